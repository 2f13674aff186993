import { expect, test } from 'vitest';
import type { PageDetails } from '../../src/contract.ts';
import type { Widget } from '../../src/model/catalogue.ts';
import {
  applyTexts,
  confirmText,
  hashText,
  listPairs,
  listUnrecorded,
  type TextPair,
} from '../../src/model/translation.ts';
import { MAX_XLIFF_BYTES, readXliff, writeXliff } from '../../src/model/xliff.ts';

const catalogue = new Map([
  [
    'card',
    {
      props: {
        type: 'object',
        properties: {
          header: { type: 'string' },
          image: { format: 'picture', anyOf: [{ type: 'string' }, { type: 'object' }] },
          contentId: { type: 'string' },
          more: { type: 'string', format: 'rich-text' },
        },
      },
    } as unknown as Widget,
  ],
]);
const page = (title: string, html: string, props: Record<string, unknown> = {}): PageDetails => ({
  title,
  description: '',
  blocks: [{ html }, { widget: 'card', props }],
});
const stateOf = (source: string, target: string, translated: Record<string, string> = {}): string =>
  listPairs(page(source, ''), page(target, ''), translated, catalogue)[0]!.state;

test('translation: a text that equals its source is not translated, until it is confirmed', () => {
  expect(stateOf('Kesä', 'Kesä')).toBe('untranslated');
  const [pair] = listPairs(page('Saaristo', ''), page('Saaristo', ''), {}, catalogue);
  expect(stateOf('Saaristo', 'Saaristo', confirmText(pair!))).toBe('translated');
});

test('translation: a changed source makes a translation outdated, and a text of the copy stays untranslated', () => {
  const translated = { [hashText('Summer')]: hashText('Kesä') };
  expect(stateOf('Kesä', 'Summer', translated)).toBe('translated');
  expect(stateOf('Syksy', 'Summer', translated)).toBe('outdated');
  expect(stateOf('Syksy', 'Kesä', { [hashText('Kesä')]: hashText('Kesä') })).toBe('untranslated');
  expect(stateOf('Syksy', '', {})).toBe('untranslated');
});

test('translation: texts, rich texts and alternative texts are listed; codes and addresses are not', () => {
  const source = page('Kesä', '<p>Teksti</p>', {
    header: 'Otsikko',
    image: { url: '/a.webp', alt: 'Kuva' },
    contentId: 'kesa-2026',
    more: '<p>Lisää</p>',
  });
  const pairs = listPairs(source, source, {}, catalogue);
  expect(pairs.map(({ key }) => key)).toEqual(['title', '0', '1.header', '1.image.alt', '1.more']);
  const texts = new Map(pairs.map(({ key, source: text }) => [key, text.replaceAll(/\p{L}+(?=<|$)/gu, 'X')]));
  const target = applyTexts(source, pairs, texts);
  expect(target).toEqual({
    ...source,
    title: 'X',
    blocks: [
      { html: '<p>X</p>' },
      {
        widget: 'card',
        props: {
          header: 'X',
          image: { url: '/a.webp', alt: 'X' },
          contentId: 'kesa-2026',
          more: '<p>X</p>',
        },
      },
    ],
  });
  expect(Object.keys(listUnrecorded(listPairs(source, target, {}, catalogue), {}))).toHaveLength(2);
});

const pair = (source: string, target: string, isHtml = false): TextPair => ({
  key: isHtml ? '0' : 'title',
  block: isHtml ? 0 : null,
  path: isHtml ? [] : ['title'],
  isHtml,
  source,
  target,
  state: 'translated',
});
const write = (pairs: TextPair[]): string => writeXliff(pairs, { source: 'fi', target: 'en' }, '/a');

test.each([
  ['a text', pair('Kesä & "syksy" <3', 'Summer & "autumn" <3')],
  [
    'rich text',
    pair(
      '<p>Lue <a href="/a?b=1&amp;c">lisää</a> &amp; voita</p>',
      '<p>Read <a href="/a?b=1&amp;c">more</a> &amp; win</p>',
      true,
    ),
  ],
  [
    'a message whose values change places',
    { ...pair('{old} vaihdettu: {new}', '{new} replaces {old}'), hasValues: true },
  ],
  ['a plain text with braces', pair('{a}', 'b')],
  ['a control character', pair('a\u0001b', 'c')],
])('XLIFF: %s comes back as it was', (_, one) => {
  const file = write([one]);
  expect(new DOMParser().parseFromString(file, 'application/xml').querySelector('parsererror')).toBeNull();
  const { texts, skipped } = readXliff(file, [one]);
  expect([[...texts], skipped]).toEqual([[[one.key, one.target]], []]);
});

test('XLIFF: a placeholder may move, and a file adds no tags', () => {
  const one = pair('<p>Kesä <b>tulee</b></p>', '<p>Kesä <b>tulee</b></p>', true);
  const file = write([one]);
  const read = (target: string) =>
    readXliff(file.replace(/<target.*<\/target>/, `<target>${target}</target>`), [one]);
  const ph = (id: number): string => `<ph id="${id}"/>`;
  expect(read(`${ph(1)}${ph(2)}Summer${ph(3)} comes${ph(4)}`).texts.get('0')).toBe(
    '<p><b>Summer</b> comes</p>',
  );
  expect(read(`${ph(1)}${ph(2)}&lt;script&gt;${ph(3)}${ph(4)}`).texts.get('0')).toBe(
    '<p><b>&lt;script&gt;</b></p>',
  );
  for (const wrong of [`${ph(1)}x`, `${ph(1)}${ph(1)}x${ph(3)}${ph(4)}`, `${ph(9)}x`, '<b>x</b>'])
    expect(read(wrong)).toEqual({ texts: new Map(), skipped: ['0'] });
});

test.each([
  ['lacks a value', 'None'],
  ['has another value', '{count} of {most}'],
])('XLIFF: a message that %s is exported as not translated', (_, target) => {
  const one = { ...pair('{count} kpl', target), hasValues: true };
  expect(write([one])).toMatch(/state="initial"><source.*<ph id="1".*<\/source><\/segment>/);
});

test('XLIFF: a text whose source has changed since the export is skipped', () => {
  const file = write([pair('Kesä', 'Summer')]);
  expect(readXliff(file, [pair('Syksy', '')])).toEqual({ texts: new Map(), skipped: ['title'] });
});

test.each([
  ['no XML', 'hello'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="2.0">&a;</xliff>'],
  ['a large file', 'x'.repeat(MAX_XLIFF_BYTES + 1)],
  ['too many units', `<xliff version="2.0">${'<unit/>'.repeat(5001)}</xliff>`],
])('XLIFF: %s is refused', (_, file) => expect(() => readXliff(file, [])).toThrow(/^The file/));
