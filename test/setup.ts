import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll } from 'vitest';
import { watchConsole } from './console.ts';
import { fillDomGaps, resetDom } from './dom/index.ts';
import { serveApi } from './msw.ts';
import { keepNoOwnerStacks } from './owner-stacks.ts';
import { SEED } from './seed.ts';
import { partFiles } from './window-between-files.ts';

export { expectConsole } from './console.ts';
export { api } from './msw.ts';

// The gate runs other things beside: what a test waits for may take its time, and still fails in the end.
configure({ asyncUtilTimeout: 5000 });

partFiles();
keepNoOwnerStacks();

// Hooks that end a test run in reverse order: the console is judged last, after the page has been cleaned.
fc.configureGlobal({ seed: SEED });
watchConsole();
fillDomGaps();
serveApi();
// What makes calls is there from the start: no faked clock moves its coming (test/unit/src/api/http-on-demand.test.ts).
beforeAll(async () => {
  const { prefetchClient } = await import('#api/http.ts');
  await prefetchClient();
});
afterEach(() => {
  cleanup();
  resetDom();
});
