/** Generated parts of handwritten documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '#lib/site-names.ts';
import { readFileGraph, readRooms } from '../imports/circles.ts';
import { drawRooms } from './rooms.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  fi: 'Finnish',
  se: 'Swedish',
  en: 'English',
  de: 'German',
};

interface SiteFile {
  name: string;
  languages: readonly string[];
}

/** Returns the table of the sites: identifier, name, languages. */
function renderSites(root: string): string {
  const rows = SITES.map((site) => {
    const file = join(root, `packages/cms/demo/sites/${site}/site.json`);
    const { name, languages } = JSON.parse(readFileSync(file, 'utf8')) as SiteFile;
    return `| \`${site}\` | ${name} | ${languages.map((one) => LANGUAGES[one] ?? one).join(' and ')} |`;
  });
  return ['| identifier | name | languages |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The parts by the paths of their documents. */
const PARTS: Readonly<Record<string, { name: string; render: (root: string) => string }>> = {
  'README.md': { name: 'sites', render: renderSites },
  'docs/architecture.md': { name: 'rooms', render: (root) => drawRooms(readRooms(readFileGraph(root))) },
};

/** Replaces a part between its two comments. @throws if the text does not have the comments */
function replacePart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name}: written by npm run docs -->`, `<!-- /${name} -->`];
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`The page has no ${start} … ${end}.`);
  return `${text.slice(0, before)}${start}\n\n${part}\n\n${text.slice(after)}`;
}

/** Returns the documents with generated parts, by path. */
export const renderParts = (root: string): Map<string, string> =>
  new Map(
    Object.entries(PARTS).map(([path, { name, render }]) => {
      const file = join(root, path);
      return [file, replacePart(readFileSync(file, 'utf8'), name, render(root))];
    }),
  );
