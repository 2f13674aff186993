import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface House {
  /** Allows matching console messages, page errors and failed requests that the test causes on purpose. */
  allow: (pattern: RegExp) => void;
}

/** Watches every page of a test, including popups: errors that are not allowed fail the test. */
export const test = base.extend<House>({
  allow: [
    async ({ context }, run) => {
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        // Newer versions of Chromium ask for an icon beside documents that name none.
        if (['error', 'warning'].includes(message.type()) && !url.endsWith('/favicon.ico'))
          faults.push(`console.${message.type()}: ${message.text()} (${url})`);
      });
      context.on('weberror', (found) =>
        faults.push(`uncaught: ${found.error().stack ?? found.error().message}`),
      );
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? 'unknown';
        // Leaving a page and superseding a search abort requests. Chromium does not let a routed page load frames from
        // this machine.
        const isMadeUp = why.includes('LOCAL_NETWORK_ACCESS') && request.url().includes('/ostoskorikehys');
        if (why !== 'net::ERR_ABORTED' && !isMadeUp) faults.push(`request failed: ${request.url()} ${why}`);
      });
      await run((pattern) => allowed.push(pattern));
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page in the block editor, which has tests of its own. */
const EDITED_PAGE = '#preview-frame';

/** Expects that axe finds no violation of WCAG 2.2 AA on the page, or inside `within` (a selector). */
export async function axe(page: Page, within?: string): Promise<void> {
  // Legacy mode runs in the page itself: a blank page for the result takes as long as the check, and frames of other
  // sites are not tested.
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(rules).exclude(EDITED_PAGE);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
