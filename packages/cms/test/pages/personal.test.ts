/** Pages that all visitors share, and the parts of one visitor. */
import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';
import { AINO } from '../shop/support/shop-content.ts';
import { serveShop } from '../shop/support/serve-shop.ts';
import { shopper as openShop, type Shopper } from '../shop/support/shopper.ts';

/** Paths with the number of visits. */
const PAGES = { '/': 100, '/tuotteet': 5, '/ei-ole': 5 };

/** Number of interleaved requests: 1,000 with SHARED_PAGES=1000. */
const REQUESTS = Number(process.env['SHARED_PAGES'] ?? 80);

describe('shared pages', () => {
  const served = serveShop(databases[0]!.open, { cacheTimes: { freshSeconds: 60, staleSeconds: 600 } });

  /** Creates a browser that has got its cookies with the personal parts. */
  const shopper = async (): Promise<Shopper> => {
    const one = await openShop(served.app);
    await one.get('/personal-parts');
    return one;
  };

  /** Returns the settings and the parts of a visitor. */
  const getOwn = async (one: Shopper, page = '/') => {
    const answer = await one.get(`/personal-parts?${new URLSearchParams({ page, id: 'x' }).toString()}`);
    const document = documentOf(answer.body);
    return {
      answer,
      settings: JSON.parse(document.querySelector('[data-widget-settings]')!.textContent) as Record<
        string,
        unknown
      >,
      parts: [...document.querySelectorAll<HTMLElement>('[data-widget-part]')].map(
        ({ dataset }) => dataset['widget'],
      ),
    };
  };

  it('shared page: 100 visitors with logins and carts get the same bytes, which a shared cache may store', async () => {
    const known = await shopper();
    await known.logIn(AINO);
    await known.add('501');
    const visitors = [known, ...(await Promise.all(Array.from({ length: 4 }, () => shopper())))];
    for (const [path, visits] of Object.entries(PAGES)) {
      const pages = new Set<string>();
      for (let at = 0; at < visits; at += 1) {
        const answer = await visitors[at % visitors.length]!.get(path);
        expect(answer.headers).toMatchObject({
          'cache-control': expect.stringMatching(path === '/ei-ole' ? /^private/ : /^public/),
        });
        expect(answer.headers).not.toHaveProperty('set-cookie');
        pages.add(answer.body);
      }
      expect(pages.size).toBe(1);
      expect([...pages][0]).not.toMatch(/verificationToken|userName|"cart":/);
    }
  });

  it('personal parts: a new visitor gets nothing, one without a cart a token and no part', async () => {
    const unknown = await getOwn(await openShop(served.app, undefined, undefined, false));
    expect([unknown.answer.cookies, unknown.settings['verificationToken']]).toEqual([[], undefined]);
    const one = await shopper();
    const { answer, settings, parts } = await getOwn(one);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(settings).toMatchObject({ verificationToken: expect.stringMatching(/^[\w-]{86}$/), pageId: 'x' });
    expect(settings).not.toHaveProperty('cart');
    expect(parts).toEqual([]);
  });

  it('personal parts: a customer gets name, cart and the parts that show them, with links of the page', async () => {
    const one = await shopper();
    await one.logIn(AINO);
    await one.set('501', 2);
    const { settings, parts } = await getOwn(one, '/tuotteet?q=liha');
    expect(settings).toMatchObject({
      userName: 'Aino',
      cart: { lineItemCount: 2 },
      customer: { loggedIn: true, email: AINO.email },
      loginLink: { link: `/kirjaudu?palaa=${encodeURIComponent('/tuotteet?q=liha')}` },
    });
    expect(parts).toEqual(['header', 'address-modal']);
  });

  it.each([
    ['of another site', 'https://evil.example/'],
    ['of another host', '//evil.example'],
    ['with a broken character', '/%E0%A4%A'],
    ['of 4,000 characters', 'x'.repeat(4000)],
    ['of no characters', ''],
  ])('personal parts: an address %s is replaced by that of the home page', async (_, page) => {
    const { answer, settings } = await getOwn(await shopper(), page);
    expect(answer.statusCode).toBe(200);
    expect(settings).toMatchObject({ loginLink: { link: '/kirjaudu?palaa=%2F' } });
  });

  it('personal parts: interleaved requests of eight visitors never contain data of another one', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const one = await shopper();
        if (at === 0) await one.logIn(AINO);
        await one.add('501', at + 1);
        return { one, pieces: (await one.load()).lineItemCount };
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, at) => {
        const { one, pieces } = visitors[at % visitors.length]!;
        if (at % 5 === 0) await one.get('/');
        const { settings } = await getOwn(one);
        return (
          (settings['cart'] as { lineItemCount: number }).lineItemCount === pieces &&
          settings['userName'] === (at % visitors.length === 0 ? 'Aino' : undefined)
        );
      }),
    );
    expect(answers.filter((isOwn) => !isOwn)).toEqual([]);
  });
});
