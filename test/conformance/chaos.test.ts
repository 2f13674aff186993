/**
 * Each call of each widget fails in each way: the specified text is shown, typed text is kept, another try is possible, nothing
 * throws, no write is sent twice, and nothing is left. The gate takes one cell of each third call; `npm run chaos` takes all.
 */
import { expect, test } from 'vitest';
import { listCallsOf, listCellsOf, type Cell } from '../chaos/cells.ts';
import { runCell } from '../chaos/run-cell.ts';
import { runCells } from '../run-cells.ts';
import { SEED, THOROUGH } from '../settings.ts';
import { widgets } from './widgets.ts';

const { CHAOS, CHAOS_EVERY = '1', CHAOS_FROM = '0', CHAOS_FRESH, WIDGET } = process.env;
const cells = widgets.flatMap(listCallsOf).map(listCellsOf);
const run = (cell: Cell) =>
  runCell(
    cell,
    widgets.find(({ name }) => name === cell.widget)!,
  );

test.runIf(CHAOS !== undefined)('chaos: every cell', { timeout: 1e9 }, async () => {
  const filter = new RegExp(CHAOS ?? '');
  const results = await runCells({
    command: 'chaos',
    cells: cells
      .flat()
      .filter(({ name }) => filter.test(name))
      .filter((_, at) => at % Number(CHAOS_EVERY) === Number(CHAOS_FROM)),
    getName: ({ name }) => name,
    runCell: async (cell) => ({ wrong: await run(cell) }),
    isFresh: CHAOS_FRESH !== undefined,
  });
  expect(results.filter(({ wrong }) => wrong.length > 0).length).toBe(0);
});

/** Takes a cell of each third call, or of each in a thorough run and in the check of one widget: another failure for each. */
const sample = cells
  .filter((_, at) => THOROUGH || WIDGET !== undefined || at % 3 === SEED % 3)
  .map((all, at) => all[(SEED + at * 7) % all.length]!);

test.runIf(CHAOS === undefined).each(sample)('chaos: $name [API-03 API-04]', async (cell) => {
  expect(await run(cell)).toEqual([]);
});
