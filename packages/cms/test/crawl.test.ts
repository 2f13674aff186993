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
  app = await createApp({ database, dist: DIST, readPicture });
  unrendered = await createApp({ database, dist: '/nonexistent', readPicture });
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
}

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
  const found: Read = { headings: 0, title: '', addresses: [] };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) {
      if (node.tagName === 'h1') found.headings += 1;
      if (node.tagName === 'title' && node.namespaceURI === names.NS.HTML)
        found.title ||= serialize(node).trim();
      const [address = ''] = addressOf(node).split('#');
      if (address.startsWith('/') && !ELSEWHERE.test(address)) found.addresses.push(address);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return found;
}

/** First a small site with a form, then all others. */
const CRAWLED = sampleOf(['sibylla', ...SITES.filter((site) => site !== 'sibylla')] as const);

/** Pages of a site for each widget. Their links are alike on all pages. */
const RENDERED_PAGES = 3;

/** Returns the faults of a site and the number of checked URLs. */
async function crawl(site: string): Promise<{ faults: string[]; known: ReadonlySet<string> }> {
  const queue = ['/', '/en/'];
  const known = new Set(queue);
  const faults: string[] = [];
  const rendered = new Map<string, number>();
  for (const url of queue) {
    const request = { url, headers: { host: `${site}.localhost:4000` } };
    let answer = await (OF_BUILD.test(url) ? app : unrendered).inject(request);
    const widgets = [...answer.body.matchAll(/data-widget="([a-z-]+)"/g)].map(([, name]) => name!);
    if (widgets.some((name) => (rendered.get(name) ?? 0) < RENDERED_PAGES)) {
      widgets.forEach((name) => rendered.set(name, (rendered.get(name) ?? 0) + 1));
      answer = await app.inject(request);
    }
    const { statusCode, headers, body } = answer;
    if (statusCode !== 200) faults.push(`${url} answers ${statusCode}`);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    const { headings, title, addresses } = read(body);
    if (headings !== 1) faults.push(`${url} has not one h1`);
    if (!title) faults.push(`${url} has no title`);
    for (const address of addresses) {
      if (known.has(address)) continue;
      known.add(address);
      queue.push(address);
    }
  }
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

describe('links to the shop [NAV-03]', () => {
  it.each(
    sampleOf(
      SITES.filter((site) => site !== SHOP),
      3,
    ),
  )('link to the shop: %s leads there, with scripts and without', async (site) => {
    const { body } = await app.inject({ url: '/', headers: { host: `${site}.localhost:4000` } });
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
