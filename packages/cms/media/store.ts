/** Stores the pictures and documents of the library. */
import type { AnyCollection, ItemPlace } from '../collections/define.ts';
import { type StoredItem, toItem } from '../collections/store.ts';
import { applyChanges, requireItemPublishing, requireItemWriting } from '../collections/publish.ts';
import type { Picture } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import { isLanguage, type Language } from 'saaristo/sites';
import type { Database, Queries } from '../platform/database/database.ts';
import { escapeLike, now, rowCount } from '../platform/database/expressions.ts';
import { CONTENT, openContent, readContent, type SentFile } from '../platform/files/stored-files.ts';
import { HttpError } from '../platform/http/errors.ts';
import { replacePageEntries } from '../content/entry-index.ts';
import { type ChangedPage, schedulePurge } from '../pages/store/purge-tags.ts';
import { splitWords } from '../search/text/language.ts';
import { correctBy } from '../search/text/typos.ts';
import {
  CONTENT_COLUMNS,
  isInAnyContent,
  isInContent,
  requirePublishing,
  requireWriting,
  USED_PICTURES,
} from '../pages/store/effects.ts';
import type { Author } from '../platform/model/rights.ts';
import { listUses, MAX_USES, type PageUse } from '../pages/store/uses.ts';
import type { AltTexts } from './alt.ts';
import { DOCUMENT_TYPES, type MediaKind } from './documents.ts';
import {
  CENTER,
  cropPicture,
  type Cut,
  type Focus,
  getFocusName,
  type Media,
  type MediaFile,
  moveFocus,
  type PictureEdit,
  type PictureFile,
  type PictureType,
} from './sizes.ts';

/** A document's type as its extension, its size in bytes, and its language if that is told. */
export interface DocumentDetails {
  format: string;
  bytes: number;
  language: Language | null;
}

/** A picture or document of the library. */
export interface MediaRow extends Omit<Picture, keyof AltTexts>, AltTexts {
  document?: DocumentDetails;
  /** How it is made from its original. */
  edit?: PictureEdit;
  /** The time since which it is in the bin. */
  deletedAt?: Date;
}

/** Tells whether a file can be turned and cropped. A GIF may be an animation, and a document is no picture. */
export const canEdit = ({ document, url }: MediaRow): boolean => !document && !url.endsWith('.gif');

interface StoredMedia extends Omit<Picture, 'url' | 'focus' | keyof AltTexts>, Omit<AltTexts, 'alts'> {
  alts: unknown;
  edit: unknown;
  bytes: number | null;
  language: string | null;
  deletedAt: Date | null;
  type: string;
  digest: string;
  focusX: number;
  focusY: number;
}

/** Pictures per page of the list. */
export const MEDIA_PAGE_SIZE = 48;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  ...DOCUMENT_TYPES,
};

/** The start of the addresses of a picture's files. */
const getMediaFolder = (id: number): string => `/media/library/${id}/`;

type StoredName = Pick<StoredMedia, 'id' | 'digest' | 'type'>;

/** Returns the address of a picture with the name of a focus. The center has none. */
const getAddress = ({ id, digest, type }: StoredName, focusName: string): string =>
  `${getMediaFolder(id)}${digest}${focusName === getFocusName(CENTER) ? '' : focusName}.${EXTENSIONS[type] ?? 'bin'}`;

const getFocusedAddress = (file: StoredName, focus: Focus): string => getAddress(file, getFocusName(focus));

const createRow = ({
  id,
  name,
  alt,
  alts,
  isDecorative,
  width,
  height,
  focusX,
  focusY,
  tags,
  bytes,
  language,
  deletedAt,
  edit,
  ...file
}: StoredMedia): MediaRow => ({
  id,
  name,
  url: getFocusedAddress({ id, ...file }, { x: focusX, y: focusY }),
  alt,
  alts: alts as AltTexts['alts'],
  isDecorative,
  width,
  height,
  focus: { x: focusX, y: focusY },
  tags,
  ...(deletedAt && { deletedAt }),
  ...(edit !== null && { edit: edit as PictureEdit }),
  ...(bytes !== null && {
    document: {
      format: EXTENSIONS[file.type] ?? '',
      bytes,
      language: isLanguage(language) ? language : null,
    },
  }),
});

const COLUMNS = [
  'id',
  'name',
  'alt',
  'alts',
  'is_decorative as isDecorative',
  'type',
  'width',
  'height',
  'digest',
  'focus_x as focusX',
  'focus_y as focusY',
  'tags',
  'bytes',
  'language',
  'deleted_at as deletedAt',
  'edit',
] as const;

/** Selects pictures of the library. */
export interface MediaFilter {
  /** Words of the name, the alternative text or a tag. */
  text?: string | undefined;
  tag?: string | undefined;
  kind?: MediaKind | undefined;
  /** Whether to list only pictures that no content has. */
  isUnused?: boolean | undefined;
  /** Whether to list only pictures that wait for their alternative text. */
  isWaiting?: boolean | undefined;
  /** Whether to list the bin. */
  isBin?: boolean | undefined;
  /** From 1. */
  page: number;
}

/** The pictures of a list. */
export interface FoundMedia {
  rows: MediaRow[];
  count: number;
  /** The words that were searched instead of misspelt ones. */
  corrected?: string;
}

/** Maximum pictures whose words correct a misspelt search. */
const MAX_CORRECTING = 10_000;

const allTexts = sql<string>`concat_ws(' ', name, alt,
  (select string_agg(value, ' ') from jsonb_each_text(alts)), array_to_string(tags, ' '))`;

const selectFound = (
  queries: Queries,
  { text, tag, kind = 'any', isUnused, isWaiting, isBin }: MediaFilter,
) =>
  queries
    .selectFrom('media')
    .where('deleted_at', isBin ? 'is not' : 'is', null)
    .$if(tag !== undefined, (all) => all.where(sql<boolean>`tags @> array[${tag ?? ''}]`))
    .$if(kind !== 'any', (all) => all.where('bytes', kind === 'picture' ? 'is' : 'is not', null))
    .$if(isUnused === true, (all) => all.where(sql<boolean>`id not in ${USED_PICTURES}`))
    .$if(isWaiting === true, (all) =>
      all.where(sql<boolean>`bytes is null and alt = '' and alts = '{}' and not is_decorative`),
    )
    .where(({ and, eb }) =>
      and(
        (text ?? '')
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => eb(allTexts, 'ilike', `%${escapeLike(word)}%`)),
      ),
    );

async function findAllMedia(queries: Queries, filter: MediaFilter): Promise<FoundMedia> {
  const found = selectFound(queries, filter);
  const rows = await found
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(MEDIA_PAGE_SIZE)
    .offset((filter.page - 1) * MEDIA_PAGE_SIZE)
    .execute();
  const { count } = await found.select(rowCount).executeTakeFirstOrThrow();
  return { rows: rows.map(createRow), count };
}

/** Returns pictures, newest first. If no picture has the words, searches for words that are spelt alike. */
export async function listMedia(queries: Queries, filter: MediaFilter): Promise<FoundMedia> {
  const found = await findAllMedia(queries, filter);
  if (found.count > 0 || !filter.text) return found;
  const others = await selectFound(queries, { ...filter, text: undefined })
    .select(allTexts.as('text'))
    .limit(MAX_CORRECTING)
    .execute();
  const corrected = correctBy(
    splitWords(filter.text),
    others.flatMap(({ text }) => splitWords(text)),
  );
  return corrected === undefined
    ? found
    : { ...(await findAllMedia(queries, { ...filter, text: corrected })), corrected };
}

/** A tag with the number of its pictures. */
export interface MediaTag {
  tag: string;
  count: number;
}

/** Maximum tags of the list. */
const MAX_TAGS = 200;

/** Returns the tags in alphabetical order. */
export async function listMediaTags(queries: Queries): Promise<MediaTag[]> {
  const { rows } = await sql<MediaTag>`select tag, count(*)::integer as count from media, unnest(tags) as tag
    where deleted_at is null group by tag order by count(*) desc, tag limit ${MAX_TAGS}`.execute(queries);
  return rows.toSorted((a, b) => a.tag.localeCompare(b.tag, 'fi'));
}

const MAX_TAGS_OF_PICTURE = 20;
const MAX_TAG_LENGTH = 40;

/** Reads tags between commas, in lower case and without repeated ones. */
export const parseTags = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, MAX_TAG_LENGTH).trim())
        .filter(Boolean),
    ),
  ].slice(0, MAX_TAGS_OF_PICTURE);

/** Sets the tags of a picture. */
export async function setTags(queries: Queries, id: number, tags: string[]): Promise<void> {
  await queries.updateTable('media').set({ tags }).where('id', '=', id).execute();
}

const selectMedia = (queries: Queries, id: number) =>
  queries.selectFrom('media').select(COLUMNS).where('id', '=', id).where('deleted_at', 'is', null);

export async function findMedia(queries: Queries, id: number): Promise<MediaRow | undefined> {
  const found = await selectMedia(queries, id).executeTakeFirst();
  return found && createRow(found);
}

/** Returns the details of those ids that are documents. */
export async function findDocuments(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, DocumentDetails>> {
  const rows = await queries
    .selectFrom('media')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('bytes', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, createRow(row).document!]));
}

async function storeFiles(queries: Queries, id: number, files: readonly MediaFile[]): Promise<void> {
  for (const file of files)
    await queries
      .insertInto('media_file')
      .values({ media_id: id, ...file })
      .onConflict((stored) => stored.doNothing())
      .execute();
}

const toColumns = ({ alt = '', alts = {}, isDecorative = false }: Partial<AltTexts>) => ({
  alt,
  alts: JSON.stringify(alts),
  is_decorative: isDecorative,
});

/** Stores a picture with its sizes or a document, in a transaction of the caller. */
export const addMedia = async (
  queries: Queries,
  {
    name,
    by,
    tags = [],
    language = null,
    ...texts
  }: Partial<AltTexts> & { name: string; by: number; tags?: string[]; language?: Language | null },
  { files, ...media }: Media,
): Promise<MediaRow> => {
  const row = await queries
    .insertInto('media')
    .values({
      name,
      ...toColumns(texts),
      ...media,
      added_by: by,
      tags,
      language: media.bytes === undefined ? null : language,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await storeFiles(queries, row.id, files);
  return createRow(row);
};

/** SQL conditions on `item`: any stage of it, or one that visitors see or will see, has a text. */
const isInItem = (text: string) => sql<boolean>`strpos(concat(draft, published, scheduled), ${text}) > 0`;
const isShownItem = (text: string) => sql<boolean>`strpos(concat(published, scheduled), ${text}) > 0`;

/**
 * Checks the right to change a picture: to write the pages and items that use it, and to publish those on which visitors see it or a
 * publisher reviews it. Locks the pages until the end of the transaction, so that none of them is published between the check and the change.
 * @returns the pages on which they do
 * @throws PublishersOnlyError, OtherSitesError
 */
export async function requireMediaChange(
  queries: Queries,
  id: number,
  author: Author,
): Promise<ChangedPage[]> {
  const folder = getMediaFolder(id);
  const { rows } = await sql<ChangedPage & { isPublic: boolean }>`
    select id, site, language, path, template, ${isInContent(folder, ['public', 'review'])} as "isPublic" from page
    where deleted_at is null and ${isInContent(folder, ['draft', 'public', 'review'])} order by id for update`.execute(
    queries,
  );
  const shown = rows.filter(({ isPublic }) => isPublic);
  requirePublishing(author, shown);
  requireWriting(author, rows);
  const items = await sql<ItemPlace & { isPublic: boolean }>`
    select site, language, ${isShownItem(folder)} as "isPublic" from item
    where deleted_at is null and ${isInItem(folder)} order by id for update`.execute(queries);
  for (const item of items.rows) {
    if (item.isPublic) requireItemPublishing(author, item);
    else requireItemWriting(author, item);
  }
  return shown;
}

/**
 * Replaces the URL of a replaced picture in all content but the history, whose addresses are redirected. A change by an editor increases the
 * versions of the drafts: a publisher who has seen another picture cannot publish it.
 */
async function updateAddresses(
  queries: Queries,
  media: StoredMedia,
  author: Author,
  collections: readonly AnyCollection[],
  moved: readonly (readonly [before: string, after: string])[],
): Promise<void> {
  const folder = getMediaFolder(media.id);
  // Addresses of before the last change are replaced, too. Each use keeps its focus at the same part of the picture.
  const replaced = (column: string) => {
    const text = moved.reduce(
      (content, [before, after]) => sql<string>`regexp_replace(${content},
        ${`${folder}(?!${media.digest})[\\w-]+\\${before}\\.\\w+`}, ${getAddress(media, after)}, 'g')`,
      sql<string>`${sql.ref(column)}::text`,
    );
    return sql`${sql.ref(column)} = regexp_replace(${text},
      ${`${folder}[\\w-]+(\\.focus-x\\d+-y\\d+)?\\.\\w+`}, ${getAddress(media, '\\1')}, 'g')::jsonb`;
  };
  const isNew = author.role !== 'publisher';
  const { rows: pages } = await sql<ChangedPage & { shown: boolean }>`
    update page set ${isNew ? sql`draft_version = draft_version + 1, draft_at = now(), draft_by = ${author.id},` : sql``}
      ${replaced('draft')}, ${replaced('published')}
    where ${isInContent(folder, ['draft', 'public'])}
    returning id, site, language, path, template, published is not null as shown`.execute(queries);
  for (const { table, column, stage } of CONTENT_COLUMNS)
    if (table !== 'page' && stage !== 'history')
      await sql`update ${sql.table(table)} set ${replaced(column)}
        ${isNew && table === 'page_edition' ? sql`, version = version + 1` : sql``}
        where ${stage === 'review' ? sql`result is null and` : sql``} strpos(${sql.ref(column)}::text, ${folder}) > 0`.execute(
        queries,
      );
  type Row = Pick<StoredItem, 'id' | 'key' | 'site' | 'language' | 'position' | 'collection' | 'published'>;
  const { rows: items } = await sql<Row & { before: object | null }>`
    update item set ${isNew ? sql`revision = revision + 1,` : sql``} ${replaced('draft')}, ${replaced('published')},
      ${replaced('scheduled')}
    from (select id as old_id, published as before from item where ${isInItem(folder)}) as old where id = old_id
    returning id, key, site, language, position, collection, published, before`.execute(queries);
  for (const collection of collections) {
    const changes = items.flatMap(({ before, published, ...item }) =>
      item.collection === collection.name && before && published
        ? { before: toItem(item, before), after: toItem(item, published) }
        : [],
    );
    await applyChanges(queries, collection, changes);
  }
  const shown = pages.filter((page) => page.shown);
  const places = new Map(shown.map(({ site, language }) => [`${site} ${language}`, { site, language }]));
  for (const place of places.values()) await replacePageEntries(queries, place);
  await schedulePurge(queries, shown);
}

/**
 * Replaces a picture on every page, and in every item, that shows it.
 * @param edited how the new one is made from the original of the picture with this address
 * @throws PublishersOnlyError, OtherSitesError if the author may not change the pages that use it
 * @throws HttpError 409 if the picture has changed since it was edited
 * @returns undefined if the picture does not exist
 */
export const replaceMedia = (
  database: Database,
  id: number,
  { files, ...media }: Media,
  author: Author,
  collections: readonly AnyCollection[],
  edited?: { edit: PictureEdit; url: string },
): Promise<MediaRow | undefined> =>
  database.transaction().execute(async (queries) => {
    const before = await selectMedia(queries, id).forUpdate().executeTakeFirst();
    if (!before) return undefined;
    await requireMediaChange(queries, id, author);
    if (edited && createRow(before).url !== edited.url)
      throw new HttpError(409, 'The picture has been changed in the meantime.');
    const { focusX, focusY, edit } = before;
    const move = (focus: Focus): Focus =>
      edited ? moveFocus(focus, (edit ?? undefined) as PictureEdit | undefined, edited.edit) : focus;
    const moved = (await listFoci(queries, id)).map(
      (focus) => [getFocusName(focus), getFocusName(move(focus))] as const,
    );
    const focus = move({ x: focusX, y: focusY });
    await queries.deleteFrom('media_file').where('media_id', '=', id).execute();
    await storeFiles(queries, id, files);
    const row = await queries
      .updateTable('media')
      .set({
        ...media,
        focus_x: focus.x,
        focus_y: focus.y,
        edit: edited ? JSON.stringify(edited.edit) : null,
      })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    if (before.digest !== media.digest || before.type !== media.type)
      await updateAddresses(queries, row, author, collections, moved);
    return createRow(row);
  });

/** Returns each focus around which the pages that use a picture crop it. */
export async function listFoci(queries: Queries, id: number): Promise<Focus[]> {
  const { rows } = await sql<Focus>`
    select found[1]::integer / 10.0::float8 as x, found[2]::integer / 10.0::float8 as y
    from media_file, regexp_matches(cut, 'focus-x([0-9]+)-y([0-9]+)') as found where media_id = ${id}
    union select round(focus_x * 10) / 10, round(focus_y * 10) / 10 from media where id = ${id}`.execute(
    queries,
  );
  return rows;
}

async function listFiles(database: Database, id: number): Promise<PictureFile[]> {
  const rows = await database
    .selectFrom('media_file')
    .innerJoin('media', 'media.id', 'media_id')
    .select(['cut', 'media_file.width', 'media_file.type', CONTENT, 'file_key as key'])
    .where('media_id', '=', id)
    .where('cut', '<>', 'original')
    .orderBy(sql`media_file.type = media.type`, 'desc')
    .orderBy('media_file.width')
    .execute();
  const files: PictureFile[] = [];
  for (const { content, key, cut, type, ...file } of rows)
    files.push({
      ...file,
      cut: cut as Cut,
      type: type as PictureType,
      content: await readContent(database, { content, key }),
    });
  return files;
}

/** The details that editors write: the focus of a picture, and the language of a document. */
export interface MediaDetails extends Partial<AltTexts> {
  name: string;
  focus: Focus;
  language?: Language | null;
}

/**
 * Changes the details of a picture or document. The focus is that of later uses: the address of each use has its own.
 * @returns undefined if it does not exist
 * @throws PublishersOnlyError, OtherSitesError if visitors would see another name or language of a document on pages that the author may
 * not change
 */
export const updateMedia = (
  database: Database,
  id: number,
  { name, focus, language = null, ...texts }: MediaDetails,
  author: Author,
): Promise<MediaRow | undefined> =>
  database.transaction().execute(async (queries) => {
    const before = await selectMedia(queries, id).forUpdate().executeTakeFirst();
    if (!before) return undefined;
    if (before.bytes !== null && (before.name !== name || before.language !== language))
      await schedulePurge(queries, await requireMediaChange(queries, id, author));
    const row = await queries
      .updateTable('media')
      .set({ name, ...toColumns(texts), focus_x: focus.x, focus_y: focus.y, language })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return createRow(row);
  });

/**
 * Crops a picture around a focus, and keeps its other crops.
 * @returns the picture with the address of the crop; undefined if the picture does not exist
 */
export async function cropMedia(database: Database, id: number, focus: Focus): Promise<MediaRow | undefined> {
  const standing = await selectMedia(database, id).executeTakeFirst();
  if (!standing || standing.bytes !== null) return undefined;
  const files = await cropPicture(await listFiles(database, id), focus);
  return database.transaction().execute(async (queries) => {
    const row = await selectMedia(queries, id).forUpdate().executeTakeFirst();
    // The picture was replaced in the meantime, so the new crops are those of the old picture.
    if (row?.digest !== standing.digest) return undefined;
    await storeFiles(queries, id, files);
    return { ...createRow(row), focus, url: getFocusedAddress(row, focus) };
  });
}

/** Returns the pages and items that use a picture in their drafts, published content, editions or schedules. */
export async function listMediaUses(queries: Queries, id: number): Promise<PageUse[]> {
  const folder = getMediaFolder(id);
  const { rows } = await sql<PageUse>`
    select id, collection, title, '' as path, site, ${isShownItem(folder)} as "isPublic", '[]'::jsonb as blocks,
      false as "isShared", '[]'::jsonb as editions
    from item where deleted_at is null and ${isInItem(folder)} order by site, id limit ${MAX_USES}`.execute(
    queries,
  );
  return [...(await listUses(queries, [folder])), ...rows];
}

/** Days in the bin, after which a picture is deleted for ever. */
export const BIN_DAYS = 30;

/**
 * Puts a picture or document into the bin: no visitor gets it any more.
 * @throws PublishersOnlyError, OtherSitesError if the author may not change the pages that use it
 * @returns undefined if the picture does not exist
 */
export const deleteMedia = (database: Database, id: number, author: Author): Promise<'deleted' | undefined> =>
  database.transaction().execute(async (queries) => {
    if (!(await selectMedia(queries, id).forUpdate().executeTakeFirst())) return undefined;
    await requireMediaChange(queries, id, author);
    await queries.updateTable('media').set({ deleted_at: now }).where('id', '=', id).execute();
    return 'deleted';
  });

/**
 * Takes a picture or document out of the bin: pages that still have it show it again.
 * @throws PublishersOnlyError, OtherSitesError if the author may not change the pages that use it
 * @returns undefined if it does not exist
 */
export const restoreMedia = (
  database: Database,
  id: number,
  author: Author,
): Promise<'restored' | undefined> =>
  database.transaction().execute(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('media')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    await requireMediaChange(queries, id, author);
    return 'restored';
  });

/**
 * Puts a picture into the bin unless any content has it, also a review, an earlier version and the bin. Any editor may do that.
 * @returns undefined if the picture does not exist
 */
export const deleteUnusedMedia = (database: Database, id: number): Promise<'deleted' | 'used' | undefined> =>
  database.transaction().execute(async (queries) => {
    if (!(await selectMedia(queries, id).forUpdate().executeTakeFirst())) return undefined;
    const { numUpdatedRows } = await queries
      .updateTable('media')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .where(sql<boolean>`not ${isInAnyContent(getMediaFolder(id))}`)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0 ? 'deleted' : 'used';
  });

/** Returns the file that was uploaded, which is undefined for pictures of before it was kept, or the smallest size. */
export async function findStoredFile(
  database: Database,
  id: number,
  cut: 'original' | 'smallest',
): Promise<{ type: string; sent: SentFile } | undefined> {
  const row = await database
    .selectFrom('media_file')
    .select(['type', CONTENT, 'file_key as key'])
    .where('media_id', '=', id)
    .$if(cut === 'original', (files) => files.where('cut', '=', cut))
    .orderBy(sql`cut = 'whole'`, 'desc')
    .orderBy('width')
    .executeTakeFirst();
  return row && { type: row.type, sent: await openContent(database, row) };
}

/** Returns the file that was uploaded; undefined for pictures of before it was kept. */
export async function readOriginal(database: Database, id: number): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('media_file')
    .select([CONTENT, 'file_key as key'])
    .where('media_id', '=', id)
    .where('cut', '=', 'original')
    .executeTakeFirst();
  return row && readContent(database, row);
}

/** The variant of a picture that a browser requests. */
export interface MediaVariant {
  cut: Cut;
  /** The minimum width in px; the largest size if undefined. */
  width: number | undefined;
  takesWebp: boolean;
}

const MAX_WIDTH = 100_000;

/**
 * Returns a file of a picture.
 * @returns the current URL if the requested file has an old digest
 */
export async function findMediaFile(
  database: Database,
  id: number,
  file: string,
  { cut, width = MAX_WIDTH, takesWebp }: MediaVariant,
): Promise<{ type: string; name: string; sent: SentFile } | { movedTo: string } | undefined> {
  const found = await selectMedia(database, id).executeTakeFirst();
  if (!found) return undefined;
  const focusName = /\.focus-x\d+-y\d+(?=\.)/.exec(file)?.[0] ?? '';
  const address = getAddress(found, focusName);
  if (address !== getMediaFolder(id) + file) return { movedTo: address };
  const crop = `${cut}${focusName || getFocusName(CENTER)}`;
  const row = await database
    .selectFrom('media_file')
    .select(['type', CONTENT, 'file_key as key'])
    .where('media_id', '=', id)
    .where('cut', '<>', 'original')
    .orderBy(sql`cut = ${crop}`, 'desc')
    .orderBy(sql`cut = ${cut}`, 'desc')
    .orderBy(sql`cut = 'whole'`, 'desc')
    .orderBy(sql`type = ${takesWebp ? 'image/webp' : found.type}`, 'desc')
    .orderBy(sql`width >= ${width}`, 'desc')
    .orderBy(sql`case when width >= ${width} then width else -width end`)
    .limit(1)
    .executeTakeFirst();
  return row && { type: row.type, name: found.name, sent: await openContent(database, row) };
}
