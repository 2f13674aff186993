/**
 * The journeys of `browsers/journeys` in Chromium, Firefox and WebKit against the built bundle and the reference CMS.
 * `--grep firefox` selects an engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Browser, type Engine, ENGINES } from './browsers/driver.ts';
import { findMissingFeatures } from './browsers/features.ts';
import { journeys } from './browsers/journeys/index.ts';
import { CHROMIUM, FIREFOX, startPuppeteer } from './browsers/puppeteer.ts';
import { play } from './browsers/stage.ts';
import { startWebkit } from './browsers/webkit.ts';
import { type Server, startServer } from './faults/server.ts';

const WEBKIT_PORT = Number(process.env['WEBKIT_PORT'] ?? 5190);

let data: string;
let server: Server;
const browsers = new Map<Engine, Promise<Browser>>();

test.beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'saaristo-browsers-'));
  server = await startServer(data, { SAARISTO_TRUST_PROXY: '0', SAARISTO_DEMO_USERS: '1' });
});
test.afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const start = (engine: Engine): Promise<Browser> =>
  engine === 'webkit'
    ? startWebkit(WEBKIT_PORT)
    : startPuppeteer(engine, engine === 'firefox' ? FIREFOX : CHROMIUM);

test('features of stylesheets and scripts: every supported browser has them', () => {
  expect(findMissingFeatures()).toEqual([]);
});

for (const engine of ENGINES)
  for (const journey of journeys)
    test(`${engine}: ${journey.name}`, async () => {
      const browser = await (browsers.get(engine) ?? browsers.set(engine, start(engine)).get(engine)!);
      test.info().annotations.push({ type: 'version', description: browser.version });
      const { port } = new URL(server.origin);
      const wrong = await play(
        browser,
        journey,
        (address, site) => `http://${site === undefined ? '' : `${site}.`}localhost:${port}${address}`,
      );
      expect(wrong).toEqual([]);
    });
