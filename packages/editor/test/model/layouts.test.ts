import { expect, test } from 'vitest';
import type { PageLayout } from '../../src/contract.ts';
import type { Widget } from '../../src/model/catalogue.ts';
import type { Examples } from '../../src/model/fresh-example.ts';
import { createLayoutBlocks, findLinkedLayout } from '../../src/model/layouts.ts';

const hero = { slides: [{ text: 'a' }, { text: 'b' }], title: 'A' };
const examples: Examples = {
  of: (type) => (type === 'hero' ? hero : undefined),
  prepare: () => Promise.resolve(),
};
const catalogue = new Map([['hero', { version: 2 } as Widget]]);
const layout: PageLayout = {
  name: 'campaign',
  title: 'Campaign page',
  description: '',
  blocks: [{ widget: 'hero', items: 1 }, { html: '<p></p>' }, { widget: 'gone' }],
};

test('layout: its blocks are the examples of their widgets, marked as such, without unknown widgets [EDITOR]', async () => {
  expect(await createLayoutBlocks(layout, catalogue, examples)).toEqual([
    { widget: 'hero', version: 2, example: true, props: { slides: [{ text: 'a' }], title: 'A' } },
    { html: '<p></p>' },
  ]);
  expect(hero.slides).toHaveLength(2);
});

test('layout: an address names one by its name [EDITOR]', () => {
  expect(findLinkedLayout('#layout-campaign', [layout])).toBe(layout);
  expect(findLinkedLayout('#layout-other', [layout])).toBeUndefined();
  expect(findLinkedLayout('#block-1', [layout])).toBeUndefined();
});
