import { expect, test } from 'vitest';
import { compare } from '../../api/compare.ts';
import { type Contract, createContract, type Schema } from '../../api/contract.ts';

const card: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    count: { type: 'number', minimum: 0, maximum: 9 },
    kind: { enum: ['a', 'b'] },
    picture: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { text: { type: 'string' } }, required: [] },
    },
    texts: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['title'],
};
const contract = (props: Schema, version = 1): Contract => ({
  release: '1',
  widgets: { card: { version, props } },
});
// Each fault is put in somewhere else.
// oxlint-disable-next-line typescript/no-explicit-any
type Edit = (props: any) => void;
const change = (edit: Edit): Schema => {
  const props = structuredClone(card);
  edit(props);
  return props;
};
const never = () => false;

test.each<[string, Edit, string]>([
  ['a prop that is gone', (p) => delete p.properties.kind, 'the prop "kind" is missing'],
  ['a prop that is required by now', (p) => p.required.push('kind'), 'the prop "kind" is required'],
  [
    'a new prop that is required',
    (p) => ((p.properties.more = { type: 'string' }), p.required.push('more')),
    'the prop "more" is required',
  ],
  [
    'another type',
    (p) => (p.properties.title.type = 'number'),
    '"title" no longer accepts a value of the type string',
  ],
  ['a choice less', (p) => (p.properties.kind.enum = ['a']), '"kind" no longer accepts "b"'],
  ['null no longer', (p) => (p.properties.picture = { type: 'string' }), '"picture" no longer accepts null'],
  ['a higher minimum', (p) => (p.properties.count.minimum = 1), 'minimum was 0 and is 1'],
  ['a lower maximum', (p) => (p.properties.count.maximum = 5), 'maximum was 9 and is 5'],
  ['a first maximum', (p) => (p.properties.title.maxLength = 5), 'maxLength was none and is 5'],
  ['whole numbers alone', (p) => (p.properties.count.type = 'integer'), '"count" no longer accepts'],
  [
    'a prop of a list’s items that is gone',
    (p) => (p.properties.rows.items.properties = {}),
    '"rows[].text" is missing',
  ],
  [
    'a prop of a list’s items that is required',
    (p) => (p.properties.rows.items.required = ['text']),
    '"rows[].text" is required',
  ],
  [
    'texts that are numbers',
    (p) => (p.properties.texts.additionalProperties = { type: 'number' }),
    '"texts.*" no longer',
  ],
  [
    'one of two props that is required',
    (p) => (p.allOf = [{ anyOf: [{ required: ['kind'] }, { required: ['picture'] }] }]),
    'one of the props "kind", "picture" is required',
  ],
])('contracts: %s breaks pages [API]', (_what, edit, fault) => {
  const { broken } = compare(contract(card), contract(change(edit)), never);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(`card: `);
  expect(broken[0]).toContain(fault);
});

test.each<[string, Edit, RegExp]>([
  ['a new optional prop', (p) => (p.properties.more = { type: 'string' }), /card: a new prop "more"/],
  ['a choice more', (p) => p.properties.kind.enum.push('c'), /"kind" also accepts "c"/],
  ['a higher maximum', (p) => (p.properties.count.maximum = 10), /accepts more: maximum was 9 and is 10/],
  ['a text of any kind', (p) => (p.properties.kind = { type: 'string' }), /"kind" also accepts/],
])('contracts: %s is an addition [API]', (_what, edit, news) => {
  const { broken, added } = compare(contract(card), contract(change(edit)), never);
  expect(broken).toEqual([]);
  expect(added.join()).toMatch(news);
});

test('contracts: a new version breaks nothing with a migration, and breaks pages without one [API]', () => {
  const renamed = contract(
    change((p) => delete p.properties.kind),
    2,
  );
  expect(compare(contract(card), renamed, (name, from) => name === 'card' && from === 1).broken).toEqual([]);
  expect(compare(contract(card), renamed, never).broken).toHaveLength(1);
  expect(compare(renamed, contract(card), () => true).broken).toEqual([
    'card: version 1 is older than 2, which pages use',
  ]);
});

test('contracts: missing widgets break pages, new ones are additions [API]', () => {
  const empty = { release: '1', widgets: {} };
  expect(compare(contract(card), empty, never).broken).toEqual([
    'card: the widget is missing; pages show its fallback',
  ]);
  expect(compare(empty, contract(card), never)).toEqual({ broken: [], added: ['card: a new widget'] });
});

test('contracts: a release contains no texts and defaults, but props with the names of such keys [API]', () => {
  const props = {
    type: 'object',
    title: 'Card',
    properties: {
      title: { type: 'string', title: 'Title', description: 'Of the card', default: 'a', format: 'link' },
    },
  };
  expect(createContract({ version: '2', widgets: [{ name: 'card', props }] })).toEqual({
    release: '2',
    widgets: { card: { version: 1, props: { type: 'object', properties: { title: { type: 'string' } } } } },
  });
});
