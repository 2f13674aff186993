/** Each call of each widget fails in each way, in jsdom (`test/conformance/chaos.test.ts`). */
import { test } from '@playwright/test';
import { expectVitest } from './vitest.ts';

/** Processes for all cells. The modules of each cell stay in memory, which makes a process slower and slower. */
const PARTS = 12;

for (let part = 1; part <= PARTS; part += 1)
  test(`part ${part} of ${PARTS}`, async () => {
    test.setTimeout(0);
    await expectVitest(['conformance/chaos.test', '--project=conformance'], { CHAOS: `${part}/${PARTS}` });
  });
