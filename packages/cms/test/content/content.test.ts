import { walkBlocks } from 'saaristo/page-details';
import { describe, expect, it } from 'vitest';
import { SITES, type Language, type Site } from '../../../../src/lib/site.ts';
import { getDetailPath, getListingPath, createSlug } from '../../platform/model/slugs.ts';
import { listShipped } from '../../collections/define.ts';
import { fillItems } from '../../content/items-on-pages.ts';
import { PLAIN_BLOCKS } from '../../content/plain-blocks.ts';
import { readPicture } from '../../demo/pictures.ts';
import { shippedContent } from '../../demo/shipped-content.ts';
import { checkContent } from '../../../cli/check-content/check-content.ts';
import newsReleaseModal from '../../../../widgets/signups/news-release-modal/widget.ts';
import newsletterModal from '../../../../widgets/signups/newsletter-modal/widget.ts';
import { DIST } from '../support/dist.ts';
import type { NavigationChild, NavigationContent } from '../../platform/model/content.ts';

const { navigation, news, products, recipes, sites } = shippedContent;
/** The pages with the items that they show. */
const pages = await fillItems(shippedContent.pages, async (collection) =>
  listShipped(collection, shippedContent),
);

const unique = (list: string[]) => new Set(list).size === list.length;
const markup = pages
  .flatMap((page) => [...walkBlocks(page.blocks)].map((block) => ({ page, block })))
  .map(({ page, block }) => ({ page, html: 'html' in block ? block.html : JSON.stringify(block.props) }));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

const listLinks = ({ desktop, mobile }: NavigationContent): NavigationChild[] =>
  [
    desktop.topTabs,
    desktop.bottomTabs,
    desktop.bottomTabs.flatMap((tab) => tab.children ?? []),
    desktop.languageMenu,
    mobile.barLinks,
    mobile.navLinks,
  ].flat();

/** Returns all paths of a site that exist: pages, listings and details. */
const listPaths = (site: Site): Set<string> => {
  const languages = sites.find((one) => one.site === site)?.languages ?? [];
  const listings = languages.flatMap((language: Language) =>
    (['products', 'recipes', 'news', 'search'] as const).map((listing) => getListingPath(listing, language)),
  );
  const details = languages.flatMap((language) => [
    ...products
      .filter((product) => product.site === site && product.name[language])
      .map(({ slug }) => getDetailPath('products', language, slug)),
    ...recipes
      .filter((recipe) => recipe.site === site && recipe.language === language)
      .map(({ slug }) => getDetailPath('recipes', language, slug)),
    ...news
      .filter((item) => item.site === site && item.language === language)
      .map(({ slug }) => getDetailPath('news', language, slug)),
  ]);
  return new Set([
    ...pages.filter((page) => page.site === site).map(({ path }) => path),
    ...listings,
    ...details,
  ]);
};

/** Widgets that an address with a hash opens, with their default hash. Without a script it leads to their form. */
const HASHES: Readonly<Record<string, string>> = {
  'newsletter-modal': newsletterModal.props.openHash.default,
  'news-release-modal': newsReleaseModal.props.openHash.default,
};

/** Returns why a link of a site is broken, or null. */
const findFault = (site: Site, link: string): string | null => {
  const url = new URL(link, 'http://estate.test');
  // Maps of the grills' addresses.
  if (url.origin === 'https://www.openstreetmap.org') return null;
  if (!listPaths(site).has(url.pathname)) return `${site} ${link}: no such page`;
  const isTarget = ({ page }: { page: (typeof pages)[number] }): boolean =>
    page.site === site && page.path === url.pathname;
  const ids = [
    ...markup.filter(isTarget).flatMap(({ html }) => found(html, / id="([^"]+)"/g)),
    ...pages
      .filter((page) => isTarget({ page }))
      .flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('widget' in block ? (HASHES[block.widget] ?? []) : [])),
      ),
  ];
  if (url.hash && !ids.includes(url.hash.slice(1))) return `${site} ${link}: no such place on the page`;
  const group = url.searchParams.get('contentGroup');
  const categories = [...products, ...recipes, ...news]
    .filter((thing) => thing.site === site)
    .map(({ category }) => createSlug(category));
  return group && !categories.includes(group) ? `${site} ${link}: no such category` : null;
};

/** Checks the check digit by the rule of GS1: with weights 1 and 3, the sum of all thirteen digits is a multiple of ten. */
const isEan13 = (code: string) =>
  /^\d{13}$/.test(code) &&
  [...code].reduce((sum, digit, at) => sum + Number(digit) * [1, 3][at % 2]!, 0) % 10 === 0;

describe('demo content', () => {
  it('estate: it has all sites, 80 products, 8 pieces of equipment, 47 recipes and 25 news items', () => {
    expect(sites.map(({ site }) => site)).toEqual([...SITES]);
    const equipment = products.filter((product) => product.equipment);
    expect([products.length - equipment.length, equipment.length]).toEqual([80, 8]);
    expect([recipes.length, news.length]).toEqual([47, 25]);
  });

  it('products: no number, URL or picture is repeated', () => {
    expect(unique(products.map(({ code }) => code))).toBe(true);
    expect(unique(products.map(({ site, slug }) => site + slug))).toBe(true);
    expect(unique(recipes.map(({ id }) => id))).toBe(true);
    expect(unique(recipes.map(({ site, language, slug }) => site + language + slug))).toBe(true);
    expect(unique(news.map(({ id }) => id))).toBe(true);
    expect(unique(news.map(({ site, language, slug }) => site + language + slug))).toBe(true);
    expect(unique(pages.map(({ site, path }) => site + path))).toBe(true);
  });

  it('products: every EAN-13 has a valid check digit', () => {
    expect(products.filter(({ gtin }) => !isEan13(gtin))).toEqual([]);
    expect(unique(products.map(({ gtin }) => gtin))).toBe(true);
  });

  it('professional products: each has a code of the ordering service [PRD-05]', () => {
    const professional = products.filter(({ site }) => site === 'ammattilaiset');
    expect(professional.filter(({ valoCode }) => !valoCode)).toEqual([]);
  });

  it('news: dates are from March to November 2026, newest first', () => {
    const dates = news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => date < '2026-03-01' || date > '2026-11-30')).toEqual([]);
  });

  it('questions: the list is long enough to show more [CORP-10]', () => {
    const counts = pages
      .flatMap(({ blocks }) => blocks)
      .map((block) =>
        'widget' in block && block.widget === 'faq-list' ? (block.props.items as []).length : 0,
      );
    expect(Math.max(...counts)).toBeGreaterThan(14);
  });
});

describe('pages', () => {
  it.each(sites)(
    '$site: it has a front page, questions and a question form in its own language',
    ({ site, languages }) => {
      const own = pages.filter((page) => page.site === site && page.language === languages[0]);
      const widgets = own.flatMap(({ blocks }) =>
        blocks.map((block) => ('widget' in block ? block.widget : 'html')),
      );
      expect(own.map(({ path }) => path)).toContain('/');
      expect(widgets).toEqual(expect.arrayContaining(['faq-list', 'question-form']));
    },
  );

  it('every site: a page at /en/ exists [NAV-16]', () => {
    expect(SITES.filter((site) => !pages.some((page) => page.site === site && page.path === '/en/'))).toEqual(
      [],
    );
  });

  it('pictures of pages: each has a size and an alternative text', () => {
    const pictures = markup.flatMap(({ html }) => found(html, /(<img [^>]*>)/g));
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter((img) => !/ width="\d+" height="\d+" alt="/.test(img))).toEqual([]);
  });

  it.each(SITES)('%s: every link leads to an existing page', (site) => {
    const own = markup
      .filter(({ page }) => page.site === site)
      .flatMap(({ html }) => found(html, /href=\\?"([^"\\]+)/g));
    expect(own.map((link) => findFault(site, link)).filter(Boolean)).toEqual([]);
  });
});

describe('navigation', () => {
  it('navigation: each language of each site has exactly one', () => {
    const wanted = sites.flatMap(({ site, languages }) => languages.map((language) => `${site} ${language}`));
    expect(navigation.map(({ site, language }) => `${site} ${language}`).sort()).toEqual(wanted.sort());
  });

  it.each(navigation)('$site in $language: every link leads to an existing page', (menu) => {
    expect(
      listLinks(menu)
        .map(({ link }) => findFault(menu.site, link))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('corporate site: several languages are offered [NAV-14]', () => {
    const corporate = navigation.filter(({ site }) => site === 'atriacom');
    expect(corporate.map(({ desktop }) => desktop.languageMenu.length)).toEqual([2, 2]);
  });
});

it('demo content: every block is of a known widget, with valid props', async () => {
  const { problems, blocks } = await checkContent(
    ['packages/cms/demo/sites'],
    DIST,
    PLAIN_BLOCKS.map(({ name }) => name),
  );
  expect(problems).toEqual([]);
  expect(blocks).toBeGreaterThan(200);
});

describe('pictures', () => {
  const paths = [
    ...[...products, ...recipes, ...news].map(({ image }) => image),
    ...products.flatMap(({ pictures = [] }) => pictures),
    ...markup.flatMap(({ html }) => found(html, /src="\/media\/([^"]+)"/g)),
    ...navigation.flatMap((menu) => found(JSON.stringify(menu), /"\/media\/([^"]+)"/g)),
  ];
  const pictures = new Map([...new Set(paths)].map((path) => [path, readPicture(path)]));

  it('every picture that the content names: it exists', () => {
    expect([...pictures].filter(([, svg]) => svg === null).map(([path]) => path)).toEqual([]);
    expect(pictures.size).toBeGreaterThan(190);
  });

  it('pictures: each is different', () => {
    expect(unique([...pictures.values()].map(String))).toBe(true);
  });

  it('pictures: each is below 12 kB and has no scripts or external content', () => {
    const heavy = [...pictures].filter(([, svg]) => (svg?.length ?? 0) >= 12_288);
    expect(heavy.map(([path, svg]) => `${path} ${svg?.length}`)).toEqual([]);
    const foreign = /<script|<image|<foreignObject|\son\w+=|href="[^#]|url\([^#]/;
    expect([...pictures].filter(([, svg]) => foreign.test(svg ?? '')).map(([path]) => path)).toEqual([]);
  });

  it('pictures: ids are unique within a picture, and every reference has its id', () => {
    for (const [path, svg] of pictures) {
      const ids = found(svg ?? '', / id="([^"]+)"/g);
      expect(unique(ids), path).toBe(true);
      const references = found(svg ?? '', /(?:href="#|url\(#)([^")]+)/g);
      expect(
        references.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  it.each([
    'products/0.svg',
    'heroes/none.svg',
    'teasers/atriafi-9.svg',
    '../etc/passwd',
    'icons/none.svg',
    '',
  ])('an unknown path %j: there is no picture', (path) => {
    expect(readPicture(path)).toBeNull();
  });
});

describe('food that is sold', () => {
  const sold = products.filter(({ price, equipment }) => price !== null && !equipment);

  it.each(sold.map((product) => [product.code, product] as const))(
    'product %s has its facts in Finnish, Swedish and the languages of its page',
    (_, product) => {
      const { site, name, ingredients, storage, origin, nutrition, weight } = product;
      const { maker, languages } = sites.find((one) => one.site === site)!;
      for (const language of new Set<Language>(['fi', 'se', ...languages.filter((one) => name[one])]))
        expect([name, ingredients, storage, origin].map((text) => text?.[language])).not.toContain(undefined);
      expect([maker, weight > 0]).toEqual([expect.any(String), true]);
      const { kj, kcal, fat, saturates, carbohydrate, sugars, protein, salt } = nutrition!;
      // Energy follows from the others (regulation 1169/2011, annex XIV).
      expect(Math.abs(kj - fat * 37 - (carbohydrate + protein) * 17)).toBeLessThan(1);
      expect(Math.abs(kcal - fat * 9 - (carbohydrate + protein) * 4)).toBeLessThan(1);
      expect(saturates <= fat && sugars <= carbohydrate && salt >= 0).toBe(true);
      // Each language names the same allergens.
      const count = (text = '') => text.match(/\p{Lu}{3,}/gu)?.length ?? 0;
      expect(count(ingredients.se)).toBe(count(ingredients.fi));
    },
  );
});
