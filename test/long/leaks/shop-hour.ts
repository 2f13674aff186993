/** Uses a page of the shop for an hour of the page's clock: adds, changes and removes products, searches, and hides and shows the page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../faults/server.ts';
import type { Locator } from '@playwright/test';
import { compareBatches, type Held, listLeaks, measureHeld, openSession } from './memory.ts';
import { launch } from './widgets.ts';

/** Minutes of the page's clock. The first ones fill caches and compile code. */
const MINUTES = Number(process.env['MINUTES'] ?? 60);
/** Minutes between two measurements. */
const BATCH = MINUTES / 6;

/** Bytes by which the heap may grow in each minute: texts and statistics of the engine. */
const HEAP_PER_MINUTE = 4000;

const PRODUCT = '/tuotteet/leikkurin-jauheliha-karkea';

export async function runShopHour(): Promise<{ wrong: string[]; seen: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-leaks-'));
  const server = await startServer(join(folder, 'data'));
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const { port } = new URL(server.origin);
    await page.clock.install();
    await page.goto(`http://lihakauppa.localhost:${port}${PRODUCT}`);
    await page.locator('[data-widget="add-to-cart"][data-widget-state="mounted"]').waitFor();
    const session = await openSession(page);
    /** Lets a time of the page's clock pass, and waits for the answers. */
    const pass = async (ms: number) => {
      await page.clock.runFor(ms);
      await page.waitForLoadState('networkidle');
    };
    const shopping = page.locator('[data-widget="add-to-cart"]').first();
    const search = page.getByRole('combobox').first();
    /** Sets a value without the browser's undo history, which keeps a text node for each typed text. */
    const type = (field: Locator, text: string) =>
      field.evaluate((input, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, text);
    const runMinute = async (minute: number) => {
      await type(shopping.getByRole('spinbutton'), String((minute % 3) + 1));
      await shopping.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
      await pass(10_000);
      await search.focus();
      await type(search, ['liha', 'makkara', 'olematon'][minute % 3]!);
      await pass(10_000);
      await type(search, '');
      await pass(10_000);
      // The cart is read again when the page is shown again, and emptied in another tab.
      await page.evaluate(
        `fetch('/api/v1/lihakauppa/shoppingcart/load', { method: 'POST' }).then((a) => a.text())`,
      );
      await page.evaluate(
        // A tag manager keeps the last 300 events.
        `dataLayer.splice(0); document.dispatchEvent(new Event('visibilitychange')); dispatchEvent(new Event('focus')); dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));`,
      );
      await pass(30_000);
    };
    const batches: Held[] = [];
    const rows: Record<string, object> = {};
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await runMinute(minute);
      if (minute % BATCH !== 0) continue;
      const held = await measureHeld(page, session);
      batches.push(held);
      const { heap, nodes, listeners, documents, objects } = held;
      rows[`minute ${minute}`] = {
        'heap, MB': Math.round(heap / 1e4) / 100,
        nodes,
        listeners,
        documents,
        ...objects,
      };
    }
    return { wrong: listLeaks(compareBatches(batches.slice(1), BATCH), HEAP_PER_MINUTE), seen: { rows } };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
