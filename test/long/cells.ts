import { expect, test } from '@playwright/test';

/** The result of one cell of a long run. */
export interface CellResult {
  /** The faults, one sentence each. */
  wrong: readonly string[];
  /** Figures or texts for the report. */
  seen?: unknown;
}

/** Declares a test for each cell. It fails if the cell finds a fault; its figures are annotations of the report. */
export function testCells<Cell extends { name: string }>(
  cells: readonly Cell[],
  run: (cell: Cell) => Promise<CellResult>,
): void {
  for (const cell of cells)
    test(cell.name, async () => {
      const { wrong, seen } = await run(cell);
      if (seen !== undefined) {
        const description = typeof seen === 'string' ? seen : JSON.stringify(seen);
        test.info().annotations.push({ type: 'seen', description });
        console.log(`${cell.name}: ${description}`);
      }
      expect(wrong).toEqual([]);
    });
}
