/**
 * Finds the uses of widgets, pictures, products, recipes and addresses in pages and their editions, by the words in `uses` (`content_words`).
 * The database keeps them current.
 */
import { sql } from 'kysely';
import type { Site } from 'saaristo/sites';
import type { Queries } from '../../platform/database/database.ts';
import type { Block } from '../../platform/model/content.ts';
import { normalisePath } from '../../platform/model/paths.ts';

/** A block that has words of a thing. */
export interface PlacedBlock {
  /** Index in the draft, from 0. */
  index: number;
  block: Block;
  /** The searched words that are in the block. */
  words: string[];
}

/** A page, or an item of a collection, with its uses of a thing. */
export interface PageUse {
  id: number;
  /** The collection of an item. */
  collection?: string;
  title: string;
  /** '' for an item. */
  path: string;
  /** null for an item of all sites. */
  site: Site | null;
  /** Whether visitors see the thing on the page, or will at a scheduled time. */
  isPublic: boolean;
  /** The blocks of the draft that use the thing. */
  blocks: PlacedBlock[];
  /** Whether the draft has the thing as its picture for shares. */
  isShared: boolean;
  /** Names of the editions beside the draft that use the thing. */
  editions: string[];
}

/** Uses in one of the contents of a page: its draft, its published content, or an edition. */
interface FoundContent extends Pick<PageUse, 'blocks' | 'isPublic' | 'isShared'> {
  /** Name of the edition; null for the page itself. */
  edition: string | null;
}

/** Maximum pages of a list of uses. */
export const MAX_USES = 200;

/** Removes query, hash and last slashes of an address, as `content_words` does. */
export const getAddressWord = (address: string): string => normalisePath(address.split(/[?#]/)[0] ?? '');

/** The words of a page and its editions. */
const allUses = sql`(select uses union all select edition.uses from page_edition as edition where edition.page_id = page.id)`;

/**
 * Returns the pages that have any of the words, by site and path.
 * @param isUsing tells whether a block with a word uses the thing: a number may also be a year
 */
export async function listUses(
  queries: Queries,
  words: readonly string[],
  { site, isUsing = () => true }: { site?: Site; isUsing?: (found: PlacedBlock) => boolean } = {},
): Promise<PageUse[]> {
  type Row = Pick<PageUse, 'id' | 'title' | 'path' | 'site'> & { contents: FoundContent[] };
  const { rows } = await sql<Row>`
    select page.id, page.draft ->> 'title' as title, path, site, jsonb_agg(jsonb_build_object(
      'edition', content.edition, 'isPublic', is_public, 'blocks', coalesce(blocks, '[]'),
      'isShared', coalesce(content_words(details -> 'share') && ${words}::text[], false)) order by content.edition nulls first) as contents
    from page, lateral (
      select null as edition, draft as details, false as is_public
      union all select null, published, true
      union all select name, edition.draft, false from page_edition as edition where page_id = page.id
      union all select name, scheduled, true from page_edition where page_id = page.id
    ) as content, lateral (
      select jsonb_agg(jsonb_build_object('index', place - 1, 'block', block, 'words', to_jsonb(found)) order by place) as blocks
      from jsonb_array_elements(details -> 'blocks') with ordinality as given (block, place), lateral (
        select array_agg(word) as found from unnest(content_words(block)) as word where word = any (${words}::text[])) as matched
      where found is not null
    ) as placed
    where details is not null and deleted_at is null and (${site ?? null}::text is null or site = ${site ?? null})
      and (uses && ${words}::text[] or page.id in (select page_id from page_edition where uses && ${words}::text[]))
    group by page.id order by site, address limit ${MAX_USES}`.execute(queries);
  return rows.flatMap(({ contents, ...page }) => {
    const used = contents
      .map((one) => ({ ...one, blocks: one.blocks.filter(isUsing) }))
      .filter(({ blocks, isShared }) => blocks.length > 0 || isShared);
    const draft = used.find(({ edition, isPublic }) => edition === null && !isPublic);
    if (used.length === 0) return [];
    return {
      ...page,
      blocks: draft?.blocks ?? [],
      isShared: draft?.isShared ?? false,
      isPublic: used.some(({ isPublic }) => isPublic),
      editions: [...new Set(used.flatMap(({ edition }) => edition ?? []))],
    };
  });
}

/** A path that no published page, product, recipe or news item of the site has. */
export interface UnknownAddress {
  site: Site;
  address: string;
}

/** Maximum addresses that are examined. */
const MAX_ADDRESSES = 2000;

/** Returns the paths in pages that the database does not know. The server has to check them. */
export async function listUnknownAddresses(queries: Queries, site?: Site): Promise<UnknownAddress[]> {
  const { rows } = await sql<UnknownAddress>`
    select distinct page.site, word as address from page, lateral ${allUses} as every (words), unnest(words) as word
    where deleted_at is null and (${site ?? null}::text is null or page.site = ${site ?? null})
      and word ~ '^/($|[^/?#]($|[^?#]*[^/?#]$))'
      and not exists (select 1 from entry where entry.site = page.site and entry.path = word)
    order by page.site, word limit ${MAX_ADDRESSES}`.execute(queries);
  return rows;
}

/** Returns those of paths that the database does not know, the first ones. */
export async function filterUnknown<Link extends UnknownAddress>(
  queries: Queries,
  links: readonly Link[],
): Promise<Link[]> {
  const { rows } = await sql<{ place: number }>`
    select place::integer from unnest(${links.map(({ site }) => site)}::text[], ${links.map(({ address }) => address)}::text[])
      with ordinality as given (site, address, place)
    where not exists (select 1 from entry where entry.site = given.site and entry.path = address)
    order by place limit ${MAX_ADDRESSES}`.execute(queries);
  return rows.map(({ place }) => links[place - 1]!);
}

/** An address of another host, with the number of pages that have it. */
export interface ExternalAddress {
  address: string;
  pages: number;
}

/** Returns the addresses of other hosts in pages. */
export async function listExternalAddresses(queries: Queries, site?: Site): Promise<ExternalAddress[]> {
  const { rows } = await sql<ExternalAddress>`
    select word as address, count(distinct page.id)::integer as pages from page, lateral ${allUses} as every (words), unnest(words) as word
    where deleted_at is null and (${site ?? null}::text is null or site = ${site ?? null}) and word ~* '^(https?:)?//.'
    group by word order by word limit ${MAX_ADDRESSES}`.execute(queries);
  return rows;
}

/** Returns the paths and titles of an entry, those in a language first. */
export const listEntryPaths = (
  queries: Queries,
  kind: 'product' | 'recipe' | 'news',
  contentId: string,
  language: string,
): Promise<{ path: string; title: string }[]> =>
  queries
    .selectFrom('entry')
    .select(['path', 'title'])
    .where('kind', '=', kind)
    .where('content_id', '=', contentId)
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy('site')
    .orderBy('path')
    .execute();
