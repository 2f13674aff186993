import { afterAll } from 'vitest';

// A worker runs many mutants: the modules of the next run are loaded without this one.
afterAll(() => {
  const stryker = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__;
  delete stryker?.activeMutant;
});
