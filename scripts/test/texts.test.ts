import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readUnits, runTexts } from '../../packages/cli/texts/texts.ts';
import { findWidgets, loadDefinitions, ROOT } from '../../packages/build/widgets.ts';

const LANGUAGES = { fi: 'fi-FI', se: 'sv-SE' };
const CARD = 'widgets/content/card/messages.ts';
const SOURCE = `import { type Messages, mergeMessages } from './texts.ts';
const fi = {
  open: 'Avaa',
  count: '{count} kpl',
} as const;
const own: Messages<keyof typeof fi> = {
  fi,
  se: { open: 'Öppna', count: '{count} st' },
};
const english = { email: 'E-mail' };
const always = { fi: english, se: english };
export const messages = mergeMessages(own, always, {
  fi: { 'with-dash': 'Älä' + ' paina' },
  se: { 'with-dash': \`Tryck inte\` },
});
`;

let root: string;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const run = (...args: string[]) => runTexts(root, args, LANGUAGES);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saaristo-texts-'));
  mkdirSync(dirname(join(root, CARD)), { recursive: true });
  writeFileSync(join(root, CARD), SOURCE);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file of translations by key; values are placeholders. */
async function translate(language: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await run('export', language);
  let file = read(`texts.${language}.xlf`);
  for (const [key, text] of Object.entries(texts))
    file = file.replace(
      new RegExp(`(name="[^"]*\\.${key}">.*</source>)(<target.*</target>)?`),
      (_, before: string) => `${before}<target>${text}</target>`,
    );
  writeFileSync(join(root, 'in.xlf'), file);
}

test('texts: the export has each text with its translation, state and values [I18N-06]', async () => {
  expect((await run('export', 'se')).text).toBe(
    'Written: texts.se.xlf, with 3 texts, 0 of them not translated.',
  );
  const file = read('texts.se.xlf');
  expect(file).toContain('srcLang="fi-FI" trgLang="sv-SE"');
  expect(file).toContain(`name="${CARD}#own.count"><originalData><data id="d1">{count}</data>`);
  expect(file).toMatch(/state="translated">.*> kpl<\/source><target .*> st<\/target>/);
  expect((await run('export', 'nb')).text).toContain('with 3 texts, 3 of them not translated');
});

test('texts: a new language is written into each table [I18N-06]', async () => {
  await translate('nb', {
    open: 'Åpne «den»\\',
    count: 'av <ph id="1"/>',
    'with-dash': "Ikke trykk 'her'",
  });
  expect(await run('import', 'nb', 'in.xlf')).toEqual({
    text: 'Imported 3 texts. Now add nb to the languages of the project.',
    isFaulty: false,
  });
  expect(read(CARD)).toBe(
    SOURCE.replace(
      "'{count} st' },\n",
      "'{count} st' },\n  nb: {\n    open: 'Åpne «den»\\\\',\n    count: 'av {count}',\n  },\n",
    ).replace(
      '`Tryck inte` },\n',
      "`Tryck inte` },\n  nb: {\n    'with-dash': 'Ikke trykk \\'her\\'',\n  },\n",
    ),
  );
});

test('texts: an import of a known language changes only its texts, also back to where they were [I18N-06]', async () => {
  await translate('se', { open: 'Öppna nu' });
  await run('import', 'se', 'in.xlf');
  expect(read(CARD)).toBe(SOURCE.replace("'Öppna'", "'Öppna nu'"));
  await translate('se', { open: 'Öppna' });
  await run('import', 'se', 'in.xlf');
  expect(read(CARD)).toBe(SOURCE);
});

test.each([
  ['a missing text of a new language', 'nb', { open: 'Åpne' }, /Nothing was written: 2 texts.*own\.count/s],
  [
    'a missing value of a new language',
    'nb',
    { open: 'Å', count: 'mange', 'with-dash': 'I' },
    /1 texts are missing.*Left out.*own\.count/s,
  ],
])('texts: %s is refused, nothing is written', async (_, language, texts, says) => {
  await translate(language, texts);
  await expect(run('import', language, 'in.xlf')).rejects.toThrow(says);
  expect(read(CARD)).toBe(SOURCE);
});

test.each<[string, () => void]>([
  ['a text without its value', () => {}],
  [
    'a text whose source has changed',
    () => writeFileSync(join(root, CARD), SOURCE.replace('kpl', 'kappaletta')),
  ],
])('texts: %s is left out and named', async (what, change) => {
  await translate('se', { count: what.includes('without') ? 'många' : '<ph id="1"/> stycken' });
  change();
  const source = read(CARD);
  const { text, isFaulty } = await run('import', 'se', 'in.xlf');
  expect([isFaulty, text]).toEqual([
    true,
    expect.stringMatching(/Imported 2 texts\.\nLeft out.*own\.count$/s),
  ]);
  expect(read(CARD)).toBe(source);
});

test.each([
  [['import', 'se'], /^Usage/],
  [['export', 'fi'], /another language than fi/],
  [['export', 'se', '--from', 'de'], /--from is one of fi, se, not de/],
  [['import', 'se', 'in.xlf'], /a translation into nb, not into se \(sv-SE\)/],
])('texts: %j is refused with a sentence', async (args, says) => {
  await translate('nb', {});
  await expect(run(...args)).rejects.toThrow(says);
});

test('texts: all texts of the widgets here are exported [I18N-06]', async () => {
  const units = readUnits(ROOT, 'fi', 'de');
  const sources = new Set(units.map(({ source }) => source));
  const missing = (await loadDefinitions(findWidgets())).flatMap(({ definition: { name, texts } }) =>
    Object.entries(texts?.['fi'] ?? {})
      // The export form is always in English, in a table that languages share.
      .filter(([key, text]) => !sources.has(text) && texts?.['de']?.[key] !== text)
      .map(([key]) => `${name}.${key}`),
  );
  expect(missing).toEqual([]);
  expect(units.filter(({ state }) => state !== 'translated')).toEqual([]);
});
