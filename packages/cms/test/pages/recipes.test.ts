import { describe, expect, it } from 'vitest';
import { serveApp } from '../support/app.ts';
import { content, product, recipe } from '../support/content.ts';
import { databases } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';

const markers = (document: Document, widget: string): Element[] => [
  ...document.querySelectorAll(`[data-widget="${widget}"]`),
];
const propsOf = (marker: Element): unknown => JSON.parse(marker.getAttribute('data-props') ?? '{}');

const nutrition = {
  kj: 2650,
  kcal: 630,
  fat: 41,
  saturates: 19,
  carbohydrate: 12,
  sugars: 7,
  protein: 27,
  salt: 3.2,
};

const estate = {
  ...content,
  products: [
    ...content.products,
    product('700', 'Kassler', 'Nauta', { site: 'lihakauppa' }),
    product('701', 'Luu', 'Nauta', { site: 'lihakauppa', price: null }),
  ],
  recipes: [
    recipe('keitto', 'Keitto', {
      minutes: 150,
      site: 'lihakauppa',
      ingredients: [
        { name: 'kassleria', amount: 500, unit: 'g', product: '700' },
        { name: 'luu', amount: 1, unit: 'kpl', product: '701' },
        { name: 'suolaa', amount: 0, unit: '' },
        { name: 'pippuria', amount: 0.5, unit: 'tl', product: 'ei-ole' },
      ],
      nutrition,
    }),
    recipe('puuro', 'Puuro', { site: 'lihakauppa', nutrition: { kcal: 100 } }),
    recipe('iso', 'Iso', {
      site: 'lihakauppa',
      yield: { portionSize: 100, totalKg: 1 },
      ingredients: [{ name: 'härkäpapupyöryköitä', amount: 1, unit: 'kg' }],
    }),
  ],
};

describe.each(databases.slice(0, 1))('recipe pages on $name', ({ open }) => {
  const { app } = serveApp(open, {}, estate);

  const visit = async (path: string) =>
    documentOf((await app.inject({ url: path, headers: { host: 'lihakauppa.localhost' } })).body);
  const listAmounts = async (path: string) =>
    [...(await visit(path)).querySelectorAll('.recipe-ingredients li > span')].map((one) =>
      one.textContent.replace(/\s+/g, ' ').trim(),
    );

  it.each([
    ['', ['500 g', '1 kpl', '', '0,5 tl'], '4'],
    ['?portions=8', ['1 000 g', '2 kpl', '', '1 tl'], '8'],
    ['?portions=3', ['375 g', '0,75 kpl', '', '0,38 tl'], '3'],
    ['?portions=5', ['625 g', '1,3 kpl', '', '0,63 tl'], '5'],
    ['?portions=0', ['500 g', '1 kpl', '', '0,5 tl'], '4'],
    ['?portions=-1', ['500 g', '1 kpl', '', '0,5 tl'], '4'],
    ['?portions=2.5', ['500 g', '1 kpl', '', '0,5 tl'], '4'],
    ['?portions=1e9', ['500 g', '1 kpl', '', '0,5 tl'], '4'],
    ['?portions=%3Cb%3E', ['500 g', '1 kpl', '', '0,5 tl'], '4'],
  ])('recipe%s: the amounts are those of the portions', async (query, amounts, portions) => {
    const path = `/reseptit/keitto${query}`;
    expect(await listAmounts(path)).toEqual(amounts);
    const document = await visit(path);
    expect(document.querySelector('input[name=portions]')?.getAttribute('value')).toBe(portions);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/reseptit\/keitto$/,
    );
  });

  it('recipe: its ingredients link to products of the site, and those that are sold have a card', async () => {
    const document = await visit('/reseptit/keitto');
    const links = [...document.querySelectorAll('.recipe-ingredients li a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['kassleria', '/tuotteet/tuote-700'],
      ['luu', '/tuotteet/tuote-701'],
    ]);
    const cards = markers(document, 'product-card');
    expect(cards.map(propsOf)).toEqual([
      expect.objectContaining({
        productCode: '700',
        header: 'Kassler',
        link: '/tuotteet/tuote-700',
        price: '4,95',
      }),
    ]);
  });

  it('recipe: its time is written in hours and minutes, as on cards', async () => {
    const time = (await visit('/reseptit/keitto')).querySelector('.recipe-head dd');
    expect(time?.textContent).toBe('2\u00a0h 30\u00a0min');
  });

  it('recipe: nutrition is shown if all numbers are known', async () => {
    const table = (await visit('/reseptit/keitto')).querySelector('.recipe .nutrition');
    expect(table?.querySelector('th[scope=col]')?.textContent).toBe('Annos sisältää');
    expect(table?.textContent).toContain('630\u00a0kcal');
    expect((await visit('/reseptit/puuro')).querySelector('.nutrition')).toBeNull();
  });

  it('print of a recipe: it has the brand and the address', async () => {
    const source = (await visit('/reseptit/keitto?portions=8')).querySelector('.recipe-source');
    expect(source?.querySelector('strong')?.textContent).toBeTruthy();
    expect(source?.textContent).toMatch(/lihakauppa\.localhost\S*\/reseptit\/keitto$/);
  });

  it('recipe for large kitchens: the calculator is the only choice of portions [POR-02]', async () => {
    const document = await visit('/reseptit/iso?portions=8');
    expect(markers(document, 'portion-calculator').map(propsOf)).toEqual([
      expect.objectContaining({
        Yield: 4,
        Steps: [{ Ingredients: [expect.objectContaining({ Name: 'härkä\u00adpapu\u00adpyöryköitä' })] }],
      }),
    ]);
    expect(document.querySelector('.recipe-portions')).toBeNull();
  });
});
