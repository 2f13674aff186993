/**
 * Each call of each widget fails in each way: the specified text is shown, typed text is kept, another try is possible, nothing
 * throws, no write is sent twice, and nothing is left. The gate takes one cell of each third call; `CHAOS=2/12` takes the second of
 * twelve parts of all cells.
 */
import { expect, test } from 'vitest';
import { listCallsOf, listCellsOf } from '../long/chaos/cells.ts';
import { runCell } from '../long/chaos/run-cell.ts';
import { SEED, THOROUGH } from '../settings.ts';
import { WIDGET, widgets } from './widgets.ts';

const { CHAOS } = process.env;
const cells = widgets.flatMap(listCallsOf).map(listCellsOf);

/** Returns a part of all cells, spread over all widgets. */
function takePart(text: string): typeof sample {
  const [part, parts] = text.split('/').map(Number) as [number, number];
  return cells.flat().filter((_, at) => at % parts === part - 1);
}

/** Takes a cell of each third call, or of each in a thorough run and in the check of one widget: another failure for each. */
const sample = cells
  .filter((_, at) => THOROUGH || WIDGET !== undefined || at % 3 === SEED % 3)
  .map((all, at) => all[(SEED + at * 7) % all.length]!);

test.each(CHAOS === undefined ? sample : takePart(CHAOS))('chaos: $name [API-03 API-04]', async (cell) => {
  expect(
    await runCell(
      cell,
      widgets.find(({ name }) => name === cell.widget)!,
    ),
  ).toEqual([]);
});

test('chaos: each call has failures to test', () => {
  expect(cells.filter((all) => all.length === 0)).toEqual([]);
});
