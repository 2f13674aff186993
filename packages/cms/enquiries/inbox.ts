/** Lists enquiries and sign-ups for editors, newest first. */
import { type RawBuilder, sql } from 'kysely';
import type { Site } from 'saaristo/sites';
import type { Database, Queries } from '../platform/database/database.ts';
import { escapeLike, now, rowCount } from '../platform/database/expressions.ts';
import { openEnquiryFile, type SentFile } from '../platform/files/stored-files.ts';
import { isInScope, type Scope } from '../platform/model/visitor-data.ts';

/** Rows per page of a list. */
export const PAGE_SIZE = 50;

/** An enquiry or sign-up in a list. `kind` and `site` are the stored values. */
export interface InboxRow {
  id: string;
  kind: string;
  site: string;
  data: Record<string, unknown>;
  received: Date;
}

export interface EnquiryRow extends InboxRow {
  /** Whether it was sent without JavaScript and therefore without a captcha. */
  withoutCaptcha: boolean;
  /** Number of files. */
  files: number;
  /** null if it is not answered. */
  answeredAt: Date | null;
  answeredBy: string | null;
  /** The id and name of the assigned user. */
  assignedTo: number | null;
  assignee: string | null;
}

/** Selects enquiries. All properties are optional or null. */
export interface EnquiryFilter {
  kind: string | null;
  /** A text in any field. */
  text?: string | undefined;
  isAnswered?: boolean | undefined;
  site?: Site | undefined;
  /** The id of the assigned user; 'none' for enquiries without one. */
  assignee?: number | 'none' | undefined;
}

export interface FileRow {
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

interface List<T> {
  rows: T[];
  /** Number of rows of each kind. */
  counts: Record<string, number>;
}

const createCounts = (rows: readonly { kind: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));

/** Returns the SQL condition of a filter on `enquiry`. */
export function matchesFilter(
  scope: Scope,
  { kind, text, isAnswered, site, assignee }: EnquiryFilter,
): RawBuilder<boolean> {
  const pattern = text && `%${escapeLike(text)}%`;
  return sql.join(
    [
      isInScope(scope),
      ...(kind === null ? [] : [sql`kind = ${kind}`]),
      ...(pattern
        ? [sql`exists (select from jsonb_each_text(data) as field where field.value ilike ${pattern})`]
        : []),
      ...(site === undefined ? [] : [sql`site = ${site}`]),
      ...(assignee === undefined
        ? []
        : [assignee === 'none' ? sql`assigned_to is null` : sql`assigned_to = ${assignee}`]),
      ...(isAnswered === undefined ? [] : [sql`(answered_at is not null) = ${isAnswered}`]),
    ],
    sql` and `,
  );
}

/** @param page from 1 */
export const getOffset = (page: number): number => (page - 1) * PAGE_SIZE;

const idAsText = sql<string>`id::text`.as('id');
const ROW_COLUMNS = [idAsText, 'kind', 'site', 'data', 'received_at as received'] as const;

const selectEnquiries = (queries: Queries) =>
  queries
    .selectFrom('enquiry')
    .select([
      ...ROW_COLUMNS,
      'without_captcha as withoutCaptcha',
      'answered_at as answeredAt',
      sql<string | null>`(select name from editor_user where editor_user.id = answered_by)`.as('answeredBy'),
      'assigned_to as assignedTo',
      sql<string | null>`(select name from editor_user where editor_user.id = assigned_to)`.as('assignee'),
    ]);

const selectFiles = (queries: Queries) =>
  queries.selectFrom('enquiry_file').select([idAsText, 'name', 'type', 'size']);

/** @param page from 1 */
export async function listEnquiries(
  queries: Queries,
  scope: Scope,
  filter: EnquiryFilter,
  page: number,
): Promise<List<EnquiryRow>> {
  const rows = await selectEnquiries(queries)
    .select(({ selectFrom }) =>
      selectFrom('enquiry_file')
        .select(rowCount)
        .whereRef('enquiry_id', '=', 'enquiry.id')
        .$asScalar()
        .$notNull()
        .as('files'),
    )
    .where(matchesFilter(scope, filter))
    .orderBy('enquiry.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(getOffset(page))
    .execute();
  const counts = await queries
    .selectFrom('enquiry')
    .select(['kind', rowCount])
    .where(matchesFilter(scope, { ...filter, kind: null }))
    .groupBy('kind')
    .execute();
  return { rows, counts: createCounts(counts) };
}

/** Marks an enquiry as answered by a user, or as open if `by` is null. */
export async function setAnswered(queries: Queries, id: string, by: number | null): Promise<void> {
  await queries
    .updateTable('enquiry')
    .set({ answered_at: by === null ? null : now, answered_by: by })
    .where('id', '=', Number(id))
    .execute();
}

/** A sign-up in the list. */
interface SignUpRow extends InboxRow {
  /** When the owner of the address confirmed it; null while it waits. */
  confirmed: Date | null;
}

/** @param page from 1 */
export async function listSignUps(
  queries: Queries,
  scope: Scope,
  kind: string | null,
  page: number,
): Promise<List<SignUpRow>> {
  const rows = await queries
    .selectFrom('sign_up')
    .select([...ROW_COLUMNS, 'confirmed_at as confirmed'])
    .where(isInScope(scope))
    .$if(kind !== null, (all) => all.where('kind', '=', kind))
    .orderBy('sign_up.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(getOffset(page))
    .execute();
  const counts = await queries
    .selectFrom('sign_up')
    .select(['kind', rowCount])
    .where(isInScope(scope))
    .groupBy('kind')
    .execute();
  return { rows, counts: createCounts(counts) };
}

/** Returns an enquiry with its files in the order of the form. */
export async function findEnquiry(
  queries: Queries,
  scope: Scope,
  id: string,
): Promise<{ enquiry: Omit<EnquiryRow, 'files'>; files: FileRow[] } | undefined> {
  const enquiry = await selectEnquiries(queries)
    .where('id', '=', Number(id))
    .where(isInScope(scope))
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const sent = await selectFiles(queries).where('enquiry_id', '=', Number(id)).orderBy('position').execute();
  return { enquiry, files: sent };
}

/** Finds a file of an enquiry, with its content to send. */
export async function findFile(
  database: Database,
  scope: Scope,
  id: string,
): Promise<(FileRow & { sent: SentFile }) | undefined> {
  const row = await selectFiles(database)
    .select('file_key as key')
    .where('id', '=', Number(id))
    .where(sql<boolean>`enquiry_id in (select id from enquiry where ${isInScope(scope)})`)
    .executeTakeFirst();
  return row && { ...row, sent: await openEnquiryFile(database, { ...row, id: Number(id) }) };
}
