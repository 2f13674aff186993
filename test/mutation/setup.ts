import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';

// A test that waits in vain for what a mutant has removed ends soon.
configure({ asyncUtilTimeout: 2000 });

// A worker runs many mutants: the modules of the next run are loaded without this one.
afterAll(() => {
  const stryker = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__;
  delete stryker?.activeMutant;
});
