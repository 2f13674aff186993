/**
 * `npm run bench -- shop`, or `tsx test/bench/shop.ts`: fifty concurrent shoppers on a server process fill their carts,
 * order a product with a stock of thirty, and pay. With DATABASE_URL it uses an empty PostgreSQL database instead of
 * the embedded one.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../packages/cms/platform/database/pglite.ts';
import type { Database } from '../../packages/cms/platform/database/database.ts';
import { rowsOf } from '../../packages/cms/test/support/rows.ts';
import { seed } from '../../packages/cms/server/seed.ts';
import { shippedContent } from '../../packages/cms/demo/shipped-content.ts';
import { createApp } from '../../packages/cms/server/app.ts';

const STOCK = 30;

/** Message to the shoppers' process. */
export interface Shopping {
  origin: string;
  /** A product with fewer pieces than shoppers. */
  scarce: string;
  /** A product with unlimited stock. */
  plenty: string;
}

/** Runs all shoppers concurrently, and prints the results. */
async function shop(shopping: Shopping, database: Database): Promise<Record<string, number>> {
  await rowsOf(database, 'update shop_product set stock = $1 where code = $2', [STOCK, shopping.scarce]);
  await rowsOf(database, 'update shop_delivery_window set capacity = 1000');
  const [before] = await rowsOf<{ id: number }>(
    database,
    'select coalesce(max(id), 0) as id from shop_order',
  );
  const shoppers = fork(new URL('./shoppers.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  shoppers.send(shopping);
  const [times] = (await once(shoppers, 'message')) as [Record<string, number>];
  const [sold] = await rowsOf<{ orders: number; pieces: number }>(
    database,
    `select count(*)::integer as orders, coalesce(sum(quantity), 0)::integer as pieces from shop_order
     join shop_order_line on order_id = id where code = $1 and order_id > $2 and status = 'paid'`,
    [shopping.scarce, before?.id],
  );
  return { ...times, 'orders paid': sold?.orders ?? 0, oversold: Math.max(0, (sold?.pieces ?? 0) - STOCK) };
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
      readPicture: () => null,
      trustProxy: true,
      writesPerMinute: 1_000_000,
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const result = await shop({ origin, scarce: '20101', plenty: '20108' }, database);
    await app.close();
    console.log(`\n50 shoppers at once, ${STOCK} pieces`);
    console.table({ [databaseUrl ? 'PostgreSQL' : 'embedded']: result });
  } finally {
    await database.close();
  }
}

if (import.meta.filename === process.argv[1]) await benchShop();
