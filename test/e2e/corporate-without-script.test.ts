/**
 * Corporate widgets as the server renders them: readable and usable without JavaScript and before their code is loaded.
 */
import type { Page } from '@playwright/test';
import { THOROUGH } from '../settings.ts';
import { addressOf } from './estate.ts';
import { expect, test } from './fixtures.ts';

const company = (path: string, baseURL: string | undefined) => addressOf('atriacom', path, baseURL);
const SCHOOL = '/kouluille/tilalta-lautaselle';
const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`).first();
const summaries = (page: Page, name: string, words: string) =>
  widget(page, name).locator('summary').filter({ hasText: words, visible: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  test(
    'corporate widgets: questions, tabs and regions open [CORP-01] [CORP-02] [CORP-09] [CORP-10] [CORP-11]',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(company('/usein-kysyttya', baseURL));
      const questions = widget(page, 'faq-list').getByRole('heading', { level: 3 }).filter({ visible: true });
      await expect(questions).toHaveCount(9);
      const answer = page.getByText('Jäsenet ovat tuottajia ja henkilöstöä.');
      await expect(answer).toBeHidden();
      await questions.first().click();
      await expect(answer).toBeVisible();
      await summaries(page, 'faq-list', 'Näytä lisää').click();
      await expect(questions).toHaveCount(14);
      await summaries(page, 'faq-list', 'Näytä lisää').click();
      await expect.poll(() => questions.count()).toBeGreaterThan(14);
      await expect(summaries(page, 'faq-list', 'Näytä lisää')).toHaveCount(0);

      await page.goto(company('/historia', baseURL));
      await summaries(page, 'page-nav-tabs', 'Historia').click();
      await expect(widget(page, 'page-nav-tabs').getByRole('link', { name: '1987: Ruotsiin' })).toBeVisible();

      await page.goto(company('/toimipaikat', baseURL));
      const regions = widget(page, 'region-map').locator('details');
      await regions.nth(0).locator('summary').click();
      await regions.nth(2).locator('summary').click();
      await expect(page.getByText('Ensimmäinen jäähuone on museona.')).toBeVisible();
      await expect(regions.nth(0)).not.toHaveAttribute('open');
    },
  );

  test(
    'timeline and job listing: every year and every job can be reached [CORP-04] [CORP-06] [CORP-08]',
    { tag: '@long-narrow' },
    async ({ page, baseURL, isMobile }) => {
      await page.goto(company('/historia', baseURL));
      const years = widget(page, 'timeline').getByRole('navigation', { name: 'Vuodet' }).getByRole('link');
      await expect(years).toHaveCount(await widget(page, 'timeline').locator('section').count());
      await expect(widget(page, 'timeline').getByRole('button')).toHaveCount(0);
      const tops = await years.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      // On a phone the years are one row.
      expect(new Set(tops).size).toBe(isMobile ? 1 : tops.length);
      await years.getByText('2024').click();
      await expect(page.locator('[id="2024"]')).toBeInViewport();

      await page.goto(company('/tyopaikat', baseURL));
      await expect(widget(page, 'job-listing').getByRole('listitem').filter({ visible: true })).toHaveCount(
        12,
      );
      await expect(widget(page, 'job-listing').getByRole('button')).toHaveCount(0);
    },
  );

  test(
    'school: a lesson can be read, answered, voted on and its pictures viewed [CORP-12] to [CORP-16]',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(company(SCHOOL, baseURL));
      await expect(page.getByRole('heading', { name: 'Kuinka pitkä on lounaan matka?' })).toBeVisible();

      const card = widget(page, 'school-question-card');
      const question = card.getByRole('heading');
      await expect(question).toBeVisible();
      await summaries(page, 'school-question-card', 'Näytä vastaus').click();
      await expect(card.getByText('Kauraa ja vettä.')).toBeVisible();
      await expect(question).toBeHidden();
      await summaries(page, 'school-question-card', 'Näytä kysymys').click();
      await expect(question).toBeVisible();

      const vote = widget(page, 'school-vote');
      const texts = vote.locator('p').filter({ visible: true });
      await expect(texts).toHaveCount(0);
      await vote.getByText('Broilerikeitto').click();
      await expect(texts).toHaveText([/^Kattilallisessa on puolet kasviksia/]);
      await vote.getByText('Kaalikääryleet').click();
      await expect(texts).toHaveCount(1);
      await expect(texts).not.toHaveText(/^Kattilallisessa/);

      const slides = widget(page, 'school-slider').locator('img, video, iframe');
      await expect(slides.filter({ visible: true })).toHaveCount(4);
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.8 });

      const film = widget(page, 'school-video').getByRole('link', { name: 'Toista video: Minuutti tilalla' });
      const [answer] = await Promise.all([page.waitForResponse(/\.webm$/), film.click()]);
      expect(answer.headers()['content-type']).toMatch(/^video\//);
    },
  );
});

test(
  'region map: a region that is opened before the island mounts is marked on the map [CORP-11]',
  { tag: '@long' },
  async ({ page, baseURL, isMobile }) => {
    test.skip(isMobile, 'does not depend on the window');
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route(/region-map-[^/]*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(company('/toimipaikat', baseURL));
    const map = widget(page, 'region-map');
    await summaries(page, 'region-map', 'Saaristo').click();
    await expect(map).not.toHaveAttribute('data-widget-state', 'mounted');
    open();
    await expect(map).toHaveAttribute('data-widget-state', 'mounted');
    await expect(page.getByText('Ensimmäinen jäähuone on museona.')).toBeVisible();
    const drawn = map.locator('use');
    await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(50);
  },
);

/** The gate tests the first one: each takes the seconds of four attempts. */
const GONE = ['job-listing', 'timeline', 'school-slider'].slice(0, THOROUGH ? undefined : 1);

test("corporate widgets: if the code never loads, the server's HTML stays usable [SERVER] [CORP-04] [CORP-06] [CORP-08]", async ({
  page,
  baseURL,
  isMobile,
  allow,
}) => {
  test.skip(isMobile, 'does not depend on the window');
  allow(/status of 404|its code could not be loaded/);
  const gone = (name: string) =>
    page.route(new RegExp(`${name}-[^/]*\\.js`), (route) => route.fulfill({ status: 404, body: '' }));
  await Promise.all(GONE.map(gone));
  const failed = async (name: string, path: string) => {
    await page.goto(company(path, baseURL));
    const marker = widget(page, name);
    await marker.scrollIntoViewIfNeeded();
    await expect(marker).toHaveAttribute('data-widget-state', 'failed', { timeout: 20_000 });
    await expect(marker.getByRole('button')).toHaveCount(0);
    return marker;
  };

  const jobs = await failed('job-listing', '/tyopaikat');
  await expect(jobs.getByRole('listitem').filter({ visible: true })).toHaveCount(12);

  if (!THOROUGH) return;
  const timeline = await failed('timeline', '/historia');
  await expect(timeline.getByRole('link', { name: /^\d{4}$/ })).toHaveCount(
    await timeline.locator('section').count(),
  );

  const slider = await failed('school-slider', SCHOOL);
  await expect(slider.locator('img, video, iframe').filter({ visible: true })).toHaveCount(4);
});
