import { expect, test } from 'vitest';
import {
  changePicture,
  changeProp,
  createBlank,
  createField,
  findAlternative,
  findItemTitle,
  findKind,
  listLeaves,
  type Schema,
} from '#island/form-model.ts';

const ITEM: Schema = {
  type: 'object',
  properties: { Heading: { type: 'string' } },
  required: ['Heading'],
};

test('form model: an object with properties is a group, its blank has the required props, and its first text is its title', () => {
  expect(findKind(ITEM, undefined)).toBe('group');
  expect(findItemTitle({ Heading: '<b>Yksi</b>\n kaksi' })).toBe('Yksi kaksi');
  expect(createBlank(ITEM)).toEqual({ Heading: '' });
});

test('form model: an emptied optional prop becomes undefined, or null if its schema has null, and a required one stays', () => {
  const text: Schema = { type: 'string' };
  const nullable: Schema = { anyOf: [{ type: 'number' }, { type: 'null' }] };
  const at = { value: 'a', path: ['a'] };
  expect(createField({ ...at, schema: text }).parseText('')).toBeUndefined();
  expect(createField({ ...at, schema: text, isRequired: true }).parseText('')).toBe('');
  expect(createField({ ...at, schema: nullable }).parseNumber('')).toBeNull();
  expect(createField({ ...at, schema: nullable }).parseNumber('2.5')).toBe(2.5);
  expect(createField({ ...at, schema: nullable }).kind).toBe('number');
});

test('form model: a changed prop keeps its place, and a removed one leaves the others', () => {
  expect(JSON.stringify(changeProp({ a: 1, b: 2 }, 'a', 3))).toBe('{"a":3,"b":2}');
  expect(changeProp({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
});

test('form model: a picture keeps its alternative text where its schema has one', () => {
  const withAlt: Schema = { anyOf: [{ type: 'string' }, ITEM] };
  const next = { url: '/a.png', alt: 'A' };
  expect(changePicture(withAlt, '/b.png', next, false)).toEqual(next);
  expect(changePicture({ type: 'string' }, '/b.png', next, false)).toBe('/a.png');
  expect(changePicture(withAlt, next, { url: '', alt: 'A' }, false)).toBeUndefined();
});

test('form model: the alternative of a value is the one that it fits, or the first', () => {
  const schema: Schema = { anyOf: [{ type: 'string' }, ITEM] };
  expect(findAlternative(schema, { Heading: 'a' })).toBe(ITEM);
  expect(findAlternative(schema, 5)).toEqual({ type: 'string' });
  expect(findAlternative(schema, null)).toBeUndefined();
});

test('form model: leaves are the values that one control edits, with their paths', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      link: { anyOf: [{ type: 'string', format: 'link' }, { type: 'null' }] },
      items: { type: 'array', items: ITEM },
      picture: { format: 'picture' },
    },
  };
  const props = { link: '/a', items: [{ Heading: 'Yksi' }, { Heading: null }], picture: { url: '/b' } };
  expect([...listLeaves(schema, props)]).toEqual([
    { kind: 'link', value: '/a', path: ['link'] },
    { kind: 'text', value: 'Yksi', path: ['items', 0, 'Heading'] },
    { kind: 'picture', value: { url: '/b' }, path: ['picture'] },
  ]);
});
