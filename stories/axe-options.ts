import type { RunOptions } from 'axe-core';

/**
 * Options of axe for stories. Stylesheets are not loaded again, since the only rule that reads them is not run. The rule `region` is
 * disabled, as landmarks belong to the page. Tests report only violations: describing each passed node and sending it out of the browser
 * would cost time. Storybook's panel shows everything.
 */
export const axeOptions: RunOptions = {
  preload: { assets: ['media'] },
  ...(import.meta.env['VITEST_STORYBOOK'] !== undefined && { reporter: 'no-passes' }),
  rules: { region: { enabled: false } },
};
