import type { Database } from '../../../packages/cms/platform/database/database.ts';
import { rowsOf } from '../../../packages/cms/test/support/rows.ts';
import type { Ledger } from './ledger.ts';

/** What the tables contain before the run. */
export interface Before {
  likes: ReadonlyMap<string, number>;
  stock: ReadonlyMap<string, number>;
  /** Pieces that orders of the demo customers have taken. */
  sold: ReadonlyMap<string, number>;
}

const readNumbers = async (database: Database, sql: string): Promise<Map<string, number>> =>
  new Map(
    (await rowsOf<{ name: string; count: number }>(database, sql)).map(({ name, count }) => [name, count]),
  );

const LIKES = 'select content_id as name, like_count::integer as count from content_like';
const STOCK = 'select code as name, stock::integer as count from shop_product where stock is not null';

const SOLD = `
  select code as name, sum(quantity)::integer as count from shop_order_line join shop_order on shop_order.id = order_id
  where status <> 'cancelled' group by code`;

/** Reads the numbers that the run changes. */
export const readBefore = async (database: Database): Promise<Before> => ({
  likes: await readNumbers(database, LIKES),
  stock: await readNumbers(database, STOCK),
  sold: await readNumbers(database, SOLD),
});

/** Names some of many. */
const sample = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;

interface Stored {
  name: string;
  count: number;
}

/** Returns a sentence for acknowledged writes that are missing, and one for those that are stored more than once. */
function compare(what: string, acknowledged: Iterable<string>, stored: readonly Stored[]): string[] {
  const counts = new Map(stored.map(({ name, count }) => [name, count]));
  const names = [...acknowledged];
  const lost = names.filter((name) => !counts.has(name));
  const twice = stored.filter(({ count }) => count > 1).map(({ name }) => name);
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged ${what} are lost: ${sample(lost)}.`] : []),
    ...(twice.length > 0 ? [`${twice.length} ${what} are stored more than once: ${sample(twice)}.`] : []),
  ];
}

const ENQUIRIES = `
  select data ->> 'Message' as name, count(*)::integer as count from enquiry
  where data ->> 'Message' ~ '^v[0-9]+n[0-9]+$' group by 1`;
const FILES = `
  select data ->> 'Message' as name, array(
    select octet_length(content) from enquiry_file where enquiry_id = enquiry.id order by position) as sizes
  from enquiry where data ->> 'Message' ~ '^v[0-9]+n[0-9]+$'`;
const ORDERS = `
  select email as name, count(*)::integer as count from shop_order
  where email like '%@kuorma.fi' and status = 'paid' group by 1`;
const OPEN_ORDERS = `
  select email as name, count(*)::integer as count from shop_order
  where email like '%@kuorma.fi' and status <> 'cancelled' group by 1`;
const SIGN_UPS = `
  select data ->> 'email' as name, count(*)::integer as count from sign_up
  where data ->> 'email' like '%@kuorma.fi' group by 1`;
const PUBLISHES = `
  select details ->> 'title' as name, count(*)::integer as count from page_version
  where details ->> 'title' like 'Kuorma %' group by 1`;
/** The library may contain a picture twice, if an editor got no answer and sent it again. */
const MEDIA = `select distinct name, 1 as count from media where name like 'kuva-e%'`;
const WRONG_FILES = `
  select name from enquiry_file where octet_length(content) <> size
  union all select 'picture ' || media_id from media_file where octet_length(content) = 0
  union all select 'picture ' || id from media where not exists (select 1 from media_file where media_id = id)`;
const SLOTS = `
  select concat_ws(' ', area, day, time) as name, taken,
    (select count(*)::integer from shop_order as one
     where (one.area, one.day, one.time) = (shop_slot.area, shop_slot.day, shop_slot.time) and status <> 'cancelled') as orders,
    (select capacity from shop_delivery_window as offered where offered.time = shop_slot.time) as capacity
  from shop_slot`;

/** Returns inconsistencies of the shop: oversold products and delivery times, and pieces that are neither sold nor in stock. */
async function checkShop(database: Database, { stock, sold: soldBefore }: Before): Promise<string[]> {
  const [left, sold] = [await readNumbers(database, STOCK), await readNumbers(database, SOLD)];
  const slots = await rowsOf<{ name: string; taken: number; orders: number; capacity: number }>(
    database,
    SLOTS,
  );
  return [
    ...[...stock].flatMap(([code, before]) => {
      const now = left.get(code) ?? 0;
      const pieces = (sold.get(code) ?? 0) - (soldBefore.get(code) ?? 0);
      if (pieces > before) return [`${pieces} pieces of ${code} were sold, and there were ${before}.`];
      return now + pieces === before ? [] : [`${code}: ${before} pieces, ${pieces} sold, ${now} left.`];
    }),
    ...slots.flatMap(({ name, taken, orders, capacity }) => [
      ...(taken > capacity ? [`The delivery time ${name} has ${taken} orders for ${capacity} places.`] : []),
      ...(taken === orders
        ? []
        : [`The delivery time ${name} has ${taken} places taken by ${orders} orders.`]),
    ]),
  ];
}

function checkLikes(ledger: Ledger, before: Before, now: ReadonlyMap<string, number>): string[] {
  return [...ledger.likes].flatMap(([id, { acknowledged, uncertain }]) => {
    const added = (now.get(id) ?? 0) - (before.likes.get(id) ?? 0);
    if (added < acknowledged) return [`${acknowledged - added} acknowledged likes of ${id} are lost.`];
    return added > acknowledged + uncertain
      ? [`${id} has ${added} likes, but ${acknowledged} were sent.`]
      : [];
  });
}

async function checkSaves(database: Database, ledger: Ledger): Promise<string[]> {
  const rows = await rowsOf<{ id: number; version: number; title: string }>(
    database,
    `select id, draft_version as version, draft ->> 'title' as title from page`,
  );
  const pages = new Map(rows.map((row) => [row.id, row]));
  return [...ledger.saves].flatMap(([id, { version, title }]) => {
    const found = pages.get(id);
    if (!found || found.version < version)
      return [`The acknowledged version ${version} of page ${id} is lost.`];
    return found.version === version && found.title !== title
      ? [`Page ${id} has the title "${found.title}" instead of "${title}".`]
      : [];
  });
}

/**
 * Compares the database with everything that was acknowledged.
 * @param until counts only acknowledgements before this time, in ms, and ignores numbers that change later: for a backup
 * @returns the faults, one sentence each
 */
export async function checkDatabase(
  database: Database,
  ledger: Ledger,
  before: Before,
  until?: number,
): Promise<string[]> {
  const names = (acknowledged: ReadonlyMap<string, { at: number }>): string[] =>
    [...acknowledged].filter(([, { at }]) => until === undefined || at < until).map(([name]) => name);
  const read = (sql: string): Promise<Stored[]> => rowsOf<Stored>(database, sql);
  const files = new Map(
    (await rowsOf<{ name: string; sizes: number[] }>(database, FILES)).map(({ name, sizes }) => [
      name,
      sizes,
    ]),
  );
  const half = names(ledger.enquiries).filter(
    (mark) => files.has(mark) && String(files.get(mark)) !== String(ledger.enquiries.get(mark)?.files),
  );
  const wrongFiles = (await rowsOf<{ name: string }>(database, WRONG_FILES)).map(({ name }) => name);
  const openOrders = await read(OPEN_ORDERS);
  const refused = openOrders.filter(({ name }) => ledger.refused.has(name)).map(({ name }) => name);
  return [
    ...compare('enquiries', names(ledger.enquiries), await read(ENQUIRIES)),
    ...(half.length > 0 ? [`${half.length} enquiries have other files: ${sample(half)}.`] : []),
    ...(wrongFiles.length > 0 ? [`${wrongFiles.length} files are not complete: ${sample(wrongFiles)}.`] : []),
    ...compare('orders', names(ledger.orders), await read(ORDERS)),
    ...compare('orders', [], openOrders),
    ...(refused.length > 0 ? [`${refused.length} refused orders are stored: ${sample(refused)}.`] : []),
    ...compare('sign-ups', names(ledger.signUps), await read(SIGN_UPS)),
    ...compare('published pages', names(ledger.publishes), await read(PUBLISHES)),
    ...compare('pictures', names(ledger.media), await read(MEDIA)),
    ...(await checkShop(database, before)),
    ...(until === undefined
      ? [
          ...checkLikes(ledger, before, await readNumbers(database, LIKES)),
          ...(await checkSaves(database, ledger)),
        ]
      : []),
  ];
}
