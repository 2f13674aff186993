import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type PropSchema } from '#island/check-props.ts';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { defineWidget, editor, image, label, link, propsSchema, usedWith } from '#island/define.ts';
import { commonTexts } from '#island/editor-texts.ts';
import { jsonSchema } from '../../../../packages/build/catalogue.ts';

const texts = { fi: {}, se: {}, en: {}, de: {} };
const definition = defineWidget({
  name: 'sample',
  title: 'Sample',
  description: 'For tests',
  category: 'content',
  icon: 'M0 0',
  props: {
    title: v.pipe(v.string(), v.nonEmpty(), editor('Title')),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9), editor('Count')), 3),
    stock: v.optional(v.nullable(v.number()), null),
    cards: v.optional(v.array(v.object({ header: v.string(), wide: v.optional(v.boolean(), false) })), []),
    picture: v.optional(image('Picture')),
    columns: v.optional(v.picklist([2, 3, 'Two'])),
    button: label('Button'),
  },
  load: 'eager',
  reservedHeight: 0,
  texts,
});
const check = (props: unknown) => checkProps(propsSchema(definition), props);
const problemOf = (props: Record<string, unknown>) => {
  const result = check({ title: 'a', ...props });
  return result.ok ? undefined : result.problems[0];
};

test('props: defaults are added, unknown keys removed, and null counts as missing', () => {
  expect(check({ title: 'a', count: null, nonsense: 1, cards: [{ header: 'x', more: 2 }] })).toStrictEqual({
    ok: true,
    props: { title: 'a', count: 3, stock: null, cards: [{ header: 'x', wide: false }] },
  });
});

test('props: the schema for the browser does not say how a text is edited', () => {
  const props = {
    body: v.pipe(v.string(), editor('Text', 'Of the page', 'rich-text')),
    more: v.optional(link('More')),
    thanks: label('Thanks', 'At the end', 'long-text'),
    picture: v.optional(v.nullable(image('Picture'))),
  };
  expect(jsonSchema({ ...definition, props })).toMatchObject({
    properties: {
      body: { type: 'string', format: 'rich-text' },
      more: {
        properties: {
          label: { title: 'Label', description: 'What visitors read', inline: true },
          link: { title: 'Address', description: 'Where it leads', format: 'link' },
        },
      },
      thanks: { format: 'long-text' },
      picture: { anyOf: [{ format: 'picture' }, { type: 'null' }] },
    },
  });
  expect(JSON.stringify(propsSchema({ props }))).not.toMatch(/format|editedAs|rich-text|picture"[^:]/);
});

test.each(['/a.svg', { url: '/a.svg', alt: 'A' }, { url: '/a.svg' }])(
  'props: an image may be %j',
  (picture) => {
    expect(check({ title: 'a', picture })).toMatchObject({ props: { picture } });
  },
);

test('props: each invalid prop is reported with its path, the expected and the received value', () => {
  expect(
    check({ count: '5', cards: [{ header: 'x' }, { header: 5 }], language: 'sv', texts: { a: 1 } }),
  ).toEqual({
    ok: false,
    problems: [
      { path: 'title', expected: 'a string of at least 1 characters (required)', received: 'nothing' },
      { path: 'count', expected: 'an integer of at least 0 of at most 9', received: '"5"' },
      { path: 'cards.1.header', expected: 'a string', received: '5' },
      { path: 'language', expected: 'one of "en", "fi", "se", "de"', received: '"sv"' },
      { path: 'texts.a', expected: 'a string', received: '1' },
    ],
  });
});

test.each([
  [{ count: 1.5 }, 'count'],
  [{ count: -1 }, 'count'],
  [{ count: 10 }, 'count'],
  [{ title: '' }, 'title'],
  [{ cards: {} }, 'cards'],
  [{ cards: [null, 5] }, 'cards.1'],
  [{ cards: [{ header: 'x', wide: 'yes' }] }, 'cards.0.wide'],
  [{ picture: 5 }, 'picture'],
  [{ picture: { alt: 'no address' } }, 'picture'],
  [{ columns: 4 }, 'columns'],
  [{ columns: '2' }, 'columns'],
  [{ button: 5 }, 'button'],
  [{ site: 'atria' }, 'site'],
])('props: %j is invalid at %s', (props, path) => {
  expect(problemOf(props)).toMatchObject({ path });
});

const numbers: PropSchema = { type: 'array', items: { type: 'number' } };
const open: PropSchema = {
  type: 'object',
  properties: { a: { type: 'string' } },
  additionalProperties: { type: 'number' },
};

test.each<[PropSchema, unknown]>([
  [{ const: 'a' }, 'a'],
  [{ type: 'integer' }, 5],
  [{ type: 'number', minimum: 1, maximum: 3 }, 1],
  [{ type: 'number', minimum: 1, maximum: 3 }, 3],
  [{ type: 'string', maxLength: 2 }, 'ab'],
  [{ type: 'array', minItems: 1, maxItems: 2 }, ['a', 5]],
  [{ anyOf: [numbers, { type: 'null' }] }, [1]],
  [{ type: 'object', properties: { n: { type: 'null' } } }, { n: null }],
  [{ items: { type: 'number' } }, 'text'],
  [open, { a: 'x', b: 1 }],
  [{ type: 'object', additionalProperties: { type: 'number' } }, { a: 1 }],
  [{}, { anything: true }],
])('props: the schema %j accepts %j', (schema, value) => {
  expect(checkProps({ type: 'object', properties: { x: schema } }, { x: value })).toEqual({
    ok: true,
    props: { x: value },
  });
});

test.each<[PropSchema, unknown, string, string?]>([
  [{ const: 'a' }, 'b', '"a"'],
  [{ type: 'integer' }, 'b', 'an integer'],
  [{ type: 'number' }, [], 'a number', 'an array'],
  [{ type: 'number' }, {}, 'a number', 'an object'],
  [{ type: 'boolean' }, 1, 'a boolean'],
  [{ type: 'array' }, 1, 'an array'],
  [{ type: 'object' }, 1, 'an object'],
  [{ type: 'null' }, 1, 'null'],
  [{ type: 'number', minimum: 1 }, 0, 'a number of at least 1'],
  [{ type: 'number', maximum: 3 }, 4, 'a number of at most 3'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'a string of at most 2 characters'],
  [{ type: 'array', minItems: 2 }, [1], 'an array of at least 2', 'an array'],
  [{ type: 'array', maxItems: 1 }, [1, 2], 'an array of at most 1', 'an array'],
  [{ anyOf: [{ type: 'string' }, { const: 1 }] }, true, 'a string or 1'],
  [{ type: 'boolean' }, 'a'.repeat(58), 'a boolean', `"${'a'.repeat(58)}"`],
  [{ type: 'boolean' }, 'a'.repeat(59), 'a boolean', `"${'a'.repeat(59)}…`],
])('props: the schema %j and the value %j give the problem %s', (schema, value, expected, received) => {
  expect(checkProps({ type: 'object', properties: { x: schema } }, { x: value })).toEqual({
    ok: false,
    problems: [{ path: 'x', expected, received: received ?? JSON.stringify(value) }],
  });
});

test('props: a required prop of any value is missing, and other keys are checked by their own schema', () => {
  const problems = (schema: PropSchema, value: unknown) => checkProps(schema, value);
  expect(problems({ type: 'object', required: ['x'] }, {})).toMatchObject({
    problems: [{ path: 'x', expected: 'anything (required)', received: 'nothing' }],
  });
  expect(problems(open, { a: 'x', b: 'y' })).toMatchObject({ problems: [{ path: 'b' }] });
});

test('props: the form hides a prop by the values of another one, and the browser does not', () => {
  const props = { size: v.pipe(v.string(), editor('Size'), usedWith({ layout: ['wide'] })) };
  expect(jsonSchema({ ...definition, props })).toMatchObject({
    properties: { size: { usedWith: { layout: ['wide'] } } },
  });
  expect(propsSchema({ props })).not.toHaveProperty('properties.size.usedWith');
});

test.each([[[1]], ['text'], [5], [true]])('props: %j instead of an object is invalid', (props) => {
  expect(check(props)).toMatchObject({ ok: false, problems: [{ path: '(props)', expected: 'an object' }] });
});

test('props: names of object properties are treated like any other', () => {
  const given = JSON.parse(
    '{"title":"a","__proto__":{"count":"x"},"constructor":1,"texts":{"__proto__":"b"}}',
  ) as unknown;
  const result = check(given);
  expect(result).toMatchObject({ ok: true, props: { count: 3 } });
  expect(Object.keys(result.ok ? (result.props['texts'] as object) : {})).toEqual(['__proto__']);
});

test('props: editors see the texts of the common props, of links and of pictures in each language', () => {
  const schema = jsonSchema({ ...definition, props: { more: link(), picture: image() } });
  const seen = JSON.stringify(schema).matchAll(/"(?:title|description)":"([^"]+)"/g);
  expect([...seen].map((match) => match[1]!).toSorted()).toEqual(
    // The address of a link and that of a picture have the same label.
    ['Address', ...Object.keys(commonTexts)].toSorted(),
  );
  for (const translations of Object.values(commonTexts))
    expect(Object.keys(translations)).toEqual(['fi', 'sv']);
});

test('props: a definition with a fixed value, lengths of texts and lists, and closed objects is accepted', () => {
  const props = {
    kind: v.literal('a'),
    name: v.pipe(v.string(), v.maxLength(2)),
    list: v.pipe(v.array(v.strictObject({})), v.minLength(1), v.maxLength(2)),
    thanks: label('Thanks'),
  };
  expect(propsSchema({ props })).toMatchObject({
    properties: {
      kind: { const: 'a' },
      name: { maxLength: 2 },
      list: { minItems: 1, maxItems: 2, items: { additionalProperties: false } },
    },
  });
  expect(jsonSchema({ ...definition, props, texts: { ...texts, fi: { thanks: 'Kiitos' } } })).toMatchObject({
    properties: { thanks: { title: 'Thanks', default: 'Kiitos' } },
  });
});

const mail = v.pipe(v.string(), v.regex(/@/));

test.each([
  [{ mail }, '.mail'],
  [{ mails: v.array(v.object({ mail })) }, '.mails[].mail'],
  [{ mails: v.objectWithRest({}, mail) }, '.mails[]'],
  [{ mails: v.objectWithRest({ mail }, v.string()) }, '.mails.mail'],
  [{ mail: v.nullable(mail) }, '.mail'],
])('props: a definition with an unsupported rule is rejected, case %#', (props, path) => {
  expect(() => propsSchema({ props })).toThrow(`The prop${path} needs "pattern"`);
});

test('props: the schema describes the given value, before its transformation', () => {
  const props = { count: v.pipe(v.string(), v.transform(Number)) };
  expect(propsSchema({ props })).toHaveProperty('properties.count', { type: 'string' });
});

test('props: all problems are described in one line', () => {
  const problem = (path: string) => ({ path, expected: 'a number', received: '"5"' });
  expect(describeProblems([problem('a'), problem('b.0')])).toBe(
    'prop "a": expected a number, got "5"; prop "b.0": expected a number, got "5"',
  );
});

test('props: at least one of alternative props must be given and not blank', () => {
  const pair = {
    props: {
      title: v.optional(v.string()),
      header: v.optional(v.string()),
      cards: v.optional(v.array(v.string())),
    },
    either: [['title', 'header', 'cards']],
  };
  const missing = { path: 'title', expected: 'title or header or cards (required)', received: 'nothing' };
  const result = (props: object) => checkProps(propsSchema(pair), props);
  for (const props of [{ header: 'a' }, { cards: ['a'] }]) expect(result(props)).toEqual({ ok: true, props });
  expect(result({ title: ' ', header: null })).toEqual({ ok: false, problems: [missing] });
});
