import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkProps, defineWidget, editor, image, propsSchema } from '#island/define.ts';

const texts = { fi: {}, se: {}, en: {}, de: {} };
const definition = defineWidget({
  name: 'sample',
  title: 'Sample',
  description: 'For tests',
  category: 'content',
  icon: 'M0 0',
  props: {
    title: v.pipe(v.string(), editor('Title')),
    count: v.optional(v.pipe(v.number(), editor('Count')), 3),
    stock: v.optional(v.nullable(v.number()), null),
    cards: v.optional(v.array(v.object({ header: v.string() })), []),
    picture: v.optional(image('Picture')),
  },
  load: 'eager',
  reservedHeight: 0,
  texts,
});
const check = (props: unknown) => checkProps(propsSchema(definition), props);

test('defaults are filled in, unknown keys dropped, null stands for nothing given', () => {
  expect(check({ title: 'a', count: null, nonsense: 1 })).toEqual({
    ok: true,
    props: { title: 'a', count: 3, stock: null, cards: [] },
  });
});

test('an image is an address, or an address with its text', () => {
  expect(check({ title: 'a', picture: '/a.svg' })).toMatchObject({
    props: { picture: { url: '/a.svg', alt: '' } },
  });
  expect(check({ title: 'a', picture: { url: '/a.svg', alt: 'A' } })).toMatchObject({
    props: { picture: { url: '/a.svg', alt: 'A' } },
  });
});

test('what is wrong is said prop by prop: path, expected, received', () => {
  expect(check({ count: '5', cards: [{ header: 'x' }, { header: 5 }], language: 'sv' })).toEqual({
    ok: false,
    problems: [
      { path: 'title', expected: 'a value (required)', received: 'nothing' },
      { path: 'count', expected: 'number', received: '"5"' },
      { path: 'cards.1.header', expected: 'string', received: '5' },
      { path: 'language', expected: '("en" | "fi" | "se" | "de")', received: '"sv"' },
    ],
  });
});
