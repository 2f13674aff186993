import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { writeInPieces } from './in-pieces.ts';
import { shifts, startMeasuring } from './layout-shift.ts';
import { DIST, html, marker, test as withSite } from './site.ts';

/** Of each kind of page one; together they have the rows, columns, stories and carousels of the estate. */
const PAGES: readonly [Site, string][] = [
  ['atriafi', '/'],
  ['atriafi', '/tuotteet'],
  ['lihakauppa', '/tuotteet/naudan-entrecote-raakakypsytetty-21-vrk'],
  ['atriacom', '/'],
  ['atriafi', '/tietoa-meista'],
  ['atriafi', '/palaute'],
  ['atriafi', '/reseptit/uunilenkki-kahdella-juustolla'],
  ['atriafi', '/haku?q=makkara'],
  ['jyvabroiler', '/kasvatus'],
  ['ridderheimsse', '/kampanj'],
];

/** Higher than windows are: what is below the fold of one window is above that of another, or of a visitor who has scrolled. */
const HEIGHT = 2000;

const { widgets } = JSON.parse(readFileSync(join(DIST, 'widgets.json'), 'utf8')) as {
  widgets: { name: string; example: object }[];
};

// A test may not write into a page that asks for trusted types.
test.use({ bypassCSP: true });
withSite.use({ bypassCSP: true });

/** In the gate the first ones, in turns in a wide and in a narrow window. */
const inTurns = (at: number, count: number) => ({
  tag: at >= count ? '@long' : at % 2 === 0 ? '@long-narrow' : '@long-wide',
});

for (const [at, [site, path]] of PAGES.entries())
  test(
    `CLS 0: ${site}${path}, whose HTML comes in pieces: nothing moves`,
    inTurns(at, 4),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ ...page.viewportSize()!, height: HEIGHT });
      await startMeasuring(page);
      await page.goto(addressOf(site, '/assets/widgets.json', baseURL));
      const document = await page.evaluate(async (address) => {
        history.replaceState(null, '', address);
        return (await fetch(address)).text();
      }, path);
      await writeInPieces(page, document);
      await expect(page.locator('[data-widget=header][data-widget-state=mounted]')).toBeAttached();
      expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
    },
  );

/** Those that lay themselves out by how many parts they have, or place some at their lower edge. */
const COUNTING = ['hero-carousel', 'portion-calculator', 'social-cards'];

/** What is measured is the parsing alone. */
const withoutScript = (page: string): string => page.replace(/<script type="module".*?<\/script>/, '');

for (const [at, name] of COUNTING.entries())
  withSite(
    `CLS 0: ${name}, rendered by a server, in pieces on a bare page: nothing moves`,
    inTurns(at, 1),
    async ({ page, site }) => {
      const { prerender } = (await import(
        pathToFileURL(join(DIST, 'server.js')).href
      )) as typeof import('../../prerender/server.ts');
      const styles = readdirSync(join(DIST, 'chunks'))
        .filter((file) => file.endsWith('.css'))
        .map((file) => `<link rel="stylesheet" href="/dist/chunks/${file}">`)
        .join('');
      const { example } = widgets.find((widget) => widget.name === name)!;
      const rendered = await prerender(html(marker(name, example), styles));
      expect(rendered).toContain('<saaristo-root>');
      await startMeasuring(page);
      await page.goto(site.page('/', '<!doctype html><title>Sivu</title>'));
      await writeInPieces(page, withoutScript(rendered));
      expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
    },
  );
