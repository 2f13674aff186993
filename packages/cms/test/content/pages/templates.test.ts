import { expect, it } from 'vitest';
import {
  computedPart,
  ensureComputedPart,
  getListedKind,
  TEMPLATE_KINDS,
} from '../../../pages/store/templates.ts';
import type { Block, TemplateKind } from '../../../platform/model/content.ts';

const text: Block = { html: '<p>a</p>' };
const section: Block = { widget: 'synced-section', props: { section: 1 } };

it.each<[TemplateKind | null, Block[], Block[]]>([
  [null, [computedPart, text, section], [text, section]],
  ['product', [text, section], [computedPart, text, section]],
  ['product', [text, computedPart, section, computedPart], [text, computedPart, section]],
  ['section', [text, computedPart, section], [text]],
])('blocks of the template %s: %j become %j', (template, blocks, expected) => {
  expect(ensureComputedPart(blocks, template)).toEqual(expected);
});

it('templates of listings: each lists its kind', () => {
  expect(TEMPLATE_KINDS.map((kind) => [kind, getListedKind(kind)])).toEqual([
    ['product', undefined],
    ['recipe', undefined],
    ['news', undefined],
    ['product-list', 'product'],
    ['recipe-list', 'recipe'],
    ['news-list', 'news'],
    ['search', undefined],
    ['section', undefined],
  ]);
});
