/** Stores pages with their drafts, published content and versions (revisions). */
import type { Edition } from '@saaristo/editor/contract';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Site } from 'saaristo/sites';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ago, now } from '../../platform/database/expressions.ts';
import { cancelJob, scheduleJob } from '../../platform/database/jobs.ts';
import { findComputedPage, normalisePath } from '../../platform/model/paths.ts';
import { findSite } from '../../content/find-entry.ts';
import { moveNotes } from './notes.ts';
import { closeReview, lastReview, type StoredReview } from './review-store.ts';
import { recordDraft } from './draft-history.ts';
import {
  cancelEditions,
  type EditionContent,
  endEdition,
  findDueEdition,
  isPublisherGone,
  PATH_TAKEN,
  type ScheduledSection,
  storedEditions,
} from './editions.ts';
import { schedulePurge } from './purge-tags.ts';
import { replacePageEntries } from '../../content/entry-index.ts';
import { listDraftSections, listPlacesOfUses } from '../../content/sections.ts';
import { leaveGroup, listGroups, lockTranslations } from './translation-groups.ts';
import type { PageContent, PageDetails, TemplateKind } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { mayUserPublish, requirePublishing, requireWriting } from './effects.ts';

/** The location of a page. */
export type PagePlace = Pick<PageContent, 'site' | 'language' | 'path'>;

/** The job that unpublishes a page at its time. Its key is the page's id. */
export const UNPUBLISH_JOB = 'unpublish-page';

/** The error of a scheduled change whose author may not publish the page any more. */
const PUBLISHER_GONE = 'The account that has scheduled this may not publish the page any more.';

/** An unpublished section of a page, with the version of its draft that the publisher has seen. */
export interface SeenSection {
  id: number;
  version: number;
}

export interface EditedPage extends PagePlace {
  id: number;
  /** The kind of the template; null for an ordinary page. */
  template: TemplateKind | null;
  draft: PageDetails;
  /** '' has no name. */
  draftName: string;
  /** Increases with each save. A save must name the version that it is based on. */
  draftVersion: number;
  draftAt: Date;
  /** The user who saved last; null for a page that was never saved. */
  draftBy: string | null;
  published: PageDetails | null;
  publishedAt: Date | null;
  /** The drafts beside the draft, those with a time first. */
  editions: Edition[];
  unpublishAt: Date | null;
  /** The publisher who set `unpublishAt`, by id and name. */
  unpublishById: number | null;
  unpublishBy: string | null;
  /** Whether the page stays published at `unpublishAt`, because that publisher may not publish it any more. */
  isUnpublisherGone: boolean;
  /** The last review of the page. */
  review: StoredReview | null;
  deletedAt: Date | null;
}

/** The columns of every selection of pages by `selectPages`. */
export const COLUMNS = [
  'page.id',
  'site',
  'language',
  'path',
  'template',
  'draft_at as draftAt',
  'editor_user.name as draftBy',
  'draft_name as draftName',
  storedEditions,
  'unpublish_at as unpublishAt',
  sql<boolean>`unpublish_at is not null and ${isPublisherGone('page.unpublish_by_id')}`.as(
    'isUnpublisherGone',
  ),
] as const;

/** Returns a query for pages with their authors. */
export const selectPages = (queries: Queries) =>
  queries.selectFrom('page').leftJoin('editor_user', 'editor_user.id', 'draft_by');

/** Returns a page, even if it is deleted (in the bin); undefined if there is none with the id. */
export async function findEditedPage(
  queries: Queries,
  id: number,
  lock = false,
): Promise<EditedPage | undefined> {
  const page = selectPages(queries)
    .select([
      ...COLUMNS,
      'draft',
      'draft_version as draftVersion',
      'published',
      'published_at as publishedAt',
      'unpublish_by_id as unpublishById',
      'unpublish_by as unpublishBy',
      lastReview,
      'deleted_at as deletedAt',
    ])
    .where('page.id', '=', id);
  return (lock ? page.forUpdate('page') : page).executeTakeFirst();
}

/** Returns whether no other page, no entry of another kind and no listing has the path. */
async function isPathFree(queries: Queries, { site, path }: PagePlace, id: number | null): Promise<boolean> {
  const address = normalisePath(path);
  // Until the end of the transaction no other request gets the path.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${site}${address}`}, 0))`.execute(queries);
  const languages = (await findSite(queries, site))?.languages ?? [];
  if (findComputedPage(address.toLowerCase(), languages)) return false;
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

/**
 * Creates a page, in a transaction of the caller.
 * @throws OtherSitesError if the author has no right to its site or language
 * @returns the id of the new page, or undefined if its address is taken
 */
export async function insertPage(
  queries: Queries,
  place: PagePlace & Pick<PageContent, 'template'>,
  details: PageDetails,
  author: Author,
): Promise<number | undefined> {
  requireWriting(author, [place]);
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
}

/** Creates a page as `insertPage` does. */
export const createPage = (
  database: Database,
  place: PagePlace & Pick<PageContent, 'template'>,
  details: PageDetails,
  author: Author,
): Promise<number | undefined> =>
  database.transaction().execute((queries) => insertPage(queries, place, details, author));

/** The result of saving a draft: its new version, or the page if another user has saved it in the meantime. */
export type SaveResult = { version: number; savedAt: Date } | { conflict: EditedPage };

/** Finds a save of the same details by the same user on the same version: the call was sent again, because its answer was lost. */
const findEqualSave = (queries: Queries, id: number, version: number, details: PageDetails, author: Author) =>
  queries
    .selectFrom('page')
    .select(['draft_version as version', 'draft_at as savedAt'])
    .where('id', '=', id)
    .where('draft_version', '=', version + 1)
    .where('draft_by', '=', author.id)
    .where(sql<boolean>`draft = ${JSON.stringify(details)}::jsonb`)
    .executeTakeFirst();

/**
 * Saves a draft that is based on a version. Sending the same save again stores it once.
 * @returns undefined if the page does not exist or is deleted
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
    if (page.draftVersion !== version)
      return (await findEqualSave(queries, id, version, details, author)) ?? { conflict: page };
    return writeDraft(queries, page, details, author);
  });

/** Writes a draft as its next version, and keeps the one before in the history. */
export async function writeDraft(
  queries: Queries,
  page: EditedPage,
  details: PageDetails,
  author: Pick<Author, 'id' | 'name'>,
  name: string = page.draftName,
): Promise<{ version: number; savedAt: Date } | undefined> {
  await moveNotes(queries, page.id, page.draft.blocks, details.blocks);
  await recordDraft(queries, page, details, author);
  return queries
    .updateTable('page')
    .set(({ eb }) => ({
      draft: JSON.stringify(details),
      draft_name: name,
      draft_version: eb('draft_version', '+', 1),
      draft_at: now,
      draft_by: author.id,
      shipped: false,
    }))
    .where('id', '=', page.id)
    .returning(['draft_version as version', 'draft_at as savedAt'])
    .executeTakeFirst();
}

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

/** Stores the shipped content as the first version of a page, unless the page has versions. */
async function addShippedVersion(queries: Queries, page: EditedPage): Promise<void> {
  await sql`
    insert into page_version (page_id, number, details, made_at, made_by)
    select ${page.id}, 1, ${JSON.stringify(page.published)}::jsonb, ${page.publishedAt}, 'Saaristo'
    where not exists (select 1 from page_version where page_id = ${page.id})`.execute(queries);
}

async function deleteRedirect(queries: Queries, site: Site, address: string): Promise<void> {
  await queries.deleteFrom('page_redirect').where('site', '=', site).where('address', '=', address).execute();
}

/** The columns of a page without a time at which it is unpublished. */
const NO_END = { unpublish_at: null, unpublish_by_id: null, unpublish_by: null } as const;

/**
 * Publishes a page. Its editions stay. Checks the path again, because shipped content may have taken it since the draft
 * was created.
 * @returns the number of the version; 'taken', without a change, if the path is taken
 */
export async function publishNow(
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
    .set({ published: JSON.stringify(details), published_at: now, shipped: false })
    .where('id', '=', page.id)
    .execute();
  await deleteRedirect(queries, page.site, normalisePath(page.path));
  // Templates are not searched. They are read for each rendered page. The entries of pages contain the blocks of their sections.
  await schedulePurge(queries, [page]);
  if (page.template === null) await replacePageEntries(queries, page);
  else if (page.template === 'section')
    for (const place of await listPlacesOfUses(queries, page.id)) await replacePageEntries(queries, place);
  return number;
}

/**
 * Reads the drafts of sections that are published together with content. Leaves out sections that the content does not contain, or that are
 * published already, so that a call that is sent again changes nothing.
 * @throws OtherSitesError if the author may not publish a section
 * @returns 'sectionOutdated' if a draft has changed since the publisher has seen it
 */
export async function readSections(
  queries: Queries,
  page: EditedPage,
  details: PageDetails,
  seen: readonly SeenSection[],
  author: Author,
): Promise<ScheduledSection[] | 'sectionOutdated'> {
  const read: ScheduledSection[] = [];
  for (const { id } of await listDraftSections(queries, { ...details, language: page.language })) {
    const version = seen.find((one) => one.id === id)?.version;
    const section = version === undefined ? undefined : await findEditedPage(queries, id, true);
    if (!section || section.deletedAt || section.published) continue;
    requirePublishing(author, [section]);
    if (section.draftVersion !== version) return 'sectionOutdated';
    read.push({ id, details: section.draft });
  }
  return read;
}

/**
 * Publishes sections together with their page, unless they were published or deleted in the meantime.
 * @throws Error if the publisher may not publish one of them any more
 */
export async function publishSections(
  queries: Queries,
  sections: readonly ScheduledSection[],
  by: string,
  byId: number | null,
): Promise<void> {
  for (const { id, details } of sections) {
    const section = await findEditedPage(queries, id, true);
    if (!section || section.deletedAt || section.published) continue;
    if (!(await mayUserPublish(queries, byId, section))) throw new Error(PUBLISHER_GONE);
    await publishNow(queries, section, details, by);
    await closeReview(queries, id, 'approved', { by });
  }
}

/** Returns the number of the version that visitors see if it has the same content. */
export async function findPublished(
  queries: Queries,
  id: number,
  details: PageDetails,
): Promise<number | undefined> {
  const { number } = await queries
    .selectFrom('page')
    .innerJoin('page_version', 'page_id', 'page.id')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('page.id', '=', id)
    .where(sql<boolean>`published = ${JSON.stringify(details)}::jsonb`)
    .executeTakeFirstOrThrow();
  return number ?? undefined;
}

/** A change that a publisher has scheduled: the page, and the name of the publisher. */
export interface ScheduledChange {
  pageId: number;
  by: string;
}

/**
 * Ends an edition whose content was published. A draft without unpublished changes takes the content, so that the next mend does not take it
 * from visitors; another draft stays.
 * @param page as it was before
 */
export async function endPublished(
  queries: Queries,
  page: EditedPage,
  { id, name, draft }: EditionContent,
  details: PageDetails,
  by: Pick<Author, 'id' | 'name'>,
): Promise<void> {
  const hasDraft = draft !== null && !isDeepStrictEqual(draft, details);
  await endEdition(queries, { id }, hasDraft);
  if (isDeepStrictEqual(page.draft, page.published) && !isDeepStrictEqual(page.draft, details))
    await writeDraft(queries, page, details, by, hasDraft ? page.draftName : name);
}

/**
 * Publishes an edition if it is due. Does nothing if it was published or unscheduled in the meantime.
 * @returns undefined if nothing was published
 * @throws Error if something else has the path of the page, or the publisher may not publish it any more
 */
export const publishScheduled = (database: Database, id: number): Promise<ScheduledChange | undefined> =>
  database.transaction().execute(async (queries) => {
    const found = await findDueEdition(queries, id);
    const page = found && (await findEditedPage(queries, found.pageId, true));
    // The edition may have changed before the page was locked.
    const edition = page && !page.deletedAt ? await findDueEdition(queries, id) : undefined;
    if (!page || !edition?.scheduled) return undefined;
    const { scheduled, scheduledBy, scheduledById, scheduledSections } = edition;
    if (!scheduledBy || scheduledById === null || !(await mayUserPublish(queries, scheduledById, page)))
      throw new Error(PUBLISHER_GONE);
    const published = await publishNow(queries, page, scheduled, scheduledBy);
    if (published === 'taken') throw new Error(PATH_TAKEN);
    await endPublished(queries, page, edition, scheduled, { id: scheduledById, name: scheduledBy });
    await publishSections(queries, scheduledSections ?? [], scheduledBy, scheduledById);
    return { pageId: page.id, by: scheduledBy };
  });

/** Cancels the scheduled publishing of an edition. Its content stays. */
export const unscheduleEdition = (
  database: Database,
  id: number,
  edition: number,
  author: Author,
): Promise<void> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page) return;
    requirePublishing(author, [page]);
    await cancelEditions(queries, page, author, edition);
  });

/**
 * Changes a page in a transaction and updates the entries that visitors find.
 * @param author undefined for a change that a publisher has scheduled
 * @param lock takes the locks that the work needs beside that of the page
 */
const changePage = <T>(
  database: Database,
  id: number,
  author: Author | undefined,
  work: (queries: Queries, page: EditedPage) => Promise<T>,
  lock?: (queries: Queries) => Promise<unknown>,
): Promise<T | undefined> =>
  database.transaction().execute(async (queries) => {
    await lock?.(queries);
    const page = await findEditedPage(queries, id, true);
    if (!page) return undefined;
    if (author) requirePublishing(author, [page]);
    const done = await work(queries, page);
    await replacePageEntries(queries, page);
    await schedulePurge(queries, [page]);
    return done;
  });

/** Cancels all that is scheduled for a page, before it is taken from visitors. */
async function cancelSchedules(
  queries: Queries,
  page: EditedPage,
  by: Pick<Author, 'id' | 'name'>,
): Promise<void> {
  await cancelEditions(queries, page, by);
  await cancelJob(queries, UNPUBLISH_JOB, String(page.id));
}

/** Unpublishes a page. Adds its shipped content to its history. */
async function hidePage(queries: Queries, page: EditedPage): Promise<void> {
  if (page.published) await addShippedVersion(queries, page);
  await queries
    .updateTable('page')
    .set({ published: null, published_at: null, ...NO_END, shipped: false })
    .where('id', '=', page.id)
    .execute();
}

/** Unpublishes a page. Keeps its draft. */
export const unpublishPage = (database: Database, id: number, author: Author): Promise<unknown> =>
  changePage(database, id, author, async (queries, page) => {
    await hidePage(queries, page);
    await cancelSchedules(queries, page, author);
  });

/**
 * Sets the time at which a page is unpublished, or null for none.
 * @returns false, without a change, if visitors do not see the page until then
 */
export const setUnpublishTime = (
  database: Database,
  id: number,
  at: Date | null,
  author: Author,
): Promise<boolean> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return false;
    requirePublishing(author, [page]);
    const isShown = page.editions.some(
      ({ publishAt }) => publishAt !== null && at && new Date(publishAt) < at,
    );
    if (at && !page.published && !isShown) return false;
    const end = at ? { unpublish_at: at, unpublish_by_id: author.id, unpublish_by: author.name } : NO_END;
    await queries
      .updateTable('page')
      .set({ ...end, shipped: false })
      .where('id', '=', id)
      .execute();
    if (at) await scheduleJob(queries, UNPUBLISH_JOB, String(id), at);
    else await cancelJob(queries, UNPUBLISH_JOB, String(id));
    return true;
  });

/**
 * Unpublishes a page whose time is due. Keeps editions that are published later. Does nothing if the time was changed in the meantime.
 * @returns undefined if nothing was unpublished
 * @throws Error if the publisher may not publish it any more
 */
export const unpublishScheduled = (database: Database, id: number): Promise<ScheduledChange | undefined> =>
  changePage(database, id, undefined, async (queries, page) => {
    const due = await queries
      .selectFrom('page')
      .select('id')
      .where('id', '=', id)
      .where('unpublish_at', '<=', now)
      .executeTakeFirst();
    if (page.deletedAt || !due) return undefined;
    const { unpublishBy, unpublishById } = page;
    if (!unpublishBy || unpublishById === null || !(await mayUserPublish(queries, unpublishById, page)))
      throw new Error(PUBLISHER_GONE);
    await hidePage(queries, page);
    await cancelEditions(queries, page, { id: unpublishById, name: unpublishBy }, 'due');
    return { pageId: id, by: unpublishBy };
  });

/**
 * Moves a page to the bin and unpublishes it. Pages and drafts in the bin are never deleted: `packages/cms/server/retention.ts` has no rule for
 * them.
 */
export const deletePage = (database: Database, id: number, author: Author): Promise<unknown> =>
  changePage(database, id, author, async (queries, page) => {
    await hidePage(queries, page);
    await queries.updateTable('page').set({ deleted_at: now }).where('id', '=', id).execute();
    await cancelSchedules(queries, page, author);
  });

/**
 * Restores a draft from the bin. The page leaves its translations if they have a page of its language by now.
 * @returns false if its address is taken
 */
export const restorePage = (database: Database, id: number, author: Author): Promise<boolean | undefined> =>
  changePage(
    database,
    id,
    author,
    async (queries, page) => {
      if (!(await isPathFree(queries, page, id))) return false;
      const others = await listGroups(queries, [id]);
      if (others.some((other) => other.id !== id && other.language === page.language))
        await leaveGroup(queries, id, others);
      await queries.updateTable('page').set({ deleted_at: null }).where('id', '=', id).execute();
      return true;
    },
    lockTranslations,
  );

/**
 * Moves a page to another path and redirects visitors from the old one.
 * @returns false if the path is taken
 */
export const movePage = (
  database: Database,
  id: number,
  path: string,
  author: Author,
): Promise<boolean | undefined> =>
  changePage(database, id, author, async (queries, page) => {
    if (!(await isPathFree(queries, { ...page, path }, id))) return false;
    const address = normalisePath(path);
    await queries.updateTable('page').set({ path, address, shipped: false }).where('id', '=', id).execute();
    if (page.published && normalisePath(page.path) !== address)
      await queries
        .insertInto('page_redirect')
        .values({ site: page.site, address: normalisePath(page.path), page_id: id })
        .onConflict((conflict) => conflict.columns(['site', 'address']).doUpdateSet({ page_id: id }))
        .execute();
    // A draft is no page for visitors yet.
    if (page.published) await deleteRedirect(queries, page.site, address);
    return true;
  });

/** Returns the current path of a page that was moved from the given path; undefined if there is none. */
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

/** A version (revision) of a page in its history. */
export interface PageVersion {
  number: number;
  madeAt: Date;
  madeBy: string;
  details: PageDetails;
}

/** Returns all versions, newest first. */
export const listVersions = (queries: Queries, id: number): Promise<PageVersion[]> =>
  queries
    .selectFrom('page_version')
    .select(['number', 'made_at as madeAt', 'made_by as madeBy', 'details'])
    .where('page_id', '=', id)
    .orderBy('number', 'desc')
    .execute();

/** Finds a free path for a copy of a page: '/kampanja-2'. */
async function findFreePath(queries: Queries, place: PagePlace): Promise<string> {
  const whole = normalisePath(place.path) === '/' ? '/etusivu' : normalisePath(place.path);
  // Leaves room for the number.
  const base = whole.slice(0, 190);
  for (let number = 2; ; number += 1) {
    const path = `${base}-${number}`;
    if (await isPathFree(queries, { ...place, path }, null)) return path;
  }
}

/** Maximum attempts to create a copy. Each fails if somebody else takes the free path in the meantime. */
const MAX_COPY_ATTEMPTS = 10;

/**
 * Creates a page at a free path beside another one, in a transaction of the caller.
 * @returns the id of the new page, or undefined if others have taken each path that was free
 */
export async function copyPage(
  queries: Queries,
  { site, language, path }: PagePlace,
  details: PageDetails,
  author: Author,
): Promise<number | undefined> {
  for (let attempt = 0; attempt < MAX_COPY_ATTEMPTS; attempt += 1) {
    const place = { site, language, path: await findFreePath(queries, { site, language, path }) };
    const id = await insertPage(queries, place, details, author);
    if (id !== undefined) return id;
  }
  return undefined;
}

/**
 * Records the presence of a tab that has a page open.
 * @returns the names of the other users who have it open, and whether the user has it open in another tab
 */
export async function touchPresence(
  queries: Queries,
  id: number,
  tab: string,
  author: Author,
): Promise<{ others: string[]; hasOwnTab: boolean }> {
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
    .select(['user_id', 'name'])
    .distinct()
    .where('page_id', '=', id)
    .where('tab', '<>', tab)
    .where('seen_at', '>', ago('15 seconds'))
    .orderBy('name')
    .execute();
  return {
    others: others.flatMap(({ user_id, name }) => (user_id === author.id ? [] : [name])),
    hasOwnTab: others.some(({ user_id }) => user_id === author.id),
  };
}

/** Deletes the presence of a tab that has closed a page. */
export async function deletePresence(queries: Queries, id: number, tab: string): Promise<void> {
  await queries.deleteFrom('page_presence').where('page_id', '=', id).where('tab', '=', tab).execute();
}
