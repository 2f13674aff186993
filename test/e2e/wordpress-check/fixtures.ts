/** Fixtures of the checks of the WordPress plugin (`npm run wordpress -- --check`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerApi } from '../answer-api.ts';
import { expect, test as base } from '../fixtures.ts';
import { ITS_OWN_MESSAGES, startWordPress, type WordPress } from '../wordpress.ts';

interface Fixtures {
  /** A page of a visitor who is not logged in. An error or a warning in its console fails the test. */
  visitor: Page;
  /** Whether requests of the visitor's page may fail. */
  mayMiss: boolean;
  /** Allows WordPress's own messages, and fails the test if the plugin has written to PHP's log. */
  log: void;
}

/** Each process of the tests has one WordPress. */
export const test = base.extend<Fixtures, { site: WordPress }>({
  site: [
    // Playwright requires the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run, { parallelIndex }) => {
      const site = await startWordPress({ name: `check-${parallelIndex}`, isFresh: true, hasCron: false });
      await run(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  log: [
    async ({ allow, site }, run, testInfo) => {
      testInfo.setTimeout(180_000);
      allow(ITS_OWN_MESSAGES);
      await run();
      const lines = readLog(site).split('\n');
      expect(lines.filter((line) => line.includes('plugins/saaristo'))).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, mayMiss }, run) => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    await answerApi(page);
    await run(page);
    await page.close();
    expect(faults.filter((fault) => !mayMiss || !fault.startsWith('Failed to load resource'))).toEqual([]);
  },
  mayMiss: [false, { option: true }],
});

function readLog({ content }: WordPress): string {
  try {
    return readFileSync(join(content, 'debug.log'), 'utf8');
  } catch {
    return '';
  }
}

/** Changes settings of the plugin. */
export const setOption = ({ php }: WordPress, settings: object): string =>
  php(
    `update_option('saaristo_settings', array_merge(saaristo_settings(), json_decode('${JSON.stringify(settings)}', true)));`,
  );

/** Creates a block in the form of a pattern that is written by hand. */
export const blockOf = (name: string, props: object): string =>
  `<!-- wp:saaristo/${name} ${JSON.stringify({ props }).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')} /-->`;
