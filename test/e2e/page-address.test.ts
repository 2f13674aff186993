/** Pages whose address is not the one that the browser resolves URLs against: with `<base>`, and in a `srcdoc` frame. */
import { escape, expect, html, marker, test } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'addresses have no width');

const LIKE = marker('like-button', { contentId: 'a', likeCount: 3 }, '', 'data-load="eager"');

test('page address: with a base of another origin, calls, searches and in-page links stay on the page [API-01] [SRCH-13]', async ({
  page,
  site,
}) => {
  const calls: string[] = [];
  await page.route('**/api/**', (route) => {
    calls.push(`${route.request().method()} ${new URL(route.request().url()).origin}`);
    return route.fulfill({ json: { hits: [], totalCount: 0, hasMore: false, isSuccess: true } });
  });
  const years = [1998, 2008].map((year) => ({ year, header: `Vuosi ${year}`, text: '<p>Teksti</p>' }));
  const body = [
    marker('timeline', { years }, '', 'data-load="eager"'),
    LIKE,
    marker('site-search', {}, '', 'data-load="eager"'),
  ].join('');
  const address = site.page('/sivu', html(body, `<base href="${site.otherOrigin}/muu/">`));
  await page.goto(`${address}?q=kala`);
  await page.evaluate(() => window.saaristo!.ready);
  await page.getByRole('link', { name: '2008', exact: true }).first().click();
  await expect(page).toHaveURL(`${address}?q=kala#2008`);
  await expect(page.locator('[data-widget=timeline]')).toHaveAttribute('data-widget-state', 'mounted');
  await page.locator('[data-widget=like-button] button').click();
  await page.locator('[name=q]').fill('lohi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?q=lohi#2008`);
  await expect.poll(() => new Set(calls.map((call) => call.split(' ')[0])).size).toBe(2);
  expect(calls.filter((call) => !call.endsWith(` ${site.origin}`))).toEqual([]);
});

test('page address: with a base, an in-page link stays on the page that a script has moved to later', async ({
  page,
  site,
}) => {
  const years = [1998, 2008].map((year) => ({ year, header: `Vuosi ${year}`, text: '<p>Teksti</p>' }));
  const body = marker('timeline', { years }, '', 'data-load="eager"');
  await page.goto(site.page('/sivu', html(body, '<base href="/sivu">')));
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'mounted');
  await page.evaluate(() => history.pushState(null, '', '/toinen'));
  await page.getByRole('link', { name: '2008', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.origin}/toinen#2008`);
});

test('page address: in a srcdoc frame calls are sent to the page around it, and styles are loaded [API-01]', async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  await page.route('**/api/**', (route) => {
    sent.push(route.request().url());
    return route.fulfill({ json: { isSuccess: true } });
  });
  await page.goto(site.page('/sivu', html(`<iframe title="Kehys" srcdoc="${escape(html(LIKE))}"></iframe>`)));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'mounted');
  const links = await frame
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) =>
      all.map((link) => [(link as HTMLLinkElement).crossOrigin, (link as HTMLLinkElement).sheet !== null]),
    );
  expect(links.every(([mode, isLoaded]) => mode === null && isLoaded)).toBe(true);
  await frame.locator('button').click();
  await expect.poll(() => sent.map((url) => new URL(url).origin)).toEqual([site.origin]);
});
