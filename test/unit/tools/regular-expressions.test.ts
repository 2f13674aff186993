import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Exceptions for short texts or the estate's own texts, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'cms/content/search/terms.ts ^(.{4,}?)[aeiouyäö]+$': 'reads a stem, of a query of 200 characters at most',
};

interface Found {
  file: string;
  pattern: string;
  flags: string;
}

/** Lists every regular expression in a source. */
function regularExpressions(file: string, source: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) found.push({ file, ...(node.regex as Omit<Found, 'file'>) });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

const takesLong = ({ pattern, flags }: Found): boolean =>
  analyse({ source: pattern, flags }).reports.length > 0;

const sources = ['cms', 'sites', 'src', 'mount', 'widgets'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep))),
);

describe('regular expressions', () => {
  it('the time of those of server, widgets and runtime grows at most linearly with the text', () => {
    const all = sources.flatMap((file) =>
      regularExpressions(file, readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(all.length).toBeGreaterThan(50);
    const slow = all.filter(takesLong).map(({ file, pattern }) => `${file} ${pattern}`);
    expect(slow.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  it.each(["path.replace(/\\/+$/, '')", 'const email = /^([a-z]+)+@$/', 'text.split(/\\s*;\\s*/)'])(
    '%s is reported as slow',
    (source) => {
      const found = regularExpressions('x.ts', source);
      expect(found).toHaveLength(1);
      expect(found.every(takesLong)).toBe(true);
    },
  );
});
