/** html-validate on every page of the estate: as the server sends it, and as the browser has it when all islands are mounted. */
import { expect, test } from '@playwright/test';
import { addressOf } from '../../e2e/estate.ts';
import { findHtmlFaults } from './html-rules.ts';
import { fetchHtml, mountIslands, PLACES } from './places.ts';

for (const place of PLACES) {
  const { name, site, path } = place;
  test(`html: ${name}, without script`, async ({ request, baseURL }) => {
    expect(await findHtmlFaults('page', name, await fetchHtml(request, place, baseURL))).toEqual([]);
  });
  test(`html: ${name}, with script`, async ({ page, baseURL }) => {
    await page.goto(addressOf(site, path, baseURL), { waitUntil: 'domcontentloaded' });
    expect(await mountIslands(page)).toEqual([]);
    expect(await findHtmlFaults('mountedPage', name, await page.content())).toEqual([]);
  });
}
