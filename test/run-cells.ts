import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds between two lines about the progress. */
const PROGRESS_MS = 15_000;

/** The stored result of one cell. */
export interface CellResult {
  /** Name of the cell, unique in its command. */
  name: string;
  /** The faults, one sentence each. Empty if the cell passed. */
  wrong: readonly string[];
  /** Figures or texts for the command's table. */
  seen?: unknown;
}

export interface LongRun<Cell> {
  /** Name of the npm script; the results are stored in `.cache/long-run/<command>.jsonl`. */
  command: string;
  cells: readonly Cell[];
  /** Returns the unique name of a cell. */
  getName: (cell: Cell) => string;
  /** Runs one cell. A thrown error counts as a fault. */
  runCell: (cell: Cell) => Promise<Omit<CellResult, 'name'>>;
  /** Number of cells at a time. Defaults to 1. */
  width?: number;
  /** Folder of the results. Defaults to `.cache/long-run`. */
  folder?: string;
  /** Version of the code; results of another version are deleted. Defaults to the current commit. */
  version?: string;
  /** Whether stored results are deleted first. Defaults to the presence of `--fresh` on the command line. */
  isFresh?: boolean;
  /** Prints a line. Defaults to `console.log`. */
  print?: (line: string) => void;
}

const readCommit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** Reads the results of earlier runs of the same version; the newest result of a cell wins. */
function readResults(file: string, version: string): Map<string, CellResult> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines[0] !== JSON.stringify({ version })) return new Map();
  // The last line is incomplete if an earlier run was killed.
  const results = lines.slice(1).flatMap((line) => {
    try {
      return [JSON.parse(line) as CellResult];
    } catch {
      return [];
    }
  });
  return new Map(results.map((result) => [result.name, result]));
}

/** Returns the remaining time in words, by the average of the cells that this run has done. */
function formatRemaining(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 90 ? `${(minutes / 60).toFixed(1)} h left` : `${minutes} min left`;
}

/**
 * Runs the cells of a long command. Prints each failed cell at once and the progress every 15 seconds, stores each result,
 * and skips cells that passed in an earlier run of the same version.
 * @returns the results of all cells, in the order of the cells
 */
export async function runCells<Cell>({
  command,
  cells,
  getName,
  runCell,
  width = 1,
  folder = join(import.meta.dirname, '../.cache/long-run'),
  version = readCommit(),
  isFresh = process.argv.includes('--fresh'),
  print = console.log,
}: LongRun<Cell>): Promise<CellResult[]> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${command}.jsonl`);
  const results = isFresh ? new Map<string, CellResult>() : readResults(file, version);
  if (results.size === 0) {
    rmSync(file, { force: true });
    appendFileSync(file, `${JSON.stringify({ version })}\n`);
  }
  const waiting = cells.filter((cell) => results.get(getName(cell))?.wrong.length !== 0);
  const before = cells.length - waiting.length;
  print(`${command}: ${cells.length} cells${before > 0 ? `, ${before} of them passed before` : ''}`);

  const started = performance.now();
  let done = 0;
  let printed = started;
  const runNext = async (): Promise<void> => {
    for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
      const name = getName(cell);
      const result = await runCell(cell).catch((error: unknown) => ({
        wrong: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      }));
      results.set(name, { name, ...result });
      appendFileSync(file, `${JSON.stringify({ name, ...result })}\n`);
      done += 1;
      for (const sentence of result.wrong) print(`✗ ${name}: ${sentence}`);
      const now = performance.now();
      if (now - printed < PROGRESS_MS) continue;
      printed = now;
      const all = before + done;
      const remaining = ((now - started) / done) * (cells.length - all);
      print(
        `${all} of ${cells.length} (${Math.floor((all / cells.length) * 100)} %), ${formatRemaining(remaining)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: width }, runNext));

  const all = cells.map((cell) => results.get(getName(cell)) as CellResult);
  const failed = all.filter(({ wrong }) => wrong.length > 0).length;
  print(`${command}: ${all.length - failed} of ${all.length} cells passed, ${failed} failed`);
  return all;
}
