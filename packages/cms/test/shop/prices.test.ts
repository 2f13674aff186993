import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(databases)('prices on $name', ({ open }) => {
  const served = serveShop(open);

  const run = (sql: string, values: unknown[] = []) => rowsOf(served.database, sql, values);
  /** Sets the history of a product: prices in cents by the days since when they hold. Returns the present one. */
  const setHistory = async (history: Record<number, number>) => {
    const [present] = Object.values(history);
    await run("update shop_product set price_cents = $1, compared_cents = null where code = '502'", [
      present,
    ]);
    await run("delete from shop_price where code = '502'");
    for (const [days, cents] of Object.entries(history))
      await run("insert into shop_price values ('502', now() - make_interval(days => $1), $2)", [
        days,
        cents,
      ]);
    return present;
  };

  it.each([
    ['the lowest of 30 days is lower than the claimed one', { 90: 2500, 20: 2200, 10: 2400 }, 2200],
    ['an earlier price does not count', { 90: 1900, 40: 2500 }, 2500],
    ['a price that ended within the 30 days counts', { 90: 2100, 29: 2500 }, 2100],
    ['a price that was raised before is no offer', { 90: 2000, 5: 2500 }, null],
    ['a raised price is no offer', { 90: 1500 }, null],
    ['the same price again is no offer', { 90: 2000 }, null],
  ])('compared price: %s', async (_, history, compared) => {
    const present = await setHistory(history);
    // A second write of the same values changes nothing.
    for (let time = 0; time < 2; time += 1)
      await run("update shop_product set price_cents = 2000, compared_cents = 2990 where code = '502'");
    const rows = await run(
      `select compared_cents as compared, (select count(*)::integer from shop_price where code = '502') as prices
       from shop_product where code = '502'`,
    );
    expect(rows).toEqual([{ compared, prices: Object.keys(history).length + (present === 2000 ? 0 : 1) }]);
  });

  it('compared price: product page, search, product modal and cart have the price of the history', async () => {
    await setHistory({ 90: 1600, 20: 1400, 3: 1500 });
    await run(
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
