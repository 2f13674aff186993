/** Pages as editors write them: drafts, what of them is published, and what they were before. */
import type { PageState, PublishFailure } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Site } from 'saaristo/sites';
import type { Database, Queries } from '../../database/database.ts';
import { ago, now } from '../../database/expressions.ts';
import { cancelJob, MAX_ATTEMPTS, scheduleJob } from '../../database/jobs.ts';
import { computedPage, normalisePath } from '../../model/paths.ts';
import { findSite } from '../find-entry.ts';
import { replacePageEntries } from '../entry-index.ts';
import type { PageContent, PageDetails, TemplateKind } from '../../model/content.ts';

/** Where a page is found. */
export type PagePlace = Pick<PageContent, 'site' | 'language' | 'path'>;

/** Whoever writes. */
export interface Author {
  id: number;
  name: string;
}

/** The job that publishes a page at its time; its key is the page's id. */
export const PUBLISH_JOB = 'publish-page';

/** Error of a scheduled publishing at a path that something else has by then. */
const PATH_TAKEN =
  'The path of the page is taken by a product, a recipe, a news item, a listing or another page.';

export interface EditedPage extends PagePlace {
  id: number;
  /** What it is the template of; null for a page of its own. */
  template: TemplateKind | null;
  draft: PageDetails;
  /** Counts what was saved; whoever saves names the one that they began with. */
  draftVersion: number;
  draftAt: Date;
  /** Who saved last; null where nobody has. */
  draftBy: string | null;
  published: PageDetails | null;
  publishedAt: Date | null;
  publishAt: Date | null;
  /** The content that is published at `publishAt`: the draft as it was when a publisher scheduled it. */
  scheduled: PageDetails | null;
  /** The publisher who scheduled it. */
  scheduledBy: string | null;
  publishFailure: PublishFailure | null;
  deletedAt: Date | null;
}

export interface PageRow extends PagePlace {
  id: number;
  template: TemplateKind | null;
  title: string;
  state: PageState;
  draftAt: Date;
  draftBy: string | null;
  publishAt: Date | null;
  /** Whether the draft differs from what is published at `publishAt`. */
  isScheduleOutdated: boolean;
  publishFailure: PublishFailure | null;
}

/** What of the pages is listed. */
export interface PageFilter {
  site?: Site | undefined;
  /** Of the title or the path. */
  text?: string | undefined;
  /** What is in the bin, and not what is not. */
  bin?: boolean;
  /** Pages of their own alone. */
  noTemplates?: boolean;
  /** Counted from 1. */
  page: number;
}

/** Pages of one list. */
export const PAGES_PER_LIST = 50;

/** Pages of a list, without their authors. */
function filterPages(queries: Queries, { site, text, bin = false, noTemplates }: PageFilter) {
  const any = queries.selectFrom('page').where('deleted_at', bin ? 'is not' : 'is', null);
  const all = noTemplates ? any.where('template', 'is', null) : any;
  const ofSite = site ? all.where('site', '=', site) : all;
  const pattern = text && `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return pattern
    ? ofSite.where(({ eb, or }) =>
        or([eb(sql`draft ->> 'title'`, 'ilike', pattern), eb('path', 'ilike', pattern)]),
      )
    : ofSite;
}

const jobKey = sql<string>`page.id::text`;
const publishFailure = sql<PublishFailure | null>`case when job.last_error is not null then
  json_build_object('attempts', job.attempts, 'nextAttemptAt', case when job.attempts < ${sql.lit(MAX_ATTEMPTS)} then job.run_at end,
    'isPathTaken', job.last_error = ${sql.lit(PATH_TAKEN)})
  end`.as('publishFailure');

/** Pages by site, language and path, with how many there are in all. */
export async function listPages(
  queries: Queries,
  filter: PageFilter,
): Promise<{ rows: PageRow[]; count: number }> {
  const rows = await filterPages(queries, filter)
    .leftJoin('editor_user', 'editor_user.id', 'draft_by')
    .leftJoin('job', (join) => join.on('job.name', '=', PUBLISH_JOB).on('job.key', '=', jobKey))
    .select([
      'page.id',
      'site',
      'language',
      'path',
      'template',
      sql<string>`draft ->> 'title'`.as('title'),
      'draft_at as draftAt',
      'editor_user.name as draftBy',
      'publish_at as publishAt',
      sql<boolean>`coalesce(scheduled <> draft, false)`.as('isScheduleOutdated'),
      publishFailure,
      sql<PageState>`case when published is null then 'draft' when published = draft then 'published' else 'changed' end`.as(
        'state',
      ),
    ])
    .orderBy('site')
    .orderBy('language')
    .orderBy(sql`template is not null`)
    .orderBy('address')
    .limit(PAGES_PER_LIST)
    .offset((filter.page - 1) * PAGES_PER_LIST)
    .execute();
  const { count } = await filterPages(queries, filter)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** A page, also out of the bin; undefined where there is none. */
export async function findEditedPage(
  queries: Queries,
  id: number,
  lock = false,
): Promise<EditedPage | undefined> {
  const page = queries
    .selectFrom('page')
    .leftJoin('editor_user', 'editor_user.id', 'draft_by')
    .leftJoin('job', (join) => join.on('job.name', '=', PUBLISH_JOB).on('job.key', '=', jobKey))
    .select([
      'page.id',
      'site',
      'language',
      'path',
      'template',
      'draft',
      'draft_version as draftVersion',
      'draft_at as draftAt',
      'editor_user.name as draftBy',
      'published',
      'published_at as publishedAt',
      'publish_at as publishAt',
      'scheduled',
      'scheduled_by as scheduledBy',
      publishFailure,
      'deleted_at as deletedAt',
    ])
    .where('page.id', '=', id);
  return (lock ? page.forUpdate('page') : page).executeTakeFirst();
}

/** Returns whether no other page, no entry of another kind and no listing has the path. */
async function isPathFree(queries: Queries, { site, path }: PagePlace, id: number | null): Promise<boolean> {
  const address = normalisePath(path);
  const languages = (await findSite(queries, site))?.languages ?? [];
  if (computedPage(address.toLowerCase(), languages)) return false;
  const other = await queries
    .selectFrom('page')
    .select('address')
    .where('site', '=', site)
    .where('address', '=', address)
    .where('deleted_at', 'is', null)
    .where('id', 'is distinct from', id)
    .unionAll(
      queries
        .selectFrom('entry')
        .select('path as address')
        .where('site', '=', site)
        .where('path', '=', address)
        .where('kind', '<>', 'page'),
    )
    .executeTakeFirst();
  return other === undefined;
}

/** @returns the id of the new page, or undefined where its address is taken */
export const createPage = (
  database: Database,
  place: PagePlace & Pick<PageContent, 'template'>,
  details: PageDetails,
  author: Author,
): Promise<number | undefined> =>
  database.transaction().execute(async (queries) => {
    if (!(await isPathFree(queries, place, null))) return undefined;
    const { site, language, path, template = null } = place;
    const page = await queries
      .insertInto('page')
      .values(({ selectFrom }) => ({
        site,
        language,
        path,
        template,
        address: normalisePath(path),
        position: selectFrom('page').select(sql<number>`coalesce(max(position), 0) + 1`.as('position')),
        draft: JSON.stringify(details),
        draft_by: author.id,
      }))
      .onConflict((conflict) =>
        conflict.columns(['site', 'address']).where('deleted_at', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return page?.id;
  });

/** What became of a draft: its new version, or the page as somebody else has saved it meanwhile. */
export type SaveResult = { version: number; savedAt: Date } | { conflict: EditedPage };

/**
 * Saves a draft on top of the version that its author began with.
 * @returns undefined where the page is not there, or in the bin
 */
export const saveDraft = (
  database: Database,
  id: number,
  version: number,
  details: PageDetails,
  author: Author,
): Promise<SaveResult | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    if (page.draftVersion !== version) return { conflict: page };
    return queries
      .updateTable('page')
      .set(({ eb }) => ({
        draft: JSON.stringify(details),
        draft_version: eb('draft_version', '+', 1),
        draft_at: now,
        draft_by: author.id,
        shipped: false,
      }))
      .where('id', '=', id)
      .returning(['draft_version as version', 'draft_at as savedAt'])
      .executeTakeFirst();
  });

async function addVersion(
  queries: Queries,
  page: EditedPage,
  details: PageDetails,
  by: string,
): Promise<number> {
  const { number } = await queries
    .insertInto('page_version')
    .values(({ selectFrom }) => ({
      page_id: page.id,
      number: selectFrom('page_version')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
        .where('page_id', '=', page.id),
      details: JSON.stringify(details),
      made_by: by,
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** The first version of a page that came with the content is what the content said. */
async function addShippedVersion(queries: Queries, page: EditedPage): Promise<void> {
  await sql`
    insert into page_version (page_id, number, details, made_at, made_by)
    select ${page.id}, 1, ${JSON.stringify(page.published)}::jsonb, ${page.publishedAt}, 'Saaristo'
    where not exists (select 1 from page_version where page_id = ${page.id})`.execute(queries);
}

async function deleteRedirect(queries: Queries, site: Site, address: string): Promise<void> {
  await queries.deleteFrom('page_redirect').where('site', '=', site).where('address', '=', address).execute();
}

/** Takes back the publishing of a page at a time. */
const UNSCHEDULED = { publish_at: null, scheduled: null, scheduled_by: null } as const;

/**
 * Publishes a page. The path was free when the draft was made, and is checked again: the content that ships may have
 * something there by now, which visitors keep.
 * @returns the number of the version, or 'taken' if the path is taken, and then changes nothing
 */
async function publishNow(
  queries: Queries,
  page: EditedPage,
  details: PageDetails,
  by: string,
): Promise<number | 'taken'> {
  if (page.template === null && !(await isPathFree(queries, page, page.id))) return 'taken';
  if (page.published) await addShippedVersion(queries, page);
  const number = await addVersion(queries, page, details, by);
  await queries
    .updateTable('page')
    .set({ published: JSON.stringify(details), published_at: now, ...UNSCHEDULED, shipped: false })
    .where('id', '=', page.id)
    .execute();
  await cancelJob(queries, PUBLISH_JOB, String(page.id));
  await deleteRedirect(queries, page.site, normalisePath(page.path));
  // A template is read for each page anew.
  if (page.template === null) await replacePageEntries(queries, page);
  return number;
}

/**
 * Shows visitors the draft, as a version of its own.
 * @returns the number of the version; undefined if there is no such page; 'outdated' if the draft has changed since `version`; 'taken' if
 * something else has its path
 */
export const publishPage = (
  database: Database,
  id: number,
  version: number,
  author: Author,
): Promise<number | 'outdated' | 'taken' | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    return page.draftVersion === version ? publishNow(queries, page, page.draft, author.name) : 'outdated';
  });

/** Whether the time of a page has come, by the clock of the database, which runs its job. */
const isDue = async (queries: Queries, id: number): Promise<boolean> =>
  (await queries
    .selectFrom('page')
    .select('id')
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .executeTakeFirst()) !== undefined;

/**
 * Publishes a page as it was scheduled, if its time has come. Does nothing if it was published or unscheduled in the meantime.
 * @throws Error if something else has its path
 */
export const publishScheduled = (database: Database, id: number): Promise<void> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page?.scheduled || page.deletedAt || !(await isDue(queries, id))) return;
    const published = await publishNow(queries, page, page.scheduled, page.scheduledBy ?? 'Saaristo');
    if (published === 'taken') throw new Error(PATH_TAKEN);
  });

/**
 * Publishes the draft as it is now at a time. Later changes of the draft do not go out with it.
 * @param version the version of the draft that the publisher has seen
 * @returns undefined where the page is not there; 'outdated' where the draft is another by now
 */
export const schedulePage = (
  database: Database,
  id: number,
  version: number,
  at: Date,
  author: Author,
): Promise<'scheduled' | 'outdated' | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    if (page.draftVersion !== version) return 'outdated';
    await queries
      .updateTable('page')
      .set({
        publish_at: at,
        scheduled: JSON.stringify(page.draft),
        scheduled_by: author.name,
        shipped: false,
      })
      .where('id', '=', id)
      .execute();
    await scheduleJob(queries, PUBLISH_JOB, String(id), at);
    return 'scheduled';
  });

/** Takes back the publishing of a page at a time. */
export const unschedulePage = (database: Database, id: number): Promise<void> =>
  database.transaction().execute(async (queries) => {
    await queries.updateTable('page').set(UNSCHEDULED).where('id', '=', id).execute();
    await cancelJob(queries, PUBLISH_JOB, String(id));
  });

/** Does something to a page that changes what visitors find. */
const changePage = <T>(
  database: Database,
  id: number,
  work: (queries: Queries, page: EditedPage) => Promise<T>,
): Promise<T | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page) return undefined;
    const done = await work(queries, page);
    await replacePageEntries(queries, page);
    return done;
  });

/** Takes a page from visitors; its draft stays. */
export const unpublishPage = (database: Database, id: number): Promise<unknown> =>
  changePage(database, id, async (queries, page) => {
    if (page.published) await addShippedVersion(queries, page);
    await queries
      .updateTable('page')
      .set({ published: null, published_at: null, ...UNSCHEDULED, shipped: false })
      .where('id', '=', id)
      .execute();
    await cancelJob(queries, PUBLISH_JOB, String(id));
  });

/** Puts a page into the bin, with what is published of it. */
export const deletePage = (database: Database, id: number): Promise<unknown> =>
  changePage(database, id, async (queries) => {
    await queries
      .updateTable('page')
      .set({ deleted_at: now, published: null, ...UNSCHEDULED, shipped: false })
      .where('id', '=', id)
      .execute();
    await cancelJob(queries, PUBLISH_JOB, String(id));
  });

/** Takes a draft out of the bin. @returns false where its address is taken by now */
export const restorePage = (database: Database, id: number): Promise<boolean | undefined> =>
  changePage(database, id, async (queries, page) => {
    if (!(await isPathFree(queries, page, id))) return false;
    await queries.updateTable('page').set({ deleted_at: null }).where('id', '=', id).execute();
    return true;
  });

/** Gives a page another path. Visitors who come to the one before are led on. @returns false where it is taken */
export const movePage = (database: Database, id: number, path: string): Promise<boolean | undefined> =>
  changePage(database, id, async (queries, page) => {
    if (!(await isPathFree(queries, { ...page, path }, id))) return false;
    const address = normalisePath(path);
    await queries.updateTable('page').set({ path, address, shipped: false }).where('id', '=', id).execute();
    if (page.published && normalisePath(page.path) !== address)
      await queries
        .insertInto('page_redirect')
        .values({ site: page.site, address: normalisePath(page.path), page_id: id })
        .onConflict((conflict) => conflict.columns(['site', 'address']).doUpdateSet({ page_id: id }))
        .execute();
    await deleteRedirect(queries, page.site, address);
    return true;
  });

/** Where a page of this address is by now; undefined where none was moved from there. */
export async function findRedirect(queries: Queries, site: Site, path: string): Promise<string | undefined> {
  const page = await queries
    .selectFrom('page_redirect')
    .innerJoin('page', 'page.id', 'page_id')
    .select('page.path')
    .where('page_redirect.site', '=', site)
    .where('page_redirect.address', '=', normalisePath(path))
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return page?.path;
}

/** One version of a page as its history lists it. */
export interface PageVersion {
  number: number;
  madeAt: Date;
  madeBy: string;
  details: PageDetails;
}

/** Every version, the newest first. */
export const listVersions = (queries: Queries, id: number): Promise<PageVersion[]> =>
  queries
    .selectFrom('page_version')
    .select(['number', 'made_at as madeAt', 'made_by as madeBy', 'details'])
    .where('page_id', '=', id)
    .orderBy('number', 'desc')
    .execute();

/** A free path beside another: '/kampanja-2'. */
export async function findFreePath(queries: Queries, place: PagePlace): Promise<string> {
  const whole = normalisePath(place.path) === '/' ? '/etusivu' : normalisePath(place.path);
  // With room for the number.
  const base = whole.slice(0, 190);
  for (let number = 2; ; number += 1) {
    const path = `${base}-${number}`;
    if (await isPathFree(queries, { ...place, path }, null)) return path;
  }
}

/** Says that a tab has a page open. @returns the names of the others who have */
export async function touchPresence(
  queries: Queries,
  id: number,
  tab: string,
  author: Author,
): Promise<string[]> {
  await queries
    .insertInto('page_presence')
    .values({ page_id: id, tab, user_id: author.id })
    .onConflict((conflict) =>
      conflict.columns(['page_id', 'tab']).doUpdateSet({ seen_at: now, user_id: author.id }),
    )
    .execute();
  await queries.deleteFrom('page_presence').where('seen_at', '<', ago('1 minute')).execute();
  const others = await queries
    .selectFrom('page_presence')
    .innerJoin('editor_user', 'editor_user.id', 'user_id')
    .select('name')
    .distinct()
    .where('page_id', '=', id)
    .where('tab', '<>', tab)
    .where('seen_at', '>', ago('15 seconds'))
    .orderBy('name')
    .execute();
  return others.map(({ name }) => name);
}

/** Says that a tab has closed a page. */
export async function deletePresence(queries: Queries, id: number, tab: string): Promise<void> {
  await queries.deleteFrom('page_presence').where('page_id', '=', id).where('tab', '=', tab).execute();
}
