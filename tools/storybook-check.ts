/**
 * `npm run storybook-check`: builds Storybook, serves it as static files, and opens every story and document in Chromium. Fails if a page
 * shows an error or nothing, or logs anything unexpected to the console. `-- first-card` opens only pages whose id contains this text.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as options } from '../test/chromium.ts';
import { buildIfNeeded } from './setup/build.ts';
import { ensureChromium } from './setup/chromium.ts';
import { root } from './setup/ensure.mjs';
import { run } from './setup/run.ts';

const folder = join(root, 'storybook-static');
const AT_ONCE = 3;
const TIMEOUT_MS = 60_000;

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

/**
 * Expected console output: calls that fail on purpose, missing pictures, and wrong markers on the runtime's page. The stories' own tests
 * check them.
 */
const ON_PURPOSE = /Failed to load resource|net::ERR_FAILED|\/api\/|^\[saaristo\] /;

/** Opens pages one after another in one window, so that they share its cache. */
class Reader {
  private readonly faults: string[] = [];
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !ON_PURPOSE.test(`${message.text()} ${message.location().url}`))
        this.faults.push(message.text());
    });
  }

  static async open(browser: Browser): Promise<Reader> {
    return new Reader(await browser.newPage({ viewport: { width: 1280, height: 900 } }));
  }

  /** @returns the faults of the page */
  async check(address: string, seen: (page: Page) => Promise<unknown>): Promise<string[]> {
    this.faults.length = 0;
    try {
      await this.page.goto(address);
      await this.page
        .locator('body:is(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)')
        .waitFor({ state: 'attached' });
      const shown = (await this.page.locator('body').getAttribute('class')) ?? '';
      if (shown.includes('sb-show-main')) await seen(this.page);
      else
        this.faults.push((await this.page.locator('.sb-errordisplay').textContent())?.trim() ?? 'no preview');
    } catch (error) {
      this.faults.push(error instanceof Error ? error.message : String(error));
    }
    return [...this.faults];
  }
}

const seen: Record<Entry['type'], (page: Page) => Promise<unknown>> = {
  docs: (page) => page.locator('#storybook-docs h1').first().waitFor(),
  story: (page) => page.locator('#storybook-root > *').first().waitFor({ state: 'attached' }),
};

/** Text that a story shows for each way in which the toolbar makes the API answer. */
const REVIEWS: Readonly<Record<string, string>> = {
  ok: 'Asiakasarvostelut (12)',
  empty: 'Asiakasarvostelut (0)',
  error: 'Arvostelujen lataaminen epäonnistui.',
  offline: 'Arvostelujen lataaminen epäonnistui.',
};

/** @returns all page views to check, with their names */
function listViews(
  entries: readonly Entry[],
): { name: string; query: string; seen: (page: Page) => Promise<unknown> }[] {
  const looks = entries.map(({ id, type }) => ({
    name: id,
    query: `id=${id}&viewMode=${type}`,
    seen: seen[type],
  }));
  const reviews = entries.find(({ id, type }) => type === 'story' && id.startsWith('shop-reviews--'));
  if (reviews)
    for (const [api, text] of Object.entries(REVIEWS))
      looks.push({
        name: `${reviews.id} with the API ${api}`,
        query: `id=${reviews.id}&viewMode=story&globals=api:${api}`,
        seen: (page) => page.getByText(text).first().waitFor(),
      });
  const runtime = looks.find(({ name }) => name === 'runtime--docs');
  if (runtime)
    runtime.seen = async (page) => {
      const frame = page.frameLocator('iframe[title="The page"]');
      await frame.locator('[data-widget-state=mounted]').first().waitFor();
      await page
        .getByText(/widget:mounted \S/)
        .first()
        .waitFor();
      await page.getByRole('cell', { name: 'invalid' }).first().waitFor();
    };
  return looks;
}

async function main(wanted: string | undefined): Promise<number> {
  const executablePath = ensureChromium();
  // The runtime's page shows dist/.
  const built = (await buildIfNeeded()) || (await run('storybook', ['build', '--quiet', '-o', folder]));
  if (built !== 0) return built;
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const left = listViews(
    Object.values(entries).filter(({ id }) => wanted === undefined || id.includes(wanted)),
  );
  const count = left.length;
  if (count === 0) throw new Error(`No page of Storybook has an id that contains "${wanted}".`);

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, pathname === '/' ? 'index.html' : pathname)).then(
      (file) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(pathname)] ?? 'text/html',
            'cache-control': 'max-age=3600',
          })
          .end(file),
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ ...options, executablePath });
  let bad = 0;
  const work = async () => {
    const reader = await Reader.open(browser);
    for (let one = left.shift(); one; one = left.shift()) {
      const address = `${origin}/iframe.html?${one.query}`;
      // Each worker opens its pages one after another.
      // oxlint-disable-next-line no-await-in-loop
      let faults = await reader.check(address, one.seen);
      // A second try, since the machine may be busy.
      // oxlint-disable-next-line no-await-in-loop
      if (faults.length > 0) faults = await reader.check(address, one.seen);
      if (left.length % 50 === 0) console.log(`${left.length} left`);
      if (faults.length === 0) continue;
      bad += 1;
      console.log(`${one.name}\n  ${faults.join('\n  ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  server.close();
  console.log(`${count} pages of Storybook, ${bad} with faults`);
  return bad === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
