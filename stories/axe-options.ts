import type { RunOptions } from 'axe-core';

/**
 * How axe looks at a story. Stylesheets are not fetched a second time: the one rule that reads them is not among those that are run.
 * `region` is left out, since landmarks are the page's.
 */
export const axeOptions: RunOptions = {
  preload: { assets: ['media'] },
  rules: { region: { enabled: false } },
};
