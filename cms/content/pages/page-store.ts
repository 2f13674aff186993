/** Pages as editors write them: drafts, what of them is published, and what they were before. */
import type { Site } from 'saaristo/sites';
import type { Database, Queries } from '../../database/database.ts';
import { normalisePath } from '../paths.ts';
import { replacePageEntries } from '../seed.ts';
import type { PageContent } from '../types.ts';

/** What a draft and a version hold: a page without its place. */
export type PageDetails = Omit<PageContent, 'site' | 'language' | 'path'>;

/** Where a page is found. */
export type PagePlace = Pick<PageContent, 'site' | 'language' | 'path'>;

/** Whoever writes. */
export interface Author {
  id: number;
  name: string;
}

export interface EditedPage extends PagePlace {
  id: number;
  draft: PageDetails;
  /** Counts what was saved; whoever saves names the one that they began with. */
  draftVersion: number;
  draftAt: Date;
  /** Who saved last; null where nobody has. */
  draftBy: string | null;
  published: PageDetails | null;
  publishedAt: Date | null;
  publishAt: Date | null;
  deletedAt: Date | null;
}

/** Whether visitors see a page, and whether they see what its draft says. */
export type PageState = 'draft' | 'published' | 'changed';

export interface PageRow extends PagePlace {
  id: number;
  title: string;
  state: PageState;
  draftAt: Date;
  draftBy: string | null;
  publishAt: Date | null;
}

/** What of the pages is listed. */
export interface PageFilter {
  site?: Site | undefined;
  /** Of the title or the path. */
  text?: string | undefined;
  /** What is in the bin, and not what is not. */
  bin?: boolean;
  /** Counted from 1. */
  page: number;
}

/** Pages of one list. */
export const PAGES_AT_ONCE = 50;

const COLUMNS = `page.id, site, language, path, draft, draft_version as "draftVersion", draft_at as "draftAt",
  editor_user.name as "draftBy", published, published_at as "publishedAt", publish_at as "publishAt",
  deleted_at as "deletedAt"`;
const FROM = 'page left join editor_user on editor_user.id = draft_by';

/** Pages by site, language and path, with how many there are in all. */
export async function listPages(
  { query }: Queries,
  { site, text, bin = false, page }: PageFilter,
): Promise<{ rows: PageRow[]; count: number }> {
  const given = [site ?? null, text ? `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%` : null, bin];
  const where = `($1::text is null or site = $1) and (deleted_at is not null) = $3
    and ($2::text is null or draft ->> 'title' ilike $2 or path ilike $2)`;
  const rows = await query<PageRow>(
    `select page.id, site, language, path, draft ->> 'title' as title, draft_at as "draftAt",
       editor_user.name as "draftBy", publish_at as "publishAt",
       case when published is null then 'draft' when published = draft then 'published' else 'changed' end as state
     from ${FROM} where ${where} order by site, language, address limit ${PAGES_AT_ONCE} offset $4`,
    [...given, (page - 1) * PAGES_AT_ONCE],
  );
  const [counted] = await query<{ count: number }>(
    `select count(*)::integer as count from page where ${where}`,
    given,
  );
  return { rows, count: counted?.count ?? 0 };
}

/** A page, also out of the bin; undefined where there is none. */
export async function findEditedPage(
  { query }: Queries,
  id: number,
  lock = false,
): Promise<EditedPage | undefined> {
  const [page] = await query<EditedPage>(
    `select ${COLUMNS} from ${FROM} where page.id = $1 ${lock ? 'for update of page' : ''}`,
    [id],
  );
  return page;
}

/** Whether an address of a site is free for this page. */
async function isFree({ query }: Queries, { site, path }: PagePlace, id: number | null): Promise<boolean> {
  const given = [site, normalisePath(path)];
  const others = await query(
    `select 1 from page where site = $1 and address = $2 and deleted_at is null and id is distinct from $3
     union all select 1 from entry where site = $1 and path = $2 and kind <> 'page'`,
    [...given, id],
  );
  return others.length === 0;
}

/** @returns the id of the new page, or undefined where its address is taken */
export const createPage = (
  database: Database,
  place: PagePlace,
  details: PageDetails,
  author: Author,
): Promise<number | undefined> =>
  database.transaction(async (queries) => {
    if (!(await isFree(queries, place, null))) return undefined;
    const { site, language, path } = place;
    const [page] = await queries.query<{ id: number }>(
      `insert into page (site, language, path, address, position, draft, draft_by)
       select $1, $2, $3, $4, coalesce(max(position), 0) + 1, $5::jsonb, $6 from page
       on conflict (site, address) where deleted_at is null do nothing returning id`,
      [site, language, path, normalisePath(path), JSON.stringify(details), author.id],
    );
    return page?.id;
  });

/** What became of a draft: its new version, or the page as somebody else has saved it meanwhile. */
export type Saved = { version: number; savedAt: Date } | { conflict: EditedPage };

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
): Promise<Saved | undefined> =>
  database.transaction(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    if (page.draftVersion !== version) return { conflict: page };
    const [saved] = await queries.query<{ version: number; savedAt: Date }>(
      `update page set draft = $2::jsonb, draft_version = draft_version + 1, draft_at = now(), draft_by = $3,
         shipped = false where id = $1 returning draft_version as version, draft_at as "savedAt"`,
      [id, JSON.stringify(details), author.id],
    );
    return saved;
  });

async function addVersion({ query }: Queries, page: EditedPage, by: string): Promise<number> {
  const [made] = await query<{ number: number }>(
    `insert into page_version (page_id, number, details, made_by)
     select $1, coalesce(max(number), 0) + 1, $2::jsonb, $3 from page_version where page_id = $1 returning number`,
    [page.id, JSON.stringify(page.draft), by],
  );
  return made?.number ?? 1;
}

/** The first version of a page that came with the content is what the content said. */
async function keepShipped({ query }: Queries, page: EditedPage): Promise<void> {
  await query(
    `insert into page_version (page_id, number, details, made_at, made_by)
     select $1, 1, $2::jsonb, $3, 'Saaristo' where not exists (select 1 from page_version where page_id = $1)`,
    [page.id, JSON.stringify(page.published), page.publishedAt],
  );
}

async function publishNow(queries: Queries, page: EditedPage, by: string): Promise<number> {
  if (page.published) await keepShipped(queries, page);
  const number = await addVersion(queries, page, by);
  await queries.query(
    `update page set published = draft, published_at = now(), publish_at = null, shipped = false where id = $1`,
    [page.id],
  );
  await queries.query('delete from page_redirect where site = $1 and address = $2', [
    page.site,
    normalisePath(page.path),
  ]);
  await replacePageEntries(queries, page);
  return number;
}

/**
 * Shows visitors the draft, as a version of its own.
 * @returns the number of the version; undefined where the page is not there; 'outdated' where the draft is another by now
 */
export const publishPage = (
  database: Database,
  id: number,
  version: number,
  author: Author,
): Promise<number | 'outdated' | undefined> =>
  database.transaction(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    return page.draftVersion === version ? publishNow(queries, page, author.name) : 'outdated';
  });

/** Publishes what is due; whoever saved last is its author. */
export async function publishDue(database: Database): Promise<void> {
  const due = await database.query<{ id: number }>(
    'select id from page where publish_at <= now() and deleted_at is null order by publish_at',
  );
  for (const { id } of due)
    await database.transaction(async (queries) => {
      const page = await findEditedPage(queries, id, true);
      // Another server may have been first.
      if (!page?.publishAt || page.publishAt > new Date() || page.deletedAt) return;
      await publishNow(queries, page, page.draftBy ?? 'Saaristo');
    });
}

/** Publishes the draft by itself at a time; null takes that back. */
export async function schedulePage({ query }: Queries, id: number, at: Date | null): Promise<void> {
  await query('update page set publish_at = $2 where id = $1 and deleted_at is null', [id, at]);
}

/** Does something to a page that changes what visitors find. */
const change = <T>(
  database: Database,
  id: number,
  work: (queries: Queries, page: EditedPage) => Promise<T>,
): Promise<T | undefined> =>
  database.transaction(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page) return undefined;
    const done = await work(queries, page);
    await replacePageEntries(queries, page);
    return done;
  });

/** Takes a page from visitors; its draft stays. */
export const unpublishPage = (database: Database, id: number): Promise<unknown> =>
  change(database, id, async (queries, page) => {
    if (page.published) await keepShipped(queries, page);
    await queries.query(
      'update page set published = null, published_at = null, publish_at = null, shipped = false where id = $1',
      [id],
    );
  });

/** Puts a page into the bin, with what is published of it. */
export const deletePage = (database: Database, id: number): Promise<unknown> =>
  change(database, id, ({ query }) =>
    query(
      'update page set deleted_at = now(), published = null, publish_at = null, shipped = false where id = $1',
      [id],
    ),
  );

/** Takes a draft out of the bin. @returns false where its address is taken by now */
export const undeletePage = (database: Database, id: number): Promise<boolean | undefined> =>
  change(database, id, async (queries, page) => {
    if (!(await isFree(queries, page, id))) return false;
    await queries.query('update page set deleted_at = null where id = $1', [id]);
    return true;
  });

/** Gives a page another path. Visitors who come to the one before are led on. @returns false where it is taken */
export const movePage = (database: Database, id: number, path: string): Promise<boolean | undefined> =>
  change(database, id, async (queries, page) => {
    if (!(await isFree(queries, { ...page, path }, id))) return false;
    const address = normalisePath(path);
    await queries.query('update page set path = $2, address = $3, shipped = false where id = $1', [
      id,
      path,
      address,
    ]);
    if (page.published && normalisePath(page.path) !== address)
      await queries.query(
        `insert into page_redirect (site, address, page_id) values ($1, $2, $3)
         on conflict (site, address) do update set page_id = excluded.page_id`,
        [page.site, normalisePath(page.path), id],
      );
    await queries.query('delete from page_redirect where site = $1 and address = $2', [page.site, address]);
    return true;
  });

/** Where a page of this address is by now; undefined where none was moved from there. */
export async function movedTo({ query }: Queries, site: Site, path: string): Promise<string | undefined> {
  const [page] = await query<{ path: string }>(
    `select page.path from page_redirect join page on page.id = page_id
     where page_redirect.site = $1 and page_redirect.address = $2 and published is not null and deleted_at is null`,
    [site, normalisePath(path)],
  );
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
export const listVersions = ({ query }: Queries, id: number): Promise<PageVersion[]> =>
  query<PageVersion>(
    `select number, made_at as "madeAt", made_by as "madeBy", details
     from page_version where page_id = $1 order by number desc`,
    [id],
  );

/** A free path beside another: '/kampanja-2'. */
export async function freePath(queries: Queries, place: PagePlace): Promise<string> {
  const whole = normalisePath(place.path) === '/' ? '/etusivu' : normalisePath(place.path);
  // With room for the number.
  const base = whole.slice(0, 190);
  for (let number = 2; ; number += 1) {
    const path = `${base}-${number}`;
    if (await isFree(queries, { ...place, path }, null)) return path;
  }
}

/** Says that a tab has a page open. @returns the names of the others who have */
export async function beAt({ query }: Queries, id: number, tab: string, author: Author): Promise<string[]> {
  await query(
    `insert into page_presence (page_id, tab, user_id) values ($1, $2, $3)
     on conflict (page_id, tab) do update set seen_at = now(), user_id = excluded.user_id`,
    [id, tab, author.id],
  );
  await query("delete from page_presence where seen_at < now() - interval '1 minute'");
  const others = await query<{ name: string }>(
    `select distinct name from page_presence join editor_user on editor_user.id = user_id
     where page_id = $1 and tab <> $2 and seen_at > now() - interval '15 seconds' order by name`,
    [id, tab],
  );
  return others.map(({ name }) => name);
}

/** Says that a tab has closed a page. */
export async function leave({ query }: Queries, id: number, tab: string): Promise<void> {
  await query('delete from page_presence where page_id = $1 and tab = $2', [id, tab]);
}
