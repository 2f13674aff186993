import { expect, test, vi } from 'vitest';
import type { Widget } from '../../src/model/catalogue.ts';
import { createExamples } from '../../src/model/fresh-example.ts';
import { RICH_TEXT } from '../../src/model/page.ts';
import { findOwnAddresses } from '../../src/model/problems.ts';
import { jsonSchema } from '../../../build/catalogue.ts';
import { examples as anyExamples } from '../../../../test/fixtures/content/any-card/examples.ts';
import definition from '../../../../test/fixtures/content/any-card/widget.ts';

const example = anyExamples['normal']!.props;
const catalogue = new Map([
  ['any-card', { props: jsonSchema(definition as never), example } as unknown as Widget],
]);
const page = { site: 'atriafi', path: '/sivu', language: 'fi' };
/** The example as a new block has it: with the first four items. */
const short = { ...example, items: example.items!.slice(0, 4) };
const linksOf = (props: Record<string, unknown>): string[] =>
  findOwnAddresses('any-card', props, catalogue).flatMap(({ kind, address }) =>
    kind === 'link' ? [address] : [],
  );

test('examples: dead links of a new block point to the home page, others stay, and each is checked once', async () => {
  const [live, ...dead] = linksOf(short);
  expect(dead.length).toBe(3);
  const isThere = vi.fn(async (site: string, path: string) => site === 'atriafi' && path === live);
  const examples = createExamples({ isThere }, page, catalogue);
  await Promise.all([examples.prepare('any-card'), examples.prepare('any-card')]);
  const fresh = examples.of('any-card')!;
  expect(linksOf(fresh)).toEqual([live, ...dead.map(() => '/')]);
  expect({ ...fresh, items: [] }).toEqual({ ...short, items: [] });
  expect(isThere).toHaveBeenCalledTimes(dead.length + 1);
});

test('examples: after a failed check the links of a new block stay, and the check is repeated', async () => {
  const isThere = vi.fn(() => Promise.reject(new Error('offline')));
  const examples = createExamples({ isThere }, page, catalogue);
  await examples.prepare('any-card');
  expect(examples.of('any-card')).toEqual(short);
  isThere.mockClear();
  await examples.prepare('any-card');
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
