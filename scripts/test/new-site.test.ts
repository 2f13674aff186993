import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SITES } from '#lib/site.ts';
import { contrast } from '../new-site/contrast.ts';
import { createSite } from '../new-site/create.ts';
import { readRequest } from '../new-site/request.ts';
import { createStyles } from '../new-site/styles.ts';
import { updateSiteNames } from '../setup/site-names.mjs';

const LIST = 'src/lib/site-names.ts';
const THEMES = 'styles/site-themes.css';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-site-'));
  for (const file of [LIST, THEMES]) cpSync(file, join(root, file));
  for (const site of SITES) mkdirSync(join(root, 'styles/themes', site), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('new-site: it writes two folders, and the list of sites follows them, also when they are removed', async () => {
  const before = [LIST, THEMES].map(read);
  const paths = await createSite(root, readRequest(['uusisaari', "Uusi'saari", '--colour', '#0b5c7a']));
  expect(paths).toEqual([
    'packages/cms/demo/sites/uusisaari/navigation.json',
    'packages/cms/demo/sites/uusisaari/pages.json',
    'packages/cms/demo/sites/uusisaari/site.json',
    'styles/themes/uusisaari/theme.css',
    'styles/themes/uusisaari/logo.svg',
    'styles/themes/uusisaari/mark.svg',
    'packages/cms/demo/sites/uusisaari/pictures/heroes.svg',
    'packages/cms/demo/sites/uusisaari/pictures/stories-1.svg',
  ]);
  expect(read(LIST)).toContain(`  '${SITES.at(-1)}',\n  'uusisaari',\n] as const`);
  expect(read(THEMES)).toMatch(/@import '\.\/themes\/uusisaari\/theme\.css';\n$/);
  expect(read('packages/cms/demo/sites/uusisaari/site.json')).toContain(`"name": "Uusi'saari"`);
  for (const folder of ['packages/cms/demo/sites', 'styles/themes'])
    rmSync(join(root, folder, 'uusisaari'), { recursive: true });
  updateSiteNames(root);
  expect([LIST, THEMES].map(read)).toEqual(before);
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
    createStyles({ site: 'kala', name: 'Kala', language: 'fi', colour })['styles/themes/kala/theme.css'] ??
    '';
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
