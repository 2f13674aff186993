import { expect, test } from 'vitest';
import { getCartLink } from '#store/cart/urls.ts';
import { findPlace, findPlaces } from '../../../../../widgets/header/header/desktop/place-of.ts';
import { findLanguage } from '../../../../../widgets/header/header/language-at.ts';
import { getVariant } from '../../../../../widgets/header/header/variants.ts';

test('header: a prop overrides its site, also false and 0 [NAV-24]', () => {
  const props = { stickyThreshold: 0, hideLogoOnScroll: false, menuStyle: undefined };
  expect(getVariant('export', props)).toMatchObject({
    stickyThreshold: 0,
    hideLogoOnScroll: false,
    menuStyle: 'simple',
  });
});

test.each([
  [false, 'https://kauppa.fi/', 'https://kauppa.fi/ostoskori#tuotteet'],
  [false, 'https://kauppa.fi', 'https://kauppa.fi/ostoskori#tuotteet'],
  [false, '/kauppa', '/kauppa/ostoskori#tuotteet'],
  [false, undefined, '/ostoskori#tuotteet'],
  [false, '', '/ostoskori#tuotteet'],
  [false, 'javascript:alert(1)', '/ostoskori#tuotteet'],
  [true, 'https://kauppa.fi/', '/ostoskori#tuotteet'],
])(
  'header: the basket (in the shop: %s) with shop address %s links to %s [NAV-18] [SHP-04] [NAV-03]',
  (shop, url, link) => {
    expect(getCartLink(shop, url)).toBe(link);
  },
);

test.each([
  ['/reseptit', 'page'],
  ['/reseptit/', 'page'],
  ['https://saaristo.fi/reseptit', 'page'],
  ['/', undefined],
  ['/rese', undefined],
  ['/reseptit#keitot', undefined],
  ['https://muu.fi/reseptit', undefined],
  [undefined, undefined],
])('header: on /reseptit, the link %s is %s [NAV-10]', (link, place) => {
  expect(findPlace(link, 'https://saaristo.fi/reseptit?sivu=2')).toBe(place);
});

test.each([
  ['/tuotteet/karitsa', [undefined, 'section', undefined]],
  ['/tuotteet', [undefined, 'page', undefined]],
  ['/tuotteet?page=2', [undefined, 'page', undefined]],
  ['/tuotteet?page=2&contentGroup=riista', [undefined, 'section', 'page']],
  ['/tuotteet?contentGroup=nauta', [undefined, 'page', undefined]],
])('header: on %s, a tab with a query is current on the pages of that query [NAV-10]', (path, places) => {
  const links = ['/uutiset', '/tuotteet', '/tuotteet?contentGroup=riista'];
  expect(findPlaces(links, `https://saaristo.fi${path}`)).toEqual(places);
});

test('header: a tab is current on the pages below it, except for home and /en/ [NAV-10]', () => {
  expect(findPlace('/en/recipes', 'https://saaristo.fi/en/recipes/soup')).toBe('section');
  expect(findPlace('/en/', 'https://saaristo.fi/en/recipes/soup')).toBeUndefined();
  expect(findPlace('/', 'https://saaristo.fi/en/recipes/soup')).toBeUndefined();
});

test('header: the current language is the best match of the menu [NAV-14]', () => {
  const menu = ['/', '/en/', 'https://saaristo.se/', 'not an address:'].map((link) => ({ link }));
  expect(findLanguage(menu, 'https://saaristo.fi/en/about')).toBe(menu[1]);
  expect(findLanguage(menu, 'https://saaristo.fi/entry')).toBe(menu[0]);
  expect(findLanguage(menu, 'https://saaristo.fi/')).toBe(menu[0]);
  expect(findLanguage([{ link: '/en/' }], 'https://saaristo.fi/')).toBeUndefined();
});
