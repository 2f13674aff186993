import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCells } from '../../run-cells.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saaristo-cells-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = async (failing: readonly string[], version = 'a') => {
  const ran: string[] = [];
  const lines: string[] = [];
  const results = await runCells({
    command: 'sample',
    cells: ['one', 'two', 'three'],
    getName: (cell) => cell,
    runCell: async (cell) => {
      ran.push(cell);
      if (cell === 'three' && failing.includes(cell)) throw new Error('It broke.');
      return { wrong: failing.includes(cell) ? ['It is wrong.'] : [], seen: cell.length };
    },
    folder,
    version,
    isFresh: false,
    print: (line) => lines.push(line),
  });
  return { ran, lines, results };
};

it('runCells: a second run of the same version, runs only cells that failed and returns all results', async () => {
  const first = await run(['two', 'three']);
  expect(first.ran).toEqual(['one', 'two', 'three']);
  expect(first.lines.at(-1)).toBe('sample: 1 of 3 cells passed, 2 failed');
  expect(first.lines.join('\n')).toContain('✗ three: Error: It broke.');
  const second = await run([]);
  expect(second.ran).toEqual(['two', 'three']);
  expect(second.results).toEqual([
    { name: 'one', wrong: [], seen: 3 },
    { name: 'two', wrong: [], seen: 3 },
    { name: 'three', wrong: [], seen: 5 },
  ]);
  expect(second.lines[0]).toBe('sample: 3 cells, 1 of them passed before');
});

it('runCells: a run of another version, runs all cells again', async () => {
  await run([]);
  expect((await run([], 'b')).ran).toEqual(['one', 'two', 'three']);
});
