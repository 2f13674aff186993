import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { html, marker, withPage, withServer } from './browser.ts';
import type { Built } from './versions.ts';

const LATER = [
  ['like-button', { contentId: 'recipe-1', likeCount: 3 }],
  ['faq-list', { items: [{ question: 'Mistä liha tulee?', answer: '<p>Suomesta.</p>' }] }],
  ['page-nav-tabs', { items: [{ Name: 'Yhtiö', FriendlyUrl: '/tietoa' }] }],
  ['number-counter', { value: 120, label: 'vuotta' }],
] as const;

/** Returns the number of markers in each state. */
async function counts(page: Page) {
  const of = (state: string) => page.locator(`[data-widget-state=${state}]`).count();
  return { mounted: await of('mounted'), failed: await of('failed'), invalid: await of('invalid') };
}

/** A visitor keeps a page open while deploys replace all of its files, and the page still loads widgets. */
export async function deploys(releases: readonly Built[]): Promise<void> {
  let live = releases[0]!;
  const page = html(
    '<link rel="stylesheet" href="/saaristo.css"><script type="module" src="/saaristo.js"></script>',
    marker(...LATER[0]),
  );
  await withServer(
    (path) => (path === '/' ? { page } : { folder: live.dist, file: path.slice(1) }),
    (origin) =>
      withPage(async (tab, said) => {
        await tab.goto(origin);
        await tab.waitForSelector('[data-widget-state=mounted]');
        // The first release is already deployed: two more follow, and then the last one again.
        for (const [at, release] of [releases[1]!, releases[2]!, releases[0]!].entries()) {
          live = release;
          const [name, props] = LATER[at + 1]!;
          await tab.evaluate(
            (added) => document.body.insertAdjacentHTML('beforeend', added),
            marker(name, props),
          );
          await tab
            .locator(
              `[data-widget=${name}][data-widget-state]:is([data-widget-state=mounted], [data-widget-state=failed])`,
            )
            .waitFor({ state: 'attached' });
          assert.deepEqual(
            await counts(tab),
            { mounted: at + 2, failed: 0, invalid: 0 },
            `${name} after ${release.version}`,
          );
        }
        // Islands from the start and those of later versions still work.
        await tab.getByText('Mistä liha tulee?').click();
        await tab.getByText('Suomesta.').waitFor({ state: 'visible' });
        assert.equal(await tab.evaluate(() => window.saaristo!.version), releases[0]!.version);
        // The browser logs each missing file; the runtime continues without a message.
        assert.deepEqual(
          said.filter((text) => !/404/.test(text)),
          [],
        );
      }),
  );
}
