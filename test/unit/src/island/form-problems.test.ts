import { expect, test } from 'vitest';
import { getMessages } from '../../../../packages/editor/src/messages.ts';
import { joinPath, type Schema } from '#island/form-model.ts';
import { describePath, findFormProblems } from '#island/form-problems.ts';

const t = getMessages('en');
const found = (schema: Schema, value: unknown): string[] =>
  findFormProblems(schema, value, t.errors).map(({ path, message }) => `${joinPath(path)}: ${message}`);

test.each<[string, Schema, unknown, string[]]>([
  ['a missing prop', { type: 'object', required: ['a'] }, {}, ['a: This is needed.']],
  [
    'a text for a number',
    { type: 'object', properties: { a: { type: 'number' } } },
    { a: 'x' },
    ['a: Write a number.'],
  ],
  [
    'a half for a whole',
    { type: 'object', properties: { a: { type: 'integer' } } },
    { a: 1.5 },
    ['a: Write a whole number.'],
  ],
  [
    'too little',
    { type: 'object', properties: { a: { type: 'number', minimum: 1 } } },
    { a: 0 },
    ['a: Write 1 at least.'],
  ],
  ['a text for yes or no', { type: 'boolean' }, 'x', [`: ${t.errors.wrong}`]],
  ['a text that is too short', { type: 'string', minLength: 2 }, 'a', [`: ${t.errors.minLength(2)}`]],
  ['a choice of no shapes', { anyOf: [] }, 'a', [`: ${t.errors.wrong}`]],
  [
    'one of two props that the form does not describe',
    { type: 'object', allOf: [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }] },
    {},
    [`a: ${t.errors.either('a, b')}`],
  ],
  [
    'one of two props of which the form describes another',
    { type: 'object', properties: { c: {} }, allOf: [{ anyOf: [{ required: ['a'] }] }] },
    {},
    [`a: ${t.errors.either('a')}`],
  ],
  ['no choice of the list', { enum: ['a', 'b'] }, 'c', [': Choose one from the list.']],
  ['an empty text', { type: 'string', minLength: 1 }, '', [': This is needed.']],
  [
    'an item inside a list',
    { type: 'array', items: { type: 'object', required: ['b'] } },
    [{ b: 1 }, {}],
    ['1.b: This is needed.'],
  ],
  ['too few items', { type: 'array', minItems: 2 }, [1], [': Add 2 at least.']],
  ['a choice of shapes', { anyOf: [{ type: 'string' }, { type: 'number' }] }, true, [': Write a text.']],
  [
    'a choice of shapes, the nearer one',
    {
      anyOf: [
        { type: 'string' },
        { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
      ],
    },
    { url: 5 },
    ['url: Write a text.'],
  ],
  [
    'one of two props',
    {
      type: 'object',
      properties: { title: { type: 'string', title: 'Title' }, header: { type: 'string', title: 'Heading' } },
      allOf: [{ anyOf: [{ required: ['title'] }, { required: ['header'] }] }],
    },
    {},
    ['title: Fill in one of these: Title, Heading.'],
  ],
  ['a prop that nobody declared', { type: 'object', properties: {} }, { own: 1 }, []],
])('form problems: %s', (_, schema, value, problems) => {
  expect(found(schema, value)).toEqual(problems);
});

test('form problems: the form has a problem exactly where the runtime refuses the props', () => {
  const form: Schema = {
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Title' },
      header: { type: 'string', title: 'Heading' },
      texts: { type: 'object', properties: {}, additionalProperties: { type: 'string' } },
      look: { const: 'wide' },
    },
    allOf: [{ anyOf: [{ required: ['title'] }, { required: ['header'] }] }],
  };
  expect(found(form, { title: null, header: ' ' })).toEqual(['title: Fill in one of these: Title, Heading.']);
  expect(found(form, { title: 'a', header: null, texts: { a: 5 }, look: 'tall' })).toEqual([
    'texts.a: Write a text.',
    'look: This value does not fit.',
  ]);
});

test('form problems: a path is described by titles, names and numbers of items', () => {
  const schema: Schema = {
    properties: {
      slides: {
        title: 'Slides',
        anyOf: [
          { type: 'array', items: { properties: { picture: { title: 'Picture' }, plain: {} } } },
          { type: 'null' },
        ],
      },
      either: { anyOf: [{ type: 'string' }, { properties: { url: { title: 'Address' } } }] },
    },
  };
  const describe = (...path: (string | number)[]) => describePath(schema, path, (number) => `No. ${number}`);
  expect(describe('slides', 0, 'picture')).toBe('Slides › No. 1 › Picture');
  expect(describe('slides', 1, 'plain')).toBe('Slides › No. 2 › plain');
  expect(describe('either', 'url')).toBe('either › Address');
  expect(describe('unknown', 2, 'more')).toBe('unknown › No. 3 › more');
  expect(describePath(undefined, ['a', 0], String)).toBe('a › 1');
});
