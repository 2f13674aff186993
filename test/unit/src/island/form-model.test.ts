import { expect, test } from 'vitest';
import {
  createBlank,
  createField,
  findAlternative,
  findItemTitle,
  findKind,
  isShown,
  type Kind,
  listFields,
  listLeaves,
  type Schema,
} from '#island/form-model.ts';

const ITEM: Schema = {
  type: 'object',
  properties: { Heading: { type: 'string' } },
  required: ['Heading'],
};

const PICTURE: Schema = {
  anyOf: [{ type: 'string' }, { type: 'object', properties: { url: {}, alt: {} } }],
};

test.each<[string, Schema, unknown, Kind]>([
  ['the format of a picture', { format: 'picture' }, undefined, 'picture'],
  ['an address or an address with a text', PICTURE, undefined, 'picture'],
  ['three alternatives', { anyOf: [...PICTURE.anyOf!, { type: 'number' }] }, undefined, 'either'],
  ['two objects', { anyOf: [ITEM, PICTURE.anyOf![1]!] }, undefined, 'either'],
  ['a text or another object', { anyOf: [{ type: 'string' }, ITEM] }, undefined, 'either'],
  [
    'an object with an address alone',
    { anyOf: [{ type: 'string' }, { properties: { url: {} } }] },
    '',
    'either',
  ],
  ['an object with a text alone', { anyOf: [{ type: 'string' }, { properties: { alt: {} } }] }, '', 'either'],
  ['choices', { type: 'string', enum: ['a', 'b'] }, undefined, 'choice'],
  ['choices in two forms', { anyOf: [{ enum: ['Two'] }, { enum: [2] }] }, undefined, 'choice'],
  ['choices or a text', { anyOf: [{ enum: ['Two'] }, { type: 'string' }] }, undefined, 'either'],
  ['yes or no', { type: 'boolean' }, undefined, 'switch'],
  ['a number', { type: 'number' }, undefined, 'number'],
  ['a whole number', { type: 'integer' }, undefined, 'number'],
  ['a product', { type: 'integer', format: 'product' }, undefined, 'product'],
  ['a recipe', { type: 'number', format: 'recipe' }, undefined, 'recipe'],
  ['a list', { type: 'array' }, undefined, 'list'],
  ['an object with properties', ITEM, undefined, 'group'],
  ['an object that forbids others', { ...ITEM, additionalProperties: false }, undefined, 'group'],
  ['an object of any keys', { ...ITEM, additionalProperties: { type: 'string' } }, undefined, 'map'],
  ['an object without properties', { type: 'object' }, undefined, 'map'],
  ['a rich text', { type: 'string', format: 'rich-text' }, undefined, 'rich-text'],
  ['a long text', { type: 'string', format: 'long-text' }, undefined, 'long-text'],
  ['a link', { type: 'string', format: 'link' }, undefined, 'link'],
  ['a date', { type: 'string', format: 'date' }, undefined, 'date'],
  ['a product as text', { type: 'string', format: 'product' }, undefined, 'product'],
  ['a recipe as text', { type: 'string', format: 'recipe' }, undefined, 'recipe'],
  ['a text that is not set', { type: 'string' }, undefined, 'text'],
  ['a text of 60 characters', { type: 'string' }, 'a'.repeat(60), 'text'],
  ['a text of 61 characters', { type: 'string' }, 'a'.repeat(61), 'long-text'],
  ['a text of two lines', { type: 'string' }, 'a\nb', 'long-text'],
  ['a text with a tag', { type: 'string' }, 'a <BR> b', 'rich-text'],
  ['a text with the end of a tag', { type: 'string' }, 'a</p>', 'rich-text'],
  ['a text with less than', { type: 'string' }, 'a < b > c <>', 'text'],
  ['a schema without a type', {}, 'a', 'other'],
])('form model: %s has its kind of control', (_what, schema, value, kind) => {
  expect(findKind(schema, value)).toBe(kind);
});

test('form model: an object has fields for the props that its values use', () => {
  const schema: Schema = {
    properties: {
      site: {},
      layout: { default: 'wide' },
      columns: { usedWith: { layout: ['narrow'] } },
      image: { usedWith: { layout: ['wide', 'full'] } },
      orphan: { usedWith: { removed: ['a'] } },
    },
    required: ['image'],
  };
  const names = (value: unknown) => listFields(schema, value, []).map(({ name }) => name);
  expect(names({})).toEqual(['site', 'layout', 'image']);
  expect(names(null)).toEqual(['site', 'layout', 'image']);
  expect(names({ layout: 'narrow' })).toEqual(['site', 'layout', 'columns']);
  expect(names({ layout: 'other' })).toEqual(['site', 'layout']);
  expect(listFields(schema, { image: 'a' }, [])).toEqual([
    expect.objectContaining({ name: 'site', path: ['site'], isCommon: true, isRequired: false }),
    expect.objectContaining({ name: 'layout', isCommon: false }),
    expect.objectContaining({ name: 'image', value: 'a', isRequired: true }),
  ]);
  expect(listFields(schema, {}, ['items', 0])[0]).toMatchObject({
    path: ['items', 0, 'site'],
    isCommon: false,
  });
  expect(listFields({ properties: { language: {}, texts: {} } }, {}, []).map((one) => one.isCommon)).toEqual([
    true,
    true,
  ]);
  expect(listFields({}, {}, [])).toEqual([]);
  expect(isShown({}, 'unknown', {})).toBe(true);
  expect(listFields({ properties: { other: {} } }, {}, [])[0]).toMatchObject({ isRequired: false });
});

test.each<[Schema, unknown]>([
  [{ default: [1] }, [1]],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, ''],
  [{ anyOf: [] }, null],
  [{ type: 'number' }, 0],
  [{ type: 'integer', minimum: 3 }, 3],
  [{ type: 'boolean' }, false],
  [{ type: 'array' }, []],
  [{ type: 'array', minItems: 2, items: { type: 'string' } }, ['', '']],
  [{ type: 'array', minItems: 1 }, [null]],
  [ITEM, { Heading: '' }],
  [{ type: 'object' }, {}],
  [{ type: 'object', required: ['a'] }, { a: null }],
  [{}, null],
])('form model: the blank of %j is %j', (schema, blank) => {
  expect(createBlank(schema)).toStrictEqual(blank);
});

test.each([
  [{ Heading: '<b>Yksi</b>\n kaksi' }, 'Yksi kaksi'],
  [{ text: 'text', title: ' ', header: 5, label: 'label' }, 'label'],
  [{ Name: 'N', Title: 'T' }, 'T'],
  [{ question: 'Q', name: 'n' }, 'n'],
  [{ heading: 'H', header: 'h' }, 'h'],
  [{ question: 'Q' }, 'Q'],
  [{ heading: 'H' }, 'H'],
  [{ text: 'x' }, 'x'],
  [{ title: 't' }, 't'],
  [{ Name: 'N' }, 'N'],
  [{ other: 'a' }, undefined],
  ['Yksi<br>kaksi', 'Yksi kaksi'],
  ['<b> </b>', undefined],
  [null, undefined],
  [5, undefined],
])('form model: the title of the item %j is %j', (value, title) => {
  expect(findItemTitle(value)).toBe(title);
});

test('form model: an emptied optional prop becomes undefined, or null if its schema has null, and a required one stays', () => {
  const text: Schema = { type: 'string' };
  const nullable: Schema = { anyOf: [{ type: 'number' }, { type: 'null' }] };
  const at = { value: 'a', path: ['a'] };
  expect(createField({ ...at, schema: text }).parseText('')).toBeUndefined();
  expect(createField({ ...at, schema: text, isRequired: true }).parseText('')).toBe('');
  expect(createField({ ...at, schema: nullable }).parseNumber('')).toBeNull();
  expect(createField({ ...at, schema: text }).parseText('b')).toBe('b');
  expect(createField({ ...at, schema: nullable }).parseNumber('2.5')).toBe(2.5);
  expect(createField({ ...at, schema: nullable }).kind).toBe('number');
});

test('form model: the alternative of a value is the one that it fits, or the first', () => {
  const schema: Schema = { anyOf: [{ type: 'string' }, ITEM] };
  expect(findAlternative(schema, { Heading: 'a' })).toBe(ITEM);
  expect(findAlternative(schema, 5)).toEqual({ type: 'string' });
  expect(findAlternative(schema, null)).toBeUndefined();
  expect(findAlternative(schema, undefined)).toBeUndefined();
  expect(findAlternative({}, 5)).toBeUndefined();
});

test('form model: leaves are the values that one control edits, with their paths', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      link: { anyOf: [{ type: 'string', format: 'link' }, { type: 'null' }] },
      items: { type: 'array', items: ITEM },
      picture: { format: 'picture' },
      either: { anyOf: [{ type: 'string' }, ITEM] },
      unused: { type: 'string', usedWith: { link: ['/b'] } },
      raw: { type: 'array' },
      empty: { format: 'picture' },
    },
  };
  const props = {
    link: '/a',
    items: [{ Heading: 'Yksi' }, { Heading: null }],
    picture: { url: '/b' },
    either: { Heading: 'Kaksi' },
    unused: 'a',
    raw: [5],
    empty: null,
  };
  expect([...listLeaves(schema, props)]).toEqual([
    { kind: 'link', value: '/a', path: ['link'] },
    { kind: 'text', value: 'Yksi', path: ['items', 0, 'Heading'] },
    { kind: 'picture', value: { url: '/b' }, path: ['picture'] },
    { kind: 'text', value: 'Kaksi', path: ['either', 'Heading'] },
    { kind: 'other', value: 5, path: ['raw', 0] },
  ]);
  expect([...listLeaves({}, undefined)]).toEqual([]);
});
