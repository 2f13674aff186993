import { expect, test } from 'vitest';
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { SITES } from '#lib/site.ts';
import { parseSettings } from '#island/settings.ts';
import { getCartLink } from '#lib/cart-link.ts';
import { findPlace } from '../../../../../widgets/header/header/desktop/place-of.ts';
import { findLanguage } from '../../../../../widgets/header/header/language-at.ts';
import { createNavigationQuery } from '../../../../../widgets/header/header/navigation-query.ts';
import { getVariant } from '../../../../../widgets/header/header/variants.ts';

/** The identifiers that end in `se`. */
const swedish = ['delise', 'foodservicese', 'ridderheimsse', 'lithellsse', 'lonnebergase', 'goohse'];
const sitesWith = (holds: (variant: ReturnType<typeof getVariant>) => boolean) =>
  SITES.filter((site) => holds(getVariant(site, {})));

test('NAV-28 the breakpoints', () => {
  expect(BREAKPOINTS).toEqual({ '2xl': 1536, xl: 1280, lg: 1024, md: 768, sm: 376, xs: 280 });
});

test('NAV-24 sticky thresholds by site', () => {
  const threshold = (site: (typeof SITES)[number]) => getVariant(site, {}).stickyThreshold;
  expect(
    Object.fromEntries(SITES.filter((site) => threshold(site) !== 200).map((s) => [s, threshold(s)])),
  ).toEqual({
    lihakauppa: 130,
    jyvabroiler: 120,
    mestariforsmanfi: 100,
  });
});

test('NAV-12 NAV-13 NAV-14 NAV-41 what else differs by site', () => {
  expect(sitesWith(({ menuStyle }) => menuStyle === 'simple')).toEqual(['export', 'atriacom']);
  const lively = sitesWith(({ openOn }) => openOn === 'hover');
  expect([...lively].sort()).toEqual(['jyvabroiler', 'mestariforsmanfi', ...swedish].sort());
  expect(sitesWith(({ searchToggle }) => searchToggle)).toEqual(lively);
  expect(sitesWith(({ languageMenu }) => languageMenu)).toEqual(['atriacom']);
  expect(sitesWith(({ hideLogoOnScroll }) => hideLogoOnScroll)).toEqual(['export']);
  expect(sitesWith(({ shop }) => shop)).toEqual(['lihakauppa']);
});

test('NAV-24 a prop wins over its site, also a false and a 0', () => {
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
])('NAV-18 SHP-04 NAV-03 the basket (on the shop: %s) with shop address %s is at %s', (shop, url, link) => {
  expect(getCartLink(shop, url)).toBe(link);
});

test.each([
  ['/reseptit', 'page'],
  ['/reseptit/', 'page'],
  ['https://saaristo.fi/reseptit', 'page'],
  ['/', undefined],
  ['/rese', undefined],
  ['/reseptit#keitot', undefined],
  ['https://muu.fi/reseptit', undefined],
  [undefined, undefined],
])('NAV-10 on /reseptit, the link %s is %s', (link, place) => {
  expect(findPlace(link, 'https://saaristo.fi/reseptit?sivu=2')).toBe(place);
});

test('NAV-10 a tab is the section of the pages below it, home and /en/ do not', () => {
  expect(findPlace('/en/recipes', 'https://saaristo.fi/en/recipes/soup')).toBe('section');
  expect(findPlace('/en/', 'https://saaristo.fi/en/recipes/soup')).toBeUndefined();
  expect(findPlace('/', 'https://saaristo.fi/en/recipes/soup')).toBeUndefined();
});

test('NAV-14 the language of the page is the most fitting of the menu', () => {
  const menu = ['/', '/en/', 'https://saaristo.se/', 'not an address:'].map((link) => ({ link }));
  expect(findLanguage(menu, 'https://saaristo.fi/en/about')).toBe(menu[1]);
  expect(findLanguage(menu, 'https://saaristo.fi/entry')).toBe(menu[0]);
  expect(findLanguage(menu, 'https://saaristo.fi/')).toBe(menu[0]);
  expect(findLanguage([{ link: '/en/' }], 'https://saaristo.fi/')).toBeUndefined();
});

test('NAV-04 NAV-05 I18N-03 what the calls ask comes from props, then settings; the sub-domain on Swedish brands only', () => {
  const settings = parseSettings({ pageId: 7, subDomainId: 'asetus' });
  const fi = { site: 'atriafi', language: 'en', settings } as const;
  expect(createNavigationQuery({ subDomainId: 'x' }, fi)).toEqual({
    languageId: 'en',
    pageId: '7',
    subDomainId: undefined,
  });
  const se = { ...fi, site: 'goohse' } as const;
  expect(createNavigationQuery({}, se).subDomainId).toBe('asetus');
  expect(createNavigationQuery({ subDomainId: 'x', pageId: '9', languageId: 'sv' }, se)).toEqual({
    languageId: 'sv',
    pageId: '9',
    subDomainId: 'x',
  });
  expect(createNavigationQuery({}, { ...se, settings: parseSettings({}) })).toMatchObject({ pageId: '' });
});
