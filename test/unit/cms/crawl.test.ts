import type { FastifyInstance } from 'fastify';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as names, parse, serialize } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITES } from '#lib/site.ts';
import { drawPicture } from '../../../cms/demo/pictures/index.ts';
import type { Database } from '../../../cms/database/database.ts';
import { seed } from '../../../cms/server/seed.ts';
import { shippedContent } from '../../../cms/demo/shipped-content.ts';
import { createApp } from '../../../cms/server/app.ts';
import { sampleOf } from '../../thorough.ts';
import { databases } from './support/databases.ts';
import { DIST } from './support/dist.ts';
import { FORM_PAGES } from './support/form-pages.ts';
import { documentOf } from './support/html.ts';

/** The build has tests of its own. */
const ELSEWHERE = /^\/assets\//;

/** Stylesheets in one are made of the build's files, which the server without a build has none of. */
const OF_BUILD = /^\/theme\/joined\//;

let database: Database;
/** Renders the widgets of its pages, as visitors get them. */
let app: FastifyInstance;
/** Leaves the markers of widgets as they are, which takes a fraction of the time. */
let unrendered: FastifyInstance;

beforeAll(async () => {
  database = await databases[0]!.open();
  await seed(database, shippedContent);
  app = await createApp({ database, dist: DIST, draw: drawPicture });
  unrendered = await createApp({ database, dist: '/nonexistent', draw: drawPicture });
});
afterAll(async () => {
  await app.close();
  await unrendered.close();
  await database.close();
});

/** What a crawl wants to know of a page. */
interface Read {
  headings: number;
  title: string;
  /** Every address of the site that it links to or shows, without what comes after its `#`. */
  addresses: string[];
}

/** Which attribute of an element names what a visitor or a browser without scripts goes to. */
function addressOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  if (tagName === 'a' || tagName === 'link') return value('href') ?? '';
  if (tagName === 'img' || tagName === 'script') return value('src') ?? '';
  if (tagName === 'form' && value('method')?.toLowerCase() !== 'post') return value('action') ?? '';
  return '';
}

/** A DOM with all that belongs to one takes ten times as long to make, and there are hundreds of pages. */
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

/** A small site with a form, and then all others. */
const CRAWLED = sampleOf(['sibylla', ...SITES.filter((site) => site !== 'sibylla')] as const);

/** Pages of a site on which each widget is rendered: what it links to is alike on all others. */
const RENDERED_PAGES = 3;

/** What is wrong on a site, and the addresses that were looked at. */
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

describe('NAV-02 FRM-01 without JavaScript', () => {
  it.each(CRAWLED)(
    'everything that %s links to and shows is there, its forms too',
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

describe('NAV-03 to the shop', () => {
  it.each(
    sampleOf(
      SITES.filter((site) => site !== SHOP),
      3,
    ),
  )('%s leads there, with its scripts and without', async (site) => {
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
