import { expect, test } from 'vitest';
import {
  isFilePath,
  isPagePath,
  mapBlocks,
  parsePageDetails,
  walkBlocks,
  type Block,
} from '#lib/page-details.ts';

const page = { title: 'Etusivu', description: 'Kuvaus', blocks: [] as unknown[] };
const block = { widget: 'hero', props: {} };
const parseBlock = (value: unknown) => parsePageDetails({ ...page, blocks: [value] })?.blocks[0];

test.each(['/', '/a', '/a/', '/a/b', '/a/bc.d/e', '/a.b', '/~a-b_c', `/${'a'.repeat(199)}`])(
  'page: %j is a path',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each(['', 'a', '//', '/a//b', '/.a', '/a/.b', '/a b', '/a?b', '/ä', 'x/a', `/${'a'.repeat(200)}`])(
  'page: %j is no path',
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

test('page: a path with the ending of a file is one of a file', () => {
  const files = ['/robots.txt', '/a/sitemap.xml/', '/favicon.ICO', '/a.mp4', '/a.jpeg2'];
  expect(files.filter(isFilePath)).toEqual(files);
  expect(['/a', '/a.b', '/version-1.25', '/a.longer2', '/a.txt/b'].filter(isFilePath)).toEqual([]);
});

test.each([
  null,
  [],
  { ...page, blocks: {} },
  { ...page, title: 5 },
  { ...page, description: undefined },
  { ...page, blocks: [null] },
  { ...page, blocks: [block, 'text'] },
])('page: %j is none', (value) => {
  expect(parsePageDetails(value)).toBeUndefined();
});

test('page: long texts are cut, other keys are left out, and only true hides it from searches', () => {
  expect(
    parsePageDetails({
      ...page,
      title: `${'a'.repeat(199)}\0bc`,
      description: 'b'.repeat(501),
      share: { url: 'u'.repeat(2001), alt: 'a'.repeat(301) },
      unlisted: true,
      other: 1,
    }),
  ).toStrictEqual({
    title: 'a'.repeat(199),
    description: 'b'.repeat(500),
    share: { url: 'u'.repeat(2000), alt: 'a'.repeat(300) },
    unlisted: true,
    blocks: [],
  });
  expect(parsePageDetails({ ...page, unlisted: 'yes' })).toStrictEqual(page);
});

test.each<[unknown, object | undefined]>([
  [
    { url: ' /a.jpg ', alt: 'A' },
    { url: '/a.jpg', alt: 'A' },
  ],
  [{ url: '/a.jpg' }, { url: '/a.jpg' }],
  [
    { url: '/a.jpg', alt: '' },
    { url: '/a.jpg', alt: '' },
  ],
  [{ url: ' ', alt: 'A' }, undefined],
  [{ url: 5 }, undefined],
  ['/a.jpg', undefined],
])('page: the picture %j is shared as %j', (share, shared) => {
  expect(parsePageDetails({ ...page, share })).toStrictEqual({ ...page, ...(shared && { share: shared }) });
});

test.each<[string, unknown]>([
  ['a widget', block],
  ['a name of 60 characters', { ...block, widget: 'a'.repeat(60) }],
  ['a version', { ...block, version: 2 }],
  ['a load strategy', { ...block, load: 'visible 200px' }],
  ['rich text', { html: '<p>Hei</p>' }],
  ['settings', { ...block, name: 'Top', hideOn: ['phone', 'desktop'], example: true }],
  ['settings of rich text', { html: '', name: 'Top', hideOn: ['tablet'] }],
  ['blocks in slots', { ...block, slots: { '': [{ html: 'a' }], 'left-2': [block] } }],
  ['props as deep as they may be', { ...block, props: nested(38) }],
])('block: one with %s is kept', (_what, value) => {
  expect(parseBlock(value)).toStrictEqual(value);
});

test.each<[string, object]>([
  ['half a version', { version: 1.5 }],
  ['an unknown strategy', { load: 'never' }],
  ['no strategy', { load: 5 }],
  ['an empty name', { name: ' ' }],
  ['no name', { name: 5 }],
  ['an unknown width', { hideOn: ['watch'] }],
  ['no list of widths', { hideOn: 'phone' }],
  ['an example by a text', { example: 'true' }],
  ['empty slots', { slots: { main: [] } }],
  ['other keys', { other: 1 }],
])('block: %s is left out', (_what, more) => {
  expect(parseBlock({ ...block, ...more })).toStrictEqual(block);
});

test.each<[string, unknown]>([
  ['no widget', { props: {} }],
  ['the name of no widget', { ...block, widget: 'Hero' }],
  ['a name that begins with a digit', { ...block, widget: '1hero' }],
  ['a name of two lines', { ...block, widget: 'hero\nx' }],
  ['a name of 61 characters', { ...block, widget: 'a'.repeat(61) }],
  ['a list of props', { ...block, props: [1] }],
  ['a list of slots', { ...block, slots: [{}] }],
  ['a slot of no list', { ...block, slots: { main: {} } }],
  ['a wrong slot beside a right one', { ...block, slots: { main: [], other: {} } }],
  ['a slot of a wrong name', { ...block, slots: { Main: [] } }],
  ['a slot of a wrong name with an end', { ...block, slots: { 'main!': [] } }],
  ['a wrong block in a slot', { ...block, slots: { main: [{}] } }],
  ['props that are too deep', { ...block, props: nested(39) }],
])('block: one with %s makes the page invalid', (_what, value) => {
  expect(parseBlock(value)).toBeUndefined();
});

test('block: the empty arrays that PHP writes for objects are empty objects', () => {
  expect(parseBlock({ ...block, props: [], slots: [] })).toEqual({ ...block, props: {} });
});

test('block: its name is cut, and widths are in order', () => {
  expect(parseBlock({ ...block, name: ` ${'a'.repeat(100)}`, hideOn: ['desktop', 'phone'] })).toMatchObject({
    name: 'a'.repeat(99),
    hideOn: ['phone', 'desktop'],
  });
});

test('page: it has 500 blocks at most, with those in slots', () => {
  const parse = (blocks: unknown[]) => parsePageDetails({ ...page, blocks });
  const inner = Array.from({ length: 499 }, () => ({ html: '' }));
  expect(parse([{ ...block, slots: { main: inner } }])).toBeDefined();
  expect(parse([{ ...block, slots: { main: inner } }, { html: '' }])).toBeUndefined();
});

test('blocks: those in slots are visited after theirs, and changed before', () => {
  const text = (html: string): Block => ({ html });
  const blocks: Block[] = [
    {
      widget: 'a',
      props: {},
      slots: { x: [text('1'), { widget: 'b', props: {}, slots: { '': [text('2')] } }] },
    },
    { widget: 'c', props: {} },
    text('3'),
  ];
  const names = (list: Iterable<Block>) => [...list].map((one) => ('html' in one ? one.html : one.widget));
  expect(names(walkBlocks(blocks))).toEqual(['a', '1', 'b', '2', 'c', '3']);
  const order: Block[] = [];
  const changed = mapBlocks(blocks, (one) => {
    order.push(one);
    return { ...one, name: 'seen' };
  });
  expect(names(order)).toEqual(['1', '2', 'b', 'a', 'c', '3']);
  expect([...walkBlocks(changed)].every(({ name }) => name === 'seen')).toBe(true);
  expect([...walkBlocks(blocks)].some(({ name }) => name)).toBe(false);
});

/** Returns objects in each other. */
function nested(depth: number): Record<string, unknown> {
  let value: Record<string, unknown> = {};
  for (let at = 1; at < depth; at += 1) value = { value };
  return value;
}
