/** Sections: blocks that several pages share. A page holds a block that names the section; visitors get the section's own blocks. */
import { type NotNull, sql } from 'kysely';
import type { PageState, SectionRow, Use } from '@saaristo/editor/contract';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../database/database.ts';
import type { Block, PageDetails } from '../../model/content.ts';

/** The block that stands for a section. No widget has this name. */
const SYNCED = 'synced-section';

/** The largest id that the database stores. */
const MAX_ID = 2 ** 31 - 1;
/** Maximum sections of a site and language that are listed. */
const MAX_SECTIONS = 500;
/** Maximum pages that are listed as uses of a section. */
const MAX_USES = 200;

export const isSynced = (block: Block): boolean => 'widget' in block && block.widget === SYNCED;

/** Returns the id of the section that a block stands for; undefined for other blocks, and for a wrong id. */
function getSectionId(block: Block): number | undefined {
  if (!('widget' in block) || block.widget !== SYNCED) return undefined;
  const { section } = block.props;
  const id = Number.isInteger(section) ? (section as number) : 0;
  return id > 0 && id <= MAX_ID ? id : undefined;
}

/** Returns the ids of the sections that blocks contain. */
const listSectionIds = (blocks: readonly Block[]): number[] => [
  ...new Set(blocks.flatMap((block) => getSectionId(block) ?? [])),
];

async function findPublishedSections(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, PageDetails>> {
  if (ids.length === 0) return new Map();
  const sections = await queries
    .selectFrom('page')
    .select(['id', 'published'])
    .where('id', 'in', ids)
    .where('template', '=', 'section')
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .$narrowType<{ published: NotNull }>()
    .execute();
  return new Map(sections.map(({ id, published }) => [id, published]));
}

/** Hides a block at the widths of the section's block as well. */
const hideLike = (block: Block, { hideOn = [] }: Block): Block =>
  hideOn.length === 0 ? block : { ...block, hideOn: [...new Set([...hideOn, ...(block.hideOn ?? [])])] };

/** Replaces the blocks of sections by the sections' published blocks. Removes those whose section is not published. */
const expandWith = (blocks: readonly Block[], sections: ReadonlyMap<number, PageDetails>): Block[] =>
  blocks.flatMap((block) => {
    if (!isSynced(block)) return [block];
    const section = sections.get(getSectionId(block) ?? 0);
    // Ignores sections in a section, so that this ends.
    return (section?.blocks ?? []).filter((one) => !isSynced(one)).map((one) => hideLike(one, block));
  });

/** Returns pages in which the blocks of sections are replaced by the published blocks of the sections. */
export async function expandSections<Page extends { blocks: Block[] }>(
  queries: Queries,
  pages: readonly Page[],
): Promise<Page[]> {
  const ids = listSectionIds(pages.flatMap(({ blocks }) => blocks));
  const hasSections = pages.some(({ blocks }) => blocks.some(isSynced));
  if (!hasSections) return [...pages];
  const sections = await findPublishedSections(queries, ids);
  return pages.map((page) => ({ ...page, blocks: expandWith(page.blocks, sections) }));
}

/** Lists the sections of a site and language by name. */
export const listSections = (queries: Queries, site: Site, language: Language): Promise<SectionRow[]> =>
  queries
    .selectFrom('page')
    .select([
      'id',
      sql<string>`draft ->> 'title'`.as('name'),
      sql<PageState>`case when published is null then 'draft' when published = draft then 'published' else 'changed' end`.as(
        'state',
      ),
    ])
    .where('template', '=', 'section')
    .where('site', '=', site)
    .where('language', '=', language)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(draft ->> 'title')`)
    .orderBy('id')
    .limit(MAX_SECTIONS)
    .execute();

/** Returns whether the content of a page has a section. */
const hasSection = (id: number, column: 'draft' | 'published' | 'scheduled') => {
  const part = JSON.stringify({ blocks: [{ widget: SYNCED, props: { section: id } }] });
  return sql<boolean>`coalesce(${sql.ref(column)} @> ${part}::jsonb, false)`;
};

/** Lists the pages whose draft, published or scheduled content has a section. */
export function listUses(queries: Queries, id: number): Promise<Use[]> {
  const has = (column: Parameters<typeof hasSection>[1]) => hasSection(id, column);
  return queries
    .selectFrom('page')
    .select([
      'id',
      'site',
      'language',
      'path',
      sql<string>`draft ->> 'title'`.as('title'),
      has('published').as('isPublished'),
    ])
    .where((where) => where.or([has('draft'), has('published'), has('scheduled')]))
    .where('deleted_at', 'is', null)
    .orderBy('site')
    .orderBy('address')
    .limit(MAX_USES)
    .execute();
}

/** Lists the sites and languages with published pages that have a section. */
export const listPlacesOfUses = (
  queries: Queries,
  id: number,
): Promise<{ site: Site; language: Language }[]> =>
  queries
    .selectFrom('page')
    .select(['site', 'language'])
    .distinct()
    .where(hasSection(id, 'published'))
    .where('template', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
