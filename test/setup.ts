import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { watchConsole } from './console.ts';
import { fillDomGaps, resetDom } from './dom/index.ts';
import { serveApi } from './msw.ts';
import { SEED } from './seed.ts';

export { expectConsole } from './console.ts';
export { api } from './msw.ts';

// The gate runs other things beside: what a test waits for may take its time, and still fails in the end.
configure({ asyncUtilTimeout: 5000 });

// Files share one process and one window (`isolate: false`): each gets fresh modules, and so what they keep.
// Registered first, so that it runs last.
afterAll(() => {
  vi.resetModules();
});

// Hooks that end a test run in reverse order: the console is judged last, after the page has been cleaned.
fc.configureGlobal({ seed: SEED });
watchConsole();
fillDomGaps();
serveApi();
afterEach(() => {
  cleanup();
  resetDom();
});
