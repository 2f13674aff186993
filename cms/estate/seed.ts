import { createHash } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { folded, SEARCH_CONFIGURATIONS } from '../search/language.ts';
import type { EstateContent } from './content.ts';
import { type Entry, entriesOf } from './entries.ts';
import { initialLikes } from './initial-likes.ts';

/** Raised when entries are stored or indexed in another way, so that databases in use are filled anew. */
const SHAPE = 2;

const versionOf = (content: EstateContent): string =>
  createHash('sha256')
    .update(JSON.stringify([SHAPE, content]))
    .digest('hex');

/** Titles, categories and the rest are indexed both stemmed and as written: see docs/decisions/0005-search-in-finnish.md. */
const INSERT_ENTRIES = `
  insert into entry (site, path, language, kind, content_id, title, category, category_key, teaser, image,
                     published_on, position, details, searched, words)
  select site, path, language, kind, "contentId", title, category, "categoryKey", teaser, image,
         "publishedOn", position, details, searched,
         setweight(to_tsvector(configuration::regconfig, "foldedTitle") || to_tsvector('simple', "foldedTitle"), 'A') ||
         setweight(to_tsvector(configuration::regconfig, "foldedCategory") || to_tsvector('simple', "foldedCategory"), 'B') ||
         setweight(to_tsvector(configuration::regconfig, "foldedText") || to_tsvector('simple', "foldedText"), 'C')
  from jsonb_to_recordset($1::jsonb) as given (
    site text, path text, language text, kind text, "contentId" text, title text, category text, "categoryKey" text,
    teaser text, image text, "publishedOn" date, position integer, details jsonb, searched text, configuration text,
    "foldedTitle" text, "foldedCategory" text, "foldedText" text)`;

function indexed({ body, searchable, ...entry }: Entry): object {
  const text = (...parts: string[]): string => (searchable ? folded(parts.join(' ')) : '');
  return {
    ...entry,
    configuration: SEARCH_CONFIGURATIONS[entry.language],
    searched: text(entry.title, entry.category),
    foldedTitle: text(entry.title),
    foldedCategory: text(entry.category),
    foldedText: text(entry.teaser, body),
  };
}

async function replaceContent({ query, script }: Queries, content: EstateContent): Promise<void> {
  await script('delete from entry; delete from navigation; delete from site');
  await query(
    'insert into site (site, details) select site, details from jsonb_to_recordset($1::jsonb) as given (site text, details jsonb)',
    [JSON.stringify(content.sites.map((site) => ({ site: site.site, details: site })))],
  );
  await query(
    `insert into navigation (site, language, desktop, mobile) select site, language, desktop, mobile
     from jsonb_to_recordset($1::jsonb) as given (site text, language text, desktop jsonb, mobile jsonb)`,
    [JSON.stringify(content.navigation)],
  );
  await query(INSERT_ENTRIES, [JSON.stringify(entriesOf(content).map(indexed))]);
  await query(
    `insert into content_like (content_id, like_count) select id, count
     from jsonb_to_recordset($1::jsonb) as given (id text, count integer) on conflict do nothing`,
    [JSON.stringify(initialLikes(content))],
  );
}

/**
 * Puts the content into the database where it is not there yet or has changed, in one transaction.
 * What visitors left (likes, enquiries) stays.
 * @returns whether anything was written
 */
export function seed(database: Database, content: EstateContent): Promise<boolean> {
  const version = versionOf(content);
  return database.transaction(async (queries) => {
    await queries.script('lock table setting in share row exclusive mode');
    const [standing] = await queries.query<{ value: string }>(
      "select value from setting where key = 'content'",
    );
    if (standing?.value === version) return false;
    await replaceContent(queries, content);
    await queries.query(
      "insert into setting (key, value) values ('content', $1) on conflict (key) do update set value = excluded.value",
      [version],
    );
    return true;
  });
}
