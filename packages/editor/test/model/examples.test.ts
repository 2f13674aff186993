import { listLeaves } from 'saaristo/form';
import { expect, test } from 'vitest';
import type { Page } from '../../src/contract.ts';
import { createCatalogue, type Catalogue } from '../../src/model/catalogue.ts';
import { describeExamples, findExamples } from '../../src/model/examples.ts';
import { createExamples } from '../../src/model/fresh-example.ts';
import type { Item } from '../../src/model/page.ts';
import { getMessages } from '../../src/messages.ts';
import { catalogueEntry } from '../../../build/catalogue.ts';
import { findWidgets, loadDefinitions, ROOT } from '../../../build/widgets.ts';

const load = async (folder?: string): Promise<Catalogue> => {
  const widgets = (await loadDefinitions(findWidgets(folder))).map((widget) => catalogueEntry(widget, []));
  return createCatalogue({ widgets }, 'en');
};
const own = await load();
const catalogue = new Map([...own, ...(await load(`${ROOT}/test/fixtures`))]);
const api = { isThere: async () => true };

/** Returns a new block of a page in a language. */
function createBlock(type: string, language: string, path = '/en/sivu'): Item {
  const page: Pick<Page, 'site' | 'path' | 'language'> = { site: 'atriafi', path, language };
  const value = createExamples(api, page, catalogue).of(type)!;
  return { type, props: { id: type, value, example: true } };
}
const getValue = (item: Item): Record<string, unknown> => item.props.value as Record<string, unknown>;
const withValue = (item: Item, value: Record<string, unknown>): Item => ({
  ...item,
  props: { ...item.props, value: { ...getValue(item), ...value } },
});
const listNames = (item: Item): string[] => findExamples(item, catalogue).map((path) => path.join('.'));

/** Texts that are the same in every language: names, numbers, codes. */
const NAMES =
  /^(?:[a-z#._-]*|[A-Z]+|[\d.,\s-]+|FI\d\d|kJ|atriafi\/en\/sivu|p-\d+|MobilePay|Pulled pork 1,5 kg|Merikallio|Aino(?: Salmela)?|Otso Kallio|[\w.]+@saaristo\.example)$/;
/** Widgets whose texts are names of brands. */
const OF_NAMES = new Set(['brand-carousel']);

test('new blocks: every text of an example is translated to the languages of the sites [EDITOR]', () => {
  const missing = [...own.values()].flatMap((widget) => {
    if (OF_NAMES.has(widget.name)) return [];
    const { value } = createBlock(widget.name, 'fi').props;
    const texts = [...listLeaves(widget.props, value)].flatMap((leaf) =>
      ['text', 'long-text', 'rich-text'].includes(leaf.kind) && typeof leaf.value === 'string'
        ? [leaf.value]
        : [],
    );
    return texts
      .filter((text) => !NAMES.test(text))
      .flatMap((text) =>
        ['sv', 'en', 'de']
          .filter((language) => !widget.exampleTexts?.[text]?.[language])
          .map((language) => `${widget.name}, ${language}: ${text}`),
      );
  });
  expect(missing).toEqual([]);
});

test('new blocks: no translation of an example is unused [EDITOR]', () => {
  const unused = [...own.values()].flatMap(({ name, props, exampleTexts = {} }) => {
    const used = JSON.stringify([...listLeaves(props, createBlock(name, 'fi').props.value)]);
    return Object.keys(exampleTexts)
      .filter((text) => !used.includes(JSON.stringify(text).slice(1, -1)))
      .map((text) => `${name}: ${text}`);
  });
  expect(unused).toEqual([]);
});

test('new blocks: texts are in the language of the page [EDITOR]', () => {
  const card = (language: string) => getValue(createBlock('any-card', language));
  expect(card('en')).toMatchObject({ header: 'Asked' });
  expect(card('se')).toMatchObject({ header: 'Frågat' });
  expect(card('de')).toMatchObject({ header: 'Gefragt' });
  expect(card('fi')).toMatchObject({ header: 'Kysyttyä' });
  // The widget has this text in each language.
  expect(getValue(createBlock('shop-newsletter-modal', 'en'))).not.toHaveProperty('header');
});

test('new blocks: a like button has the id of its page and no likes, a post has no reactions [EDITOR]', () => {
  expect(getValue(createBlock('like-button', 'en'))).toEqual({ contentId: 'atriafi/en/sivu' });
  const { cards } = getValue(createBlock('social-cards', 'en')) as { cards: object[] };
  expect(cards[0]).not.toHaveProperty('likeCount');
  expect(cards[0]).not.toHaveProperty('commentCount');
  expect(getValue(createBlock('export-contact-form', 'en'))).not.toHaveProperty('contentId');
});

test('new blocks: a long list begins with four items [EDITOR]', () => {
  expect(getValue(createBlock('any-card', 'en'))['items']).toHaveLength(4);
});

test('examples: a value is an example until it is changed, in each language [EDITOR]', () => {
  for (const language of ['fi', 'se', 'en', 'de']) {
    const block = withValue(createBlock('any-card', language), { items: [] });
    expect(listNames(block)).toEqual(['header', 'amount']);
    expect(listNames(withValue(block, { header: 'Oma' }))).toEqual(['amount']);
    expect(listNames(withValue(block, { header: 'Oma', amount: 641 }))).toEqual([]);
  }
});

test('examples: a moved item, a rich text with another link and a picture are still examples [EDITOR]', () => {
  const block = withValue(createBlock('any-card', 'en'), { header: '', amount: 1 });
  const items = getValue(block)['items'] as { answer: string }[];
  const moved = withValue(block, {
    items: [
      { ...items[1], question: 'Oma?' },
      { ...items[0], question: 'Toinen?', answer: items[0]!.answer.replace('/lue-0', '/') },
      { question: 'Kolmas?', answer: '', image: '/media/library/1/a.jpg' },
    ],
  });
  expect(listNames(moved)).toEqual(['items.0.answer', 'items.0.image', 'items.1.answer', 'items.1.image']);
});

test('examples: a block that did not begin as an example has none, even with the same values [EDITOR]', () => {
  const { type, props } = createBlock('any-card', 'fi');
  expect(findExamples({ type, props: { id: '1', value: props.value } }, catalogue)).toEqual([]);
});

test('examples: values of a chosen recipe are its own, also one that equals the example [EDITOR]', () => {
  const block = createBlock('card-grid', 'fi');
  const cards = getValue(block)['cards'] as Record<string, unknown>[];
  const recipe = cards.find((card) => 'totalTime' in card)!;
  const withCard = (card: object) => listNames(withValue(block, { cards: [card] }));
  expect(withCard(recipe)).toContain('cards.0.totalTime');
  const chosen = { ...recipe, header: 'Lohikeitto', image: '/media/library/1/a.jpg' };
  expect(withCard(chosen)).not.toContain('cards.0.totalTime');
  expect(withCard({ ...recipe, header: 'Lohikeitto' })).toEqual(
    expect.arrayContaining(['cards.0.image', 'cards.0.totalTime']),
  );
});

test('examples: settings such as units and codes are no examples [EDITOR]', () => {
  expect(listNames(createBlock('site-search', 'en'))).toEqual([
    'contentGroups.0.label',
    'contentGroups.1.label',
    'contentGroups.2.label',
  ]);
  expect(listNames(createBlock('like-button', 'en'))).toEqual([]);
});

test('examples: three fields are named, and the number of the others [EDITOR]', () => {
  const block = createBlock('any-card', 'en');
  const paths = findExamples(block, catalogue);
  expect(describeExamples(block, paths, catalogue, getMessages('en'))).toBe(
    `Still an example: Heading; Number; Questions › No. 1 › Question, and ${paths.length - 3} more`,
  );
  expect(describeExamples(block, [], catalogue, getMessages('en'))).toBeUndefined();
});
