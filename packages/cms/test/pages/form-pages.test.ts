import { describe, expect, it } from 'vitest';
import type { Site } from '../../../../src/lib/site.ts';
import { readPicture } from '../../demo/pictures.ts';
import { shippedContent } from '../../demo/shipped-content.ts';
import { hostOf, serveApp } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { DIST } from '../support/dist.ts';
import { FORM_PAGES } from '../support/form-pages.ts';
import { documentOf } from '../support/html.ts';
import { getEntryPath } from '../../platform/model/paths.ts';

const ABOVE: [widget: string, site: Site, path: string][] = [
  ['shop-newsletter-modal', 'lihakauppa', '/'],
  ['food-service-overlay', 'ammattilaiset', '/'],
  ['food-service-overlay', 'foodservicese', '/'],
  ['newsletter-modal', 'atriacom', '/'],
  ['news-release-modal', 'atriacom', '/'],
  ['newsletter-modal', 'atriacom', '/en/'],
  ['news-release-modal', 'atriacom', '/en/'],
];

const { app } = serveApp(databases[0]!.open, { dist: DIST, readPicture }, shippedContent);

const get = (site: Site, url: string) => app.inject({ url, headers: { host: hostOf(site) } });

async function open(site: Site, url: string) {
  const answer = await get(site, url);
  expect([site, url, answer.statusCode]).toEqual([site, url, 200]);
  return documentOf(answer.body);
}
const markerOf = (document: Document, widget: string) =>
  document.querySelector<HTMLElement>(`[data-widget="${widget}"]`);
const propsOf = (marker: Element | null) =>
  JSON.parse(
    marker?.getAttribute('data-props') ?? marker?.querySelector('script')?.textContent ?? '{}',
  ) as Record<string, unknown>;

describe('form pages', () => {
  it.each(FORM_PAGES)(
    'forms: %s on %s%s can be sent without JavaScript [FRM-01] [FRM-03] [CNT-09]',
    async (widget, site, path) => {
      const marker = markerOf(await open(site, path), widget);
      const form = marker?.querySelector('form');
      expect(form?.getAttribute('action')).toMatch(/^\/api\//);
      expect(form?.method).toBe('post');
      expect(form?.enctype).toBe('multipart/form-data');
      expect(form?.querySelector('button[type="submit"]:not([disabled])')).not.toBeNull();
      for (const field of form?.querySelectorAll('input, textarea, select') ?? [])
        expect(field.getAttribute('name'), field.outerHTML).toBeTruthy();
    },
  );

  it.each(ABOVE)('forms: %s on %s%s is shown without JavaScript only', async (widget, site, path) => {
    const marker = markerOf(await open(site, path), widget);
    const form = marker?.querySelector('noscript form[action^="/api/"]');
    expect(form).not.toBeNull();
    // A nested noscript would end the outer one in browsers with scripts.
    expect(marker?.querySelector('noscript noscript')).toBeNull();
    // It takes no space among the blocks either.
    expect(marker?.parentElement?.localName).toBe('main');
  });

  const successPages = shippedContent.pages.flatMap(({ site, blocks }) =>
    blocks.flatMap((block) =>
      'widget' in block && typeof block.props['successPage'] === 'string'
        ? [[site, block.props['successPage']] as const]
        : [],
    ),
  );

  it('forms: the target page of every form exists [FRM-11]', () => {
    expect(successPages.length).toBe(7);
    expect(new Set(successPages.map(([site, path]) => site + path)).size).toBe(7);
  });

  it.each(successPages)(
    'thanks page: %s%s says thanks and what happens next [FRM-11]',
    async (site, path) => {
      const document = await open(site, path);
      expect(document.querySelector('h1')?.textContent).toMatch(/^Kiitos/);
      const steps = [...document.querySelectorAll('main h2')].map((one) => one.textContent);
      expect(steps.filter((step) => /^\d\. /.test(step))).toHaveLength(3);
      expect(document.querySelector('main a.button')).not.toBeNull();
    },
  );

  it('thanks page: no search finds it', async () => {
    for (const [site, path] of successPages) {
      const document = await open(site, path);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    }
    const { hits } = (await get('atriafi', '/api/search/content/?q=reklamaatiot&language=fi')).json<{
      hits: { url: string }[];
    }>();
    expect(hits.map(({ url }) => url)).toContain('/palaute');
    const thanked = (await get('atriafi', '/api/search/content/?q=kiitos+viestistasi&language=fi')).json<{
      hits: { url: string }[];
    }>();
    expect(thanked.hits.map(({ url }) => url)).not.toContain('/palaute/kiitos');
  });

  it('modals without JavaScript: their links lead to the forms, beside texts with other ways to subscribe [NWS-08]', async () => {
    for (const home of ['/', '/en/']) {
      const document = await open('atriacom', home);
      for (const hash of ['#newsletter', '#newsreleases']) {
        const link = document.querySelector(`main a[href="${home}${hash}"]`);
        expect(link?.closest('div')?.textContent).toMatch(/@saaristo|555 0100/);
        expect(document.querySelectorAll(hash)).toHaveLength(1);
        expect(document.querySelector(`main ${hash} form`)).not.toBeNull();
      }
    }
  });

  it('forms: the linked rules and privacy policy exist [PRO-03] [CNT-03] [NWS-16]', async () => {
    const linked: [Site, string][] = [];
    for (const [widget, site, path] of FORM_PAGES) {
      const { rulesLink, privacyPolicyUrl } = propsOf(markerOf(await open(site, path), widget));
      if (rulesLink) linked.push([site, (rulesLink as { link: string }).link]);
      if (privacyPolicyUrl) linked.push([site, privacyPolicyUrl as string]);
    }
    expect(linked).toHaveLength(3);
    for (const [site, path] of linked) await open(site, path);
  });

  it('school form: every material has a description at its URL [SCH-03]', async () => {
    for (const [site, path] of [
      ['atriacom', '/kouluille'],
      ['lonnebergase', '/skolor'],
    ] as const) {
      const document = await open(site, path);
      const { materials } = propsOf(markerOf(document, 'school-material-form')) as {
        materials: { Url: string }[];
      };
      expect(materials.length).toBeGreaterThan(1);
      for (const { Url } of materials) {
        expect(Url.split('#')[0]).toBe(path);
        expect(document.getElementById(Url.split('#')[1] ?? '')?.textContent).toBeTruthy();
      }
    }
  });

  it('sales form: it offers the products of its site by their numbers [SAL-01]', async () => {
    const { products } = propsOf(markerOf(await open('ammattilaiset', '/palaute'), 'sales-form')) as {
      products: { productId: number; title: string }[];
    };
    const listed = (await get('ammattilaiset', '/api/search/all-products?language=fi')).json<
      typeof products
    >();
    expect(products.toSorted((a, b) => a.productId - b.productId)).toEqual(
      listed.toSorted((a, b) => a.productId - b.productId),
    );
  });

  it('recipe pages: those of every site and language have the banner with a working link [FSO-15]', async () => {
    const first = new Map(
      shippedContent.recipes.map((recipe) => [`${recipe.site} ${recipe.language}`, recipe] as const),
    );
    expect(first.size).toBeGreaterThan(10);
    for (const { site, language, slug } of first.values()) {
      const marker = markerOf(await open(site, getEntryPath(language, 'recipe', slug)), 'recipe-banner');
      const { text, link } = propsOf(marker) as { text: string; link: { link: string } };
      expect(text).toContain('<p>');
      await open(site, link.link);
    }
  });
});
