/** Groups of pages that are translations of each other. The pages of a group name its first page. */
import { type RawBuilder, sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../platform/database/database.ts';
import type { TemplateKind } from '../../platform/model/content.ts';

/**
 * Waits until no other transaction changes groups. Later reads see the changes of earlier transactions. Callers lock rows after it, never
 * before, to prevent deadlocks.
 */
export const lockTranslations = (queries: Queries): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('saaristo translations'))`.execute(queries);

/** Selects the first page of a page's group. */
export const groupOf = (id: number) =>
  sql<number>`(select coalesce(translation_of, id) from page where id = ${id})`;

/** Tells whether a page is in the group of a first page. Uses the indexes, because pages of visitors ask for it. */
export const isInGroup = (group: RawBuilder<number>) =>
  sql<boolean>`(id = ${group} or translation_of = ${group})`;

/** SQL condition on `page`: visitors see it, or will at a scheduled time, also as a section of another page. */
const isPublicPage = sql<boolean>`(published is not null or exists (
  select from page_edition as edition join page as showing on showing.id = edition.page_id
  where showing.deleted_at is null and edition.scheduled is not null and (showing.id = page.id
    or edition.scheduled_sections @> jsonb_build_array(jsonb_build_object('id', page.id)))))`;

/** A page of a group. */
export interface GroupedPage {
  id: number;
  /** Id of the first page of its group. */
  group: number;
  site: Site;
  language: Language;
  path: string;
  template: TemplateKind | null;
  /** Whether visitors see it, or will at a scheduled time. */
  isPublic: boolean;
}

/** Lists the pages of the groups of some pages that are not in the bin. */
export const listGroups = (queries: Queries, ids: readonly number[]): Promise<GroupedPage[]> =>
  queries
    .selectFrom('page')
    .select([
      'id',
      'site',
      'language',
      'path',
      'template',
      sql<number>`coalesce(translation_of, id)`.as('group'),
      isPublicPage.as('isPublic'),
    ])
    .where(
      sql<boolean>`coalesce(translation_of, id) in (
        select coalesce(translation_of, id) from page where id in (${sql.join(ids)}))`,
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Takes a page out of its group. The first of the other pages becomes the first page of the group. */
export async function leaveGroup(queries: Queries, id: number, pages: readonly GroupedPage[]): Promise<void> {
  const next = pages.find((one) => one.id !== id)?.id ?? null;
  await queries
    .updateTable('page')
    .set({ translation_of: sql<number | null>`nullif(${next}::integer, id)` })
    .where('translation_of', '=', id)
    .execute();
  await queries.updateTable('page').set({ translation_of: null }).where('id', '=', id).execute();
}
