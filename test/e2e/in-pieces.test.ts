import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { writeInPieces } from './in-pieces.ts';
import { shifts, startMeasuring } from './layout-shift.ts';
import { DIST, html, marker, test as withSite } from './site.ts';

/** One page of each kind; together they have the rows, columns, stories and carousels of the estate. */
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

/** Higher than a window, so that the test also covers content below the fold of smaller windows. */
const HEIGHT = 2000;

const { widgets } = JSON.parse(readFileSync(join(DIST, 'widgets.json'), 'utf8')) as {
  widgets: { name: string; example: object }[];
};

// A test cannot write into a page that requires trusted types.
test.use({ bypassCSP: true });
withSite.use({ bypassCSP: true });

/** The gate takes the first ones, alternating between wide and narrow windows. */
const inTurns = (at: number, count: number) => ({
  tag: at >= count ? '@long' : at % 2 === 0 ? '@long-narrow' : '@long-wide',
});

for (const [at, [site, path]] of PAGES.entries())
  test(
    `${site}${path}: nothing moves while its HTML arrives in pieces [CLS 0]`,
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

/** Widgets whose layout depends on their number of children, or that align some at their lower edge. */
const COUNTING = ['hero-carousel', 'portion-calculator', 'social-cards'];

/** Removes scripts: the test measures parsing only. */
const withoutScript = (page: string): string => page.replace(/<script type="module".*?<\/script>/, '');

for (const [at, name] of COUNTING.entries())
  withSite(
    `${name}: nothing moves while a prerendered island arrives in pieces [CLS 0]`,
    inTurns(at, 1),
    async ({ page, site }) => {
      const { prerender } = (await import(
        pathToFileURL(join(DIST, 'server.js')).href
      )) as typeof import('../../packages/server/server.ts');
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
