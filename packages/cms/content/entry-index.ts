import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import type { PageContent } from '../platform/model/content.ts';
import { type Kind, normalisePath } from '../platform/model/paths.ts';
import { analyseWord } from '../search/text/analyser.ts';
import { foldCase, SEARCH_CONFIGURATIONS } from '../search/text/language.ts';
import { formatVector } from '../search/text/vector.ts';
import { type Entry, createPageEntries } from './entries.ts';
import { listPublishedPages, type SiteLanguage } from './page-entries.ts';
import { createVocabulary } from './vocabulary.ts';

/** Entries per statement. */
const BATCH_SIZE = 1000;

/**
 * Inserts entries with their search vectors (docs/decisions/0005-search-in-finnish.md). The database stems the languages that the server
 * does not analyse.
 */
const insertBatch = (entries: readonly Entry[]) => sql`
  insert into entry (site, path, language, kind, content_id, title, category, category_key, teaser, image,
                     published_on, position, details, equipment, category_ids, tags, author, author_key, title_key,
                     hit, head, words)
  select site, path, language, kind, "contentId", title, category, "categoryKey", teaser, image,
         "publishedOn", position, details, equipment, "categoryIds", tags, author, "authorKey", "titleKey", hit,
         whole.head, whole.head || "textVector"::tsvector || to_tsvector(configuration::regconfig, "stemmedText")
  from jsonb_to_recordset(${JSON.stringify(entries.map(createRow))}::jsonb) as given (
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

/** The entries of a kind of a site in one language. */
type EntryGroup = SiteLanguage & { kind: Kind };

const isIn = (of?: EntryGroup) =>
  of
    ? sql`entry.site = ${of.site} and entry.language = ${of.language} and entry.kind = ${of.kind}`
    : sql`true`;

/** Inserts the choices of the filters: categories and authors in the order of the entries, tags in the order of the facets. */
const insertChoices = (of?: EntryGroup) => sql`
  insert into choice (site, language, kind, equipment, dimension, key, label, position)
  select site, language, kind, equipment, dimension, key, min(label), min(place) from (
    select site, language, kind, equipment, 'category' as dimension, category_key as key, category as label, position as place
    from entry where ${isIn(of)}
    union all
    select site, language, kind, equipment, 'author', author_key, author, position from entry where ${isIn(of)}
    union all
    select entry.site, entry.language, entry.kind, entry.equipment, 'tag', tag, coalesce(facet.label, tag),
           coalesce(facet.position, 0)
    from entry, unnest(entry.tags) as tag left join facet on facet.key = tag
    where ${isIn(of)} and (facet.language is null or facet.language = entry.language)
  ) as offered where key <> '' group by site, language, kind, equipment, dimension, key`;

const insertCells = (of?: EntryGroup) => sql`
  insert into cell (site, language, kind, equipment, category_key, category_ids, author_key, tags, size)
  select site, language, kind, equipment, category_key, category_ids, author_key, tags, count(*)
  from entry where ${isIn(of)}
  group by 1, 2, 3, 4, 5, 6, 7, 8`;

function createRow({ body, tagNames, searchable, ...entry }: Entry): object {
  const { language, title, category, teaser } = entry;
  const text = (part: string): string => (searchable ? part : '');
  const introduction = `${teaser} ${tagNames.join(' ')}`;
  // The database does not stem text that the server has analysed.
  const stemmed = (part: string): string => (analyseWord(language, '') ? '' : foldCase(text(part)));
  return {
    ...entry,
    configuration: SEARCH_CONFIGURATIONS[language],
    headVector: formatVector(language, [
      ['A', text(title)],
      ['B', text(category)],
      ['C', text(introduction)],
    ]),
    textVector: formatVector(language, [['D', text(body)]]),
    stemmedTitle: stemmed(title),
    stemmedCategory: stemmed(category),
    stemmedTeaser: stemmed(introduction),
    stemmedText: stemmed(body),
  };
}

async function insertEntries(queries: Queries, entries: readonly Entry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += BATCH_SIZE)
    await insertBatch(entries.slice(at, at + BATCH_SIZE)).execute(queries);
  const words = createVocabulary(entries);
  const column = (name: keyof (typeof words)[number]) => words.map((word) => word[name]);
  await sql`
    insert into vocabulary (site, language, kind, word, weight)
    select * from unnest(${column('site')}::text[], ${column('language')}::text[], ${column('kind')}::text[],
      ${column('word')}::text[], ${column('weight')}::integer[])`.execute(queries);
}

/**
 * Lets one transaction at a time replace entries. Two that replace the same entries would insert them twice. A caller must take no other
 * lock afterwards.
 */
const lockEntries = (queries: Queries): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('saaristo entries'))`.execute(queries);

/** Replaces all entries. Updates the planner's statistics, because the embedded database never does it by itself. */
export async function replaceEntries(queries: Queries, entries: readonly Entry[]): Promise<void> {
  await lockEntries(queries);
  await sql`delete from entry; delete from vocabulary; delete from choice; delete from cell`.execute(queries);
  await insertEntries(queries, entries);
  await sql`${insertChoices()}; ${insertCells()}; analyze entry; analyze vocabulary; analyze cell`.execute(
    queries,
  );
}

/** Returns the pages at whose path the site has no product, recipe or news item. */
async function removeHidden(
  queries: Queries,
  site: SiteLanguage['site'],
  pages: readonly PageContent[],
): Promise<PageContent[]> {
  const taken = await queries
    .selectFrom('entry')
    .select('path')
    .where('site', '=', site)
    .where('kind', '<>', 'page')
    .where('path', '=', anyOf(pages.map(({ path }) => normalisePath(path))))
    .execute();
  const paths = new Set(taken.map(({ path }) => path));
  return pages.filter(({ path }) => !paths.has(normalisePath(path)));
}

/** Replaces the entries of a kind of a site in one language. Those of items take their addresses from pages. */
export async function replaceKindEntries(
  queries: Queries,
  group: EntryGroup,
  entries: readonly Entry[],
): Promise<void> {
  await lockEntries(queries);
  for (const table of ['entry', 'vocabulary', 'cell', 'choice'] as const)
    await queries
      .deleteFrom(table)
      .where('site', '=', group.site)
      .where('language', '=', group.language)
      .where('kind', '=', group.kind)
      .execute();
  await queries
    .deleteFrom('entry')
    .where('site', '=', group.site)
    .where('kind', '=', 'page')
    .where('path', '=', anyOf(entries.map(({ path }) => path)))
    .execute();
  await insertEntries(queries, entries);
  if (group.kind !== 'page') await insertChoices(group).execute(queries);
  await insertCells(group).execute(queries);
}

/**
 * Replaces the entries of a site's pages in one language by the published pages. Leaves out a page at the path of a product, recipe or news
 * item. Pages have no filter choices.
 */
export async function replacePageEntries(queries: Queries, place: SiteLanguage): Promise<void> {
  // Until then another transaction could change the paths.
  await lockEntries(queries);
  const pages = await removeHidden(queries, place.site, await listPublishedPages(queries, place));
  await replaceKindEntries(queries, { ...place, kind: 'page' }, createPageEntries(pages));
}
