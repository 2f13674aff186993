/** The only way to change published items: publishing now or later, unpublishing, the bin. */
import { isDeepStrictEqual } from 'node:util';
import type { EditorLanguage } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { cancelJob, scheduleJob } from '../platform/database/jobs.ts';
import { purgeTags } from '../platform/database/purge.ts';
import { OtherSitesError, PublishersOnlyError } from '../platform/http/errors.ts';
import { getSiteTag } from '../platform/model/cache-tags.ts';
import type { Author } from '../platform/model/rights.ts';
import { scheduleDays } from './days.ts';
import type { AnyCollection, Change, Days, Item, ItemPlace } from './define.ts';
import { describeProblem, findItemProblems, type ItemProblem } from './form.ts';
import {
  findCollectionName,
  findItem,
  findKey,
  getLiveKey,
  mayWriteItem,
  PUBLISH_ITEM_JOB,
  type StoredItem,
  toItem,
} from './store.ts';

/** The error of a scheduled publishing whose publisher may not publish the item any more. */
const PUBLISHER_GONE = 'The account that has scheduled this may not publish the item any more.';

/** @throws OtherSitesError if the account may not change items of a place */
export function requireItemWriting(author: Author, place: ItemPlace): void {
  if (!mayWriteItem(author, place)) throw new OtherSitesError();
}

/** @throws PublishersOnlyError, OtherSitesError if the account may not change what visitors see of a place */
export function requireItemPublishing(author: Author, place: ItemPlace): void {
  if (author.role !== 'publisher') throw new PublishersOnlyError();
  requireItemWriting(author, place);
}

/** Projects changed items, and purges the pages of their sites from caches. */
export async function applyChanges(
  queries: Queries,
  collection: AnyCollection,
  given: readonly Change<object>[],
): Promise<void> {
  if (given.length === 0) return;
  // An item with another key is another one for visitors.
  const changes = given.flatMap(({ before, after }) =>
    before && after && before.key !== after.key
      ? [
          { before, after: null },
          { before: null, after },
        ]
      : [{ before, after }],
  );
  await collection.project?.(queries, changes);
  await scheduleDays(queries, collection, changes);
  const places = changes.flatMap(({ before, after }) => [before?.site, after?.site]);
  const sites = places.includes(null)
    ? (await queries.selectFrom('site').select('site').execute()).map(({ site }) => site)
    : places.flatMap((site) => site ?? []);
  await purgeTags(queries, sites.map(getSiteTag));
  // Locks the entries, and no other lock may follow.
  await collection.reindex?.(queries, changes);
}

async function addVersion(
  queries: Queries,
  id: number,
  value: object,
  by: string,
  at?: Date | null,
): Promise<void> {
  await queries
    .insertInto('item_version')
    .values(({ selectFrom }) => ({
      item_id: id,
      number: selectFrom('item_version')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
        .where('item_id', '=', id),
      value: JSON.stringify(value),
      made_by: by,
      ...(at && { made_at: at }),
    }))
    .execute();
}

/** Stores the shipped value as the first version of an item without versions. */
async function addShippedVersion(
  queries: Queries,
  { id, published, publishedAt }: StoredItem,
): Promise<void> {
  if (!published) return;
  const version = await queries
    .selectFrom('item_version')
    .select('number')
    .where('item_id', '=', id)
    .executeTakeFirst();
  if (!version) await addVersion(queries, id, published, 'Saaristo', publishedAt);
}

const UNSCHEDULED = { publish_at: null, scheduled: null, scheduled_by_id: null, scheduled_by: null } as const;

async function unschedule(queries: Queries, id: number): Promise<void> {
  await queries.updateTable('item').set(UNSCHEDULED).where('id', '=', id).execute();
  await cancelJob(queries, PUBLISH_ITEM_JOB, String(id));
}

/**
 * Publishes a value of a locked item. Another draft and another scheduled value stay, without the effects of this publishing.
 * @returns the change, which the caller applies; 'taken' if another item has its key
 */
async function publishValue(
  queries: Queries,
  collection: AnyCollection,
  item: StoredItem,
  value: object,
  by: string,
): Promise<Change<object> | 'taken'> {
  const isKept = item.published !== null && collection.keyField === undefined;
  const found = isKept ? item : await findKey(queries, collection, item, value, item.id);
  if (found === 'taken') return found;
  const { key } = found;
  if (key === null) throw new Error(`An item of ${collection.name} has no key.`);
  await addShippedVersion(queries, item);
  const settle = (one: object): object => collection.settle?.(one, value) ?? one;
  const settled = settle(value);
  const draft = settle(item.draft);
  await addVersion(queries, item.id, settled, by);
  await queries
    .updateTable('item')
    .set({
      key,
      published: JSON.stringify(settled),
      published_at: now,
      draft: JSON.stringify(draft),
      // A form that is older than the changed draft gets a conflict.
      revision: item.revision + Number(!isDeepStrictEqual(draft, item.draft)),
      scheduled: item.scheduled && JSON.stringify(settle(item.scheduled)),
    })
    .where('id', '=', item.id)
    .execute();
  const before = item.published && toItem(item, item.published);
  return { before, after: toItem({ ...item, key }, value) };
}

/**
 * Publishes a draft in a transaction that the caller rolls back, at once if it begins later. Needs no right to publish.
 * @returns the item as it would be published; 'taken' if another item has its key
 */
export async function showDraft(
  queries: Queries,
  collection: AnyCollection,
  item: StoredItem,
  language: EditorLanguage,
): Promise<Item<object> | 'taken' | { problems: ItemProblem[] }> {
  const problems = await findItemProblems(queries, collection, toItem(item, item.draft), language);
  if (problems.length > 0) return { problems };
  const { from: _, ...value } = item.draft as Days;
  const change = await publishValue(queries, collection, item, collection.getDays ? value : item.draft, '');
  if (change === 'taken') return change;
  await collection.project?.(queries, [change]);
  await collection.reindex?.(queries, [change]);
  return change.after!;
}

export type PublishResult =
  | 'published'
  | 'scheduled'
  | 'gone'
  | 'taken'
  | { conflict: StoredItem }
  | { problems: ItemProblem[] };

/** Counts a change of the state as a change of the item. A form that is older than it gets a conflict. */
const changedBy = ({ id }: Author) => ({
  revision: sql<number>`revision + 1`,
  changed_at: now,
  changed_by: id,
});

interface Publishing {
  /** The revision of the draft. */
  revision: number;
  at?: Date | null;
  language: EditorLanguage;
  /** Takes the change if the caller applies several changes together. Default: it is applied. */
  changes?: Change<object>[];
}

/**
 * Publishes the draft of an item, now or at a time, if it is that of a revision and has no problems.
 * @throws PublishersOnlyError, OtherSitesError
 */
export async function publishItem(
  queries: Queries,
  collection: AnyCollection,
  id: number,
  { revision, at = null, language, changes }: Publishing,
  author: Author,
): Promise<PublishResult> {
  const item = await findItem(queries, collection.name, id, true);
  if (!item || item.deletedAt) return 'gone';
  requireItemPublishing(author, item);
  if (item.revision !== revision) return { conflict: item };
  const problems = await findItemProblems(queries, collection, toItem(item, item.draft), language);
  if (problems.length > 0) return { problems };
  if (at) {
    await queries
      .updateTable('item')
      .set({
        publish_at: at,
        scheduled: JSON.stringify(item.draft),
        scheduled_by_id: author.id,
        scheduled_by: author.name,
        ...changedBy(author),
      })
      .where('id', '=', id)
      .execute();
    await scheduleJob(queries, PUBLISH_ITEM_JOB, String(id), at);
    return 'scheduled';
  }
  if (item.state !== 'published') {
    const change = await publishValue(queries, collection, item, item.draft, author.name);
    if (change === 'taken') return change;
    if (changes) changes.push(change);
    else await applyChanges(queries, collection, [change]);
  }
  const isOver = item.publishAt !== null && item.publishAt <= new Date();
  if (isOver || isDeepStrictEqual(item.scheduled, item.draft)) await unschedule(queries, id);
  return 'published';
}

/**
 * Publishes the scheduled value of an item that is due.
 * @returns its collection and title, and who scheduled it; undefined if nothing was published
 * @throws Error if the value has problems, or the publisher may not publish it any more
 */
export const publishScheduledItem = (
  database: Database,
  collections: readonly AnyCollection[],
  id: number,
): Promise<{ by: string; subject: string } | undefined> =>
  database.transaction().execute(async (queries) => {
    const name = await findCollectionName(queries, id);
    const collection = collections.find((one) => one.name === name);
    if (!collection) return undefined;
    const item = await findItem(queries, collection.name, id, true);
    if (!item?.scheduled || !item.publishAt || item.deletedAt || item.publishAt > new Date())
      return undefined;
    const user = await queries
      .selectFrom('editor_user')
      .select(['role', 'sites', 'languages'])
      .where('id', '=', item.scheduledById)
      .executeTakeFirst();
    if (!item.scheduledBy || user?.role !== 'publisher' || !mayWriteItem(user, item))
      throw new Error(PUBLISHER_GONE);
    const problems = await findItemProblems(queries, collection, toItem(item, item.scheduled), 'en');
    if (problems.length > 0) throw new Error(problems.map(describeProblem).join(' '));
    const change = await publishValue(queries, collection, item, item.scheduled, item.scheduledBy);
    if (change === 'taken') throw new Error('Another item has the key of this one.');
    await applyChanges(queries, collection, [change]);
    await unschedule(queries, id);
    return { by: item.scheduledBy, subject: `${collection.name}: ${item.title}` };
  });

/** Changes the pages of an item that begins or ends to be shown. */
export const showItem = (
  database: Database,
  collections: readonly AnyCollection[],
  key: string,
): Promise<void> =>
  database.transaction().execute(async (queries) => {
    const id = Number(key.split(' ')[0]);
    const name = await findCollectionName(queries, id);
    const collection = collections.find((one) => one.name === name);
    const stored = collection && (await findItem(queries, collection.name, id, true));
    if (!collection || !stored?.published || stored.deletedAt) return;
    const item = toItem(stored, stored.published);
    await applyChanges(queries, collection, [{ before: item, after: item }]);
  });

/** A change of an item's state: `unpublish` keeps the draft, `delete` moves it to the bin. */
export type StateChange = 'unpublish' | 'unschedule' | 'delete' | 'restore';

export type StateResult = 'done' | 'gone' | 'taken' | 'needed' | { conflict: StoredItem };

/** Tells whether visitors need an item: its place has no other one. */
export const isNeeded = (
  { isSingle }: AnyCollection,
  { published }: Pick<StoredItem, 'published'>,
): boolean => isSingle === true && published !== null;

/**
 * Changes the state of an item whose draft is that of a revision.
 * @returns 'taken' if another item has the key of one that is restored; 'needed' if the site cannot be without the published item
 * @throws PublishersOnlyError, OtherSitesError
 */
export async function changeItemState(
  queries: Queries,
  collection: AnyCollection,
  id: number,
  { change, revision }: { change: StateChange; revision: number },
  author: Author,
): Promise<StateResult> {
  const item = await findItem(queries, collection.name, id, true);
  if (!item || (item.deletedAt !== null) !== (change === 'restore')) return 'gone';
  const isPublic = item.published !== null || item.publishAt !== null;
  if (isPublic) requireItemPublishing(author, item);
  else requireItemWriting(author, item);
  if (item.revision !== revision) return { conflict: item };
  if ((change === 'unpublish' || change === 'delete') && isNeeded(collection, item)) return 'needed';
  const set = (values: object) =>
    queries
      .updateTable('item')
      .set({ ...values, ...changedBy(author) })
      .where('id', '=', id)
      .execute();
  if (change === 'restore') {
    const key = getLiveKey(item);
    const taken =
      key !== null &&
      (await queries
        .selectFrom('item')
        .select('id')
        .where('collection', '=', collection.name)
        .where('key', '=', key)
        .executeTakeFirst());
    if (taken) return 'taken';
    await set({ key, deleted_at: null });
    return 'done';
  }
  await unschedule(queries, id);
  if (change === 'unschedule') {
    await set({});
    return 'done';
  }
  await addShippedVersion(queries, item);
  await set({
    published: null,
    published_at: null,
    ...(change === 'delete' && { deleted_at: now, key: item.key && `${item.key}~${id}` }),
  });
  if (item.published)
    await applyChanges(queries, collection, [{ before: toItem(item, item.published), after: null }]);
  return 'done';
}
