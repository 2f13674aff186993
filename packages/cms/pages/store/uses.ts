/**
 * Finds the uses of widgets, pictures, products, recipes and addresses in pages, by the words of `page.uses` (`content_words` of the migration
 * 0029). The database keeps them current.
 */
import { type RawBuilder, sql } from 'kysely';
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

/** A page with its uses of a thing. */
export interface PageUse {
  id: number;
  title: string;
  path: string;
  site: Site;
  /** Whether visitors see the thing on the page, or will at a scheduled time. */
  isPublic: boolean;
  /** The blocks of the draft that use the thing. */
  blocks: PlacedBlock[];
  /** Whether the draft has the thing as its picture for shares. */
  isShared: boolean;
}

/** Maximum pages of a list of uses. */
export const MAX_USES = 200;

/** Removes query, hash and last slashes of an address, as `content_words` does. */
export const getAddressWord = (address: string): string => normalisePath(address.split(/[?#]/)[0] ?? '');

/** Selects the blocks of a page's content that have any of the words. */
const placedBlocks = (content: RawBuilder<unknown>, words: readonly string[]) => sql<PlacedBlock[] | null>`(
  select jsonb_agg(jsonb_build_object('index', place - 1, 'block', block, 'words', to_jsonb(found)) order by place)
  from jsonb_array_elements(${content} -> 'blocks') with ordinality as given (block, place),
    lateral (select array_agg(word) as found from unnest(content_words(block)) as word where word = any (${words}::text[])) as matched
  where found is not null)`;

/** Tells whether the picture for shares of a page's content has any of the words. */
const isShareOf = (content: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`coalesce(content_words(${content} -> 'share') && ${words}::text[], false)`;

/**
 * Returns the pages that have any of the words, by site and path.
 * @param isUsing tells whether a block with a word uses the thing: a number may also be a year
 */
export async function listUses(
  queries: Queries,
  words: readonly string[],
  { site, isUsing = () => true }: { site?: Site; isUsing?: (found: PlacedBlock) => boolean } = {},
): Promise<PageUse[]> {
  type Row = Omit<PageUse, 'blocks'> & Record<'blocks' | 'published' | 'scheduled', PlacedBlock[] | null>;
  const { rows } = await sql<Row>`
    select id, draft ->> 'title' as title, path, site, ${placedBlocks(sql`draft`, words)} as blocks,
      ${placedBlocks(sql`published`, words)} as published, ${placedBlocks(sql`scheduled`, words)} as scheduled,
      ${isShareOf(sql`draft`, words)} as "isShared",
      ${isShareOf(sql`published`, words)} or ${isShareOf(sql`scheduled`, words)} as "isPublic"
    from page
    where uses && ${words}::text[] and deleted_at is null and (${site ?? null}::text is null or site = ${site ?? null})
    order by site, address limit ${MAX_USES}`.execute(queries);
  return rows
    .map(({ blocks, published, scheduled, isPublic, ...page }) => ({
      ...page,
      blocks: (blocks ?? []).filter(isUsing),
      isPublic: isPublic || [...(published ?? []), ...(scheduled ?? [])].some(isUsing),
    }))
    .filter(({ blocks, isShared, isPublic }) => blocks.length > 0 || isShared || isPublic);
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
    select distinct page.site, word as address from page, unnest(uses) as word
    where deleted_at is null and (${site ?? null}::text is null or page.site = ${site ?? null})
      and word ~ '^/($|[^/?#]($|[^?#]*[^/?#]$))'
      and not exists (select 1 from entry where entry.site = page.site and entry.path = word)
    order by page.site, word limit ${MAX_ADDRESSES}`.execute(queries);
  return rows;
}

/** An address of another host, with the number of pages that have it. */
export interface ExternalAddress {
  address: string;
  pages: number;
}

/** Returns the addresses of other hosts in pages. */
export async function listExternalAddresses(queries: Queries, site?: Site): Promise<ExternalAddress[]> {
  const { rows } = await sql<ExternalAddress>`
    select word as address, count(*)::integer as pages from page, unnest(uses) as word
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
