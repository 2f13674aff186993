import { expect, test, vi } from 'vitest';
import type { Widget } from '../../src/model/catalogue.ts';
import { createExamples } from '../../src/model/fresh-example.ts';
import { RICH_TEXT } from '../../src/model/page.ts';
import { findOwnAddresses } from '../../src/model/problems.ts';
import { jsonSchema } from '../../../build/catalogue.ts';
import { widgets } from '../../../../test/conformance/widgets.ts';

const grid = widgets.find(({ name }) => name === 'card-grid')!;
const example = Object.values(grid.examples)[0]!.props;
const catalogue = new Map([
  ['card-grid', { props: jsonSchema(grid.definition as never), example } as unknown as Widget],
]);
const page = { site: 'atriafi', path: '/sivu', language: 'fi' };
const { dropdownItems: _filter, ...others } = example;
/** The example as a new block has it: with the first four cards, without the optional list of the filter. */
const short = { ...others, cards: (example['cards'] as object[]).slice(0, 4) };
const linksOf = (props: Record<string, unknown>): string[] =>
  findOwnAddresses('card-grid', props, catalogue).flatMap(({ kind, address }) =>
    kind === 'link' ? [address] : [],
  );

test('examples: dead links of a new block point to the home page, others stay, and each is checked once', async () => {
  const [live, ...dead] = linksOf(short);
  expect(dead.length).toBe(3);
  const isThere = vi.fn(async (site: string, path: string) => site === 'atriafi' && path === live);
  const examples = createExamples({ isThere }, page, catalogue);
  await Promise.all([examples.prepare('card-grid'), examples.prepare('card-grid')]);
  const fresh = examples.of('card-grid')!;
  expect(linksOf(fresh)).toEqual([live, ...dead.map(() => '/')]);
  expect({ ...fresh, cards: [] }).toEqual({ ...short, cards: [] });
  expect(isThere).toHaveBeenCalledTimes(dead.length + 1);
});

test('examples: after a failed check the links of a new block stay, and the check is repeated', async () => {
  const isThere = vi.fn(() => Promise.reject(new Error('offline')));
  const examples = createExamples({ isThere }, page, catalogue);
  await examples.prepare('card-grid');
  expect(examples.of('card-grid')).toEqual(short);
  isThere.mockClear();
  await examples.prepare('card-grid');
  expect(isThere).toHaveBeenCalled();
});

test('examples: a dead link in rich text points to the home page, a live one stays', async () => {
  const html = '<p><a href="/kuollut">A</a> <a href="/elava">B</a></p>';
  const text = {
    props: { type: 'object', properties: { text: { type: 'string', format: 'rich-text' } } },
    example: { text: html },
  };
  const examples = createExamples(
    { isThere: async (_site, path) => path === '/elava' },
    page,
    new Map([['text', text as unknown as Widget]]),
  );
  await examples.prepare('text');
  expect(examples.of('text')).toEqual({ text: html.replace('/kuollut', '/') });
});

test('examples: rich text has no example, as it is not in the catalogue', async () => {
  const examples = createExamples({ isThere: async () => true }, page, catalogue);
  await examples.prepare(RICH_TEXT);
  expect(examples.of(RICH_TEXT)).toBeUndefined();
});
