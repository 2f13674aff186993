/** Chromium for the checks of whole pages. */
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { chromium } from '../chromium.ts';

/** Starts Chromium. Names of the estate's sites lead to this machine. */
export const launchBrowser = (): Promise<Browser> => playwright.launch(chromium);

/** Milliseconds until an island counts as failed. */
const MOUNT_MS = 20_000;

/**
 * Scrolls to each island and waits until it is mounted.
 * @returns the islands that are not mounted, one sentence each
 */
export async function mountIslands(page: Page): Promise<string[]> {
  return page.evaluate(async (timeoutMs) => {
    const found: string[] = [];
    for (const island of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      island.scrollIntoView({ block: 'center', behavior: 'instant' });
      const end = performance.now() + timeoutMs;
      while (island.dataset['widgetState'] !== 'mounted' && performance.now() < end)
        await new Promise(requestAnimationFrame);
      if (island.dataset['widgetState'] !== 'mounted')
        found.push(`${island.dataset['widget']} is ${island.dataset['widgetState']}`);
    }
    return found;
  }, MOUNT_MS);
}
