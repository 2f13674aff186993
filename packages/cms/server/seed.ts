import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { scheduleDays } from '../collections/days.ts';
import { listShipped } from '../collections/define.ts';
import { importItems, listPublished } from '../collections/store.ts';
import { rebuildEntries } from '../content/item-entries.ts';
import { createInitialLikes } from '../content/initial-likes.ts';
import { importPages } from '../content/page-entries.ts';
import { listShippedPages } from '../pages/render/shipped-templates.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import { seedReviews } from '../shop/reviews/seed.ts';
import { seedShop } from '../shop/seed.ts';
import { collections } from './collections.ts';

/** Increased when the format of entries or of the index changes, so that existing databases are filled again. */
const FORMAT_VERSION = 15;

const hashContent = (content: EstateContent): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMAT_VERSION, content]))
    .digest('hex');

/** Imports the items of all collections and projects them, without the entries of the search. */
async function importCollections(queries: Queries, content: EstateContent): Promise<void> {
  for (const collection of collections) {
    const before = await listPublished(queries, collection.name);
    await importItems(queries, collection, listShipped(collection, content));
    const after = new Map((await listPublished(queries, collection.name)).map((item) => [item.id, item]));
    const changes = [
      ...before.filter(({ id }) => !after.has(id)).map((item) => ({ before: item, after: null })),
      ...[...after.values()].map((item) => ({
        before: before.find(({ id }) => id === item.id) ?? null,
        after: item,
      })),
    ];
    await collection.project?.(queries, changes);
    await scheduleDays(queries, collection, changes);
  }
}

async function replaceContent(queries: Queries, content: EstateContent): Promise<void> {
  await importPages(queries, listShippedPages(content));
  await importCollections(queries, content);
  await rebuildEntries(queries);
  await seedShop(queries, content);
  await seedReviews(queries, content);
  await sql`
    insert into content_like (content_id, like_count) select id, count
    from jsonb_to_recordset(${JSON.stringify(createInitialLikes(content))}::jsonb) as given (id text, count integer)
    on conflict do nothing`.execute(queries);
}

/**
 * Fills the database with the content if it is missing or has changed, in one transaction. Keeps visitors' data such as
 * likes, enquiries and orders.
 * @returns whether anything was written
 */
export function seed(database: Database, content: EstateContent): Promise<boolean> {
  const version = hashContent(content);
  return database.unlimited.transaction().execute(async (transaction) => {
    await sql`lock table setting in share row exclusive mode`.execute(transaction);
    const stored = await transaction
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'content')
      .executeTakeFirst();
    if (stored?.value === version) return false;
    await replaceContent(transaction, content);
    await transaction
      .insertInto('setting')
      .values({ key: 'content', value: version })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
      .execute();
    return true;
  });
}
