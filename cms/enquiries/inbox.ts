/** What editors read of enquiries and sign-ups, newest first. */
import type { Database } from '../database/database.ts';

/** Rows of one page of a list. */
export const PAGE_SIZE = 50;

/** One enquiry or sign-up of a list; `kind` and `site` are as they were stored. */
export interface Row {
  id: string;
  kind: string;
  site: string;
  data: Record<string, unknown>;
  received: Date;
}

export interface EnquiryRow extends Row {
  /** Sent without JavaScript, and so without a captcha. */
  withoutCaptcha: boolean;
  /** How many files it has. */
  files: number;
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
  /** How many there are of each kind. */
  counts: Record<string, number>;
}

async function countsOf({ query }: Database, table: 'enquiry' | 'sign_up'): Promise<Record<string, number>> {
  const rows = await query<{ kind: string; count: number }>(
    `select kind, count(*)::integer as count from ${table} group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const COLUMNS = 'id::text, kind, site, data, received_at as received';
const PART = `where $1::text is null or kind = $1 order by sorted.id desc limit ${PAGE_SIZE} offset $2`;

/** @param page counted from 1 */
const place = (kind: string | null, page: number) => [kind, (page - 1) * PAGE_SIZE];

export async function listEnquiries(
  database: Database,
  kind: string | null,
  page: number,
): Promise<List<EnquiryRow>> {
  const rows = await database.query<EnquiryRow>(
    `select ${COLUMNS}, without_captcha as "withoutCaptcha",
       (select count(*)::integer from enquiry_file where enquiry_id = sorted.id) as files
     from enquiry sorted ${PART}`,
    place(kind, page),
  );
  return { rows, counts: await countsOf(database, 'enquiry') };
}

export async function listSignUps(database: Database, kind: string | null, page: number): Promise<List<Row>> {
  const rows = await database.query<Row>(`select ${COLUMNS} from sign_up sorted ${PART}`, place(kind, page));
  return { rows, counts: await countsOf(database, 'sign_up') };
}

/** An enquiry with its files in the order in which they were sent. */
export async function findEnquiry(
  { query }: Database,
  id: string,
): Promise<{ enquiry: Omit<EnquiryRow, 'files'>; files: FileRow[] } | undefined> {
  const [enquiry] = await query<Omit<EnquiryRow, 'files'>>(
    `select ${COLUMNS}, without_captcha as "withoutCaptcha" from enquiry where id = $1`,
    [id],
  );
  if (!enquiry) return undefined;
  const files = await query<FileRow>(
    'select id::text, name, type, size from enquiry_file where enquiry_id = $1 order by position',
    [id],
  );
  return { enquiry, files };
}

export async function findFile(
  { query }: Database,
  id: string,
): Promise<(FileRow & { content: Buffer }) | undefined> {
  const [row] = await query<FileRow & { content: string }>(
    "select id::text, name, type, size, encode(content, 'hex') as content from enquiry_file where id = $1",
    [id],
  );
  return row && { ...row, content: Buffer.from(row.content, 'hex') };
}
