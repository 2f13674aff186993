import { expect, test } from 'vitest';
import { createCatalogue } from '../../src/model/catalogue.ts';
import { createItem, RICH_TEXT } from '../../src/model/page.ts';
import { summarize, summarizeItem } from '../../src/model/summary.ts';

const picture = {
  anyOf: [
    { type: 'string' },
    { type: 'object', properties: { url: { type: 'string' }, alt: { type: 'string' } } },
  ],
};
const catalogue = createCatalogue(
  {
    widgets: [
      {
        name: 'banner',
        title: 'Banner',
        description: '',
        category: 'content',
        icon: '',
        example: {},
        props: {
          type: 'object',
          properties: {
            link: { type: 'string', format: 'link' },
            slides: {
              type: 'array',
              items: { type: 'object', properties: { text: { type: 'string' }, image: picture } },
            },
          },
        },
      },
    ],
  },
  'en',
);

test('outline: a widget is summarised by its first text and its first picture', () => {
  const slides = [
    { text: '<h2>Summer</h2><p>tastes</p>' },
    { text: 'Second', image: { url: '/b.webp', alt: 'B' } },
  ];
  expect(summarize('banner', { link: '/', slides }, catalogue)).toEqual({
    words: 'Summer tastes',
    picture: '/b.webp',
  });
});

test('outline: rich text is summarised by its first words, as text', () => {
  const html = `<h2>A &lt;script&gt;</h2><p>${'word '.repeat(100_000)}</p><img src="/a.webp" alt="">`;
  const { words } = summarize(RICH_TEXT, html, catalogue);
  expect(words).toMatch(/^A <script> word word .*…$/);
  expect(words.length).toBeLessThan(82);
});

test('outline: a block of an unknown widget has no summary', () => {
  expect(summarize('gone', { text: 'x' }, catalogue)).toEqual({ words: '', picture: '' });
});

test('outline and canvas: a block without texts of its own is summarised by those in its slots [EDITOR]', () => {
  const slots = {
    first: [{ html: '<p></p>' }, { html: '<p>Archipelago</p>' }],
    second: [{ widget: 'banner', props: { slides: [{ image: { url: '/c.webp', alt: 'C' } }] } }],
  };
  const item = createItem({ widget: 'columns', props: { background: 'soft' }, slots }, 'a');
  expect(summarizeItem(item, catalogue)).toEqual({ words: 'Archipelago', picture: '/c.webp' });
});
