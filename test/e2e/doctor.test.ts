/** `saaristo doctor` on the estate's pages. `npm run long -- --project=every-page` tests all of them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { startBrowser } from '../../packages/cli/doctor/browser.ts';
import { diagnose } from '../../packages/cli/doctor/doctor.ts';
import { Files } from '../../packages/cli/doctor/visit.ts';
import { addressOf, SITES, type Site } from './estate.ts';
import { pathsOf } from './estate-paths.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from '../settings.ts';

const ALL = LONG;
test.describe.configure({ timeout: ALL ? 30 * 60_000 : 60_000 });

let browser: Browser;
test.beforeAll(async () => {
  browser = (await startBrowser())!;
});
test.afterAll(() => browser.close());

/** A page that is opened in Chromium, and three whose answers are checked. */
const SAMPLE: readonly (readonly [Site, string, 'browser' | 'answers'])[] = [
  ['atriacom', '/', 'browser'],
  ['lihakauppa', '/tuotteet/naudan-entrecote-raakakypsytetty-21-vrk', 'answers'],
  ['lithellsse', '/', 'answers'],
  ['ammattilaiset', '/', 'answers'],
];
const PAGES = ALL
  ? SITES.flatMap((site) => pathsOf(site).map((path) => [site, path, 'browser'] as const))
  : SAMPLE;

test('doctor: finds nothing on the pages of the estate @once', async ({ baseURL }) => {
  const files = new Files();
  const found: unknown[] = [];
  for (const [site, path, kind] of PAGES) {
    const address = addressOf(site, path, baseURL);
    for (const finding of await diagnose(address, {
      files,
      browser: kind === 'browser' ? browser : undefined,
    }))
      found.push({ address, ...finding });
  }
  expect(found).toEqual([]);
});

test('doctor: names calls, scripts and hosts that fail in the browser alone @once', async ({ baseURL }) => {
  const assets = new URL('/assets/saaristo.js', addressOf('atriafi', '/', baseURL)).href;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="fi" data-site="atriafi"><title>Sivu</title>
      <script type="application/json" data-widget-settings>{"site":"atriafi","language":"fi"}</script>
      <script src="http://tracker.invalid/a.js"></script>
      <script>throw new Error('own fault')</script>
      <script type="module" src="${assets}"></script>
      <div data-widget="reviews" data-props='{"productId":"1"}'></div>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const codes = (await diagnose(`http://127.0.0.1:${port}/`, { browser })).map(({ code }) => code);
  server.close();
  expect(codes).toEqual(expect.arrayContaining(['call-failed', 'script-error', 'third-party-blocked']));
});
