/** Editions: drafts of a page beside its current one, each with a name. One with a time is published at that time, and leaves the others. */
import type { Edition, PublishFailure } from '@saaristo/editor/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';
import { cancelJob, MAX_ATTEMPTS, scheduleJob } from '../../platform/database/jobs.ts';
import type { PageDetails } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { keepContent, type SavedDraft } from './draft-history.ts';

/** The job that publishes an edition at its time. Its key is the edition's id. */
export const PUBLISH_JOB = 'publish-edition';

/** The error of a scheduled publishing if the path is taken. */
export const PATH_TAKEN =
  'The path of the page is taken by a product, a recipe, a news item, a listing or another page.';

export const MAX_EDITION_NAME = 60;
/** Maximum editions of a page. */
export const MAX_EDITIONS = 20;

/** A section with the content that is published together with a page. */
export interface ScheduledSection {
  id: number;
  details: PageDetails;
}

/** The content of an edition, and its schedule. */
export interface EditionContent {
  id: number;
  name: string;
  version: number;
  draft: PageDetails | null;
  publishAt: Date | null;
  scheduled: PageDetails | null;
  scheduledSections: ScheduledSection[] | null;
  scheduledBy: string | null;
  scheduledById: number | null;
}

/** SQL condition: a column names no account that may publish a row of pages, or of items without a language. */
export const isPublisherGone = (column: string, page = 'page') => sql<boolean>`not exists (
  select from editor_user as scheduler where scheduler.id = ${sql.ref(column)} and scheduler.role = 'publisher'
    and (scheduler.sites is null or ${sql.ref(`${page}.site`)} = any(scheduler.sites))
    and (scheduler.languages is null or ${sql.ref(`${page}.language`)} = any(scheduler.languages)
      or (${sql.ref(`${page}.language`)} is null and ${sql.ref(`${page}.site`)} is not null)))`;

/** SQL condition: the publisher of `edition` may not publish its page, or a section that is published with it, any more. */
const isSchedulerGone = sql<boolean>`(${isPublisherGone('edition.scheduled_by_id')} or exists (
  select from jsonb_array_elements(edition.scheduled_sections) as part join page as section on section.id = (part ->> 'id')::integer
  where section.deleted_at is null and section.published is null and ${isPublisherGone('edition.scheduled_by_id', 'section')}))`;

/** SQL object: why the scheduled publishing by `job` fails; null if nothing is known to stop it. */
export const findFailure = (isGone: RawBuilder<boolean>) => sql<PublishFailure | null>`case
  when job.last_error is not null or ${isGone} then json_build_object('attempts', coalesce(job.attempts, 0),
    'nextAttemptAt', case when job.last_error is not null and job.attempts < ${sql.lit(MAX_ATTEMPTS)} then job.run_at end,
    'isPathTaken', coalesce(job.last_error = ${sql.lit(PATH_TAKEN)}, false),
    'isPublisherGone', ${isGone}) end`;

/** SQL object: why the scheduled publishing of `edition`, an edition of `page` with its `job`, fails. */
export const publishFailure = sql<PublishFailure | null>`case
  when edition.publish_at is not null then ${findFailure(isSchedulerGone)} end`;

/** Joins the job of an edition. */
export const editionJob = sql`left join job on job.name = ${sql.lit(PUBLISH_JOB)} and job.key = edition.id::text`;

/** Selects the editions of `page` as a column: those with a time first, by time. */
export const storedEditions = sql<Edition[]>`(
  select coalesce(json_agg(json_build_object('id', edition.id, 'name', edition.name, 'version', edition.version,
    'savedAt', edition.saved_at, 'savedBy', edition.saved_by, 'publishAt', edition.publish_at, 'scheduledBy', edition.scheduled_by,
    'hasChanges', edition.draft is not null or (edition.name = page.draft_name and coalesce(edition.scheduled <> page.draft, false)),
    'failure', ${publishFailure}) order by edition.publish_at nulls last, edition.name), '[]')
  from page_edition as edition ${editionJob} where edition.page_id = page.id)`.as('editions');

/** Returns the edition that is published next. */
export const findNext = <Row extends Pick<Edition, 'publishAt'>>(editions: readonly Row[]): Row | undefined =>
  editions.find(({ publishAt }) => publishAt !== null);

/** Tells why a scheduled change of a page fails: that of its next edition, or its unpublishing. */
export const getPublishFailure = ({
  editions,
  isUnpublisherGone,
}: {
  editions: readonly Edition[];
  isUnpublisherGone: boolean;
}): PublishFailure | null =>
  findNext(editions)?.failure ??
  (isUnpublisherGone
    ? { attempts: 0, nextAttemptAt: null, isPathTaken: false, isPublisherGone: true }
    : null);

const selectEditions = (queries: Queries) =>
  queries
    .selectFrom('page_edition')
    .select([
      'id',
      'name',
      'version',
      'draft',
      'publish_at as publishAt',
      'scheduled',
      'scheduled_sections as scheduledSections',
      'scheduled_by as scheduledBy',
      'scheduled_by_id as scheduledById',
    ]);

/** Returns an edition of a page by its id, name or content. */
export const findEdition = (
  queries: Queries,
  pageId: number,
  of: { id: number } | { name: string; content?: PageDetails } | { content: PageDetails },
): Promise<EditionContent | undefined> =>
  selectEditions(queries)
    .where('page_id', '=', pageId)
    .$if('id' in of, (all) => all.where('id', '=', 'id' in of ? of.id : 0))
    .$if('name' in of, (all) => all.where('name', '=', 'name' in of ? of.name : ''))
    .$if('content' in of, (all) =>
      all.where(
        sql<boolean>`coalesce(draft, scheduled) = ${JSON.stringify('content' in of ? of.content : null)}::jsonb`,
      ),
    )
    .executeTakeFirst();

/** Returns an edition with the page that it is of, if its time has come. */
export const findDueEdition = (
  queries: Queries,
  id: number,
): Promise<(EditionContent & { pageId: number }) | undefined> =>
  selectEditions(queries)
    .select('page_id as pageId')
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .executeTakeFirst();

/** Stores the content of an edition that is not scheduled, or the changes of a scheduled one. */
export const saveEdition = (
  queries: Queries,
  pageId: number,
  name: string,
  draft: PageDetails,
  savedBy: string,
) =>
  queries
    .insertInto('page_edition')
    .values({ page_id: pageId, name, draft: JSON.stringify(draft), saved_by: savedBy })
    .onConflict((conflict) =>
      conflict.columns(['page_id', 'name']).doUpdateSet(({ eb, ref }) => ({
        draft: ref('excluded.draft'),
        saved_by: savedBy,
        saved_at: now,
        version: eb('page_edition.version', '+', 1),
      })),
    )
    .execute();

/** Schedules content as an edition. Replaces the schedule of the edition with the name. Its draft stays, unless it is scheduled. */
export async function scheduleEdition(
  queries: Queries,
  pageId: number,
  name: string,
  { details, at, sections }: { details: PageDetails; at: Date; sections: readonly ScheduledSection[] },
  author: Author,
): Promise<void> {
  const scheduled = {
    publish_at: at,
    scheduled: JSON.stringify(details),
    scheduled_sections: sections.length > 0 ? JSON.stringify(sections) : null,
    scheduled_by_id: author.id,
    scheduled_by: author.name,
  };
  const { id } = await queries
    .insertInto('page_edition')
    .values({ page_id: pageId, name, saved_by: author.name, ...scheduled })
    .onConflict((conflict) =>
      conflict.columns(['page_id', 'name']).doUpdateSet(({ eb }) => ({
        ...scheduled,
        draft: sql`nullif(page_edition.draft, ${JSON.stringify(details)}::jsonb)`,
        version: eb('page_edition.version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleJob(queries, PUBLISH_JOB, String(id), at);
}

const NOT_SCHEDULED = {
  publish_at: null,
  scheduled: null,
  scheduled_sections: null,
  scheduled_by_id: null,
  scheduled_by: null,
} as const;

/** Deletes an edition whose content was published. Changes that were not published stay as an edition without a time. */
export async function endEdition(queries: Queries, { id }: { id: number }, hasDraft: boolean): Promise<void> {
  await (hasDraft
    ? queries.updateTable('page_edition').set(NOT_SCHEDULED).where('id', '=', id).execute()
    : queries.deleteFrom('page_edition').where('id', '=', id).execute());
  await cancelJob(queries, PUBLISH_JOB, String(id));
}

/**
 * Cancels the scheduled publishing of editions. Their content stays: as an edition without a time, or in the history of the draft if that
 * continues the edition.
 * @param which a single one by its id, or those that are due; undefined for all
 */
export async function cancelEditions(
  queries: Queries,
  page: SavedDraft & { draftName: string },
  by: Pick<Author, 'id' | 'name'>,
  which?: number | 'due',
): Promise<void> {
  const editions = await selectEditions(queries)
    .where('page_id', '=', page.id)
    .where('publish_at', 'is not', null)
    .$if(which === 'due', (all) => all.where('publish_at', '<=', now))
    .$if(typeof which === 'number', (all) => all.where('id', '=', which as number))
    .execute();
  for (const edition of editions) {
    const { draft, scheduled, name } = edition;
    const isContinued = name === page.draftName;
    // The approved content, which the draft or the changes of the edition do not have.
    if (scheduled && (draft !== null || isContinued)) await keepContent(queries, page, scheduled, by);
    if (scheduled && draft === null && !isContinued)
      await queries
        .updateTable('page_edition')
        .set({ ...NOT_SCHEDULED, draft: JSON.stringify(scheduled) })
        .where('id', '=', edition.id)
        .execute();
    else await endEdition(queries, edition, draft !== null);
    await cancelJob(queries, PUBLISH_JOB, String(edition.id));
  }
}
