/**
 * Each call of each widget fails in each way. All cells run in jsdom (`test/conformance/chaos.test.ts`); the failures of the network run
 * again in Chromium.
 */
import { expect, test } from '@playwright/test';
import { listBrowserCells, runBrowserCell } from './chaos/browser.ts';
import { expectVitest } from './vitest.ts';

/** Processes for all cells in jsdom. The modules of each cell stay in memory, which makes a process slower and slower. */
const PARTS = 12;

for (let part = 1; part <= PARTS; part += 1)
  test(`jsdom: part ${part} of ${PARTS}`, async () => {
    test.setTimeout(0);
    await expectVitest(['conformance/chaos.test', '--project=conformance'], { CHAOS: `${part}/${PARTS}` });
  });

for (const cell of await listBrowserCells())
  test(`browser: ${cell.name}`, async ({ browser }) => {
    expect((await runBrowserCell(browser, cell)).wrong).toEqual([]);
  });
