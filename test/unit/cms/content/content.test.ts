import { describe, expect, it } from 'vitest';
import { SITES, type Language, type Site } from '#lib/site.ts';
import { navigation } from '../../../../cms/demo/navigation.ts';
import { news } from '../../../../cms/demo/news.ts';
import { pages } from '../../../../cms/demo/pages.ts';
import { detailPath, listingPath, slugOf } from '../../../../cms/model/slugs.ts';
import { drawPicture } from '../../../../cms/demo/pictures/index.ts';
import { products } from '../../../../cms/demo/products.ts';
import { recipes } from '../../../../cms/demo/recipes.ts';
import { sites } from '../../../../cms/demo/sites.ts';
import type { NavigationChild, NavigationContent } from '../../../../cms/model/content.ts';

const unique = (list: string[]) => new Set(list).size === list.length;
const markup = pages
  .flatMap((page) => page.blocks.map((block) => ({ page, block })))
  .map(({ page, block }) => ({ page, html: 'html' in block ? block.html : JSON.stringify(block.props) }));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

const linksOf = ({ desktop, mobile }: NavigationContent): NavigationChild[] =>
  [
    desktop.topTabs,
    desktop.bottomTabs,
    desktop.bottomTabs.flatMap((tab) => tab.children ?? []),
    desktop.languageMenu,
    mobile.barLinks,
    mobile.navAccordions,
    mobile.navAccordions.flatMap((accordion) => accordion.children),
    mobile.navLinks,
    mobile.languageMenu,
  ].flat();

/** Every address of a site that answers: its pages, listings and details. */
const addresses = (site: Site): Set<string> => {
  const languages = sites.find((one) => one.site === site)?.languages ?? [];
  const listings = languages.flatMap((language: Language) =>
    (['products', 'recipes', 'news', 'search'] as const).map((listing) => listingPath(listing, language)),
  );
  const details = languages.flatMap((language) => [
    ...products
      .filter((product) => product.site === site && product.name[language])
      .map(({ slug }) => detailPath('products', language, slug)),
    ...recipes
      .filter((recipe) => recipe.site === site && recipe.language === language)
      .map(({ slug }) => detailPath('recipes', language, slug)),
    ...news
      .filter((item) => item.site === site && item.language === language)
      .map(({ slug }) => detailPath('news', language, slug)),
  ]);
  return new Set([
    ...pages.filter((page) => page.site === site).map(({ path }) => path),
    ...listings,
    ...details,
  ]);
};

/** Why a link of a site leads nowhere, or null. */
const broken = (site: Site, link: string): string | null => {
  const url = new URL(link, 'http://estate.test');
  if (!addresses(site).has(url.pathname)) return `${site} ${link}: no such page`;
  const ids = markup
    .filter(({ page }) => page.site === site && page.path === url.pathname)
    .flatMap(({ html }) => found(html, / id="([^"]+)"/g));
  if (url.hash && !ids.includes(url.hash.slice(1))) return `${site} ${link}: no such place on the page`;
  const group = url.searchParams.get('contentGroup');
  const categories = [...products, ...recipes, ...news]
    .filter((thing) => thing.site === site)
    .map(({ category }) => slugOf(category));
  return group && !categories.includes(group) ? `${site} ${link}: no such category` : null;
};

/** The check digit by the rule of GS1: weights 1 and 3 over all thirteen give a full ten. */
const isEan13 = (code: string) =>
  /^\d{13}$/.test(code) &&
  [...code].reduce((sum, digit, at) => sum + Number(digit) * [1, 3][at % 2]!, 0) % 10 === 0;

describe('demo content', () => {
  it('has fourteen sites, 80 products and 8 pieces of equipment, 47 recipes and 25 news items', () => {
    expect(sites.map(({ site }) => site)).toEqual([...SITES]);
    const equipment = products.filter((product) => product.equipment);
    expect([products.length - equipment.length, equipment.length]).toEqual([80, 8]);
    expect([recipes.length, news.length]).toEqual([47, 25]);
  });

  it('repeats no number, address or picture', () => {
    expect(unique(products.map(({ code }) => code))).toBe(true);
    expect(unique(products.map(({ site, slug }) => site + slug))).toBe(true);
    expect(unique(recipes.map(({ id }) => id))).toBe(true);
    expect(unique(recipes.map(({ site, language, slug }) => site + language + slug))).toBe(true);
    expect(unique(news.map(({ id }) => id))).toBe(true);
    expect(unique(news.map(({ site, language, slug }) => site + language + slug))).toBe(true);
    expect(unique(pages.map(({ site, path }) => site + path))).toBe(true);
  });

  it('gives every product an EAN-13 that a scanner accepts', () => {
    expect(products.filter(({ gtin }) => !isEan13(gtin))).toEqual([]);
    expect(unique(products.map(({ gtin }) => gtin))).toBe(true);
  });

  it('PRD-05 gives professional products a code of the ordering service', () => {
    const professional = products.filter(({ site }) => site === 'ammattilaiset');
    expect(professional.filter(({ valoCode }) => !valoCode)).toEqual([]);
  });

  it('dates its news from March to November 2026, newest first', () => {
    const dates = news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.filter((date) => date < '2026-03-01' || date > '2026-11-30')).toEqual([]);
  });

  it('keeps the hard cases: a very long name, a missing teaser, text with markup signs', () => {
    expect(products.some(({ name }) => (name.fi?.length ?? 0) > 100)).toBe(true);
    expect(products.some(({ teaser }) => !teaser.fi && !teaser.se && !teaser.en)).toBe(true);
    expect(products.some(({ description }) => /&.*<.*"/.test(description.fi ?? ''))).toBe(true);
  });

  it('CORP-10 has a list of questions long enough to show more of', () => {
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
    '$site has a front page, questions and a way to ask in its own language',
    ({ site, languages }) => {
      const own = pages.filter((page) => page.site === site && page.language === languages[0]);
      const widgets = own.flatMap(({ blocks }) =>
        blocks.map((block) => ('widget' in block ? block.widget : 'html')),
      );
      expect(own.map(({ path }) => path)).toContain('/');
      expect(widgets).toEqual(expect.arrayContaining(['faq-list', 'question-form']));
    },
  );

  it('NAV-16 answers at /en/ on every site', () => {
    expect(SITES.filter((site) => !pages.some((page) => page.site === site && page.path === '/en/'))).toEqual(
      [],
    );
  });

  it('gives every picture a size and an alternative text', () => {
    const pictures = markup.flatMap(({ html }) => found(html, /(<img [^>]*>)/g));
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter((img) => !/ width="\d+" height="\d+" alt="/.test(img))).toEqual([]);
  });

  it.each(SITES)('%s: every link leads to a page that exists', (site) => {
    const own = markup
      .filter(({ page }) => page.site === site)
      .flatMap(({ html }) => found(html, /href=\\?"([^"\\]+)/g));
    expect(own.map((link) => broken(site, link)).filter(Boolean)).toEqual([]);
  });
});

describe('navigation', () => {
  it('there is one for each language of each site, and no second one', () => {
    const wanted = sites.flatMap(({ site, languages }) => languages.map((language) => `${site} ${language}`));
    expect(navigation.map(({ site, language }) => `${site} ${language}`).sort()).toEqual(wanted.sort());
  });

  it.each(navigation)('$site in $language: every link leads to a page that exists', (menu) => {
    expect(
      linksOf(menu)
        .map(({ link }) => broken(menu.site, link))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('NAV-14 offers several languages on the corporate site', () => {
    const corporate = navigation.filter(({ site }) => site === 'atriacom');
    expect(corporate.map(({ desktop }) => desktop.languageMenu.length)).toEqual([2, 2]);
  });
});

describe('pictures', () => {
  const paths = [
    ...[...products, ...recipes, ...news].map(({ image }) => image),
    ...products.flatMap(({ pictures = [] }) => pictures),
    ...markup.flatMap(({ html }) => found(html, /src="\/media\/([^"]+)"/g)),
    ...navigation.flatMap((menu) => found(JSON.stringify(menu), /"\/media\/([^"]+)"/g)),
  ];
  const drawn = new Map([...new Set(paths)].map((path) => [path, drawPicture(path)]));

  it('draws every picture that the content names', () => {
    expect([...drawn].filter(([, svg]) => svg === null).map(([path]) => path)).toEqual([]);
    expect(drawn.size).toBeGreaterThan(190);
  });

  it('draws each differently, and the same again', () => {
    expect(unique([...drawn.values()].map(String))).toBe(true);
    const [path = '', svg] = [...drawn][40] ?? [];
    expect(drawPicture(path)).toBe(svg);
  });

  it('stays under 12 kB, without scripts or anything from elsewhere', () => {
    const heavy = [...drawn].filter(([, svg]) => (svg?.length ?? 0) >= 12_288);
    expect(heavy.map(([path, svg]) => `${path} ${svg?.length}`)).toEqual([]);
    const foreign = /<script|<image|<foreignObject|\son\w+=|href="[^#]|url\([^#]/;
    expect([...drawn].filter(([, svg]) => foreign.test(svg ?? '')).map(([path]) => path)).toEqual([]);
  });

  it('uses each id once in a picture, and every reference finds its id', () => {
    for (const [path, svg] of drawn) {
      const ids = found(svg ?? '', / id="([^"]+)"/g);
      expect(unique(ids), path).toBe(true);
      const references = found(svg ?? '', /(?:href="#|url\(#)([^")]+)/g);
      expect(
        references.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  it('writes well-formed XML without broken numbers', () => {
    for (const [path, svg] of drawn) {
      expect(/NaN|undefined|Infinity/.test(svg ?? ''), path).toBe(false);
    }
  });

  it.each([
    'products/0.svg',
    'heroes/none.svg',
    'teasers/atriafi-9.svg',
    '../etc/passwd',
    'icons/none.svg',
    '',
  ])('draws nothing for %j', (path) => {
    expect(drawPicture(path)).toBeNull();
  });
});
