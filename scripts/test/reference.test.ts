import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITES } from '#lib/site.ts';
import { SENTENCES } from './reference/sentences.ts';

const DOCUMENT = readFileSync('docs/reference.md', 'utf8');

/** Returns the sentences below each heading: of paragraphs and lists, and the rows of tables. Code has none. */
function listSentences(markdown: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let heading = '';
  for (const block of markdown.replaceAll(/```[\s\S]*?```/g, '').split(/\n\s*\n/)) {
    const text = block.trim();
    if (text === '') continue;
    if (text.startsWith('#')) {
      heading = text.replace(/^#+ /, '');
      found[heading] = [];
    } else if (text.startsWith('|'))
      found[heading]!.push(
        ...text
          .split('\n')
          .slice(2)
          .map((row) => row.replace(/^\| /, '').replaceAll(/\s+\|/g, ' |')),
      );
    else
      found[heading]!.push(
        ...text
          .split(/\n(?=- )/)
          .map((item) =>
            item
              .replace(/^- /, '')
              .replaceAll(/\s+/g, ' ')
              .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
          )
          .flatMap((item) => item.split(/(?<=[.!?])\s+(?=[A-Z`*])/)),
      );
  }
  return found;
}

test('reference: each sentence has one row, with a test or the reason why there is none', () => {
  const sentences = listSentences(DOCUMENT);
  expect(Object.keys(SENTENCES)).toEqual(
    Object.keys(sentences).filter((heading) => sentences[heading]!.length > 0),
  );
  const problems = Object.entries(SENTENCES).flatMap(([heading, rows]) => {
    const open = [...sentences[heading]!];
    const unused = rows.flatMap(([beginning]) => {
      const index = open.findIndex((sentence) => sentence.startsWith(beginning));
      if (index < 0) return [`${heading}: no sentence begins with "${beginning}"`];
      open.splice(index, 1);
      return [];
    });
    return [...unused, ...open.map((sentence) => `${heading}: no row for "${sentence}"`)];
  });
  expect(problems).toEqual([]);
});

test('reference: the tests of its sentences exist', () => {
  const sources = [
    'test',
    'scripts/test',
    'packages/testing',
    ...readdirSync('packages').map((name) => `packages/${name}/test`),
  ]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(\.test|^packages\/testing\/.*|journeys\/contract)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = Object.values(SENTENCES)
    .flat()
    .flatMap(([, given]) => (typeof given === 'string' ? [given] : []));
  expect(
    [...new Set(named)].filter(
      (title) => !sources.includes(title) && !sources.includes(title.replaceAll("'", "\\'")),
    ),
  ).toEqual([]);
});

test('settings: the sites of the reference are those of the code', () => {
  const [list = ''] = /^The sites are [^.]*\./m.exec(DOCUMENT) ?? [];
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...SITES]);
});
