import type { RunOptions } from 'axe-core';

/**
 * How axe looks at a story. Stylesheets are not fetched a second time: the one rule that reads them is not among those that are run.
 * `region` is left out, since landmarks are the page's. A test reports what is wrong and no more: what passes would be described
 * node by node and sent out of the browser, where nobody reads it. In Storybook's panel it is all there.
 */
export const axeOptions: RunOptions = {
  preload: { assets: ['media'] },
  ...(import.meta.env['VITEST_STORYBOOK'] !== undefined && { reporter: 'no-passes' }),
  rules: { region: { enabled: false } },
};
