/**
 * `npm run bench -- interactions`: the time from an interaction to the next paint by Event Timing, at 375 pixels with a
 * four times slower processor, on settled pages of the reference CMS. `ROUNDS=…` sets the number of visits, `ONLY=…`
 * selects interactions by name, `BEFORE=folder` measures an older `dist` in turns with the present one, and
 * `TRACE=folder` writes a trace of each visit.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PHONE, PROCESSOR } from './conditions.ts';
import { serveEstate } from './visits.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const BEFORE = process.env['BEFORE'];
const TRACES = process.env['TRACE'];

/** ms for a page to come to rest. */
const SETTLE_MS = 2500;
/** ms between two interactions, in which the browser reports the first one. */
const PAUSE_MS = 600;
/** Event Timing reports durations in steps of 8 ms, and none below 16 ms. */
const SHORTEST_MS = 16;

interface Interaction {
  site: string;
  path: string;
  /** CSS selector of the control that is tapped. */
  control: string;
  /** Number of taps. Only the first of a page may load code. */
  taps?: number;
  /** CSS selector of the control that undoes a tap before the next one. */
  undo?: string;
  /** Text that is typed after a tap; then only its letters are measured. */
  typed?: string;
}

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'typing in a search page': {
    site: 'atriafi',
    path: '/reseptit',
    control: '[data-widget=recipe-search] input[name=q]',
    typed: 'kastike',
  },
  'typing in the search of the header': {
    site: 'atriafi',
    path: '/',
    control: '[data-widget=header] details > summary[aria-label=Haku]',
    typed: 'kastike',
  },
  'opening the side navigation': {
    site: 'atriafi',
    path: '/',
    control: '[data-widget=header] button[aria-label=Valikko]',
    taps: 3,
    undo: '[data-widget=header] dialog[open] button[aria-label=Sulje]',
  },
  'opening the side navigation, page of text': {
    site: 'atriacom',
    path: '/vastuullisuus',
    control: '[data-widget=header] button[aria-label=Menu], [data-widget=header] button[aria-label=Valikko]',
    taps: 3,
    undo: '[data-widget=header] dialog[open] button',
  },
  'sending an empty complaint': {
    site: 'lihakauppa',
    path: '/reklamaatio',
    control: '[data-widget=complaint-form] form button[type=submit]',
    taps: 2,
  },
  'more recipes': {
    site: 'atriafi',
    path: '/reseptit',
    control: '[data-widget=recipe-search] a[rel=next]',
  },
  'adding to the cart, in the shop': {
    site: 'lihakauppa',
    path: '/tuotteet',
    control: 'button:text-is("Lisää ostoskoriin")',
    taps: 3,
    undo: '[role=dialog] button',
  },
  'adding to the cart, on a brand site': {
    site: 'jyvabroiler',
    path: '/tuotteet',
    control: 'button:text-is("Lisää ostoskoriin")',
    taps: 3,
    undo: '[role=dialog] button',
  },
};

/** Runs in the page: stores the longest event of each interaction. */
function observe(): void {
  const found = new Map<number, number>();
  Object.assign(window, { interactionsOfBench: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) found.set(interactionId, Math.max(found.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Returns the durations of the interactions since the last call. */
const takeDurations = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { interactionsOfBench: found } = window as unknown as { interactionsOfBench: Map<number, number> };
    const durations = [...found.values()];
    found.clear();
    return durations;
  });

/** Does something, and returns the duration of its longest interaction. */
async function time(page: Page, act: () => Promise<void>): Promise<number> {
  await takeDurations(page);
  await act();
  await page.waitForTimeout(PAUSE_MS);
  return Math.max(SHORTEST_MS, ...(await takeDurations(page)));
}

/** Opens a page, waits until it has settled, and measures its interactions in their order. */
async function visit(browser: Browser, url: string, what: Interaction, trace?: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    const control = page.locator(what.control).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAUSE_MS);
    const durations: number[] = [];
    if (what.typed) {
      await control.tap();
      await page.waitForTimeout(PAUSE_MS);
    }
    if (trace) await browser.startTracing(page, { path: trace });
    if (what.typed)
      for (const letter of what.typed) durations.push(await time(page, () => page.keyboard.press(letter)));
    else
      for (let tap = 0; tap < (what.taps ?? 1); tap += 1) {
        if (tap > 0 && what.undo) {
          await page.locator(what.undo).filter({ visible: true }).first().tap();
          await page.waitForTimeout(PAUSE_MS);
        }
        durations.push(await time(page, () => control.tap()));
      }
    if (trace) await browser.stopTracing();
    return durations;
  } finally {
    await context.close();
  }
}

const part = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? Number.NaN;

/** Measures every interaction, and prints a table. */
export const benchInteractions = (): Promise<void> =>
  serveEstate(
    async ({ browser, addressOf }) => {
      if (TRACES) await mkdir(TRACES, { recursive: true });
      const rows: Record<string, Record<string, number>> = {};
      for (const [name, what] of Object.entries(INTERACTIONS)) {
        if (!name.includes(process.env['ONLY'] ?? '')) continue;
        const taken = { now: [] as number[][], before: [] as number[][] };
        // The first round warms up the server.
        for (let round = 0; round <= ROUNDS; round += 1)
          for (const way of BEFORE ? (['now', 'before'] as const) : (['now'] as const)) {
            const trace = TRACES && join(TRACES, `${name.replaceAll(/\W+/g, '-')}-${way}-${round}.json`);
            const durations = await visit(browser, addressOf(what, way === 'before'), what, trace);
            if (round > 0) taken[way].push(durations);
          }
        rows[name] = {};
        for (const [way, visits] of Object.entries(taken)) {
          if (visits.length === 0) continue;
          const all = visits.flat();
          const first = visits.map(([one]) => one!);
          rows[name][`${way}: p75`] = part(all, 0.75);
          rows[name][`${way}: worst`] = Math.max(...all);
          rows[name][`${way}: first of a page`] = part(first, 0.5);
          console.log(`${name}, ${way}: ${visits.map((one) => one.join(' ')).join(' | ')}`);
        }
      }
      console.log(
        `\nInteraction to next paint, ms, processor ${PROCESSOR} times slower, 375 pixels; ${ROUNDS} visits each`,
      );
      console.table(rows);
    },
    BEFORE ? { dist: BEFORE } : {},
  );
