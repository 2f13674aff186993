import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITES } from '#lib/site.ts';
import { drawPicture } from '../../../cms/content/pictures/index.ts';
import type { Database } from '../../../cms/database/database.ts';
import { seed } from '../../../cms/estate/seed.ts';
import { shippedContent } from '../../../cms/estate/shipped-content.ts';
import { createApp } from '../../../cms/server.ts';
import { databases } from './support/databases.ts';

/** The build has tests of its own. */
const ELSEWHERE = /^\/assets\//;

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await databases[0]!.open();
  await seed(database, shippedContent);
  app = await createApp({ database, dist: '/nonexistent', draw: drawPicture });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Every address of the site that a page links to or shows, without what comes after its `#`. */
const addresses = (document: Document): string[] =>
  [
    ...document.querySelectorAll(
      'a[href], link[href], img[src], script[src], form[action]:not([method=post])',
    ),
  ]
    .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '')
    .map((address) => address.split('#')[0] ?? '')
    .filter((address) => address.startsWith('/') && !ELSEWHERE.test(address));

/** What is wrong on a site, and how many addresses were looked at. */
async function crawl(site: string): Promise<{ faults: string[]; looked: number }> {
  const queue = ['/', '/en/'];
  const known = new Set(queue);
  const faults: string[] = [];
  for (const url of queue) {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { host: `${site}.localhost:4000` },
    });
    if (statusCode !== 200) faults.push(`${url} answers ${statusCode}`);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    const { document } = new JSDOM(body).window;
    if (document.querySelectorAll('h1').length !== 1) faults.push(`${url} has not one h1`);
    if (!document.title) faults.push(`${url} has no title`);
    for (const address of addresses(document)) {
      if (known.has(address)) continue;
      known.add(address);
      queue.push(address);
    }
  }
  return { faults, looked: known.size };
}

describe('NAV-02 without JavaScript', () => {
  it.each(SITES)('everything that %s links to and shows is there', { timeout: 120_000 }, async (site) => {
    const { faults, looked } = await crawl(site);
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(30);
  });
});

const SHOP = 'lihakauppa';

describe('NAV-03 to the shop', () => {
  it.each(SITES.filter((site) => site !== SHOP))(
    '%s leads there, with its scripts and without',
    async (site) => {
      const { body } = await app.inject({ url: '/', headers: { host: `${site}.localhost:4000` } });
      const { document } = new JSDOM(body).window;
      const settings: unknown = JSON.parse(
        document.querySelector('[data-widget-settings]')?.textContent ?? 'null',
      );
      const shop = `http://${SHOP}.localhost:4000/`;
      expect(settings).toMatchObject({ site, shopUrl: shop });
      const links = [...document.querySelectorAll('[data-widget="header"] a')];
      expect(links.map((link) => link.getAttribute('href'))).toContain(`${shop}ostoskori#tuotteet`);
    },
  );
});
