/**
 * `npm run storybook-check`: builds Storybook, serves it as plain files, and opens every page of it in Chromium, stories and
 * documents. Fails where one shows an error or nothing, or says anything unexpected in the console. `-- like-button` opens
 * those whose id has this in it.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser, type ConsoleMessage } from '@playwright/test';
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

/** Calls that a story or a typed page leaves unanswered, or has answered badly on purpose: their widgets' tests judge them. */
const OF_CALLS = /Failed to load resource|net::ERR_FAILED|\/api\//;

/** Opens a page. @returns what is wrong with it */
async function look(browser: Browser, origin: string, { id, type }: Entry): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !OF_CALLS.test(`${message.text()} ${message.location().url}`))
      faults.push(message.text());
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${type}`);
    // Storybook's own word for a page that has come, in whichever way.
    await page
      .locator('body:is(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)')
      .waitFor({ state: 'attached' });
    const shown = (await page.locator('body').getAttribute('class')) ?? '';
    if (!shown.includes('sb-show-main'))
      faults.push((await page.locator('.sb-errordisplay').textContent())?.trim() ?? 'no preview');
    else if (type === 'docs') await page.locator('#storybook-docs h1').first().waitFor();
    else await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return faults;
}

async function main(wanted: string | undefined): Promise<number> {
  const executablePath = ensureChromium();
  // The runtime's page shows dist/.
  const built = (await buildIfNeeded()) || (await run('storybook', ['build', '--quiet', '-o', folder]));
  if (built !== 0) return built;
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const left = Object.values(entries).filter(({ id }) => wanted === undefined || id.includes(wanted));
  const count = left.length;
  if (count === 0) throw new Error(`No page of Storybook has "${wanted}" in its id.`);

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, pathname === '/' ? 'index.html' : pathname)).then(
      (file) =>
        response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/html' }).end(file),
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ ...options, executablePath });
  let bad = 0;
  const work = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      // One after another, as many as there are workers.
      // oxlint-disable-next-line no-await-in-loop
      const faults = await look(browser, origin, entry);
      if (faults.length === 0) continue;
      bad += 1;
      console.log(`${entry.type} ${entry.id}\n  ${faults.join('\n  ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  server.close();
  console.log(`${count} pages of Storybook, ${bad} with faults`);
  return bad === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
