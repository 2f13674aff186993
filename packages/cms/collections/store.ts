/** Stores items with their drafts, published values, schedules and versions. `publish.ts` publishes them. */
import { type NotNull, sql } from 'kysely';
import { type Language, type Site, SITES } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { anyOf, escapeLike, now } from '../platform/database/expressions.ts';
import type { Author, Rights } from '../platform/model/rights.ts';
import type { AnyCollection, Item, ItemPlace, ShippedItem } from './define.ts';
import type { ItemProblem } from './form.ts';

export type ItemState = 'draft' | 'changed' | 'published';

/** An item with all that its form shows. */
export interface StoredItem extends ItemPlace {
  id: number;
  collection: string;
  key: string | null;
  title: string;
  position: number;
  draft: object;
  published: object | null;
  publishedAt: Date | null;
  /** A change must name the revision that it is based on. */
  revision: number;
  changedAt: Date;
  /** The user who changed it last; null for an item as it ships. */
  changedBy: string | null;
  state: ItemState;
  publishAt: Date | null;
  scheduled: object | null;
  scheduledById: number | null;
  scheduledBy: string | null;
  /** Why the scheduled publishing has failed. */
  failure: string | null;
  deletedAt: Date | null;
}

/** The job that publishes a scheduled item. Its key is the item's id. */
export const PUBLISH_ITEM_JOB = 'publish-item';

const STATE = sql<ItemState>`case when published is null then 'draft' when published = draft then 'published' else 'changed' end`;

const selectItems = (queries: Queries) =>
  queries
    .selectFrom('item')
    .leftJoin('editor_user', 'editor_user.id', 'changed_by')
    .leftJoin('job', (join) =>
      join.on('job.name', '=', PUBLISH_ITEM_JOB).on('job.key', '=', sql<string>`item.id::text`),
    )
    .select([
      'item.id',
      'collection',
      'item.key',
      'site',
      'language',
      'title',
      'position',
      'draft',
      'published',
      'published_at as publishedAt',
      'revision',
      'changed_at as changedAt',
      'editor_user.name as changedBy',
      STATE.as('state'),
      'publish_at as publishAt',
      'scheduled',
      'scheduled_by_id as scheduledById',
      'scheduled_by as scheduledBy',
      'job.last_error as failure',
      'deleted_at as deletedAt',
    ]);

/** Returns an item, even if it is in the bin. @param lock until the end of the transaction */
export async function findItem(
  queries: Queries,
  collection: string,
  id: number,
  lock = false,
): Promise<StoredItem | undefined> {
  const item = selectItems(queries).where('item.id', '=', id).where('collection', '=', collection);
  return (lock ? item.forUpdate('item') : item).executeTakeFirst();
}

/** Returns the key of an item out of the bin, in which it has the item's id behind it. */
export const getLiveKey = ({
  id,
  key,
  deletedAt,
}: Pick<StoredItem, 'id' | 'key' | 'deletedAt'>): string | null =>
  key && deletedAt ? key.slice(0, -`~${id}`.length) : key;

/** Returns the collection of an item by its id. */
export const findCollectionName = async (queries: Queries, id: number): Promise<string | undefined> =>
  (await queries.selectFrom('item').select('collection').where('id', '=', id).executeTakeFirst())?.collection;

/** Returns the item at a stage of it, as the declaration of its collection gets it. */
export const toItem = <Value extends object>(
  { id, key, site, language, position }: Pick<StoredItem, 'id' | 'key' | 'site' | 'language' | 'position'>,
  value: object,
): Item<Value> => ({
  id,
  key: key ?? '',
  site,
  language,
  position,
  value: value as Value,
});

/** Returns the published items of a collection, in its order. */
export async function listPublished<Value extends object>(
  queries: Queries,
  collection: string,
  { site, language, key }: { site?: Site | null; language?: Language | null; key?: string } = {},
): Promise<Item<Value>[]> {
  const all = queries
    .selectFrom('item')
    .select(['id', 'key', 'site', 'language', 'position', 'published as value'])
    .where('collection', '=', collection)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .$if(site !== undefined, (some) => some.where('site', 'is not distinct from', site!))
    .$if(language !== undefined, (some) => some.where('language', 'is not distinct from', language!))
    .$if(key !== undefined, (some) => some.where('key', '=', key!))
    .$narrowType<{ value: NotNull }>();
  const rows = await all.orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({ ...row, key: row.key ?? '', value: row.value as Value }));
}

/** Selects items of a list. */
export interface ItemFilter {
  text?: string | undefined;
  site?: Site | undefined;
  language?: Language | undefined;
  state?: ItemState | 'scheduled' | undefined;
  /** Whether the bin is listed. */
  isBin?: boolean;
  keys?: readonly string[];
  /** Only items of these sites; null for all. */
  sites?: readonly Site[] | null;
}

export const ITEMS_PER_LIST = 50;

/** Returns the items of a page of a list, and the number of all. Without a page, all items. */
export async function listItems(
  queries: Queries,
  collection: string,
  { text, site, language, state, isBin = false, keys, sites = null }: ItemFilter,
  page?: number,
): Promise<{ rows: StoredItem[]; count: number }> {
  const like = `%${escapeLike(text ?? '')}%`;
  const where = sql<boolean>`collection = ${collection} and (deleted_at is not null) = ${isBin}
    and (${site ?? null}::text is null or site = ${site ?? null})
    and (${language ?? null}::text is null or language = ${language ?? null})
    and (${text ?? ''} = '' or title ilike ${like} or item.key ilike ${like} or draft::text ilike ${like})
    and (${keys === undefined} or item.key = ${anyOf(keys ?? [])})
    and (${sites === null} or site = ${anyOf(sites ?? [])})
    and (${
      state === undefined
        ? sql`true`
        : state === 'scheduled'
          ? sql`publish_at is not null`
          : sql`${STATE} = ${state}`
    })`;
  const rows = await selectItems(queries)
    .where(where)
    .orderBy('position')
    .orderBy('item.id')
    .$if(page !== undefined, (all) => all.limit(ITEMS_PER_LIST).offset(((page ?? 1) - 1) * ITEMS_PER_LIST))
    .execute();
  if (page === undefined) return { rows, count: rows.length };
  const { count } = await queries
    .selectFrom('item')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** Returns the numbers of items that an account sees, and of their unpublished changes, by collection. */
export async function countItems(
  queries: Queries,
  collections: readonly AnyCollection[],
  rights: Rights,
): Promise<ReadonlyMap<string, { count: number; changed: number }>> {
  const rows = await queries
    .selectFrom('item')
    .select([
      'collection',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(count(*) filter (where published is distinct from draft))::integer`.as('changed'),
    ])
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or(
        collections.map((one) => {
          const sites = getSeenSites(one, rights);
          const isOf = eb('collection', '=', one.name);
          return sites ? isOf.and(sql<boolean>`site = ${anyOf(sites)}`) : isOf;
        }),
      ),
    )
    .groupBy('collection')
    .execute();
  return new Map(rows.map(({ collection, ...counts }) => [collection, counts]));
}

/** Tells whether an account may change items of a place. Those of the whole estate need an account without limits. */
export const mayWriteItem = ({ sites, languages }: Rights, { site, language }: ItemPlace): boolean =>
  (sites === null || (site !== null && sites.includes(site))) &&
  (languages === null || (language === null ? site !== null : languages.includes(language)));

/** Tells whether an account sees a collection. */
export const maySee = ({ isPrivate, scope, sites = SITES }: AnyCollection, rights: Rights): boolean =>
  !isPrivate ||
  (scope === 'estate' ? [null] : sites).some((site) => mayWriteItem(rights, { site, language: null }));

/** Returns the sites whose items of a collection an account sees; null for all. */
export const getSeenSites = ({ isPrivate }: AnyCollection, { sites }: Rights): readonly Site[] | null =>
  isPrivate ? sites : null;

/** Tells whether an account sees an item. */
export const maySeeItem = (collection: AnyCollection, rights: Rights, place: ItemPlace): boolean =>
  !collection.isPrivate || mayWriteItem(rights, place);

/** Whether another item has a key. */
const isKeyTaken = async (
  queries: Queries,
  collection: string,
  key: string,
  id: number | null,
): Promise<boolean> =>
  (await queries
    .selectFrom('item')
    .select('id')
    .where('collection', '=', collection)
    .where('key', '=', key)
    .where('id', 'is distinct from', id)
    .executeTakeFirst()) !== undefined;

/** Returns the key of a value, null for none yet, or 'taken' if another item has it. */
export async function findKey(
  queries: Queries,
  collection: AnyCollection,
  place: ItemPlace,
  value: object,
  id: number | null,
): Promise<{ key: string | null } | 'taken'> {
  const base = collection.createKey(value, place);
  if (base === '') return { key: null };
  // Until the end of the transaction no other request gets the key.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${collection.name} ${base}`}, 0))`.execute(
    queries,
  );
  if (!(await isKeyTaken(queries, collection.name, base, id))) return { key: base };
  if (collection.keyField !== undefined || collection.isSingle) return 'taken';
  for (let number = 2; ; number += 1)
    if (!(await isKeyTaken(queries, collection.name, `${base}-${number}`, id)))
      return { key: `${base}-${number}` };
}

/** The result of a write: the item, or why nothing was written. */
export type SaveResult =
  | { item: StoredItem }
  | { conflict: StoredItem }
  | { problems: ItemProblem[] }
  | 'taken'
  | 'gone';

const MAX_TITLE = 300;

/** Returns the title of a value in lists. */
const getTitle = (collection: AnyCollection, value: object): string =>
  collection.getTitle(value).slice(0, MAX_TITLE);

/** Creates an item as a draft, in a transaction of the caller. It is the last one of its collection. */
export async function insertItem(
  queries: Queries,
  collection: AnyCollection,
  place: ItemPlace,
  value: object,
  author: Author,
): Promise<SaveResult> {
  const found = await findKey(queries, collection, place, value, null);
  if (found === 'taken') return found;
  const { id } = await queries
    .insertInto('item')
    .values(({ selectFrom }) => ({
      collection: collection.name,
      ...place,
      key: found.key,
      title: getTitle(collection, value),
      position: selectFrom('item')
        .select(sql<number>`coalesce(max(position), -1) + 1`.as('position'))
        .where('collection', '=', collection.name),
      draft: JSON.stringify(value),
      changed_by: author.id,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { item: (await findItem(queries, collection.name, id))! };
}

/** Saves a draft of a locked item that is based on a revision, in a transaction of the caller. */
export async function saveItem(
  queries: Queries,
  collection: AnyCollection,
  item: StoredItem,
  revision: number,
  value: object,
  author: Author,
): Promise<SaveResult> {
  const { id } = item;
  if (item.deletedAt) return 'gone';
  if (item.revision !== revision) return { conflict: item };
  const found = item.published === null ? await findKey(queries, collection, item, value, id) : item;
  if (found === 'taken') return found;
  await queries
    .updateTable('item')
    .set(({ eb }) => ({
      draft: JSON.stringify(value),
      title: getTitle(collection, value),
      key: found.key,
      revision: eb('revision', '+', 1),
      changed_at: now,
      changed_by: author.id,
    }))
    .where('id', '=', id)
    .execute();
  return { item: (await findItem(queries, collection.name, id))! };
}

/** A published value. */
export interface ItemVersion {
  number: number;
  value: object;
  madeAt: Date;
  madeBy: string;
}

/** Returns the versions of an item, newest first. */
export const listVersions = (queries: Queries, id: number): Promise<ItemVersion[]> =>
  queries
    .selectFrom('item_version')
    .select(['number', 'value', 'made_at as madeAt', 'made_by as madeBy'])
    .where('item_id', '=', id)
    .orderBy('number', 'desc')
    .limit(50)
    .execute();

/**
 * Imports the items that ship with the program. Items that nobody has changed follow the content, and go with it; changed and deleted ones
 * stay.
 */
export async function importItems(
  queries: Queries,
  collection: AnyCollection,
  shipped: readonly ShippedItem<object>[],
): Promise<void> {
  const rows = new Map<string, object>();
  for (const [position, { key, site, language, value }] of shipped.entries())
    if (!rows.has(key))
      rows.set(key, { key, site, language, position, value, title: getTitle(collection, value) });
  const given = sql`jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
    as given (key text, site text, language text, position integer, title text, value jsonb)`;
  const isUnchanged = sql`item.shipped is not null and item.deleted_at is null and item.publish_at is null
    and item.published = item.shipped and item.draft = item.shipped`;
  const { name } = collection;
  await sql`
    delete from item where collection = ${name} and ${isUnchanged}
      and not exists (select from ${given} where given.key = item.origin)`.execute(queries);
  await sql`
    insert into item (collection, key, origin, site, language, title, position, draft, published, published_at, shipped)
    select ${name}, key, key, site, language, title, position, value, value, now(), value from ${given}
    where not exists (
      select from item where collection = ${name} and item.origin = given.key and not (${isUnchanged}))
    on conflict (collection, key) do update
      set site = excluded.site, language = excluded.language, title = excluded.title, position = excluded.position,
          draft = excluded.draft, published = excluded.published, shipped = excluded.shipped,
          revision = item.revision + (item.shipped <> excluded.shipped)::integer
      where ${isUnchanged}`.execute(queries);
}
