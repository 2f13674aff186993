import type { Locator, Page } from '@playwright/test';
import { expect, html, marker, test } from './site.ts';

const eager = (name: string, props: object) => marker(name, props, '', 'data-load="eager"');

test('hero carousel: the dots are inside the slide or below it [CAR-09]', async ({ page, site }) => {
  const slides = [1, 2].map((at) => ({ image: '', text: `<p>Dia ${at}</p>` }));
  const hero = (dotPosition: string) => eager('hero-carousel', { slides, autoplay: true, dotPosition });
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${hero('inside')}${hero('below')}`)));
  const gap = (at: number) =>
    page
      .locator('[data-widget="hero-carousel"]')
      .nth(at)
      .evaluate((block) => {
        const slide = block.querySelector('[role="group"]:not([inert], [aria-hidden])')!;
        const dot = [...block.querySelectorAll('button')].find((one) =>
          /Dia 1/.test(one.ariaLabel ?? one.textContent),
        )!;
        return Math.round(dot.getBoundingClientRect().top - slide.getBoundingClientRect().bottom);
      });
  await expect(page.getByRole('button', { name: 'Dia 1' })).toHaveCount(2);
  expect(await gap(0)).toBeLessThan(0);
  expect(await gap(1)).toBeGreaterThanOrEqual(0);
});

test('page navigation: it has 1 column in a small window, 3 in a medium one, 4 in a larger one [CORP-03]', async ({
  page,
  site,
}) => {
  const items = ['A', 'B', 'C', 'D', 'E'].map((Name) => ({
    Name,
    FriendlyUrl: `/${Name}`,
    Children: [],
    Active: false,
  }));
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${eager('page-nav-tabs', { items })}`)));
  const columns = () =>
    page
      .getByRole('navigation')
      .getByRole('listitem')
      .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().left)).size);
  await expect(page.getByRole('link', { name: 'E' })).toBeVisible();
  for (const [width, count] of [
    [767, 1],
    [768, 3],
    [1024, 3],
    [1025, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
});

/** Serves a picture at `/kuva.svg`. */
const servePicture = (page: Page) =>
  page.route('**/kuva.svg*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>',
    }),
  );

/** Returns whether red is much stronger than green and blue. */
const isRed = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red > 150 && red > 2 * green && red > 2 * blue;
};

test('contact form: the message field is six lines high [FRM-21]', async ({ page, site }) => {
  const forms = [
    eager('brand-contact-form', { privacyPolicyUrl: '/tietosuoja' }),
    eager('brand-address-contact-form', {}),
  ];
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${forms.join('')}`)));
  const fields = page.getByRole('textbox', { name: /^viesti/i });
  await expect(fields).toHaveCount(2);
  const lines = (field: Locator) =>
    field.evaluate((area) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
      const room = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return Math.round((room / Number.parseFloat(lineHeight)) * 10) / 10;
    });
  for (const field of await fields.all()) expect(await lines(field)).toBe(6);
});

test('delivery bar: it stays at the bottom, scrolls to the postal-code field, and disappears [DLV-08]', async ({
  page,
  site,
}) => {
  const bar = eager('delivery-sticky-bar', { text: 'Tuommeko sinulle?', targetId: 'alue' });
  const field = '<p style="height:3000px">Teksti</p><label>Postinumero <input id="alue"></label>';
  const address = site.page('/', html(`<h1>Sivu</h1>${bar}${field}<p style="height:3000px">Teksti</p>`));
  await page.goto(address);
  const region = page.getByText('Tuommeko sinulle?').locator('..');
  const box = page.getByRole('textbox', { name: 'Postinumero' });
  const gap = () => region.evaluate((one) => Math.round(innerHeight - one.getBoundingClientRect().bottom));
  await expect(region).toBeInViewport({ ratio: 1 });
  expect(await gap()).toBe(0);
  await expect(box).not.toBeInViewport();
  await page.getByRole('button', { name: 'Tarkista postinumero' }).click();
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(box).toBeFocused();
  const covered = await box.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== one;
  });
  expect(covered).toBe(false);
  expect(await gap()).toBe(0);
  await page.getByRole('button', { name: 'Sulje' }).click();
  await expect(region).toHaveCount(0);
});

test('header image cards: they are square, tall, wide or extra tall, and a wide one spans two columns [GRD-01]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const grid = (type: string) =>
    eager('card-grid', { cards: [{ type, header: type, link: '/a', image: '/kuva.svg' }] });
  const types = ['square', 'tall', 'wide', 'extra-tall'];
  await servePicture(page);
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${types.map(grid).join('')}`)));
  await expect(page.getByRole('article')).toHaveCount(4);
  const sizes = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  const ratios = sizes.map(({ width, height }) => Math.round((width / height) * 100) / 100);
  expect(ratios).toEqual([1, 0.75, 2, 0.5]);
  const widths = sizes.map(({ width }) => Math.round(width / (sizes[0]?.width ?? 0)));
  expect(widths).toEqual([1, 1, 2, 1]);
});

test('navigation tab: it has a border, icon and teaser if given, and no empty space otherwise [NAV-07] [NAV-11]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const picture = { url: '/kuva.svg', alt: 'Grilli' };
  const more = { children: [{ label: 'Makkarat', link: '/m' }], showMoreLabel: 'Kaikki' };
  const tabs = [
    { label: 'Paljas', link: '/p', showBorder: false },
    { label: 'Reuna', link: '/r', showBorder: true, icon: { url: '/kuva.svg', alt: '' } },
    { label: 'Valikko', link: '/v', showBorder: true, teaserImage: picture, ...more },
  ];
  await servePicture(page);
  await page.route('**/api/nav/desktop*', (route) =>
    route.fulfill({ json: { topTabs: tabs.slice(0, 2), bottomTabs: tabs.slice(2), languageMenu: [] } }),
  );
  await page.goto(site.page('/', html('<h1>Sivu</h1>').replace('<main>', `${eager('header', {})}<main>`)));
  const style = (tab: Locator) => tab.evaluate((one) => getComputedStyle(one).borderTopStyle);
  const plain = page.getByRole('link', { name: 'Paljas' });
  const framed = page.getByRole('link', { name: 'Reuna' });
  const menu = page.locator('summary', { hasText: 'Valikko' });
  await expect(plain).toBeVisible();
  expect(await Promise.all([plain, framed, menu].map(style))).toEqual(['none', 'solid', 'solid']);
  await expect(plain.locator('img')).toHaveCount(0);
  expect((await framed.locator('img').boundingBox())?.width).toBe(18);
  await menu.click();
  await expect(page.getByRole('img', { name: 'Grilli' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kaikki' })).toHaveAttribute('href', '/v');
});

test('brand carousel: a card is 130 px wide, and there are at least 21 cards [CAR-10]', async ({
  page,
  site,
}) => {
  const cards = Array.from({ length: 7 }, (_, at) => ({ link: `/${at}`, header: `Brändi ${at}` }));
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${eager('brand-carousel', { cards })}`)));
  const block = page.locator('[data-widget="brand-carousel"]');
  await expect(block.getByRole('button', { name: 'Seuraava' })).toBeVisible();
  const widths = await block
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  expect(widths).toEqual(Array.from({ length: 21 }, () => 130));
});

test('carousel: a step takes 500 ms, or no time with reduced motion [CAR-04]', async ({ page, site }) => {
  const cards = Array.from({ length: 8 }, (_, at) => ({ header: `Kortti ${at}`, link: `/${at}` }));
  const address = site.page('/', html(`<h1>Sivu</h1>${eager('card-carousel', { cards })}`));
  const next = page.getByRole('button', { name: 'Seuraava' });
  /** Presses the button and returns the transition duration of the row. */
  const duration = () =>
    next.evaluate((button: HTMLElement) => {
      button.click();
      const slide = document.querySelector('[data-widget="card-carousel"] [role="group"]');
      return getComputedStyle(slide!.parentElement!).transitionDuration;
    });
  await page.goto(address);
  await expect(next).toBeVisible();
  expect(await duration()).toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(next).toBeVisible();
  expect(await duration()).toBe('0s');
});

test('hero carousel: a slide is 600 px high with a background picture and centered or left text, dark if set [CAR-05] [CAR-06]', async ({
  page,
  site,
}) => {
  const slide = (textAlignment: string, darken: boolean) =>
    eager('hero-carousel', {
      slides: [{ image: '/kuva.svg', text: `<p>${textAlignment}</p>`, textAlignment, darken }],
    });
  await page.setViewportSize({ width: 1280, height: 900 });
  await servePicture(page);
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${slide('Center', true)}${slide('Left', false)}`)));
  await expect(page.getByText('Left', { exact: true })).toBeVisible();
  const looks = await page.locator('[data-widget="hero-carousel"] [data-align]').evaluateAll((slides) =>
    slides.map((one) => {
      const own = one.getBoundingClientRect();
      const picture = one.querySelector('img')!.getBoundingClientRect();
      const words = one.querySelector('p')!.parentElement!;
      const { left, right } = words.getBoundingClientRect();
      return {
        height: own.height,
        behind: picture.height === own.height && picture.width === own.width,
        isInMiddle: Math.abs(left - own.left - (own.right - right)) < 2,
        align: getComputedStyle(words).textAlign,
        layer: getComputedStyle(one, '::before').backgroundColor,
      };
    }),
  );
  const common = { height: 600, behind: true };
  expect(looks).toMatchObject([
    { ...common, isInMiddle: true, align: 'center', layer: expect.stringMatching(/0\.62\)$/) },
    { ...common, isInMiddle: false, align: 'start', layer: 'rgba(0, 0, 0, 0)' },
  ]);
});

test('campaign form: rules that are not accepted on sending have a red border [PRO-03]', async ({
  page,
  site,
}) => {
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${eager('promotional-photo-form', {})}`)));
  const box = page.getByRole('checkbox');
  const border = () =>
    box.evaluate((one) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 1 ? outlineColor : '';
    });
  await expect(box).toBeVisible();
  expect(isRed(await border())).toBe(false);
  await page.getByRole('button', { name: 'Lähetä' }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(isRed(await border())).toBe(true);
  await box.check();
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  expect(isRed(await border())).toBe(false);
});

test('recipe card: hovering shows the product, and a liked card has a red heart [GRD-11] [LIK-01]', async ({
  page,
  site,
}) => {
  const recipe = {
    type: 'recipe',
    header: 'Keitto',
    link: '/k',
    image: '/kuva.svg',
    productImage: '/kuva.svg?tuote',
    contentId: 'keitto',
    likeCount: 3,
  };
  await servePicture(page);
  await page.route('**/api/contentlikecount/*', (route) => route.fulfill({ json: {} }));
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${eager('card-grid', { cards: [recipe] })}`)));
  const product = page.locator('img[src*="tuote"]').locator('..');
  await expect(product).toHaveCSS('opacity', '0');
  await page.getByRole('article').hover();
  await expect(product).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(product).toHaveCSS('opacity', '0');

  const heart = page.getByRole('button', { name: /Tykkä/ }).locator('svg');
  const color = (of: 'stroke' | 'fill') => heart.evaluate((one, key) => getComputedStyle(one)[key], of);
  expect(isRed(await color('stroke'))).toBe(true);
  expect(isRed(await color('fill'))).toBe(false);
  await page.getByRole('button', { name: 'Tykkää 3' }).click();
  await expect(page.getByRole('button', { name: 'Tykkäsit tästä 4' })).toBeDisabled();
  await expect.poll(async () => isRed(await color('fill'))).toBe(true);
});

test('enlarged text: at 200 % words of a hero stay whole and the page is no wider than a phone [A11Y]', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const slides = [
    { image: '', text: '<h2>Mitä tänään syötäisiin?</h2><p>Ohjeet suomalaisilta tiloilta.</p>' },
  ];
  await page.goto(site.page('/', html(`<h1>Sivu</h1>${eager('hero-carousel', { slides })}`)));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const heading = page.getByRole('heading', { name: 'syötäisiin' });
  await expect(heading).toBeVisible();
  const linesOfWord = await heading.evaluate((element) => {
    const text = element.firstChild as Text;
    const word = document.createRange();
    word.setStart(text, text.data.indexOf('syö'));
    word.setEnd(text, text.length);
    return word.getClientRects().length;
  });
  expect(linesOfWord).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
