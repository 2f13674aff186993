import fc from 'fast-check';
import { afterAll, beforeAll, inject, vi } from 'vitest';

// Ahead of test/setup.ts: a killed mutant often ends in a wait. The first run also compiles the modules, maybe
// on a busy machine.
const isFirst = (inject as (key: string) => unknown)('mode') === 'dry-run';
if (isFirst) {
  process.env['TEST_PATIENCE'] = '60000';
  vi.setConfig({ testTimeout: 120_000 });
} else {
  process.env['TEST_PATIENCE'] = '1000';
  vi.setConfig({ testTimeout: 8000 });
  // Few examples find most mutants, and the smallest one that fails is of no use.
  beforeAll(() => fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 25, endOnFailure: true }));
}

// A worker runs many mutants: a file loads its modules again, and those of the next run are loaded without this one.
vi.resetModules();
afterAll(() => {
  const stryker = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__;
  delete stryker?.activeMutant;
});
