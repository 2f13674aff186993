import type { Page } from '@playwright/test';
import { axe, expect, html, marker, test, type Site } from './site.ts';

const SETTINGS = `<script type="application/json" data-widget-settings>${JSON.stringify({
  language: 'fi',
  captcha: { provider: 'mtcaptcha', siteKey: 'MTPublic-test' },
})}</script>`;
const LONG = '<p><a href="/sivu">Linkki</a></p>'.repeat(60);

/** Returns the address of a page with these blocks and text to scroll through. */
const place = (site: Site, ...markers: string[]) =>
  site.page(
    '/sivu',
    html(
      `<h1>Sivu</h1><a href="#newsletter">Uutiskirje</a> <a href="#newsreleases">Tiedotteet</a>
      ${markers.join('')}${LONG}`,
      `<meta name="viewport" content="width=device-width">${SETTINGS}`,
    ),
  );

/** Answers a call, and records its bodies. */
async function answer(page: Page, path: string, json: object = { success: true }): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    bodies.push(route.request().method() === 'POST' ? route.request().postDataJSON() : route.request().url());
    await route.fulfill({ json });
  });
  return bodies;
}

const isHeld = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'two modals opened by hash: links, back, forward and closing work without a reload [NWS-08] [NWS-09]',
  { tag: '@once' },
  async ({ page, site }) => {
    await answer(page, '/api/cision/subscribe/categories?language=fi', [
      { name: 'Pörssitiedotteet', informationType: 'rns' },
    ]);
    const url = place(site, marker('newsletter-modal', {}), marker('news-release-modal', {}));
    await page.goto(`${url}#alku`);
    await expect(page.locator('[data-widget-state="mounted"]')).toHaveCount(2);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const newsletter = dialog(page, 'Tilaa uutiskirje');
    const releases = dialog(page, 'Tilaa tiedotteet');

    await page.getByRole('link', { name: 'Uutiskirje' }).click();
    await expect(newsletter).toBeVisible();
    await axe(page, '[data-widget="newsletter-modal"]');
    await page.goBack();
    await expect(newsletter).toBeHidden();
    await expect(page).toHaveURL(`${url}#alku`);
    await page.goForward();
    await expect(newsletter).toBeVisible();
    await page.evaluate(() => void (location.hash = 'newsreleases'));
    await expect(releases).toBeVisible();
    await expect(newsletter).toBeHidden();
    await expect(releases.getByRole('checkbox', { name: 'Pörssitiedotteet' })).toBeVisible();
    await axe(page, '[data-widget="news-release-modal"]');
    await page.keyboard.press('Escape');
    await expect(releases).toBeHidden();
    await expect(page).toHaveURL(`${url}#alku`);
    await page.getByRole('link', { name: 'Tiedotteet' }).click();
    await releases.getByRole('button', { name: 'Sulje' }).click();
    await expect(page.getByRole('link', { name: 'Tiedotteet' })).toBeFocused();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  },
);

test(
  'closed modal: it loads no form; a missing chunk is reported and requested again [NWS-08]',
  { tag: '@once' },
  async ({ page, site, allow }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const url = place(site, marker('newsletter-modal', {}));
    await page.goto(url);
    await expect(page.locator('[data-widget-state="mounted"]')).toHaveCount(1);
    const form = /\/(form|sign-up|NewsletterForm)-[^/]+\.js$/;
    expect(requests.filter((path) => form.test(path))).toEqual([]);

    allow(/NewsletterForm|dynamically imported/);
    let isGone = true;
    await page.route(/NewsletterForm-/, (route) => (isGone ? route.abort() : route.continue()));
    await page.getByRole('link', { name: 'Uutiskirje' }).click();
    const modal = dialog(page, 'Tilaa uutiskirje');
    await expect(modal.getByRole('alert')).toHaveText('Lataaminen epäonnistui.', { timeout: 20_000 });
    isGone = false;
    await modal.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await modal.getByRole('textbox').fill('aino@x.fi');
    expect(requests.filter((path) => form.test(path))).not.toEqual([]);
  },
);

test(
  'food service overlay: the page does not scroll and is inert, and the banner works by keyboard [FSO-01] [FSO-04] [FSO-08] [FSO-10]',
  { tag: '@long-narrow' },
  async ({ page, site, allow }) => {
    // The page of this test has no captcha script.
    allow(/mtcaptcha/);
    await page.route(/mtcaptcha\.com/, (route) => route.abort());
    await page.goto(place(site, marker('food-service-overlay', {})));
    const opener = page.getByRole('button', { name: 'Kysy asiantuntijalta' });
    await opener.press('Enter');
    const modal = dialog(page, 'Kysy asiantuntijalta');
    await expect(modal).toBeVisible();
    await expect.poll(() => isHeld(page)).toBe(true);
    for (let turn = 0; turn < 12; turn++) {
      await page.keyboard.press('Tab');
      // The focus may move to the browser's own controls, but never to the page behind.
      const behind = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(behind).toBe(false);
    }
    await modal.getByRole('button', { name: 'Lähetä' }).press('Enter');
    const banner = modal.getByRole('alert', { name: 'Tapahtui virhe' });
    await expect(banner).toBeFocused();
    await expect(banner).toBeInViewport();
    await expect(banner.getByRole('link')).toHaveText(['Nimesi', 'Sähköpostiosoitteesi', 'Viesti']);
    await axe(page, '[data-widget="food-service-overlay"]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(modal.getByRole('textbox', { name: 'Sähköpostiosoitteesi' })).toBeFocused();
    await expect(modal.getByRole('textbox', { name: 'Sähköpostiosoitteesi' })).toHaveAccessibleDescription(
      'Tämä kenttä on pakollinen',
    );
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect.poll(() => isHeld(page)).toBe(false);

    await opener.click();
    await expect(modal).toBeVisible();
    await page.locator('[data-widget]').evaluate((element) => element.remove());
    await expect.poll(() => isHeld(page)).toBe(false);
  },
);

test(
  'food service buttons: they do not cover the focused element, and stay hidden once hidden [FSO-02]',
  { tag: '@long' },
  async ({ page, site }) => {
    const url = place(site, marker('food-service-overlay', {}));
    await page.goto(url);
    const hide = page.getByRole('button', { name: 'Piilota' });
    await expect(hide).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Linkki' }).first().focus();
    for (let turn = 0; turn < 45; turn++) {
      await page.keyboard.press('Tab');
      const isSeen = () =>
        page.evaluate(() => {
          const link = document.activeElement!;
          const { left, top, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isSeen).toBe(true);
    }
    await hide.click();
    await expect(hide).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-widget-state="mounted"]')).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    const other = await page.context().newPage();
    await other.goto(url);
    await expect(other.getByRole('button', { name: 'Piilota' })).toBeVisible();
  },
);

test(
  'recipe banner: it adapts to the width, and stays closed for 30 days [FSO-15] [FSO-16]',
  { tag: '@long-narrow' },
  async ({ page, site, context }) => {
    const url = place(
      site,
      marker('recipe-banner', { text: '<p>Talleta resepti.</p>', link: { label: 'Näin', link: '/x' } }),
    );
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto(url);
    const banner = page.getByRole('complementary', { name: 'Vinkki' });
    await expect(banner).toBeVisible();
    await axe(page);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(banner).toBeHidden();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(banner).toBeVisible();
    await expect(banner).toHaveCSS('position', 'fixed');
    await page.setViewportSize({ width: 320, height: 200 });
    await expect(banner).toHaveCSS('position', 'static');
    await banner.getByRole('button', { name: 'Sulje' }).click();
    await expect(banner).toBeHidden();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'recipe-banner-closed', value: 'true', path: '/' });
    expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(30);
  },
);
