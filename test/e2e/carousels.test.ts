/** Carousels and grids of cards where they stand, in a real browser: what jsdom, which has no layout, can't show. */
import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';

const islandOf = (page: Page, name: string) =>
  page.locator(`main [data-widget=${name}][data-widget-state=mounted]`);
/** A mounted carousel: what is pressed and what is in view. */
function carousel(page: Page, name: string) {
  const island = islandOf(page, name);
  return {
    island,
    slides: island.locator('[role=group]'),
    press: (button: string) => island.getByRole('button', { name: button, exact: true }).click(),
    /** Names of the slides that have come to rest inside the row, from the left. */
    inView: () =>
      island.evaluate((marker) => {
        const row = marker.querySelector('[tabindex="-1"]')!.getBoundingClientRect();
        return [...marker.querySelectorAll('[role=group]')]
          .map((slide) => ({
            box: slide.getBoundingClientRect(),
            name: slide.getAttribute('aria-label')!,
            inert: slide.matches('[inert]'),
          }))
          .filter(({ box }) => box.left > row.left - 2 && box.right < row.right + 2)
          .toSorted((one, other) => one.box.left - other.box.left)
          .map((slide) => (slide.inert ? `${slide.name} inert` : slide.name));
      }),
  };
}

test(
  'CAR-01 CAR-02 CAR-03 cards go round at both ends; what is out of view takes no focus; the skip link leads past them',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await startMeasuring(page);
    await page.goto(addressOf('jyvabroiler', '/', baseURL));
    await page.getByRole('heading', { name: 'Uunista, grillistä, pannulta' }).scrollIntoViewIfNeeded();
    const { island, slides, inView, press } = carousel(page, 'card-carousel');
    await expect(island).toBeVisible();
    const wide = page.viewportSize()!.width > 1024;
    const names = (...numbers: number[]) => numbers.slice(0, wide ? 4 : 1).map((number) => `Dia ${number}/6`);
    await expect.poll(inView).toEqual(names(1, 2, 3, 4));
    expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
    await press('Edellinen');
    await expect.poll(inView).toEqual(names(6, 1, 2, 3));
    for (const first of [1, 2, 3, 4, 5, 6, 1]) {
      await press('Seuraava');
      await expect.poll(inView).toEqual(names(...[0, 1, 2, 3].map((more) => ((first + more - 1) % 6) + 1)));
    }
    await expect(slides).toHaveCount(6);
    // Three presses in a row are three steps, whatever still moves.
    for (let pressed = 0; pressed < 3; pressed += 1) await press('Seuraava');
    await expect.poll(inView).toEqual(names(4, 5, 6, 1));
    await axe(page, 'main [data-widget=card-carousel]');

    const skip = island.getByRole('link', { name: 'Ohita karuselli' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(island.locator(':focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveRole('link');
    await page.keyboard.press('Shift+Tab');
    await expect(island.locator(':focus')).toHaveCount(1);
  },
);

test(
  'CAR-08 the hero moves by itself, but not while it is pointed at or has the focus',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await page.clock.install();
    await startMeasuring(page);
    await page.goto(addressOf('atriafi', '/', baseURL));
    const { island, inView, press } = carousel(page, 'hero-carousel');
    await expect(island).toBeVisible();
    await page.clock.runFor(7100);
    await page.clock.runFor(1000);
    await expect.poll(inView).toEqual(['Dia 2/3']);
    await island.hover();
    await page.clock.runFor(30_000);
    expect(await inView()).toEqual(['Dia 2/3']);
    await page.mouse.move(0, 0);
    await island.getByRole('button', { name: 'Seuraava' }).focus();
    await page.clock.runFor(30_000);
    expect(await inView()).toEqual(['Dia 2/3']);
    await press('Pysäytä');
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await inView()).toEqual(['Dia 2/3']);
    expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
  },
);

test(
  'CAR-10 brands come in whole sets, each link once in the order of Tab',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await page.goto(addressOf('atriacom', '/', baseURL));
    const { island, slides, press } = carousel(page, 'brand-carousel');
    await island.scrollIntoViewIfNeeded();
    const told = await island.locator('[role=group]:not([inert], [aria-hidden])').count();
    expect(told).toBeLessThan(13);
    await press('Edellinen');
    await expect(island.getByRole('status')).toHaveText('Dia 13/13');
    await expect(slides).toHaveCount(26);
  },
);

test(
  'GRD-06 GRD-08 two rows of as many columns as fit, and show more',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await startMeasuring(page);
    await page.goto(addressOf('atriafi', '/', baseURL));
    const grid = islandOf(page, 'card-grid').first();
    await grid.scrollIntoViewIfNeeded();
    await expect(grid).toHaveAttribute('data-widget-state', 'mounted');
    const columns = () =>
      grid.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [1280, 4],
      [900, 3],
      [500, 2],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(count);
      await expect(grid.getByRole('article')).toHaveCount(2 * count);
    }
    await grid.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect(grid.getByRole('article')).toHaveCount(4);
    await grid.getByRole('combobox', { name: 'Suodata' }).selectOption('Grillaus');
    // A card that can be liked has a status of its own.
    await expect(grid.getByRole('status').filter({ hasText: /^Kortteja: \d+$/ })).toHaveCount(1);
    await expect(grid.getByRole('link', { name: /grillimakkara/i }).first()).toBeVisible();
    await axe(page, 'main [data-widget=card-grid]');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  test(
    'CAR-03 GRD-06 a carousel is a row to scroll without dead buttons, and a grid shows all its cards',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf('jyvabroiler', '/', baseURL));
      const row = page.getByRole('region', { name: 'Uunista, grillistä, pannulta' });
      const last = row.getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last).toBeInViewport();
      const grid = page.locator('[data-widget=card-grid]').first();
      const cards = grid.getByRole('article');
      await expect(cards.filter({ visible: true })).toHaveCount(await cards.count());
      expect(await cards.count()).toBeGreaterThan(4);
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    },
  );

  test(
    'LIK-01 PRD-03 likes are read, and a product leads to where it is bought',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf('atriafi', '/alkupera', baseURL));
      const likes = page.locator('[data-widget=like-button]');
      await expect(likes.getByText(/^\d+$/)).toBeVisible();
      await expect(likes.getByRole('button')).toHaveCount(0);
      await page.goto(addressOf('lihakauppa', '/', baseURL));
      const product = page.locator('[data-widget=product-card]').first();
      const name = product.getByRole('heading').getByRole('link');
      await expect(product.getByRole('link', { name: 'Lisää ostoskoriin' })).toHaveAttribute(
        'href',
        (await name.getAttribute('href'))!,
      );
    },
  );
});

test.describe('before the code has come', () => {
  test(
    'CAR-03 a row that was scrolled goes on from there, with the same slides',
    { tag: ['@once', '@long'] },
    async ({ page, baseURL }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/chunks\/card-carousel-[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(addressOf('jyvabroiler', '/', baseURL));
      const marker = page.locator('main [data-widget=card-carousel]');
      const slides = marker.locator('[role=group]');
      await marker.scrollIntoViewIfNeeded();
      await slides.nth(2).evaluate((slide) => {
        (slide as HTMLElement & { isKept?: boolean }).isKept = true;
        const row = slide.closest<HTMLElement>('[tabindex="0"]')!;
        row.scrollLeft = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
      });
      release();
      const { inView, island } = carousel(page, 'card-carousel');
      await expect(island).toBeVisible();
      await expect.poll(async () => (await inView())[0]).toBe('Dia 3/6');
      expect(
        await marker
          .getByRole('group', { name: 'Dia 3/6' })
          .evaluate((slide) => (slide as HTMLElement & { isKept?: boolean }).isKept),
      ).toBe(true);
    },
  );
});
