/** Blocks in the slots of blocks: every function of the editor sees them. */
import { walkTree } from '@puckeditor/core';
import fc from 'fast-check';
import { joinPath } from 'saaristo/form';
import { parsePageDetails, pickPageDetails } from 'saaristo/page-details';
import { expect, test } from 'vitest';
import type { Block, Page, PageDetails } from '../../src/contract.ts';
import { getMessages } from '../../src/messages.ts';
import { createCatalogue } from '../../src/model/catalogue.ts';
import { describeExamples, findExamples } from '../../src/model/examples.ts';
import { listChanges } from '../../src/model/field-changes.ts';
import { mergePages, resolveMerge } from '../../src/model/merge.ts';
import { createItem, mergeIntoData, toBlock, toPageDetails, toPuckData } from '../../src/model/page.ts';
import { checkBlock } from '../../src/model/section-check.ts';
import {
  describeField,
  findInnerPath,
  SLOTS,
  toFieldPath,
  withoutExamples,
  withValue,
} from '../../src/model/slots.ts';
import { createBlockElement, getInnerPath } from '../../src/canvas/slot-elements.ts';
import { startSaving } from '../../src/model/saving.ts';
import { applyTexts, listPairs } from '../../src/model/translation.ts';
import { SEED } from '../../../../test/settings.ts';

const t = getMessages('en');
const catalogue = createCatalogue(
  {
    widgets: [
      {
        name: 'card',
        title: 'Card',
        description: '',
        category: 'content',
        icon: '',
        example: { header: 'An example' },
        slots: [
          { name: '', title: 'Content' },
          { name: 'aside', title: 'Beside it' },
        ],
        props: {
          type: 'object',
          properties: {
            header: { type: 'string', title: 'Heading' },
            link: { type: 'string', title: 'Target', format: 'link' },
          },
          required: ['header'],
        },
      },
    ],
  },
  'en',
);

const card = (header: string, slots: Record<string, Block[]> = {}, link = '/'): Block => ({
  widget: 'card',
  props: { header, link },
  ...(Object.keys(slots).length > 0 && { slots }),
});
const page = (...blocks: Block[]): PageDetails => ({ title: 'Page', description: '', blocks });
const DEEP = [SLOTS, 'aside', 0, SLOTS, '', 1];

const outer = (inner: Block, text = 'A text'): Block =>
  card('Outer', { aside: [card('Middle', { '': [{ html: `<p>${text}</p>` }, inner] })] });

test('slots: blocks in them survive the way through Puck, also its copies [SLOT] [EDITOR]', () => {
  const details = page(outer(card('Inner', { gone: [{ widget: 'unknown', props: { a: 1 } }] })), {
    html: '<p></p>',
  });
  expect(toPageDetails(walkTree(toPuckData(details), { components: {} }, (content) => content))).toEqual(
    details,
  );
});

test('slots: problems, links and names of inner blocks are found with their path [SLOT] [EDITOR]', () => {
  const item = createItem(
    outer({ widget: 'card', props: { link: 'javascript:x' } }, '<a id="x" href="/there">A</a>'),
  );
  const { own, addresses, names } = checkBlock(item, catalogue, t);
  expect(own.map(({ path }) => joinPath(path))).toEqual([
    joinPath([...DEEP, 'header']),
    joinPath([...DEEP, 'link']),
  ]);
  expect(describeField(item, own[0]!.path, catalogue, t)).toBe('Beside it › Card › Content › Card › Heading');
  expect(addresses.map(({ address }) => address)).toEqual(['/', '/', '/there', 'javascript:x']);
  expect(names).toContain('x');
});

test('slots: values of an example are found in inner blocks, until they are kept [SLOT] [EDITOR]', () => {
  const item = createItem(outer({ ...card('An example'), example: true }));
  const paths = findExamples(item, catalogue);
  expect(paths.map(joinPath)).toEqual([joinPath([...DEEP, 'header'])]);
  expect(describeExamples(item, paths, catalogue, t)).toContain('Content › Card › Heading');
  const slots = withoutExamples(item.props.slots!);
  expect(findExamples({ ...item, props: { ...item.props, slots } }, catalogue)).toEqual([]);
});

test('slots: an inner block gets another value, the others stay, and a path to none changes nothing [SLOT] [EDITOR]', () => {
  const item = createItem(outer(card('Inner')), 'a');
  const changed = { ...item, props: withValue(item.props, DEEP, { header: 'New', link: '/' }) };
  expect(toBlock(changed)).toEqual(outer(card('New')));
  expect(withValue(item.props, [...DEEP, SLOTS, '', 7], '')).toEqual(item.props);
});

test('slots: inner texts are compared with their translation, and replaced [SLOT] [EDITOR]', () => {
  const source = page(outer(card('Inner')));
  const target = page(outer(card('Sisempi'), 'Teksti'));
  const pairs = listPairs(source, target, {}, catalogue);
  expect(pairs.filter(({ block }) => block === 0).map((one) => [one.source, one.target])).toEqual([
    ['Outer', 'Outer'],
    ['Middle', 'Middle'],
    ['<p>A text</p>', '<p>Teksti</p>'],
    ['Inner', 'Sisempi'],
  ]);
  const [last] = pairs.slice(-1);
  expect(applyTexts(target, pairs, new Map([[last!.key, 'Uusi']]))).toEqual(
    page(outer(card('Uusi'), 'Teksti')),
  );
});

test('slots: two people change different inner blocks, and both changes are merged [SLOT] [EDITOR]', () => {
  const base = page(outer(card('Inner')));
  const mine = page(outer(card('Mine')));
  const theirs = page(outer(card('Inner'), 'Theirs'));
  const both = page(outer(card('Mine'), 'Theirs'));
  expect(toPageDetails(mergeIntoData(toPuckData(mine), base, theirs))).toEqual(both);
  const clashing = mergePages(base, mine, page(outer(card('Other'))));
  expect(clashing.blocks[0]!.clashes.map(({ path }) => joinPath(toFieldPath(path)))).toEqual([
    joinPath([...DEEP, 'header']),
  ]);
  expect(resolveMerge(clashing, () => 'theirs').blocks[0]!.block).toEqual(outer(card('Other')));
  expect(listChanges(base, both, catalogue, t)).toEqual([
    {
      kind: 'changed',
      title: 'Card',
      fields: [
        { label: 'Beside it › Card › Content › Rich text', before: 'A text', after: 'Theirs' },
        { label: 'Beside it › Card › Content › Card › Heading', before: 'Inner', after: 'Mine' },
      ],
    },
  ]);
});

test('slots: the canvas has the inner blocks in the marker as the server writes them [SLOT] [EDITOR]', () => {
  const block = outer({ ...card('Inner'), version: 2, load: 'idle' });
  const marker = createBlockElement(document, block as Parameters<typeof createBlockElement>[1], new Map());
  expect(marker.innerHTML.replaceAll('&quot;', '"')).toBe(
    '<div data-slot="aside"><div data-widget="card" data-props="{"header":"Middle","link":"/"}"><p>A text</p>' +
      '<div data-widget="card" data-props="{"header":"Inner","link":"/"}" data-load="idle" data-props-version="2"></div></div></div>',
  );
  const paths = [...marker.querySelectorAll('*')].map((element) => getInnerPath(element));
  const middle = [SLOTS, 'aside', 0];
  expect(paths).toEqual([undefined, middle, [...middle, SLOTS, '', 0], DEEP]);
  expect([[], ['header'], [...DEEP, 'header']].map(findInnerPath)).toEqual([[], [], DEEP]);
});

/** Random blocks with all fields that a block may have, to three levels of slots. */
const anyBlock = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    fc.record(
      {
        html: fc.string(),
        name: fc.constantFrom('', 'Name'),
        hideOn: fc.subarray(['phone', 'desktop'] as const),
      },
      { requiredKeys: ['html'] },
    ),
    fc.record(
      {
        widget: fc.constantFrom('card', 'news'),
        props: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })),
        version: fc.nat(),
        load: fc.constantFrom('eager', 'visible'),
        slots: fc.dictionary(fc.constantFrom('', 'aside'), fc.array(tie('block'), { maxLength: 2 }), {
          depthIdentifier: 'slots',
          maxKeys: 2,
        }),
        name: fc.constantFrom('', 'Name'),
        example: fc.boolean(),
      },
      { requiredKeys: ['widget', 'props'] },
    ),
  ),
})).block;

const anyPage = fc.record(
  {
    title: fc.constantFrom('', 'Title', 'Other'),
    description: fc.constantFrom('', 'Text'),
    blocks: fc.array(anyBlock, { maxLength: 4 }),
    share: fc.record({ url: fc.constantFrom('', '/a.jpg', '/b.jpg'), alt: fc.constantFrom('', 'Alt') }),
    searchTitle: fc.constantFrom('', 'Found'),
    canonical: fc.constantFrom('', '/a'),
    unlisted: fc.boolean(),
  },
  { requiredKeys: ['title', 'description', 'blocks'] },
) as fc.Arbitrary<PageDetails>;

test('page: for any page, canvas and server have the same JSON [SLOT] [EDITOR]', () => {
  fc.assert(
    fc.property(anyPage, (any) => {
      const stored = JSON.stringify(pickPageDetails(any));
      expect(JSON.stringify(toPageDetails(toPuckData(any)))).toBe(stored);
      expect(startSaving({ ...any, version: 1 } as Page).saved).toBe(stored);
      expect(JSON.stringify(pickPageDetails(parsePageDetails(JSON.parse(stored))!))).toBe(stored);
    }),
    { seed: SEED },
  );
});

test('merge: a change of one field of a page and of another one are both kept, for any pages [EDITOR]', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (base, other) => {
      const mine = { ...base, blocks: other.blocks };
      const theirs = { ...other, blocks: base.blocks };
      const expected = pickPageDetails(other);
      const merged = toPageDetails(
        mergeIntoData(toPuckData(mine), pickPageDetails(base), pickPageDetails(theirs)),
      );
      expect(merged).toEqual(expected);
    }),
    { seed: SEED },
  );
});
