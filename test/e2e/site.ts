/** Pages of a test with the built bundle, served by the test itself. */
import { type Site, startSite } from '../static-site.ts';
import { test as base } from './fixtures.ts';

export * from '../static-site.ts';
export { axe, expect } from './fixtures.ts';

export const test = base.extend<{ site: Site }>({
  // Playwright reads the required fixtures from the first parameter.
  // oxlint-disable-next-line eslint/no-empty-pattern
  site: async ({}, run) => {
    const site = await startSite();
    await run(site);
    await site.close();
  },
});
