import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../demo/shipped-content.ts';
import { seed } from '../../server/seed.ts';
import type { ProductDetail } from '../../shop/reviews/product-detail.ts';
import type { ReviewList } from '../../shop/reviews/reviews.ts';
import { OWN_PAGE, ownPage, serveApp } from '../support/app.ts';
import { content, product } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const PATH = '/api/review/lihakauppa/';
const SHOP = { host: 'lihakauppa.localhost' };

const estate = {
  ...content,
  products: [
    ...content.products,
    product('901', 'Naudan paisti', 'Nauta', {
      site: 'lihakauppa',
      price: 1290,
      comparedPrice: 1590,
      weight: 600,
      stock: 3,
      description: { fi: 'Mureaa & <b>hyvää</b>.' },
    }),
    product('902', 'Possun kylki', 'Possu', { site: 'lihakauppa' }),
    product('903', 'Hinnaton', 'Possu', { site: 'lihakauppa', price: null }),
    product('904', 'Karitsa', 'Karitsa', { site: 'lihakauppa' }),
  ],
  reviews: [
    {
      code: '901',
      given: Array.from({ length: 11 }, (_, at) => {
        const [stars, name, day] = [at === 0 ? 5 : 4, `Maistaja ${11 - at}`, `2026-10-${20 - at}`];
        return [stars, name, at % 2 === 0, day, 'Oikein hyvää.'] as const;
      }),
    },
    { code: 'gone', given: [[5, 'Kukaan', true, '2026-10-01', 'Tuotetta ei enää ole.']] as const },
  ],
};

describe.each(someDatabase)('reviews on $name', ({ open }) => {
  const { database, app } = serveApp(open, {}, estate);

  const list = async (query: string): Promise<ReviewList> => {
    const answer = await app.inject({ url: `${PATH}?language=fi&${query}`, headers: SHOP });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const detail = (code: string, host = SHOP.host) =>
    app.inject({ url: `/api/products/${encodeURIComponent(code)}`, headers: { host } });
  let address = 0;
  /** Sends a review and approves it as an editor if that is necessary. */
  const send = async (
    payload: unknown,
    { login, from = `10.1.0.${(address += 1)}` }: { login?: string; from?: string } = {},
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: PATH,
      payload: payload as object,
      remoteAddress: from,
      headers: { ...(login ? ownPage({ 'lk-customer': login }) : OWN_PAGE), ...SHOP },
    });
    await rowsOf(database, 'update review set shown = true where not shown');
    return answer;
  };
  const good = { productId: '902', rating: 4, text: 'Rapea ja mehukas.', userName: 'Aino' };

  /** Creates a customer who is logged in with the token `name`. */
  async function customer(name: string): Promise<number> {
    const id = await valueOf<number>(
      database,
      `insert into shop_customer (email, password_hash, first_name, last_name) values ($1, '', $1, '') returning id`,
      [name],
    );
    await rowsOf(
      database,
      `insert into shop_login (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(name).digest('base64url'), id],
    );
    return id;
  }

  async function order(customerId: number, code: string, status: string): Promise<void> {
    const id = await valueOf<number>(
      database,
      `insert into shop_order (key, customer_id, status, payment_method, email, phone, additional_information,
         delivery_address, area, day, time, totals, total_cents, expires_at)
       values (gen_random_uuid()::text, $1, $2, 'FI54', '', '', '', '{}', '00100', '2026-11-01', '16-18', '{}', 0, now()) returning id`,
      [customerId, status],
    );
    await rowsOf(
      database,
      `insert into shop_order_line (order_id, code, position, name, category, quantity, price_cents, vat_per_mille)
       values ($1, $2, 1, '', '', 1, 100, 135)`,
      [id, code],
    );
  }

  it('list: reviews are in pages, newest first, with their total number [API-44] [REV-03] [REV-04]', async () => {
    const first = await list('productId=901&page=1&pageSize=9');
    expect(first).toMatchObject({ totalCount: 11, hasMore: true, productId: '901', averageRating: 4.1 });
    expect(first.hits).toHaveLength(9);
    expect(first.hits[0]).toEqual({
      id: expect.any(Number),
      stars: 5,
      text: 'Oikein hyvää.',
      userName: 'Maistaja 11',
      isVerified: true,
    });
    const second = await list('productId=901&page=2&pageSize=9');
    expect(second.hasMore).toBe(false);
    expect([...first.hits, ...second.hits].map(({ userName }) => userName)).toEqual(
      Array.from({ length: 11 }, (_, at) => `Maistaja ${11 - at}`),
    );
  });

  it.each([
    ['productId=904', 0],
    ['productId=nothing', 0],
    ['productId=gone', 0],
    ['', 0],
    ['productId=%00', 0],
    [`productId=${'9'.repeat(60)}`, 0],
    ['productId=901&page=-1&pageSize=0', 9],
    ['productId=901&page=x&pageSize=51', 9],
    ['productId=901&page=9999999999', 9],
    ['productId=901&page=9999', 0],
    ['productId=901&pageSize=50', 11],
  ])('list: %s: %i reviews [API-44]', async (query, count) => {
    expect((await list(query)).hits).toHaveLength(count);
  });

  it('store: a review without a login is stored as trimmed text, newest first and unverified [REV-11] [API-45]', async () => {
    const text = '<script>alert(1)</script>\n"; drop table review; -- Å🌭';
    const answer = await send({ ...good, text: ` ${text} `, userName: ' Aino ', isVerified: true, id: 1 });
    expect(answer.json()).toEqual({ isSuccess: true, isHeld: true });
    const { hits, totalCount } = await list('productId=902');
    expect([totalCount, hits[0]]).toMatchObject([1, { stars: 4, text, userName: 'Aino', isVerified: false }]);
  });

  it('store: the same review sent twice is stored once [API-45]', async () => {
    const { totalCount } = await list('productId=902');
    await send({ ...good, text: 'Vain kerran.' });
    await send({ ...good, text: 'Vain kerran.' });
    expect((await list('productId=902')).totalCount).toBe(totalCount + 1);
  });

  it('store: only a paid order of the product verifies a customer [REV-06]', async () => {
    const id = await customer('ostaja');
    await order(id, '901', 'paid');
    await order(id, '902', 'waiting');
    await order(id, '902', 'cancelled');
    await send(good, { login: 'ostaja' });
    expect((await list('productId=902')).hits[0]).toMatchObject({ userName: 'Aino', isVerified: false });
    await order(id, '902', 'paid');
    await send({ ...good, text: 'Nyt ostettu.' }, { login: 'ostaja' });
    expect((await list('productId=902')).hits[0]).toMatchObject({ text: 'Nyt ostettu.', isVerified: true });
    await send({ ...good, text: 'Muualta.' }, { login: 'nobody' });
    expect((await list('productId=902')).hits[0]).toMatchObject({ text: 'Muualta.', isVerified: false });
  });

  it("store: a customer's second review of a product replaces the first, also in parallel", async () => {
    await customer('palaaja');
    const { totalCount } = await list('productId=901');
    await Promise.all(
      [1, 2, 3].map((rating) => send({ ...good, productId: '901', rating }, { login: 'palaaja' })),
    );
    await send({ ...good, productId: '901', rating: 2, text: 'Mieli muuttui.' }, { login: 'palaaja' });
    const after = await list('productId=901');
    expect([after.totalCount, after.hits[0]]).toMatchObject([
      totalCount + 1,
      { stars: 2, text: 'Mieli muuttui.' },
    ]);
  });

  it.each([
    ['no rating', { rating: undefined }, 'rating', 'ratingMissing'],
    ['a rating of 0', { rating: 0 }, 'rating', 'ratingMissing'],
    ['six stars', { rating: 6 }, 'rating', 'ratingMissing'],
    ['half stars', { rating: 4.5 }, 'rating', 'ratingMissing'],
    ['no text', { text: ' \n' }, 'text', 'requiredLabel'],
    ['501 characters', { text: 'ä'.repeat(501) }, 'text', 'tooLong'],
    ['no name', { userName: '' }, 'userName', 'requiredLabel'],
    ['a list for a name', { userName: ['Aino'] }, 'userName', 'requiredLabel'],
    ['a reserved name', { userName: 'Asiakaspalvelu' }, 'userName', 'nameReserved'],
    ['no product', { productId: '' }, 'productId', 'requiredLabel'],
  ])('store: a review with %s is refused and not stored [REV-10]', async (_case, wrong, field, why) => {
    const before = await rowsOf(database, 'select id from review');
    const answer = await send({ ...good, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toEqual({ [field]: why });
    expect(await rowsOf(database, 'select id from review')).toEqual(before);
  });

  it('store: 500 characters are accepted [REV-10]', async () => {
    expect((await send({ ...good, text: 'ä'.repeat(500) })).statusCode).toBe(200);
  });

  it.each(['nothing', 'gone', '903', '\0'])(
    'store: a review of %j, which is not sold, is refused',
    async (productId) => {
      const { statusCode } = await send({ ...good, productId });
      expect([400, 404]).toContain(statusCode);
    },
  );

  it.each([[[]], ['null'], [undefined]])('store: the body %j is refused [API-57]', async (body) => {
    expect((await send(body)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('rate limit: an address with too many reviews is refused, others are not', async () => {
    const from = '10.9.9.9';
    for (let at = 0; at < 10; at += 1)
      expect((await send({ ...good, text: `Arvio ${at}` }, { from })).statusCode).toBe(200);
    const refused = await send({ ...good, text: 'Vielä yksi' }, { from });
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: expect.stringContaining('too many') as string },
    ]);
    expect((await send(good, { from: '10.9.9.8' })).statusCode).toBe(200);
  });

  it('product: the answer has the current rating [API-43] [PRD-17]', async () => {
    const answer = (await detail('904')).json<ProductDetail>();
    expect(answer).toMatchObject({ svhPrice: null, stock: null, averageRating: 0, reviewCount: 0 });
    expect((await detail('901')).json()).toEqual({
      name: 'Naudan paisti',
      category: 'Nauta',
      code: '901',
      url: '/tuotteet/tuote-901',
      price: '12,90',
      pricePerKg: '21,50',
      svhPrice: '15,90',
      stock: 3,
      description:
        '<p>Mureaa &amp; &lt;b&gt;hyvää&lt;/b&gt;.</p><p>Ainesosat: Suomalainen sianliha, suola.</p>',
      image: '/media/products/901.svg',
      averageRating: 3.9,
      reviewCount: 12,
    });
    await send({ ...good, productId: '904', rating: 5 });
    expect((await detail('904')).json()).toMatchObject({ averageRating: 5, reviewCount: 1 });
  });

  it('product: one of another site has an absolute URL [API-43]', async () => {
    const answer = (await detail('901', 'jyvabroiler.localhost:4000')).json<ProductDetail>();
    expect(answer.url).toBe('http://lihakauppa.localhost:4000/tuotteet/tuote-901');
  });

  it.each(['nothing', '903', 'x'.repeat(200), '\0', '../../../../test/unit', '%'])(
    'product: %j is unknown [API-43]',
    async (code) => {
      const answer = await detail(code);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({ error: expect.any(String) as string });
    },
  );

  it("seed: changed content adds its new reviews and keeps visitors' ones", async () => {
    const { totalCount } = await list('productId=902');
    const reviews = [
      ...estate.reviews,
      { code: '902', given: [[3, 'Uusi', false, '2026-01-01', 'Ihan hyvää.']] as const },
    ];
    await seed(database, { ...estate, reviews });
    expect((await list('productId=902')).totalCount).toBe(totalCount + 1);
    expect((await list('productId=901')).totalCount).toBe(12);
  });
});

it('seed: demo reviews are of sold products and of all lengths that the list shows [REV-07]', () => {
  const { products, reviews = [] } = shippedContent;
  const texts = reviews.flatMap(({ given }) => given.map(([, , , , text]) => text));
  const sold = new Set(products.filter(({ price }) => price !== null).map(({ code }) => code));
  expect(reviews.filter(({ code }) => !sold.has(code))).toEqual([]);
  expect(texts.filter(({ length }) => length < 20 || length > 500)).toEqual([]);
  expect(texts.filter(({ length }) => length > 170).length).toBeGreaterThan(3);
});
