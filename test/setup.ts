import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, vi } from 'vitest';
import { watchConsole } from '../packages/testing/console.ts';
import { fillDomGaps, resetDom } from '../packages/testing/dom/index.ts';
import { serveApi } from './msw.ts';
import { disableOwnerStacks } from './owner-stacks.ts';
import { restoreAfterEach } from './restore.ts';
import { PATIENCE, SEED } from './settings.ts';
import { isolateFiles } from './window-between-files.ts';

export { expectConsole } from '../packages/testing/console.ts';
export { api } from './msw.ts';

configure({ asyncUtilTimeout: PATIENCE });

// jsdom paints nothing.
vi.mock('#lib/next-paint.ts', () => ({ nextPaint: () => Promise.resolve() }));

isolateFiles();
disableOwnerStacks();

// After hooks run in reverse order: the console is checked last, after the page is cleaned.
fc.configureGlobal({ seed: SEED });
watchConsole();
fillDomGaps();
serveApi();
// Loads the HTTP client first, so that a fake clock does not delay it (test/unit/src/api/http-on-demand.test.ts).
beforeAll(async () => {
  const { prefetchClient } = await import('#api/http.ts');
  await prefetchClient();
});
afterEach(() => {
  cleanup();
  resetDom();
});
restoreAfterEach();
