import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf, SITES, type Site } from '../../e2e/estate.ts';
import { pathsOf } from '../../e2e/estate-paths.ts';

/** A page of the estate. */
export interface Place {
  name: string;
  site: Site;
  path: string;
}

/** All pages that an editor has written, one of each generated kind, listings and searches, of all sites. */
export const PLACES: readonly Place[] = SITES.flatMap((site) =>
  pathsOf(site).map((path) => ({ name: `${site}${path}`, site, path })),
);

/** Fetches the HTML that the server sends. Only a browser resolves the host names of the sites. */
export async function fetchHtml(
  request: APIRequestContext,
  { name, site, path }: Place,
  baseURL: string | undefined,
): Promise<string> {
  const answer = await request.get(new URL(path, baseURL).href, {
    headers: { host: new URL(addressOf(site, path, baseURL)).host },
  });
  if (answer.status() !== 200) throw new Error(`${name} answers ${answer.status()}`);
  return answer.text();
}

/** Milliseconds until an island counts as failed. */
const MOUNT_MS = 20_000;

/**
 * Scrolls to each island, focuses one that waits for an interaction, and waits until it is mounted.
 * @returns the islands that are not mounted, one sentence each
 */
export async function mountIslands(page: Page): Promise<string[]> {
  return page.evaluate(async (timeoutMs) => {
    const found: string[] = [];
    for (const island of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      island.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (island.dataset['load'] === 'interaction')
        island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const end = performance.now() + timeoutMs;
      while (island.dataset['widgetState'] !== 'mounted' && performance.now() < end)
        await new Promise(requestAnimationFrame);
      if (island.dataset['widgetState'] !== 'mounted')
        found.push(`${island.dataset['widget']} is ${island.dataset['widgetState']}`);
    }
    return found;
  }, MOUNT_MS);
}
