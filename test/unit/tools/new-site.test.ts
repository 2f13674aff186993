import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contrast } from '../../../tools/new-site/contrast.ts';
import { createSite } from '../../../tools/new-site/create.ts';
import { readRequest } from '../../../tools/new-site/request.ts';
import { createStyles } from '../../../tools/new-site/styles.ts';

const LISTS = ['src/lib/site.ts', 'styles/sites/themes.css', 'cms/demo/sites/sites.ts', 'cms/demo/pages.ts'];

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-site-'));
  for (const file of LISTS) cpSync(file, join(root, file));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('new-site: it writes one folder of content and one of styles, and a line in each list', async () => {
  const paths = await createSite(root, readRequest(['uusisaari', "Uusi'saari", '--colour', '#0b5c7a']));
  expect(paths.filter((path) => !LISTS.includes(path))).toEqual([
    'cms/demo/sites/uusisaari/site.ts',
    'cms/demo/sites/uusisaari/navigation.ts',
    'cms/demo/sites/uusisaari/pages.ts',
    'styles/sites/uusisaari/theme.css',
    'styles/sites/uusisaari/logo.svg',
    'styles/sites/uusisaari/mark.svg',
  ]);
  expect(read('src/lib/site.ts')).toContain("  'uusisaari',\n] as const");
  expect(read('styles/sites/themes.css')).toMatch(/@import '\.\/uusisaari\/theme\.css';\n$/);
  expect(read('cms/demo/sites/sites.ts')).toMatch(
    /import \{ uusisaari \} from .*;\n\n[^]*\n {2}uusisaari,\n\];/,
  );
  expect(read('cms/demo/pages.ts')).toContain('  ...uusisaari,\n  ...briefPages,\n');
  expect(read('cms/demo/sites/uusisaari/site.ts')).toContain(`name: "Uusi'saari"`);
});

test('new-site: a taken folder or a changed list leaves all files unchanged', async () => {
  const request = readRequest(['uusisaari', 'Uusisaari']);
  await createSite(root, request);
  const before = LISTS.map(read);
  await expect(createSite(root, request)).rejects.toThrow('cms/demo/sites/uusisaari already exists');
  expect(LISTS.map(read)).toEqual(before);
  rmSync(join(root, 'cms/demo/pages.ts'));
  await expect(createSite(root, { ...request, site: 'saari' })).rejects.toThrow('ENOENT');
  expect(existsSync(join(root, 'cms/demo/sites/saari'))).toBe(false);
});

test.each([
  [[], 'Give an identifier and a name'],
  [['kala-ranta', 'Kala'], 'is not a valid identifier'],
  [['sibylla', 'Majakkagrilli'], 'is taken'],
  [['kalase', 'Kala'], 'end in "se"'],
  [['kala', 'Kala', '--language', 'se'], 'end in "se"'],
  [['kala', 'Kala', '--language', 'de'], '--language is fi or se'],
  [['kala', 'Kala', '--colour', 'red'], '--colour is a colour'],
])('new-site: %j is refused with a sentence', (args, sentence) => {
  expect(() => readRequest(args)).toThrow(sentence);
});

describe.each(['#000000', '#ffffff', '#ffe000', '#7f7f7f', '#c9141d', '#22cc55'])('theme of %s', (colour) => {
  const theme =
    createStyles({ site: 'kala', name: 'Kala', language: 'fi', colour })['styles/sites/kala/theme.css'] ?? '';
  const role = (name: string): string => theme.match(`--sa-color-${name}: (#[\\da-f]{6})`)?.[1] ?? '';

  test.each([
    ['on-brand', 'brand'],
    ['on-brand', 'brand-strong'],
    ['on-inverse', 'inverse'],
    ['link', 'brand-soft'],
    ['link', 'surface-sunken'],
  ])('text %s on %s: the contrast is at least 4.5:1 [I18N-05]', (text, ground) => {
    expect(contrast(role(text), role(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
