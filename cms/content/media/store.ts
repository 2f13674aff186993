/** The pictures of the library. */
import type { Database, Queries } from '../../database/database.ts';
import { replacePageEntries } from '../seed.ts';
import type { SiteLanguage } from '../pages/page-entries.ts';
import { type Focus, type Picture, type PictureFile, refocused } from './sizes.ts';

/** A picture as editors choose it. */
export interface MediaRow {
  id: number;
  name: string;
  /** Where it is served, for every size of it. */
  url: string;
  alt: string;
  width: number;
  height: number;
  focus: Focus;
}

interface Stored extends Omit<MediaRow, 'url' | 'focus'> {
  type: string;
  digest: string;
  focusX: number;
  focusY: number;
}

/** Pictures of one list. */
export const MEDIA_AT_ONCE = 48;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

const folderOf = (id: number): string => `/media/library/${id}/`;
const addressOf = ({ id, digest, type }: Pick<Stored, 'id' | 'digest' | 'type'>): string =>
  `${folderOf(id)}${digest}.${ENDINGS[type] ?? 'bin'}`;

const rowOf = ({ id, name, alt, width, height, focusX, focusY, ...file }: Stored): MediaRow => ({
  id,
  name,
  url: addressOf({ id, ...file }),
  alt,
  width,
  height,
  focus: { x: focusX, y: focusY },
});

const COLUMNS = 'id, name, alt, type, width, height, digest, focus_x as "focusX", focus_y as "focusY"';

/** Pictures by name or alternative text, the newest first. */
export async function listMedia(
  { query }: Queries,
  { text, page }: { text?: string | undefined; page: number },
): Promise<{ rows: MediaRow[]; count: number }> {
  const pattern = text ? `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
  const where = '$1::text is null or name ilike $1 or alt ilike $1';
  const rows = await query<Stored>(
    `select ${COLUMNS} from media where ${where} order by id desc limit ${MEDIA_AT_ONCE} offset $2`,
    [pattern, (page - 1) * MEDIA_AT_ONCE],
  );
  const [counted] = await query<{ count: number }>(
    `select count(*)::integer as count from media where ${where}`,
    [pattern],
  );
  return { rows: rows.map(rowOf), count: counted?.count ?? 0 };
}

const findStored = async ({ query }: Queries, id: number, lock = false): Promise<Stored | undefined> =>
  (await query<Stored>(`select ${COLUMNS} from media where id = $1 ${lock ? 'for update' : ''}`, [id]))[0];

export async function findMedia(queries: Queries, id: number): Promise<MediaRow | undefined> {
  const found = await findStored(queries, id);
  return found && rowOf(found);
}

async function putFiles({ query }: Queries, id: number, files: readonly PictureFile[]): Promise<void> {
  await query('delete from media_file where media_id = $1', [id]);
  for (const { cut, width, type, content } of files)
    await query('insert into media_file (media_id, cut, width, type, content) values ($1, $2, $3, $4, $5)', [
      id,
      cut,
      width,
      type,
      content,
    ]);
}

/** Adds a picture with its sizes. */
export const addMedia = (
  database: Database,
  { name, alt, by }: { name: string; alt: string; by: number },
  { type, width, height, digest, files }: Picture,
): Promise<MediaRow> =>
  database.transaction(async (queries) => {
    const [row] = await queries.query<Stored>(
      `insert into media (name, alt, type, width, height, digest, added_by) values ($1, $2, $3, $4, $5, $6, $7)
       returning ${COLUMNS}`,
      [name, alt, type, width, height, digest, by],
    );
    await putFiles(queries, row!.id, files);
    return rowOf(row!);
  });

/** Writes the new address of a picture where pages hold the one before, drafts and what is published. Their histories are led on. */
async function readdress(queries: Queries, before: string, after: string): Promise<void> {
  if (before === after) return;
  const pages = await queries.query<SiteLanguage & { shown: boolean }>(
    `update page set draft = replace(draft::text, $1, $2)::jsonb, published = replace(published::text, $1, $2)::jsonb
     where strpos(draft::text, $1) > 0 or strpos(published::text, $1) > 0
     returning site, language, published is not null as shown`,
    [before, after],
  );
  const places = new Map(
    pages
      .filter(({ shown }) => shown)
      .map(({ site, language }) => [`${site} ${language}`, { site, language }]),
  );
  for (const place of places.values()) await replacePageEntries(queries, place);
}

/** Puts another picture in the place of one, on every page that shows it. @returns undefined where there is none */
export const replaceMedia = (
  database: Database,
  id: number,
  { type, width, height, digest, files }: Picture,
): Promise<MediaRow | undefined> =>
  database.transaction(async (queries) => {
    const before = await findStored(queries, id, true);
    if (!before) return undefined;
    await putFiles(queries, id, files);
    const [row] = await queries.query<Stored>(
      `update media set type = $2, width = $3, height = $4, digest = $5 where id = $1 returning ${COLUMNS}`,
      [id, type, width, height, digest],
    );
    await readdress(queries, addressOf(before), addressOf(row!));
    return rowOf(row!);
  });

async function filesOf({ query }: Queries, id: number): Promise<PictureFile[]> {
  const rows = await query<Omit<PictureFile, 'content'> & { content: string }>(
    `select cut, media_file.width, media_file.type, encode(content, 'hex') as content from media_file
     join media on media.id = media_id where media_id = $1
     order by media_file.type = media.type desc, media_file.width`,
    [id],
  );
  return rows.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content, 'hex') }));
}

/** What editors say of a picture. */
export interface MediaDetails {
  name: string;
  alt: string;
  focus: Focus;
}

/** Changes what is said of a picture; with another focus it is cut anew. @returns undefined where there is none */
export async function changeMedia(
  database: Database,
  id: number,
  { name, alt, focus }: MediaDetails,
): Promise<MediaRow | undefined> {
  const standing = await findStored(database, id);
  if (!standing) return undefined;
  const moved = standing.focusX !== Math.fround(focus.x) || standing.focusY !== Math.fround(focus.y);
  const cut = moved ? await refocused(await filesOf(database, id), focus) : undefined;
  return database.transaction(async (queries) => {
    const before = await findStored(queries, id, true);
    // Somebody has replaced it meanwhile: what was cut is of the one before.
    if (!before || (cut && before.digest !== standing.digest)) return undefined;
    if (cut) await putFiles(queries, id, cut.files);
    const [row] = await queries.query<Stored>(
      `update media set name = $2, alt = $3, focus_x = $4, focus_y = $5, digest = $6 where id = $1
       returning ${COLUMNS}`,
      [id, name, alt, focus.x, focus.y, cut?.digest ?? before.digest],
    );
    await readdress(queries, addressOf(before), addressOf(row!));
    return rowOf(row!);
  });
}

/** A page that holds a picture. */
export interface MediaUse {
  id: number;
  title: string;
  path: string;
  site: string;
}

/** The pages that hold a picture, in their drafts or for visitors. */
export const usesOf = ({ query }: Queries, id: number): Promise<MediaUse[]> =>
  query<MediaUse>(
    `select id, draft ->> 'title' as title, path, site from page
     where deleted_at is null and (strpos(draft::text, $1) > 0 or strpos(published::text, $1) > 0)
     order by site, address`,
    [folderOf(id)],
  );

export async function deleteMedia({ query }: Queries, id: number): Promise<void> {
  await query('delete from media where id = $1', [id]);
}

/** What a visitor's browser asks of a picture. */
export interface Wanted {
  cut: 'whole' | 'three-by-two';
  /** The least that fills its place, in px; the largest where there is none. */
  width: number | undefined;
  takesWebp: boolean;
}

/** A file of a picture. @returns its present address in its place where the digest is of another day */
export async function findMediaFile(
  { query }: Queries,
  id: number,
  file: string,
  { cut, width, takesWebp }: Wanted,
): Promise<{ type: string; content: Buffer } | { movedTo: string } | undefined> {
  const found = await findStored({ query } as Queries, id);
  if (!found) return undefined;
  const address = addressOf(found);
  if (address !== folderOf(id) + file) return { movedTo: address };
  const [row] = await query<{ type: string; content: string }>(
    `select type, encode(content, 'hex') as content from media_file where media_id = $1
     order by cut = $2 desc, type = $3 desc, width >= $4 desc, case when width >= $4 then width else -width end limit 1`,
    [id, cut, takesWebp ? 'image/webp' : found.type, width ?? 100_000],
  );
  return row && { type: row.type, content: Buffer.from(row.content, 'hex') };
}
