/** Islands without content for browsers without scripts keep their fallbacks. Covers every widget of the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Prerender } from '../options.ts';
import { DIST } from '../../cms/test/support/dist.ts';

interface Entry {
  name: string;
  example: Record<string, unknown>;
  personal?: true;
}
const { widgets } = JSON.parse(readFileSync(join(DIST, 'widgets.json'), 'utf8')) as { widgets: Entry[] };

describe('content without script', () => {
  let prerender: Prerender;
  beforeAll(async () => {
    ({ prerender } = (await import(pathToFileURL(join(DIST, 'server.js')).href)) as { prerender: Prerender });
  });

  const marker = (name: string, props: object): string => {
    const json = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<div data-widget="${name}" data-props="${json}"><a href="/x">fallback</a></div>`;
  };
  const render = (html: string, settings: Record<string, unknown>) =>
    prerender(html, {
      url: 'https://www.example.test/',
      timeoutMs: 60_000,
      settings,
      fetch: () => Promise.reject(new Error('away')),
    });

  /** Renders without calls on a shop page without data of the visitor. */
  const LEFT = new Set([
    'address-modal',
    'add-to-cart',
    'cart',
    'cart-sync',
    'checkout',
    'login-prompt',
    'product-modal',
  ]);
  /** Widgets whose call must succeed. */
  const CALLING = new Set([
    'header',
    'news-search',
    'product-search',
    'recipe-search',
    'reviews',
    'shop-product-search',
    'weekly-menu-builder',
  ]);

  it.each(widgets)(
    '$name: its example is rendered if it shows content without a script [SERVER]',
    async ({ name, example }) => {
      const page = marker(name, example);
      const done = await render(page, { site: 'lihakauppa' });
      expect(done === page).toBe(LEFT.has(name) || CALLING.has(name));
    },
  );

  it('product modal: it is rendered with a link to the product only [SERVER]', async () => {
    const { example } = widgets.find(({ name }) => name === 'product-modal')!;
    const { url: _, ...without } = example;
    const page = marker('product-modal', without);
    expect(await render(page, { site: 'lihakauppa' })).toBe(page);
    expect(await render(marker('product-modal', { ...without, url: '/tuote' }), {})).toContain(
      'href="/tuote"',
    );
  });

  it('buy control: it is rendered if the page has a form for it [SERVER]', async () => {
    const { example } = widgets.find(({ name }) => name === 'add-to-cart')!;
    const settings = { site: 'lihakauppa', cartFormUrl: '/ostoskori/lisaa' };
    expect(await render(marker('add-to-cart', example), settings)).toContain('action="/ostoskori/lisaa"');
  });

  it('site search: a hit that is sold has its price and stock without a script [PRD-04] [SERVER]', async () => {
    const hit = { url: '/a', title: 'Pihvi', type: 'product', code: '501', price: '12,90', stock: 0 };
    const done = await prerender(marker('site-search', {}), {
      url: 'https://www.example.test/haku?q=pihvi',
      timeoutMs: 60_000,
      settings: { shopUrl: 'https://kauppa.example/' },
      fetch: async () => Response.json({ hits: [hit], totalCount: 1 }),
    });
    const [, content = ''] =
      /<noscript.*?>(.*?)<\/noscript>/.exec(done.slice(done.indexOf('<article'))) ?? [];
    expect(content).toMatch(/12,90.*loppuunmyyty/);
  });

  it('recipe banner: it is rendered, because its text is shown without a script [SERVER]', async () => {
    const { example } = widgets.find(({ name }) => name === 'recipe-banner')!;
    expect(await render(marker('recipe-banner', example), {})).toContain('<noscript');
    const empty = marker('recipe-banner', { text: '' });
    expect(await render(empty, {})).toBe(empty);
  });
});
