import { expect, test } from 'vitest';
import type { Schema } from 'saaristo/form';
import {
  createMark,
  getAt,
  listInlineTexts,
  markHtml,
  readMarks,
  withAt,
} from '../../src/model/inline-texts.ts';

const schema: Schema = {
  type: 'object',
  required: ['header'],
  properties: {
    header: { type: 'string', title: 'Heading', inline: true },
    contentId: { type: 'string', title: 'Content id' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          text: { anyOf: [{ type: 'string', format: 'rich-text', inline: true }, { type: 'null' }] },
          note: { type: 'string', format: 'long-text', inline: true },
        },
      },
    },
  },
};

test('inline texts: those that the schema declares are listed in its order, also empty ones', () => {
  const value = { contentId: 'a', header: 'Otsikko', items: [{ text: '<p>a</p>' }, { note: 'b' }] };
  const texts = [...listInlineTexts(schema, value)];
  expect(texts.map(({ path, kind, text, empty }) => [path.join('.'), kind, text, empty])).toEqual([
    ['header', 'text', 'Otsikko', ''],
    ['items.0.text', 'rich-text', '<p>a</p>', null],
    ['items.0.note', 'long-text', '', undefined],
    ['items.1.text', 'rich-text', '', null],
    ['items.1.note', 'long-text', 'b', undefined],
  ]);
});

test('inline texts: a change at a path keeps the rest, and undefined removes a prop', () => {
  const value = { items: [{ note: 'a' }, { note: 'b', text: null }] };
  expect(withAt(value, ['items', 1, 'note'], 'c')).toEqual({
    items: [{ note: 'a' }, { note: 'c', text: null }],
  });
  expect(withAt(value, ['items', 0, 'note'], undefined)).toEqual({ items: [{}, { note: 'b', text: null }] });
  expect(withAt('<p></p>', [], '<p>a</p>')).toBe('<p>a</p>');
  expect(getAt(value, ['items', 1, 'note'])).toBe('b');
  expect(getAt(value, ['missing', 1, 'note'])).toBeUndefined();
});

test('inline texts: marks are invisible, and read again from any text', () => {
  for (const number of [0, 3, 4, 63, 4000])
    expect(readMarks(`Alku ${createMark(number)}teksti`)).toEqual([number]);
  expect(createMark(27)).toMatch(/^[\u2060-\u2064]+$/);
  expect(readMarks('Ei merkkiä')).toEqual([]);
});

test.each([
  ['<p>Alku <b>loppu</b></p>', '<p>*Alku <b>loppu</b></p>', 1],
  ['<ul>\n<li><em>a</em></li></ul>', '<ul>\n<li><em>*a</em></li></ul>', 3],
  ['<p></p>', '<p>*</p>', 1],
  ['', '*', 0],
])('inline texts: %s gets a mark before its first text', (html, marked, depth) => {
  expect(markHtml(html, '*')).toEqual({ html: marked, depth });
});
