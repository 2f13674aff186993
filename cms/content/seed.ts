import { createHash } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { seedReviews } from '../shop/reviews/seed.ts';
import { seedShop } from '../shop/seed.ts';
import { analysed } from './search/analyser.ts';
import { folded, SEARCH_CONFIGURATIONS } from './search/language.ts';
import { vectorOf } from './search/vector.ts';
import type { EstateContent } from './estate-content.ts';
import { type Entry, entriesOf, pageEntries } from './entries.ts';
import { initialLikes } from './initial-likes.ts';
import { importPages, publishedPages, type SiteLanguage } from './pages/page-entries.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Raised when entries are stored or indexed in another way, so that databases in use are filled anew. */
const SHAPE = 8;

/** Entries in one statement. */
const AT_ONCE = 1000;

const versionOf = (content: EstateContent): string =>
  createHash('sha256')
    .update(JSON.stringify([SHAPE, content]))
    .digest('hex');

/** How words are indexed: see docs/decisions/0005-search-in-finnish.md. The database stems the languages that the server does not. */
const INSERT_ENTRIES = `
  insert into entry (site, path, language, kind, content_id, title, category, category_key, teaser, image,
                     published_on, position, details, equipment, category_ids, tags, author, author_key, title_key,
                     hit, head, words)
  select site, path, language, kind, "contentId", title, category, "categoryKey", teaser, image,
         "publishedOn", position, details, equipment, "categoryIds", tags, author, "authorKey", "titleKey", hit,
         whole.head, whole.head || "textVector"::tsvector || to_tsvector(configuration::regconfig, "stemmedText")
  from jsonb_to_recordset($1::jsonb) as given (
    site text, path text, language text, kind text, "contentId" text, title text, category text, "categoryKey" text,
    teaser text, image text, "publishedOn" date, position integer, details jsonb, equipment boolean,
    "categoryIds" text[], tags text[], author text, "authorKey" text, "titleKey" text, hit jsonb,
    configuration text, "headVector" text, "textVector" text, "stemmedTitle" text, "stemmedCategory" text,
    "stemmedTeaser" text, "stemmedText" text),
  lateral (select
    "headVector"::tsvector ||
    setweight(to_tsvector(configuration::regconfig, "stemmedTitle"), 'A') ||
    setweight(to_tsvector(configuration::regconfig, "stemmedCategory"), 'B') ||
    setweight(to_tsvector(configuration::regconfig, "stemmedTeaser"), 'C')
    as head offset 0) as whole`;

/** What can be chosen: the categories and authors of the entries in their order, the tags in that of the facets. */
const INSERT_CHOICES = `
  insert into choice (site, language, kind, equipment, dimension, key, label, position)
  select site, language, kind, equipment, dimension, key, min(label), min(place) from (
    select site, language, kind, equipment, 'category' as dimension, category_key as key, category as label, position as place
    from entry
    union all
    select site, language, kind, equipment, 'author', author_key, author, position from entry
    union all
    select entry.site, entry.language, entry.kind, entry.equipment, 'tag', tag, coalesce(facet.label, tag),
           coalesce(facet.position, 0)
    from entry, unnest(entry.tags) as tag left join facet on facet.key = tag
    where facet.language is null or facet.language = entry.language
  ) as offered where key <> '' group by site, language, kind, equipment, dimension, key`;

const INSERT_CELLS = `
  insert into cell (site, language, kind, equipment, category_key, category_ids, author_key, tags, size)
  select site, language, kind, equipment, category_key, category_ids, author_key, tags, count(*)
  from entry where ($1::text is null or (site = $1 and language = $2 and kind = 'page'))
  group by 1, 2, 3, 4, 5, 6, 7, 8`;

const INSERT_WORDS = `
  insert into vocabulary (site, language, kind, word, weight)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[])`;

function indexed({ body, tagNames, searchable, ...entry }: Entry): object {
  const { language, title, category, teaser } = entry;
  const text = (part: string): string => (searchable ? part : '');
  const introduction = `${teaser} ${tagNames.join(' ')}`;
  // What the server has taken apart needs no stems of the database.
  const stemmed = (part: string): string => (analysed(language, '') ? '' : folded(text(part)));
  return {
    ...entry,
    configuration: SEARCH_CONFIGURATIONS[language],
    headVector: vectorOf(language, [
      ['A', text(title)],
      ['B', text(category)],
      ['C', text(introduction)],
    ]),
    textVector: vectorOf(language, [['D', text(body)]]),
    stemmedTitle: stemmed(title),
    stemmedCategory: stemmed(category),
    stemmedTeaser: stemmed(introduction),
    stemmedText: stemmed(body),
  };
}

async function insertEntries({ query }: Queries, entries: readonly Entry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await query(INSERT_ENTRIES, [JSON.stringify(entries.slice(at, at + AT_ONCE).map(indexed))]);
  const words = vocabularyOf(entries);
  await query(
    INSERT_WORDS,
    (['site', 'language', 'kind', 'word', 'weight'] as const).map((column) =>
      words.map((word) => word[column]),
    ),
  );
}

/**
 * Lets one at a time replace entries, until the end of the transaction: two that replace the same would each insert what the other has,
 * too. Whoever takes it locks nothing else afterwards.
 */
const inTurn = ({ query }: Queries): Promise<unknown> =>
  query("select pg_advisory_xact_lock(hashtext('saaristo entries'))");

/** Replaces what can be found. The planner needs to know at once how much there is, and the embedded database never looks by itself. */
export async function replaceEntries(queries: Queries, entries: readonly Entry[]): Promise<void> {
  const { query, script } = queries;
  await inTurn(queries);
  await script('delete from entry; delete from vocabulary; delete from choice; delete from cell');
  await insertEntries(queries, entries);
  await script(INSERT_CHOICES);
  await query(INSERT_CELLS, [null, null]);
  await script('analyze entry; analyze vocabulary; analyze cell');
}

/** Makes what is published of the pages of a site and language what visitors see and search. Pages have no choices to narrow a search by. */
export async function replacePageEntries(queries: Queries, place: SiteLanguage): Promise<void> {
  const { query } = queries;
  await inTurn(queries);
  const given = [place.site, place.language];
  for (const table of ['entry', 'vocabulary', 'cell'])
    await query(`delete from ${table} where site = $1 and language = $2 and kind = 'page'`, given);
  await insertEntries(queries, pageEntries(await publishedPages(queries, place)));
  await query(INSERT_CELLS, given);
}

/** The list of synonyms is the editors' own once it is there, however empty they make it. */
async function seedSynonyms({ query }: Queries, { synonyms = [] }: EstateContent): Promise<void> {
  if (synonyms.length === 0) return;
  const first = await query(
    "insert into setting (key, value) values ('synonyms', 'given') on conflict (key) do nothing returning key",
  );
  if (first.length === 0) return;
  await query(
    `insert into synonym (language, words, also) select language, words, also
     from jsonb_to_recordset($1::jsonb) as given (language text, words text[], also text[])`,
    [JSON.stringify(synonyms)],
  );
}

async function replaceContent(queries: Queries, content: EstateContent): Promise<void> {
  const { query, script } = queries;
  await script('delete from navigation; delete from site; delete from facet');
  await query(
    'insert into site (site, details) select site, details from jsonb_to_recordset($1::jsonb) as given (site text, details jsonb)',
    [JSON.stringify(content.sites.map((site) => ({ site: site.site, details: site })))],
  );
  await query(
    `insert into navigation (site, language, desktop, mobile) select site, language, desktop, mobile
     from jsonb_to_recordset($1::jsonb) as given (site text, language text, desktop jsonb, mobile jsonb)`,
    [JSON.stringify(content.navigation)],
  );
  await query(
    `insert into facet (language, key, list, label, position) select language, key, list, label, position
     from jsonb_to_recordset($1::jsonb) as given (language text, key text, list text, label text, position integer)`,
    [
      JSON.stringify(
        (content.facets ?? []).flatMap(({ key, list, label: labels }, position) =>
          Object.entries(labels).map(([language, label]) => ({ language, key, list, label, position })),
        ),
      ),
    ],
  );
  await importPages(queries, content.pages);
  await replaceEntries(queries, entriesOf({ ...content, pages: await publishedPages(queries) }));
  await seedShop(queries, content);
  await seedReviews(queries, content);
  await seedSynonyms(queries, content);
  await query(
    `insert into content_like (content_id, like_count) select id, count
     from jsonb_to_recordset($1::jsonb) as given (id text, count integer) on conflict do nothing`,
    [JSON.stringify(initialLikes(content))],
  );
}

/**
 * Puts the content into the database where it is not there yet or has changed, in one transaction.
 * What visitors left (likes, enquiries, orders) stays.
 * @returns whether anything was written
 */
export function seed(database: Database, content: EstateContent): Promise<boolean> {
  const version = versionOf(content);
  return database.transaction(
    async (queries) => {
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
    },
    { unhurried: true },
  );
}
