/** Sections: blocks that several pages share. A page holds a block that names the section; visitors get the section's own blocks. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PageState, SectionRow, Use } from '@saaristo/editor/contract';
import { mapBlocks, walkBlocks } from 'saaristo/page-details';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { listPublished } from '../collections/store.ts';
import { fillFacts } from './facts.ts';
import { fillItems } from './items-on-pages.ts';
import type { Block, PageContent, PageDetails } from '../platform/model/content.ts';

/** The block that stands for a section. No widget has this name. */
const SYNCED = 'synced-section';

/** The largest id that the database stores. */
const MAX_ID = 2 ** 31 - 1;
/** Maximum sections of a site and language that are listed. */
const MAX_SECTIONS = 500;
/** Maximum pages that are listed as uses of a section. */
const MAX_USES = 200;

/** Returns a new path for a section, which has no address for visitors. */
export const createSectionPath = (): string => `/*section/${randomUUID()}`;

export const isSynced = (block: Block): boolean => 'widget' in block && block.widget === SYNCED;

/** Returns the id of the section that a block stands for, or undefined if there is no valid one. */
function getSectionId(block: Block): number | undefined {
  if (!('widget' in block) || block.widget !== SYNCED) return undefined;
  const { section } = block.props;
  const id = Number.isInteger(section) ? (section as number) : 0;
  return id > 0 && id <= MAX_ID ? id : undefined;
}

/** Returns the ids of the sections that blocks contain. */
const listSectionIds = (blocks: readonly Block[]): number[] => [
  ...new Set([...walkBlocks(blocks)].flatMap((block) => getSectionId(block) ?? [])),
];

/** A site in one language. */
type Place = Pick<PageContent, 'site' | 'language'>;

/** A section, or one of its translations. */
interface KnownSection extends Place {
  id: number;
  /** The first section of its translations. */
  group: number;
  draft: PageDetails;
  published: PageDetails | null;
}

/** Returns sections with all their translations. */
async function findGroups(queries: Queries, ids: readonly number[]): Promise<KnownSection[]> {
  if (ids.length === 0) return [];
  const group = sql<number>`coalesce(translation_of, id)`.as('group');
  const asked = await queries.selectFrom('page').select(group).where('id', 'in', ids).execute();
  const groups = asked.map((one) => one.group);
  if (groups.length === 0) return [];
  return queries
    .selectFrom('page')
    .select(['id', 'site', 'language', 'draft', 'published', group])
    .where(({ or, eb }) => or([eb('id', 'in', groups), eb('translation_of', 'in', groups)]))
    .where('template', '=', 'section')
    .where('deleted_at', 'is', null)
    .execute();
}

/** Returns the translation of a section in a language, or the section itself if it has none. */
function findTranslation(
  sections: readonly KnownSection[],
  id: number,
  language: Language,
): KnownSection | undefined {
  const own = sections.find((section) => section.id === id);
  return sections.find((section) => section.group === own?.group && section.language === language) ?? own;
}

/** Returns the published content of a section for visitors of a page: its translation in the language of the page, or else the section itself. */
const findShown = (
  sections: readonly KnownSection[],
  id: number,
  language: Language,
): PageDetails | null | undefined => {
  const translation = findTranslation(sections, id, language);
  return translation?.published ?? sections.find((section) => section.id === id)?.published;
};

/** Returns the id of the section that an editor of a page sees in place of a section: its translation, which may be a draft. */
export const findSectionFor = async (queries: Queries, id: number, language: Language): Promise<number> =>
  findTranslation(await findGroups(queries, [id]), id, language)?.id ?? id;

/** Lists the unpublished sections that blocks contain, and their unpublished translations into the language of the page, by id. */
export async function listDraftSections(
  queries: Queries,
  { blocks, language }: { blocks: readonly Block[]; language: Language },
): Promise<KnownSection[]> {
  const ids = listSectionIds(blocks);
  const sections = await findGroups(queries, ids);
  const used = new Set(ids.flatMap((id) => [id, findTranslation(sections, id, language)?.id]));
  return sections
    .filter(({ id, published }) => used.has(id) && published === null)
    .toSorted((one, other) => one.id - other.id);
}

/** Tells whether blocks contain a section of which visitors would see nothing, because it is not published. */
export async function hasHiddenSection(
  queries: Queries,
  { blocks, language }: { blocks: readonly Block[]; language: Language },
): Promise<boolean> {
  const sections = await findGroups(queries, listSectionIds(blocks));
  return sections.some(({ id }) => !findShown(sections, id, language) && listSectionIds(blocks).includes(id));
}

/** Maximum characters of sections on a page, which can have one several times. Later sections are left out. */
const MAX_SHOWN = 1_000_000;

/** Hides a block at the widths of the section's block as well. */
const hideLike = (block: Block, { hideOn = [] }: Block): Block =>
  hideOn.length === 0 ? block : { ...block, hideOn: [...new Set([...hideOn, ...(block.hideOn ?? [])])] };

/** Returns pages as visitors see them: with the published blocks of sections, in the language of the page, and with the items and facts of its site. */
export async function expandPages<Page extends Place & { blocks: Block[] }>(
  queries: Queries,
  pages: readonly Page[],
  /** Unpublished sections that are shown as if they were published, by id. */
  drafts: ReadonlyMap<number, PageDetails> = new Map(),
): Promise<Page[]> {
  const ids = listSectionIds(pages.flatMap(({ blocks }) => blocks));
  const sections = (await findGroups(queries, ids)).map((one) => ({
    ...one,
    published: one.published ?? drafts.get(one.id) ?? null,
  }));
  const sizes = new Map<PageDetails, number>();
  const expanded = pages.map((page) => {
    let left = MAX_SHOWN;
    const blocks = mapBlocks(page.blocks, (block) => {
      if (!isSynced(block)) return block;
      const section = findShown(sections, getSectionId(block) ?? 0, page.language);
      if (!section) return [];
      const size = sizes.get(section) ?? JSON.stringify(section.blocks).length;
      sizes.set(section, size);
      left -= size;
      // Ignores sections in a section, so that this ends.
      return left < 0
        ? []
        : mapBlocks(section.blocks, (one) => (isSynced(one) ? [] : one)).map((one) => hideLike(one, block));
    });
    return { ...page, blocks };
  });
  return fillFacts(queries, await fillItems(expanded, ({ name }) => listPublished(queries, name)));
}

/**
 * Lists the sections that a page can show: those of its site and language, those of other sites in its language, and those of its site in
 * other languages without a translation into its own.
 */
export const listSections = (
  queries: Queries,
  site: Site,
  language: Language,
): Promise<(SectionRow & Place)[]> =>
  queries
    .selectFrom('page')
    .select([
      'id',
      'site',
      'language',
      sql<string>`draft ->> 'title'`.as('name'),
      sql<PageState>`case when published is null then 'draft' when published = draft then 'published' else 'changed' end`.as(
        'state',
      ),
    ])
    .where('template', '=', 'section')
    .where('deleted_at', 'is', null)
    .where(({ or, and, not, eb, exists, selectFrom }) =>
      or([
        eb('language', '=', language),
        and([
          eb('site', '=', site),
          not(
            exists(
              selectFrom('page as other')
                .select('other.id')
                .where('other.language', '=', language)
                .where('other.template', '=', 'section')
                .where('other.deleted_at', 'is', null)
                .where(
                  sql<boolean>`coalesce(other.translation_of, other.id) = coalesce(page.translation_of, page.id)`,
                ),
            ),
          ),
        ]),
      ]),
    )
    .orderBy(sql`language <> ${language}`)
    .orderBy(sql`site <> ${site}`)
    .orderBy(sql`lower(draft ->> 'title')`)
    .orderBy('id')
    .limit(MAX_SECTIONS)
    .execute();

/** A content of a page that shows sections: its draft, its published content, or all its editions. */
type Shown = 'draft' | 'published' | 'editions';

/** A section that a new page can start with. */
export type OwnTemplate = Place & { id: number; name: string };

/** Lists the sections of all sites, with a copy of which new pages can start, by place and name. */
export const listOwnTemplates = (queries: Queries): Promise<OwnTemplate[]> =>
  queries
    .selectFrom('page')
    .select(['id', 'site', 'language', sql<string>`draft ->> 'title'`.as('name')])
    .where('template', '=', 'section')
    .where('deleted_at', 'is', null)
    .orderBy('site')
    .orderBy('language')
    .orderBy(sql`lower(draft ->> 'title')`)
    .limit(MAX_SECTIONS)
    .execute();

/** Returns whether a content of a page has a section. */
const hasSection = (id: number, where: Shown) => {
  const path = sql`${`$.blocks.**?(@.widget == "${SYNCED}" && @.props.section == ${id})`}::jsonpath`;
  return where === 'editions'
    ? sql<boolean>`exists (select from page_edition as edition
        where edition.page_id = page.id and (edition.draft @? ${path} or edition.scheduled @? ${path}))`
    : sql<boolean>`coalesce(${sql.ref(where)} @? ${path}, false)`;
};

/** Returns whether the content of a page shows a section: has it, or has another one that it translates into the language of the page. */
async function createUseCheck(queries: Queries, id: number) {
  const group = await findGroups(queries, [id]);
  const language = group.find((section) => section.id === id)?.language ?? null;
  const others = group.filter((section) => section.id !== id);
  return (where: Shown) =>
    sql<boolean>`(${hasSection(id, where)} or (language = ${language}::text and (${sql.join(
      [sql`false`, ...others.map((other) => hasSection(other.id, where))],
      sql` or `,
    )})))`;
}

/** Lists the pages whose draft, published content or editions show a section. */
export async function listUses(queries: Queries, id: number): Promise<Use[]> {
  const shows = await createUseCheck(queries, id);
  return queries
    .selectFrom('page')
    .select([
      'id',
      'site',
      'language',
      'path',
      sql<string>`draft ->> 'title'`.as('title'),
      shows('published').as('isPublished'),
    ])
    .where((where) => where.or([shows('draft'), shows('published'), shows('editions')]))
    .where('deleted_at', 'is', null)
    .orderBy('site')
    .orderBy('address')
    .limit(MAX_USES)
    .execute();
}

/** Selects the published pages and templates that show a section. */
async function selectShowing(queries: Queries, id: number) {
  const shows = await createUseCheck(queries, id);
  return queries.selectFrom('page').where(shows('published')).where('deleted_at', 'is', null);
}

/** Lists the sites and languages with published pages that show a section. */
export const listPlacesOfUses = async (queries: Queries, id: number): Promise<Place[]> =>
  (await selectShowing(queries, id))
    .select(['site', 'language'])
    .distinct()
    .where('template', 'is', null)
    .execute();

/** Lists published pages and templates that show a section. */
export const listShowingPages = async (queries: Queries, id: number, limit: number) =>
  (await selectShowing(queries, id))
    .select(['site', 'language', 'path', 'template'])
    .orderBy('id')
    .limit(limit)
    .execute();
