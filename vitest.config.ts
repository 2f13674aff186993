import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.ts';

/** Class names stay readable (`.card` is `card`), so that a test can find what CSS modules style. */
const css = { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' as const } };

/**
 * Of CSS modules tests have the names, but not the rules: jsdom lays nothing out by them, and takes long to try each of them
 * on each element. Stories and journeys look at them in a browser.
 */
const namesOnly: Plugin = {
  name: 'names-only',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('.module.css')) return;
    return { code: code.replace('__vite__updateStyle(__vite__id, __vite__css)', ''), map: null };
  },
};

/** The runtime's table of widgets is written by the build; tests fill one of their own. */
const resolve = {
  alias: {
    'virtual:saaristo/widgets': join(import.meta.dirname, 'packages/testing/table.ts'),
    'virtual:saaristo/hashes': join(import.meta.dirname, 'packages/testing/hashes.ts'),
  },
};

/**
 * Files of a project share one process and one window, which are dear to start: `test/setup.ts` gives each file fresh
 * modules and puts the window back. Vitest hands a worker all files at once only where it is the project's one worker
 * and the project has a group of its own; otherwise it makes a window for each file.
 * @param groupOrder the project's own
 */
const shared = (groupOrder: number) => ({
  isolate: false,
  maxWorkers: 1,
  sequence: { groupOrder },
  // Megabytes: with V8's own 16, most of what a page or a request leaves is copied before it is dropped.
  execArgv: ['--max-semi-space-size=64'],
});

/** Milliseconds: the gate runs other things beside, and a test that hangs still ends. */
const testTimeout = 20_000;
/** Milliseconds: the end of a file removes the listeners of hundreds of tests from one window. */
const hookTimeout = 60_000;

/**
 * Unit and conformance tests. `unit` and `conformance` run in jsdom, `node` where a real server or a tool is
 * under test. The stories need a browser and join by `STORIES=1`, so that the others never wait for it.
 */
export default defineConfig({
  test: {
    projects: process.env['STORIES']
      ? [storiesProject]
      : [
          {
            plugins: [namesOnly],
            resolve,
            test: {
              name: 'unit',
              ...shared(0),
              environment: 'jsdom',
              include: [
                'test/unit/**/*.test.{ts,tsx}',
                'packages/{editor,wordpress}/test/**/*.test.{ts,tsx}',
              ],
              setupFiles: ['test/setup.ts'],
              testTimeout,
              hookTimeout,
              css,
            },
          },
          {
            test: {
              name: 'node',
              ...shared(1),
              environment: 'node',
              include: ['{packages/{cms,server},scripts}/test/**/*.test.ts'],
              globalSetup: ['packages/cms/test/support/template.ts'],
              setupFiles: ['test/setup-node.ts'],
              testTimeout: 60_000,
              hookTimeout: 60_000,
            },
          },
          {
            plugins: [namesOnly],
            resolve,
            test: {
              name: 'conformance',
              ...shared(2),
              environment: 'jsdom',
              include: ['test/conformance/**/*.test.{ts,tsx}'],
              setupFiles: ['test/setup.ts'],
              testTimeout: 60_000,
              hookTimeout,
              css,
            },
          },
        ],
  },
});
