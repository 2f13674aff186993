import { expect, test } from 'vitest';
import { THOROUGH } from '../../../../test/settings.ts';
import { startDevelopment } from '../../server/development.ts';

// Takes ten seconds of processor time, as Vite transforms every widget.
test.runIf(THOROUGH)('development server: pages contain the islands of the sources [DEV]', async () => {
  const { prerender, close } = await startDevelopment([]);
  const props = JSON.stringify({ header: 'Kysyttyä', items: [{ question: 'Mistä?', answer: 'Suomesta.' }] });
  const page = await prerender?.(`<div data-widget="faq-list" data-props='${props}'></div>`, {
    widgets: new Set(['faq-list']),
    url: 'http://localhost/',
    fetch,
    timeoutMs: 10_000,
  });
  await close();
  expect(page).toContain('<saaristo-root');
});
