import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createEntries } from '../content/entries.ts';
import { replaceEntries } from '../content/entry-index.ts';
import { createInitialLikes } from '../content/initial-likes.ts';
import { importPages, listPublishedPages } from '../content/page-entries.ts';
import { listShippedPages } from '../pages/render/shipped-templates.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import { seedReviews } from '../shop/reviews/seed.ts';
import { seedShop } from '../shop/seed.ts';

/** Increased when the format of entries or of the index changes, so that existing databases are filled again. */
const FORMAT_VERSION = 12;

const hashContent = (content: EstateContent): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMAT_VERSION, content]))
    .digest('hex');

/** Fills the list of synonyms once. After that it belongs to the editors, even if it is empty. */
async function seedSynonyms(queries: Queries, { synonyms = [] }: EstateContent): Promise<void> {
  if (synonyms.length === 0) return;
  const first = await queries
    .insertInto('setting')
    .values({ key: 'synonyms', value: 'given' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows === 0n) return;
  await sql`
    insert into synonym (language, words, also) select language, words, also
    from jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as given (language text, words text[], also text[])`.execute(
    queries,
  );
}

const createFacetRows = ({ facets = [] }: EstateContent): object[] =>
  facets.flatMap(({ key, list, label: labels }, position) =>
    Object.entries(labels).map(([language, label]) => ({ language, key, list, label, position })),
  );

async function replaceContent(queries: Queries, content: EstateContent): Promise<void> {
  const sites = content.sites.map((site) => ({ site: site.site, details: site }));
  await sql`delete from navigation; delete from site; delete from facet`.execute(queries);
  await sql`
    insert into site (site, details) select site, details
    from jsonb_to_recordset(${JSON.stringify(sites)}::jsonb) as given (site text, details jsonb)`.execute(
    queries,
  );
  await sql`
    insert into navigation (site, language, desktop, mobile) select site, language, desktop, mobile
    from jsonb_to_recordset(${JSON.stringify(content.navigation)}::jsonb)
      as given (site text, language text, desktop jsonb, mobile jsonb)`.execute(queries);
  await sql`
    insert into facet (language, key, list, label, position) select language, key, list, label, position
    from jsonb_to_recordset(${JSON.stringify(createFacetRows(content))}::jsonb)
      as given (language text, key text, list text, label text, position integer)`.execute(queries);
  await importPages(queries, listShippedPages(content));
  await replaceEntries(queries, createEntries({ ...content, pages: await listPublishedPages(queries) }));
  await seedShop(queries, content);
  await seedReviews(queries, content);
  await seedSynonyms(queries, content);
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
