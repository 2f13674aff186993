/**
 * Decides by its effect who may make a change. The guards of all calls are here: a change of what visitors see, or will see at a scheduled
 * time, needs the right to publish the pages on which they see it.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { OtherSitesError, PublishersOnlyError } from '../../platform/http/errors.ts';
import type { PageContent, PageDetails } from '../../platform/model/content.ts';
import { type Author, mayPublish, mayWrite } from '../../platform/model/rights.ts';
import { expandPages, listDraftSections } from '../../content/sections.ts';
import { listGroups } from './translation-groups.ts';

type Place = Pick<PageContent, 'site' | 'language'>;

/** @throws OtherSitesError if the author has no right to a page */
export function requireWriting(author: Author, pages: readonly Place[]): void {
  if (!pages.every((page) => mayWrite(author, page))) throw new OtherSitesError();
}

/** @throws PublishersOnlyError, OtherSitesError if the author may not change what visitors see of a page */
export function requirePublishing(author: Author, pages: readonly Place[]): void {
  if (pages.length > 0 && author.role !== 'publisher') throw new PublishersOnlyError();
  requireWriting(author, pages);
}

/** Tells whether an account may publish a page now. A schedule outlives the rights of its author, and the account. */
export async function mayUserPublish(queries: Queries, id: number | null, page: Place): Promise<boolean> {
  if (id === null) return false;
  const user = await queries
    .selectFrom('editor_user')
    .select(['role', 'sites', 'languages'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user !== undefined && mayPublish(user, page);
}

/** 'public': visitors see the content, or will at a scheduled time. 'review': a publisher looks at it. 'history': editors can restore it. */
type Stage = 'draft' | 'public' | 'review' | 'history';

/** All columns with content of pages. A table other than `page` names its page in `page_id`. */
export const CONTENT_COLUMNS = [
  { table: 'page', column: 'draft', stage: 'draft' },
  { table: 'page', column: 'published', stage: 'public' },
  { table: 'page_edition', column: 'draft', stage: 'draft' },
  { table: 'page_edition', column: 'scheduled', stage: 'public' },
  { table: 'page_edition', column: 'scheduled_sections', stage: 'public' },
  { table: 'page_review', column: 'details', stage: 'review' },
  { table: 'page_version', column: 'details', stage: 'history' },
  { table: 'page_draft', column: 'details', stage: 'history' },
] as const satisfies readonly { table: string; column: string; stage: Stage }[];

/** SQL condition on `page`: its content of one of the stages contains a text. Reviews are those that wait. */
export const isInContent = (text: string, stages: readonly Stage[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    CONTENT_COLUMNS.filter(({ stage }) => stages.includes(stage)).map(({ table, column, stage }) =>
      table === 'page'
        ? sql`coalesce(strpos(page.${sql.ref(column)}::text, ${text}) > 0, false)`
        : sql`exists (select from ${sql.table(table)} as stored where stored.page_id = page.id
            and strpos(stored.${sql.ref(column)}::text, ${text}) > 0
            ${stage === 'review' ? sql`and stored.result is null` : sql``})`,
    ),
    sql` or `,
  )})`;

/** All columns that can show a picture now or after a restore: also those of earlier versions and of the bin. */
const ALL_COLUMNS: readonly { table: string; column: string }[] = [
  ...CONTENT_COLUMNS,
  ...['draft', 'published', 'scheduled'].map((column) => ({ table: 'item', column })),
  { table: 'item_version', column: 'value' },
];

/** Selects the ids of the pictures in all content. */
export const USED_PICTURES = sql`(${sql.join(
  ALL_COLUMNS.map(
    ({ table, column }) =>
      sql`select found[1]::bigint from ${sql.table(table)},
        regexp_matches(${sql.ref(column)}::text, '/media/library/([0-9]{1,18})/', 'g') as found`,
  ),
  sql` union `,
)})`;

/** SQL condition: any content has a text. */
export const isInAnyContent = (text: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    ALL_COLUMNS.map(
      ({ table, column }) =>
        sql`exists (select from ${sql.table(table)} where strpos(${sql.ref(column)}::text, ${text}) > 0)`,
    ),
    sql` or `,
  )})`;

const PICTURE = /\/media\/library\/(\d{1,9})\//g;

/**
 * Names all that a publisher sees of a page's content before approving it: its place, blocks and sections, the versions of its pictures, and
 * the public pages that it is a translation of. An approval names it, and is refused if it has changed.
 */
export async function nameSeen(
  queries: Queries,
  { id, site, language, path }: Pick<PageContent, 'site' | 'language' | 'path'> & { id: number },
  details: PageDetails,
): Promise<string> {
  const drafts = await listDraftSections(queries, { ...details, language });
  const shown = await expandPages(
    queries,
    [{ ...details, site, language }],
    new Map(drafts.map((section) => [section.id, section.draft])),
  );
  const content = JSON.stringify([site, path, details, shown]);
  const ids = [...new Set([...content.matchAll(PICTURE)].map(([, one]) => Number(one)))];
  const pictures =
    ids.length === 0
      ? []
      : await queries
          .selectFrom('media')
          .select(['id', 'digest'])
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .execute();
  const translations = (await listGroups(queries, [id])).filter((one) => one.isPublic && one.id !== id);
  return createHash('sha256')
    .update(content + JSON.stringify([pictures, translations.map((one) => one.id)]))
    .digest('base64url');
}
