import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(someDatabase)('the page of a product on $name', ({ open }) => {
  const served = serveShop(open);
  const load = async (path: string, host = 'lihakauppa.localhost') =>
    new JSDOM((await served.app.inject({ url: path, headers: { host } })).body).window.document;
  const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

  it('product page: price, price per kilo, reference price, delivery and rating stand beside the title [PRD-04] [PRD-17]', async () => {
    await rowsOf(
      served.database,
      "insert into review (product_code, rating, body, user_name) values ('501', 5, 'Hyvä', 'A'), ('501', 4, 'Hyvä', 'B')",
    );
    const page = await load('/tuotteet/tuote-501');
    expect(textOf(page.querySelector('.price'))).toBe('Tarjoushinta 20,00 € 25,00 € −20 % 50,00 €/kg');
    const notes = [...page.querySelectorAll('.product-note')].map(textOf);
    expect(notes[0]).toBe('Alin hinta 30 päivän aikana ennen alennusta: 25,00 €');
    expect(notes[1]).toBe(
      'Toimitus 6,90 € ja käsittely 1,90 €. Molemmat ovat maksuttomia, kun tuotteet maksavat vähintään 60,00 €. Lue toimituksesta',
    );
    const rating = page.querySelector('h1 + .rating a');
    expect([textOf(rating), rating?.getAttribute('href')]).toEqual(['★ 4,5/5, 2 arvostelua', '#reviews']);
  });

  it('product page: the facts of food stand in Finnish and Swedish, with allergens in bold', async () => {
    const page = await load('/tuotteet/tuote-501');
    const swedish = page.querySelector('details[lang=sv]')!;
    const finnish = page.querySelector('.product-text')!;
    expect([...finnish.querySelectorAll('.product-contents strong')].map(textOf)).toEqual([
      'VEHNÄ',
      'SINAPPI',
      'VETE',
      'SENAP',
    ]);
    expect(textOf(swedish.querySelector('summary'))).toBe('Produktfakta på svenska');
    expect(textOf(swedish.querySelector('.product-name'))).toBe('Entrecôte på svenska');
    expect(textOf(swedish.querySelector('.facts'))).toContain(
      'Förvaring Högst +4 °C Ursprung Finland Tillverkare Lihaluoto',
    );
    expect(textOf(finnish.querySelector('.nutrition'))).toBe(
      'Ravintosisältö 100 g sisältää Energia 949 kJ / 228 kcal Rasva 16 g josta tyydyttynyttä 7 g Hiilihydraatit 0 g josta sokereita 0 g Proteiini 21 g Suola 0,1 g',
    );
  });

  it('product page: all pictures, the category in the breadcrumb and related products with their prices', async () => {
    const page = await load('/tuotteet/tuote-501');
    expect([...page.querySelectorAll('.gallery > div > img')].map((one) => one.getAttribute('alt'))).toEqual([
      'Entrecôte',
      'Entrecôte, Kuva 2/2',
    ]);
    expect([...page.querySelectorAll('.gallery input')].map((one) => one.getAttribute('aria-label'))).toEqual(
      ['Kuva 1/2', 'Kuva 2/2'],
    );
    expect(
      [...page.querySelectorAll('.breadcrumb a')].map((one) => [textOf(one), one.getAttribute('href')]),
    ).toEqual([
      ['Etusivu', '/'],
      ['Tuotteet', '/tuotteet'],
      ['Nauta', '/tuotteet?contentGroup=nauta'],
    ]);
    expect(textOf(page.querySelector('.related'))).toContain('Jauheliha 9,90 € 24,75 €/kg');
    expect(page.querySelector('.related a[href="/tuotteet/tuote-501"]')).toBeNull();
  });

  it('product page: a product that is not sold shows its facts without a price', async () => {
    const page = await load('/tuotteet/tuote-505');
    expect([page.querySelector('.price'), page.querySelector('[data-widget=add-to-cart]')]).toEqual([
      null,
      null,
    ]);
    expect(textOf(page.querySelector('.product-contents'))).toBe('Suomalainen sianliha, suola.');
  });

  it('product page: another site that sells has the same price per kilo', async () => {
    const page = await load('/tuotteet/tuote-601', 'localhost');
    expect(textOf(page.querySelector('.price'))).toBe('Hinta 4,95 € 12,38 €/kg');
  });
});
