/**
 * `npm run bench -- shop`, or `tsx test/bench/shop.ts`: fifty shoppers at once on a server of its own, who fill their carts, order
 * a product of which there are thirty, and pay. With DATABASE_URL an empty database of a PostgreSQL server is used instead of the
 * embedded one.
 */
import { openDatabase } from '../../cms/database/open.ts';
import { IN_MEMORY } from '../../cms/database/pglite.ts';
import type { Database } from '../../cms/database/database.ts';
import { seed } from '../../cms/estate/seed.ts';
import { shippedContent } from '../../cms/estate/shipped-content.ts';
import { createApp } from '../../cms/server.ts';

const SHOPPERS = 50;
const STOCK = 30;
const SCARCE = '20101';
/** Unlimited. */
const PLENTY = '20108';
const ADDS = 6;
const WARM_UP = 20;
/** Not every resolver knows names below localhost. */
const OF_THE_SHOP = { 'x-forwarded-host': 'lihakauppa.localhost' };
const CART = '/api/v1/lihakauppa/shoppingcart';

interface Visitor {
  cookie: string;
  token: string;
}

type Send = (visitor: Visitor, path: string, body?: object | URLSearchParams) => Promise<Response>;

const senderTo =
  (origin: string): Send =>
  (visitor, path, body) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      headers: {
        ...OF_THE_SHOP,
        cookie: visitor.cookie,
        'x-xsrf-token': visitor.token,
        ...(body && !(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });

async function visit(send: Send): Promise<Visitor> {
  const answer = await send({ cookie: '', token: '' }, '/kirjaudu');
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  await answer.text();
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { cookie: cookies.join('; '), token };
}

const orderOf = ({ token }: Visitor, day: string, time: string): URLSearchParams =>
  new URLSearchParams({
    __RequestVerificationToken: token,
    'Form.PaymentMethodCode': 'FI54',
    'Form.PostalCode': '00100',
    'Form.FirstName': 'Olli',
    'Form.LastName': 'Ostaja',
    'Form.StreetAddress': 'Rantakatu 1',
    'Form.City': 'Helsinki',
    'Form.Email': 'olli@ostaja.example',
    'Form.DeliveryDate': day,
    'Form.DeliveryTime': time,
  });

const part = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN);

/** Shops with everybody at once, and says what came of it. */
async function shop(origin: string, database: Database): Promise<Record<string, number>> {
  const send = senderTo(origin);
  const visits = await Promise.all(Array.from({ length: SHOPPERS }, () => visit(send)));
  await database.query('update shop_product set stock = $1 where code = $2', [STOCK, SCARCE]);
  await database.query('update shop_delivery_window set capacity = 1000');

  // The first one warms up.
  const first = await visit(send);
  for (let add = 0; add < WARM_UP; add += 1)
    await (await send(first, `${CART}/add`, { code: PLENTY, quantity: 1 })).text();

  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    visits.map(async (one) => {
      for (let add = 0; add < ADDS; add += 1) {
        const before = performance.now();
        const answer = await send(one, `${CART}/add`, { code: add === 0 ? SCARCE : PLENTY, quantity: 1 });
        await answer.text();
        times.push(performance.now() - before);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;

  const carts = await Promise.all(
    visits.map(async (one) => (await send(one, `${CART}/load`)).json() as Promise<{ lineItemCount: number }>),
  );
  const lost = carts.reduce((pieces, { lineItemCount }) => pieces + ADDS - lineItemCount, 0);

  const offered = (await (
    await fetch(`${origin}/api/v1/lihakauppa/checkout/delivery?postalCode=00100`)
  ).json()) as { data: { dates: { value: string; times: { value: string }[] }[] } };
  const [day] = offered.data.dates;
  const [before] = await database.query<{ id: number }>('select coalesce(max(id), 0) as id from shop_order');
  const ordering = performance.now();
  await Promise.all(
    visits.map(async (one) => {
      const order = orderOf(one, day?.value ?? '', day?.times[0]?.value ?? '');
      const way = (await send(one, '/ostoskori/tilaus', order)).headers.get('location') ?? '';
      if (!way.startsWith('/maksu/')) return;
      await send(one, way, new URLSearchParams({ __RequestVerificationToken: one.token }));
    }),
  );
  const orderSeconds = (performance.now() - ordering) / 1000;
  const [sold] = await database.query<{ orders: number; pieces: number }>(
    `select count(*)::integer as orders, coalesce(sum(quantity), 0)::integer as pieces from shop_order
     join shop_order_line on order_id = id where code = $1 and order_id > $2 and status = 'paid'`,
    [SCARCE, before?.id],
  );
  return {
    'adds per second': Math.round(times.length / seconds),
    'add p50 ms': part(times, 0.5),
    'add p95 ms': part(times, 0.95),
    'orders per second': Math.round(SHOPPERS / orderSeconds),
    'orders paid': sold?.orders ?? 0,
    oversold: Math.max(0, (sold?.pieces ?? 0) - STOCK),
    'lost pieces': lost,
  };
}

/** Fills a database, serves it, shops, and prints a table. */
export async function benchShop(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'];
  const database = await openDatabase({ databaseUrl, dataFolder: IN_MEMORY });
  try {
    await seed(database, shippedContent);
    const app = await createApp({
      database,
      dist: '/nonexistent',
      draw: () => null,
      trustProxy: true,
      writesPerMinute: 1_000_000,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const result = await shop(`http://127.0.0.1:${port}`, database);
    await app.close();
    console.log(`\n${SHOPPERS} shoppers at once, ${STOCK} pieces`);
    console.table({ [databaseUrl ? 'PostgreSQL' : 'embedded']: result });
  } finally {
    await database.close();
  }
}

if (import.meta.filename === process.argv[1]) await benchShop();
