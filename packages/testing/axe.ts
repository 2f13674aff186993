import type { RunOptions } from 'axe-core';

/** The landmarks and the first heading belong to the page, where a test has several examples. A test's window shows no colours. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    'color-contrast': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'heading-order': { enabled: false },
    'landmark-no-duplicate-banner': { enabled: false },
    'landmark-no-duplicate-contentinfo': { enabled: false },
    'landmark-no-duplicate-main': { enabled: false },
    'landmark-unique': { enabled: false },
    region: { enabled: false },
  },
};

/** Returns what axe finds wrong in an element, with the way to mend it. */
export async function findAxeFaults(element: Element): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(element, OPTIONS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}. ${failureSummary}\n  ${html}`),
  );
}
