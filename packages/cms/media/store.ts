/** Stores the pictures of the library. */
import type { Picture as MediaRow } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/database/database.ts';
import { escapeLike, rowCount } from '../platform/database/expressions.ts';
import { CONTENT, openContent, readContent, type SentFile } from '../platform/files/stored-files.ts';
import { replacePageEntries } from '../content/entry-index.ts';
import { type ChangedPage, schedulePurge } from '../pages/store/purge-tags.ts';
import { splitWords } from '../search/text/language.ts';
import { correctBy } from '../search/text/typos.ts';
import {
  CONTENT_COLUMNS,
  isInContent,
  PAGE_COLUMNS,
  requirePublishing,
  requireWriting,
  USED_PICTURES,
} from '../pages/store/effects.ts';
import type { Author } from '../platform/model/rights.ts';
import { listUses, type PageUse } from '../pages/store/uses.ts';
import {
  type Cut,
  type Focus,
  type Picture,
  type PictureFile,
  type PictureType,
  recropPicture,
} from './sizes.ts';

export type { MediaRow };

interface StoredMedia extends Omit<MediaRow, 'url' | 'focus'> {
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
};

/** The start of the addresses of a picture's files. */
export const getMediaFolder = (id: number): string => `/media/library/${id}/`;

/** Returns the focus in tenths of width and height as a part of a file's name, which styles read (styles/base.css). Empty for the center. */
const getFocusName = ({ focusX, focusY }: Pick<StoredMedia, 'focusX' | 'focusY'>): string => {
  const [x, y] = [focusX, focusY].map((part) => Math.round(part * 10));
  return x === 5 && y === 5 ? '' : `.focus-x${x}-y${y}`;
};
/** Removes the focus from an address. */
const withoutFocus = (address: string): string => address.replace(/\.focus-x\d+-y\d+(?=\.)/, '');

const getAddress = ({
  id,
  digest,
  type,
  ...focus
}: Pick<StoredMedia, 'id' | 'digest' | 'type' | 'focusX' | 'focusY'>): string =>
  `${getMediaFolder(id)}${digest}${getFocusName(focus)}.${EXTENSIONS[type] ?? 'bin'}`;

const createRow = ({
  id,
  name,
  alt,
  width,
  height,
  focusX,
  focusY,
  tags,
  ...file
}: StoredMedia): MediaRow => ({
  id,
  name,
  url: getAddress({ id, focusX, focusY, ...file }),
  alt,
  width,
  height,
  focus: { x: focusX, y: focusY },
  tags,
});

const COLUMNS = [
  'id',
  'name',
  'alt',
  'type',
  'width',
  'height',
  'digest',
  'focus_x as focusX',
  'focus_y as focusY',
  'tags',
] as const;

/** Selects pictures of the library. */
export interface MediaFilter {
  /** Words of the name, the alternative text or a tag. */
  text?: string | undefined;
  tag?: string | undefined;
  /** Whether to list only pictures that no page uses. */
  isUnused?: boolean | undefined;
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

const allTexts = sql<string>`concat_ws(' ', name, alt, array_to_string(tags, ' '))`;

const selectFound = (queries: Queries, { text, tag, isUnused }: MediaFilter) =>
  queries
    .selectFrom('media')
    .$if(tag !== undefined, (all) => all.where(sql<boolean>`tags @> array[${tag ?? ''}]`))
    .$if(isUnused === true, (all) => all.where(sql<boolean>`id not in ${USED_PICTURES}`))
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
    group by tag order by count(*) desc, tag limit ${MAX_TAGS}`.execute(queries);
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
  queries.selectFrom('media').select(COLUMNS).where('id', '=', id);

export async function findMedia(queries: Queries, id: number): Promise<MediaRow | undefined> {
  const found = await selectMedia(queries, id).executeTakeFirst();
  return found && createRow(found);
}

async function storeFiles(queries: Queries, id: number, files: readonly PictureFile[]): Promise<void> {
  await queries.deleteFrom('media_file').where('media_id', '=', id).execute();
  for (const file of files)
    await queries
      .insertInto('media_file')
      .values({ media_id: id, ...file })
      .execute();
}

/** Stores a picture with its sizes, in a transaction of the caller. */
export const addMedia = async (
  queries: Queries,
  { name, alt, by, tags = [] }: { name: string; alt: string; by: number; tags?: string[] },
  { type, width, height, digest, files }: Picture,
): Promise<MediaRow> => {
  const row = await queries
    .insertInto('media')
    .values({ name, alt, type, width, height, digest, added_by: by, tags })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await storeFiles(queries, row.id, files);
  return createRow(row);
};

/**
 * Checks the right to change a picture: to write the pages that use it, and to publish those on which visitors see it or a publisher reviews
 * it. Locks the pages until the end of the transaction, so that none of them is published between the check and the change.
 * @throws PublishersOnlyError, OtherSitesError
 */
async function requireChange(queries: Queries, id: number, author: Author): Promise<void> {
  const folder = getMediaFolder(id);
  const { rows } = await sql<ChangedPage & { isPublic: boolean }>`
    select site, language, ${isInContent(folder, ['public', 'review'])} as "isPublic" from page
    where deleted_at is null and ${isInContent(folder, ['draft', 'public', 'review'])} order by id for update`.execute(
    queries,
  );
  requirePublishing(
    author,
    rows.filter(({ isPublic }) => isPublic),
  );
  requireWriting(author, rows);
}

/**
 * Replaces the URL of a picture in all content but the history, whose addresses are redirected. A change by an editor increases the versions
 * of the drafts: a publisher who has seen another picture cannot publish it.
 */
async function updateAddresses(
  queries: Queries,
  before: StoredMedia,
  after: StoredMedia,
  author: Author,
): Promise<void> {
  const address = getAddress(after);
  if (getAddress(before) === address) return;
  const folder = getMediaFolder(before.id);
  // Addresses of before the last change are replaced, too.
  const replaced = (column: string) =>
    sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}::text, ${`${folder}[\\w.-]+`}, ${address}, 'g')::jsonb`;
  const isNew = author.role !== 'publisher';
  const { rows: pages } = await sql<ChangedPage & { shown: boolean }>`
    update page set ${isNew ? sql`draft_version = draft_version + 1, draft_at = now(), draft_by = ${author.id},` : sql``}
      ${sql.join(PAGE_COLUMNS.map(replaced))}
    where ${isInContent(folder, ['draft', 'public'])}
    returning id, site, language, path, template, published is not null as shown`.execute(queries);
  for (const { table, column, stage } of CONTENT_COLUMNS)
    if (stage === 'review')
      await sql`update ${sql.table(table)} set ${replaced(column)}
        where result is null and strpos(${sql.ref(column)}::text, ${folder}) > 0`.execute(queries);
  const shown = pages.filter((page) => page.shown);
  const places = new Map(shown.map(({ site, language }) => [`${site} ${language}`, { site, language }]));
  for (const place of places.values()) await replacePageEntries(queries, place);
  await schedulePurge(queries, shown);
}

/**
 * Replaces a picture on every page that shows it.
 * @throws PublishersOnlyError, OtherSitesError if the author may not change the pages that use it
 * @returns undefined if the picture does not exist
 */
export const replaceMedia = (
  database: Database,
  id: number,
  { type, width, height, digest, files }: Picture,
  author: Author,
): Promise<MediaRow | undefined> =>
  database.transaction().execute(async (queries) => {
    const before = await selectMedia(queries, id).forUpdate().executeTakeFirst();
    if (!before) return undefined;
    await requireChange(queries, id, author);
    await storeFiles(queries, id, files);
    const row = await queries
      .updateTable('media')
      .set({ type, width, height, digest })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await updateAddresses(queries, before, row, author);
    return createRow(row);
  });

async function listFiles(database: Database, id: number): Promise<PictureFile[]> {
  const rows = await database
    .selectFrom('media_file')
    .innerJoin('media', 'media.id', 'media_id')
    .select(['cut', 'media_file.width', 'media_file.type', CONTENT, 'file_key as key'])
    .where('media_id', '=', id)
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

/** The details of a picture that editors write. */
export interface MediaDetails {
  name: string;
  alt: string;
  focus: Focus;
}

/**
 * Changes the details of a picture. Another focus creates new crops. Visitors see the focus of pictures on their pages, but not the name
 * and text in the library.
 * @throws PublishersOnlyError, OtherSitesError if the author may not change the pages that use it
 * @returns undefined if the picture does not exist
 */
export async function updateMedia(
  database: Database,
  id: number,
  { name, alt, focus }: MediaDetails,
  author: Author,
): Promise<MediaRow | undefined> {
  const standing = await selectMedia(database, id).executeTakeFirst();
  if (!standing) return undefined;
  const isMoved =
    Math.fround(standing.focusX) !== Math.fround(focus.x) ||
    Math.fround(standing.focusY) !== Math.fround(focus.y);
  const cut = isMoved ? await recropPicture(await listFiles(database, id), focus) : undefined;
  return database.transaction().execute(async (queries) => {
    const before = await selectMedia(queries, id).forUpdate().executeTakeFirst();
    // The picture was replaced in the meantime, so the new crops are those of the old picture.
    if (!before || (cut && before.digest !== standing.digest)) return undefined;
    if (cut) await requireChange(queries, id, author);
    if (cut) await storeFiles(queries, id, cut.files);
    const row = await queries
      .updateTable('media')
      .set({ name, alt, focus_x: focus.x, focus_y: focus.y, digest: cut?.digest ?? before.digest })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await updateAddresses(queries, before, row, author);
    return createRow(row);
  });
}

/** Returns the pages that use a picture in their drafts, published or scheduled content. */
export const listMediaUses = (queries: Queries, id: number): Promise<PageUse[]> =>
  listUses(queries, [getMediaFolder(id)]);

/**
 * @throws PublishersOnlyError, OtherSitesError if the author may not change the pages that use it
 * @returns undefined if the picture does not exist
 */
export const deleteMedia = (database: Database, id: number, author: Author): Promise<'deleted' | undefined> =>
  database.transaction().execute(async (queries) => {
    if (!(await selectMedia(queries, id).forUpdate().executeTakeFirst())) return undefined;
    await requireChange(queries, id, author);
    await queries.deleteFrom('media').where('id', '=', id).execute();
    return 'deleted';
  });

/**
 * Deletes a picture unless any content has it, also a review and the history of a page. Any editor may do that.
 * @returns undefined if the picture does not exist
 */
export const deleteUnusedMedia = (database: Database, id: number): Promise<'deleted' | 'used' | undefined> =>
  database.transaction().execute(async (queries) => {
    if (!(await selectMedia(queries, id).forUpdate().executeTakeFirst())) return undefined;
    const { rows } = await sql`
      select 1 from page where deleted_at is null
        and ${isInContent(getMediaFolder(id), ['draft', 'public', 'review', 'history'])} limit 1`.execute(
      queries,
    );
    if (rows.length > 0) return 'used';
    await queries.deleteFrom('media').where('id', '=', id).execute();
    return 'deleted';
  });

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
): Promise<{ type: string; sent: SentFile } | { movedTo: string } | undefined> {
  const found = await selectMedia(database, id).executeTakeFirst();
  if (!found) return undefined;
  const address = getAddress(found);
  if (withoutFocus(address) !== withoutFocus(getMediaFolder(id) + file)) return { movedTo: address };
  const row = await database
    .selectFrom('media_file')
    .select(['type', CONTENT, 'file_key as key'])
    .where('media_id', '=', id)
    .orderBy(sql`cut = ${cut}`, 'desc')
    .orderBy(sql`type = ${takesWebp ? 'image/webp' : found.type}`, 'desc')
    .orderBy(sql`width >= ${width}`, 'desc')
    .orderBy(sql`case when width >= ${width} then width else -width end`)
    .limit(1)
    .executeTakeFirst();
  return row && { type: row.type, sent: await openContent(database, row) };
}
