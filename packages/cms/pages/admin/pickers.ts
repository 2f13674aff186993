/** Searches of the block editor: products and recipes to choose, and pages to link to. */
import type { LinkRow, PickerRow } from '@saaristo/editor/contract';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { isLanguage, isSite, type Language, type Site } from 'saaristo/sites';
import { LIST_TEMPLATES } from '../store/templates.ts';
import { listMedia } from '../../media/store.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { anyOf, escapeLike } from '../../platform/database/expressions.ts';
import { registerCall } from '../../platform/http/api.ts';

const MAX_ROWS = 50;
const MAX_DOCUMENTS = 10;

type PickKind = 'product' | 'recipe';

/** The page that a choice is for. */
interface Place {
  site: Site | undefined;
  language: Language | undefined;
}

const isIn = ({ site, language }: Place): RawBuilder<boolean> =>
  sql<boolean>`(${site ?? null}::text is null or site = ${site ?? null})
    and (${language ?? null}::text is null or language = ${language ?? null})`;

/** Returns the site and language that have entries of a kind: those of the page, else all sites in the language of the page, else all. */
async function findPlace(queries: Queries, kind: PickKind, { site, language }: Place): Promise<Place> {
  for (const place of [
    { site, language },
    { site: undefined, language },
  ]) {
    const { rows } = await sql`
      select from entry where kind = ${kind} and ${isIn(place)} limit 1`.execute(queries);
    if (rows.length > 0) return place;
  }
  return { site: undefined, language: undefined };
}

/** The text and the category of a search. */
interface Search {
  text: string;
  category: string;
}

/**
 * Finds entries by title or number. Titles that begin with the text come first. An entry of several sites or languages is found once.
 * @returns the entries, and all categories of the kind
 */
async function findEntries(
  queries: Queries,
  kind: PickKind,
  { text, category }: Search,
  wanted: Place,
): Promise<{ rows: PickerRow[]; categories: string[] }> {
  const like = escapeLike(text);
  const place = await findPlace(queries, kind, wanted);
  const found = await sql<PickerRow>`
    select id, title, url, image, category, minutes from (
      select distinct on (content_id) content_id as id, title, path as url, image, category, position,
        case when kind = 'recipe' then (details ->> 'minutes')::integer end as minutes
      from entry
      where kind = ${kind} and ${isIn(place)} and (${category} = '' or category = ${category})
        and (title ilike ${`%${like}%`} or content_id ilike ${`${like}%`})
      order by content_id, position) as found
    order by title ilike ${`${like}%`} desc, position limit ${MAX_ROWS}`.execute(queries);
  const all = await sql<{ category: string }>`
    select category from entry where kind = ${kind} and ${isIn(place)} and category <> ''
    group by category order by min(position)`.execute(queries);
  return {
    rows: found.rows.map((row) => ({
      ...row,
      image: row.image && `/media/${row.image}`,
      // The page's site has no page for an entry of another site.
      url: wanted.site === place.site ? row.url : '',
    })),
    categories: all.rows.map((row) => row.category),
  };
}

/** Templates with a path that visitors can open. */
const LISTINGS = [...Object.values(LIST_TEMPLATES), 'search'];

/** Finds targets of links on a site by title or path: pages, listings, products, recipes and news, those in the page's language first, and documents. */
async function findLinks(
  queries: Queries,
  text: string,
  site: Site,
  language: Language | undefined,
): Promise<LinkRow[]> {
  const like = escapeLike(text);
  const { rows } = await sql<LinkRow>`
    select title, path, kind from (
      select draft ->> 'title' as title, path, language, position, 0 as rank,
        case when template is null then 'page' else 'listing' end as kind
      from page
      where site = ${site} and deleted_at is null and (template is null or template = ${anyOf(LISTINGS)})
      union all
      select title, path, language, position, 1 as rank, kind from entry where site = ${site} and kind <> 'page'
    ) as found
    where title ilike ${`%${like}%`} or path ilike ${`%${like}%`}
    order by language is not distinct from ${language ?? null} desc, title ilike ${`${like}%`} desc, rank, position, path
    limit ${MAX_ROWS}`.execute(queries);
  const documents = await listMedia(queries, { text, kind: 'document', page: 1 });
  const found = documents.rows.slice(0, MAX_DOCUMENTS);
  return [...rows, ...found.map(({ name, url }) => ({ title: name, path: url, kind: 'document' as const }))];
}

/** Registers the searches of products, recipes and targets of links. */
export function registerPickerApi(app: FastifyInstance, database: Database): void {
  const readPlace = ({ site, language }: { site?: string; language?: string }): Place => ({
    site: isSite(site) ? site : undefined,
    language: isLanguage(language) ? language : undefined,
  });
  for (const kind of ['product', 'recipe'] as const)
    registerCall(app, `GET /${kind}s`, ({ query: { q: text = '', category = '', ...place } }) =>
      findEntries(database, kind, { text, category }, readPlace(place)),
    );
  registerCall(app, 'GET /links', async ({ query: { q = '', ...place } }) => {
    const { site, language } = readPlace(place);
    return { rows: site ? await findLinks(database, q, site, language) : [] };
  });
}
