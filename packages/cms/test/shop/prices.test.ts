import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(databases)('prices on $name', ({ open }) => {
  const served = serveShop(open);

  /** Sets the history of a product: prices with the days since when they hold, the present one last. */
  const setHistory = async (
    code: string,
    history: readonly (readonly [cents: number, daysAgo: number])[],
  ) => {
    await rowsOf(
      served.database,
      'update shop_product set price_cents = $2, compared_cents = null where code = $1',
      [code, history.at(-1)![0]],
    );
    await rowsOf(served.database, 'delete from shop_price where code = $1', [code]);
    for (const [cents, days] of history)
      await rowsOf(
        served.database,
        `insert into shop_price (code, cents, since) values ($1, $2, now() - make_interval(days => $3))`,
        [code, cents, days],
      );
  };

  it.each([
    [
      'the lowest of 30 days is lower than the claimed one',
      [
        [2500, 90],
        [2200, 20],
        [2400, 10],
      ],
      2000,
      2200,
    ],
    [
      'an earlier price does not count',
      [
        [1900, 90],
        [2500, 40],
      ],
      2000,
      2500,
    ],
    [
      'a price that ended within the 30 days counts',
      [
        [2100, 90],
        [2500, 29],
      ],
      2000,
      2100,
    ],
    [
      'a price that was raised before is no offer',
      [
        [2000, 90],
        [2500, 5],
      ],
      2000,
      null,
    ],
    ['a raised price is no offer', [[1500, 90]], 2000, null],
    ['the same price again is no offer', [[2000, 90]], 2000, null],
  ] as const)('compared price: %s', async (_, history, price, compared) => {
    await setHistory('502', history);
    await rowsOf(
      served.database,
      "update shop_product set price_cents = $1, compared_cents = 2990 where code = '502'",
      [price],
    );
    // A second write of the same values changes nothing.
    await rowsOf(
      served.database,
      "update shop_product set price_cents = $1, compared_cents = 2990 where code = '502'",
      [price],
    );
    const [row] = await rowsOf<{ compared: number | null; prices: number }>(
      served.database,
      `select compared_cents as compared, (select count(*)::integer from shop_price where code = '502') as prices
       from shop_product where code = '502'`,
    );
    expect(row).toEqual({ compared, prices: history.length + (history.at(-1)![0] === price ? 0 : 1) });
  });

  it('compared price: product page, search, product modal and cart have the price of the history', async () => {
    await setHistory('502', [
      [1600, 90],
      [1400, 20],
      [1500, 3],
    ]);
    await rowsOf(
      served.database,
      "update shop_product set price_cents = 1000, compared_cents = 2000, weight = 400 where code = '502'",
    );
    const get = (url: string) => served.app.inject({ url, headers: { host: 'lihakauppa.localhost' } });
    const offer = { price: '10,00', svhPrice: '14,00' };
    const { hits } = (await get('/api/search/lihakauppa-products?q=jauheliha')).json<{ hits: unknown[] }>();
    expect(hits).toMatchObject([{ ...offer, discountPercentage: 29, pricePerKilo: '25,00' }]);
    expect((await get('/api/products/502')).json()).toMatchObject({ ...offer, pricePerKg: '25,00' });
    const page = (await get('/tuotteet/tuote-502')).body.replaceAll(/\s+/g, ' ');
    expect(page).toContain('<strong>10,00 €</strong> <s>14,00 €</s>');
    expect(page).toContain('25,00 €/kg');
    expect(page).toContain('Alin hinta 30 päivän aikana ennen alennusta: 14,00 €');
  });

  it('filters: those of a price have a heading of their own, find the products up to it, in the shop only [SRCH-24]', async () => {
    const load = async (path: string, host = 'lihakauppa.localhost') =>
      (await served.app.inject({ url: `/api/${path}`, headers: { host } })).json<unknown>();
    expect(await load('facets/custom?language=fi')).toEqual([
      { key: 'up-to-10', value: 'Enintään 10 €', group: 'Hinta' },
      { key: 'up-to-16', value: 'Enintään 16 €', group: 'Hinta' },
    ]);
    expect(await load('facets/custom?language=fi', 'localhost')).toEqual([]);
    const found = await load('search/lihakauppa-products?facetTags[]=up-to-16&sortOrder=1');
    expect(found).toMatchObject({ hits: [{ title: 'Jauheliha' }, { title: 'Kylki' }, { title: 'Paisti' }] });
    // A number in the name of a filter is no word of its products.
    expect(await load('search/lihakauppa-products?q=16')).toMatchObject({ hits: [] });
  });

  it('sortOrder: 3 sorts by price, 4 the most expensive first, and products that are not sold are last [SRCH-23]', async () => {
    const order = async (sortOrder: number) =>
      (
        await served.app.inject({
          url: `/api/search/lihakauppa-products?skipPagination=true&sortOrder=${sortOrder}`,
          headers: { host: 'lihakauppa.localhost' },
        })
      )
        .json<{ hits: { price: string | null }[] }>()
        .hits.map(({ price }) => (price === null ? null : Number(price.replace(',', '.'))));
    const cheapest = await order(3);
    const prices = cheapest.filter((price) => price !== null);
    expect(new Set(prices).size).toBeGreaterThan(1);
    const others = cheapest.slice(prices.length);
    expect(cheapest).toEqual([...prices.toSorted((one, other) => one - other), ...others]);
    expect(await order(4)).toEqual([...prices.toReversed(), ...others]);
  });
});
