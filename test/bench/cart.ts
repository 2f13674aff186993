/**
 * `npm run bench -- cart`: the time from the press that adds a product to the new count in the header, in Chromium with
 * the reference CMS and an embedded database, in the shop and on a brand site through the shop's frame.
 */
import { join } from 'node:path';
import { chromium as playwright, type Page } from '@playwright/test';
import { openDatabase } from '../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../packages/cms/platform/database/pglite.ts';
import { seed } from '../../packages/cms/server/seed.ts';
import { shippedContent } from '../../packages/cms/demo/shipped-content.ts';
import { createApp } from '../../packages/cms/server/app.ts';
import { ROOT } from '../../packages/build/widgets.ts';
import { chromium } from '../chromium.ts';

const ROUNDS = 20;

/** Returns the ms from a press on the first buy control to the header's new count and to the confirmation. */
const press = (page: Page): Promise<{ count: number; told: number }> =>
  page.evaluate(async () => {
    const header = document.querySelector('[data-widget="header"]')!;
    const before = header.textContent;
    // Named functions cannot be passed into the page.
    const button = document.evaluate(
      '//button[normalize-space()="Lisää ostoskoriin"]',
      document,
      null,
      XPathResult.FIRST_ORDERED_NODE_TYPE,
    ).singleNodeValue as HTMLButtonElement;
    const began = performance.now();
    button.click();
    while (header.textContent === before) await new Promise(requestAnimationFrame);
    const count = performance.now() - began;
    while (!document.querySelector('[role="dialog"]')) await new Promise(requestAnimationFrame);
    const told = performance.now() - began;
    document.querySelector<HTMLElement>('[role="dialog"] button')!.click();
    while (document.querySelector('[role="dialog"]') || button.disabled)
      await new Promise(requestAnimationFrame);
    return { count, told };
  });

const part = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN);

async function measure(page: Page, address: string): Promise<Record<string, number>> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().waitFor();
  // The first press loads code, and on a brand site the shop's frame.
  const first = await press(page);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await press(page));
  const counts = times.map(({ count }) => count);
  return {
    'first ms': Math.round(first.count),
    'p50 ms': part(counts, 0.5),
    'p95 ms': part(counts, 0.95),
    'told p50 ms': part(
      times.map(({ told }) => told),
      0.5,
    ),
  };
}

/** Serves the estate, presses, and prints a table. */
export async function benchCart(): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: IN_MEMORY });
  await seed(database, shippedContent);
  const app = await createApp({
    database,
    dist: join(ROOT, 'dist'),
    readPicture: () => null,
    writesPerMinute: 1_000_000,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await playwright.launch({
    ...chromium,
    args: [...chromium.args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    console.log('\nFrom the press to the new count in the header');
    console.table({
      'on the shop': await measure(page, `http://lihakauppa.localhost:${port}/tuotteet`),
      'on a brand site': await measure(page, `http://jyvabroiler.localhost:${port}/tuotteet`),
    });
  } finally {
    await browser.close();
    await app.close();
    await database.close();
  }
}

if (import.meta.filename === process.argv[1]) await benchCart();
