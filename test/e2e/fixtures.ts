import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface House {
  /** Lets what matches pass: a console message, a page error or a request that the test makes fail on purpose. */
  allow: (pattern: RegExp) => void;
}

/** Every page of a test is watched, popups too: what goes wrong without being allowed fails the test. */
export const test = base.extend<House>({
  allow: [
    async ({ context }, run) => {
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          faults.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (found) =>
        faults.push(`uncaught: ${found.error().stack ?? found.error().message}`),
      );
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? 'unknown';
        // A page that is left, and a search that is overtaken, call their requests off.
        // A page that a test has made up may frame nothing of this machine.
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

/** Expects that axe finds nothing on the page as it stands, or inside `within` (a selector): WCAG 2.2 AA. */
export async function axe(page: Page, within?: string): Promise<void> {
  // In the page itself: a blank page to count in takes as long as the looking, and no frame of another site is ours.
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(rules);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((one) => one.html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
