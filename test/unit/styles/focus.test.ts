import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const listStyles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`);
const read = (file: string): string => readFileSync(file, 'utf8');

test('focus point: every rule that cuts a picture uses the point of its address [EDITOR]', () => {
  const files = [...listStyles('src'), ...listStyles('widgets'), 'packages/cms/theme/sections.css'];
  const rules = files.flatMap((file) =>
    read(file)
      .split('}')
      // The preview of a visitor's own file has no focus point.
      .filter((rule) => rule.includes('object-fit: cover') && !file.includes('FileField'))
      .map((rule) => ({
        file,
        isRight: /object-position: var\(--sa-focus-x, [\d%]+\) var\(--sa-focus-y, [\d%]+\)/.test(rule),
      })),
  );
  expect(rules.length).toBeGreaterThan(8);
  expect(rules.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('focus point: the styles know each tenth of a width and a height, except the center [EDITOR]', () => {
  const base = read('styles/base.css');
  for (const tenth of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]) {
    expect(base).toContain(`img[src*='.focus-x${tenth}-'] {\n  --sa-focus-x: ${tenth * 10}%;`);
    expect(base).toContain(`img[src*='-y${tenth}.'] {\n  --sa-focus-y: ${tenth * 10}%;`);
  }
});
