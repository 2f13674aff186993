import type { FastifyInstance } from 'fastify';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as names, parse, serialize } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITES } from '../../../src/lib/site.ts';
import { readPicture } from '../demo/pictures.ts';
import type { Database } from '../platform/database/database.ts';
import { seed } from '../server/seed.ts';
import { shippedContent } from '../demo/shipped-content.ts';
import { createApp } from '../server/app.ts';
import { sampleOf } from '../../../test/settings.ts';
import { hostOf } from './support/app.ts';
import { databases } from './support/databases.ts';
import { DIST } from './support/dist.ts';
import { FORM_PAGES } from './support/form-pages.ts';
import { documentOf } from './support/html.ts';

/** The build has its own tests. */
const ELSEWHERE = /^\/assets\//;

/** Joined stylesheets need files of the build. */
const OF_BUILD = /^\/theme\/joined\//;

let database: Database;
/** Renders the widgets of its pages, like for visitors. */
let app: FastifyInstance;
/** Does not render markers, which is much faster. */
let unrendered: FastifyInstance;

beforeAll(async () => {
  database = await databases[0]!.open();
  await seed(database, shippedContent);
  const cacheTimes = { freshSeconds: 60, staleSeconds: 60 };
  app = await createApp({ database, dist: DIST, readPicture, cacheTimes });
  unrendered = await createApp({ database, dist: '/nonexistent', readPicture, cacheTimes });
});
afterAll(async () => {
  await app.close();
  await unrendered.close();
  await database.close();
});

/** The parts of a page that the crawl needs. */
interface Read {
  headings: number;
  title: string;
  /** All linked URLs of the site without their hash. */
  addresses: string[];
  /** Language of the page (BCP 47). */
  lang: string;
  /** Links that name the language of their target. */
  translations: { lang: string; address: string }[];
  /** Links of menus that are marked as the page itself. */
  current: string[];
  widgets: string[];
  /** Links within each rendered form of a widget. */
  forms: string[][];
  footer: string[];
}

const valueOf = ({ attrs }: DefaultTreeAdapterTypes.Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

/** Returns the URL to which an element leads without scripts. */
function addressOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  if (tagName === 'a' || tagName === 'link') return value('href') ?? '';
  if (tagName === 'img' || tagName === 'script') return value('src') ?? '';
  if (tagName === 'form' && value('method')?.toLowerCase() !== 'post') return value('action') ?? '';
  return '';
}

/** Parses without a DOM, which would take ten times as long for hundreds of pages. */
function read(html: string): Read {
  const found: Read = {
    headings: 0,
    title: '',
    addresses: [],
    lang: '',
    translations: [],
    current: [],
    widgets: [],
    forms: [],
    footer: [],
  };
  let places: string[][] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) {
      if (node.tagName === 'h1') found.headings += 1;
      if (node.tagName === 'title' && node.namespaceURI === names.NS.HTML)
        found.title ||= serialize(node).trim();
      const [address = ''] = addressOf(node).split('#');
      if (node.tagName === 'html') found.lang = valueOf(node, 'lang');
      const lang = valueOf(node, 'hreflang');
      if (lang) found.translations.push({ lang, address: address.replace(/^https?:[/][/][^/]*/, '') });
      if (node.tagName === 'a' && valueOf(node, 'aria-current') === 'page') found.current.push(address);
      if (node.tagName === 'a') places.forEach((place) => place.push(address));
      if (valueOf(node, 'data-widget')) found.widgets.push(valueOf(node, 'data-widget'));
      if (address.startsWith('/') && !ELSEWHERE.test(address)) found.addresses.push(address);
    }
    const before = places;
    if (defaultTreeAdapter.isElementNode(node)) {
      if (node.tagName === 'footer') places = [...places, found.footer];
      if (valueOf(node, 'enctype') === 'multipart/form-data')
        found.forms.push((places = [...places, []]).at(-1)!);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
    places = before;
  };
  visit(parse(html, { scriptingEnabled: false }));
  return found;
}

/** First a small site with a form, then all others. */
const CRAWLED = sampleOf(['sibylla', ...SITES.filter((site) => site !== 'sibylla')] as const);

/** Pages of a site for each widget. Their links are alike on all pages. */
const RENDERED_PAGES = 3;

/** Sites whose products can be bought. */
const SELLING: ReadonlySet<string> = new Set([
  'lihakauppa',
  ...shippedContent.sites.filter(({ isSoldInShop }) => isSoldInShop).map(({ site }) => site),
]);

/** Tells whether a link leads to a page: the same path, and no parameter that the page does not have. */
function isLinkTo(link: string, page: string): boolean {
  const [one, other] = [link, page].map((url) => new URL(url, 'http://localhost'));
  return (
    one!.pathname.replace(/[/]$/, '') === other!.pathname.replace(/[/]$/, '') &&
    [...one!.searchParams].every(([name, value]) => other!.searchParams.getAll(name).includes(value))
  );
}

/** Returns the faults of a site and the number of checked URLs. */
async function crawl(site: string): Promise<{ faults: string[]; known: ReadonlySet<string> }> {
  const queue = ['/', '/en/'];
  const known = new Set(queue);
  const faults: string[] = [];
  const rendered = new Map<string, number>();
  const languages = new Map<string, string>();
  const translations: { from: string; lang: string; address: string }[] = [];
  const isSelling = SELLING.has(site);
  const { privacy } = shippedContent.sites.find((one) => one.site === site)!;
  const privacyPages = Object.values(privacy?.pages ?? {});
  for (const url of queue) {
    const request = { url, headers: { host: hostOf(site) } };
    let answer = await (OF_BUILD.test(url) ? app : unrendered).inject(request);
    const widgets = [...answer.body.matchAll(/data-widget="([a-z-]+)"/g)].map(([, name]) => name!);
    if (widgets.some((name) => (rendered.get(name) ?? 0) < RENDERED_PAGES)) {
      widgets.forEach((name) => rendered.set(name, (rendered.get(name) ?? 0) + 1));
      answer = await app.inject(request);
    }
    const { statusCode, headers, body } = answer;
    if (statusCode !== 200) faults.push(`${url} answers ${statusCode}`);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    const { headings, title, addresses, lang, current, widgets: shown, ...page } = read(body);
    if (headers['set-cookie'] !== undefined) faults.push(`${url} sets cookies`);
    const isWithoutPrivacy = (links: string[]) => !links.some((link) => privacyPages.includes(link));
    if (page.forms.some(isWithoutPrivacy))
      faults.push(`${url} has a form without a link to the privacy page`);
    if (isWithoutPrivacy(page.footer)) faults.push(`${url} has no link to the privacy page`);
    if (!isSelling && shown.includes('add-to-cart')) faults.push(`${url} sells`);
    const wrong = current.filter((link) => !isLinkTo(link, url));
    if (wrong.length > 0) faults.push(`${url} marks ${wrong.join()} as current`);
    languages.set(url, lang);
    translations.push(...page.translations.map((one) => ({ from: url, ...one })));
    if (headings !== 1) faults.push(`${url} has not one h1`);
    if (!title) faults.push(`${url} has no title`);
    for (const address of [...addresses, ...page.translations.map((one) => one.address)]) {
      if (known.has(address)) continue;
      known.add(address);
      queue.push(address);
    }
  }
  for (const { from, lang, address } of translations)
    if (languages.get(address) !== lang) faults.push(`${from} says that ${address} is in ${lang}`);
  return { faults, known };
}

describe('crawl without JavaScript [NAV-02] [FRM-01]', () => {
  it.each(CRAWLED)(
    'crawl: every link, file and form target of %s exists',
    { timeout: 120_000 },
    async (site) => {
      const { faults, known } = await crawl(site);
      expect(faults).toEqual([]);
      expect(known.size).toBeGreaterThan(30);
      const forms = FORM_PAGES.filter(([, of]) => of === site).map(([, , path]) => path);
      expect(forms.filter((path) => !known.has(path))).toEqual([]);
    },
  );
});

const SHOP = 'lihakauppa';

describe('language of rendered filters [I18N-03]', () => {
  it.each([
    ['atriafi', '/en/products', 'Gluten-free', 'Gluteeniton'],
    ['atriafi', '/tuotteet', 'Gluteeniton', 'Gluten-free'],
    ['atriafi', '/en/recipes', 'Everyday', 'Arki'],
  ])('listing: the filters of %s%s are in the language of the page', async (site, url, label, other) => {
    const { body } = await app.inject({ url, headers: { host: hostOf(site) } });
    const labels = [...documentOf(body).querySelectorAll('main label')].map((one) => one.textContent.trim());
    expect(labels).toEqual(expect.arrayContaining([expect.stringContaining(label)]));
    expect(labels.filter((one) => one.includes(other))).toEqual([]);
  });
});

describe('links to the shop [NAV-03]', () => {
  it.each(
    sampleOf(
      SITES.filter((site) => site !== SHOP),
      3,
    ),
  )('link to the shop: %s leads there, with scripts and without', async (site) => {
    const { body } = await app.inject({ url: '/', headers: { host: hostOf(site) } });
    const document = documentOf(body);
    const settings: unknown = JSON.parse(
      document.querySelector('[data-widget-settings]')?.textContent ?? 'null',
    );
    const shop = `http://${SHOP}.localhost:4000/`;
    expect(settings).toMatchObject({ site, shopUrl: shop });
    const links = [...document.querySelectorAll('[data-widget="header"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toContain(`${shop}ostoskori#tuotteet`);
  });
});
