/** Finds and replaces e-mail addresses in all text columns, also those of tables that are added later. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** A column that contains an address. */
export interface Mention {
  table: string;
  column: string;
  /** Number of rows. */
  count: number;
}

/** Replaces a removed address. */
const REMOVED = '[poistettu]';

/** Columns in which other people's addresses may be mentioned: texts of visitors, and texts that nobody can edit. */
const TEXTS = [
  ['audit_event', 'subject'],
  ['enquiry_note', 'body'],
  ['enquiry_reply', 'recipient'],
  ['enquiry_reply', 'subject'],
  ['enquiry_reply', 'body'],
  ['enquiry_reply', 'error'],
  ['job', 'last_error'],
  ['page_note', 'body'],
  ['page_review', 'note'],
  ['page_review', 'answer'],
  ['enquiry', 'data'],
  ['sign_up', 'data'],
  ['review', 'body'],
  ['review', 'user_name'],
  ['menu', 'weeks'],
  ['shop_order', 'additional_information'],
  ['shop_order', 'delivery_address'],
  ['shop_customer', 'additional_information'],
  ['shop_customer', 'delivery_address'],
  ['shop_customer', 'billing_address'],
  ['enquiry_file', 'name'],
] as const;

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a regular expression that matches the addresses, with or without a `+tag`, but no longer ones. */
function createPattern(emails: readonly string[]): string {
  const each = emails.map((email) => {
    const [name = '', host = ''] = email.split('@');
    return String.raw`${escapeRegExp(name.split('+')[0] ?? '')}(\+[^@\s"]*)?@${escapeRegExp(host)}`;
  });
  return String.raw`(?<![\w.+-])(${each.join('|')})(?![\w-]|\.\w)`;
}

const COLUMNS = sql<{ table: string; column: string }>`
  select columns.table_name as "table", column_name as "column"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and udt_name in ('text', 'varchar', 'bpchar', 'name', 'citext', 'json', 'jsonb', 'tsvector', 'xml', '_text', '_varchar', '_jsonb')
  order by 1, 2`;

/**
 * Counts rows with an address in all text and JSON columns of the database.
 * @param without tables to skip
 */
export async function countMentions(
  queries: Queries,
  emails: readonly string[],
  without: readonly string[] = [],
): Promise<Mention[]> {
  if (emails.length === 0) return [];
  const pattern = createPattern(emails);
  const { rows: columns } = await COLUMNS.execute(queries);
  const found: Mention[] = [];
  for (const table of new Set(columns.map((one) => one.table).filter((one) => !without.includes(one)))) {
    const counts = columns
      .filter((one) => one.table === table)
      .map(
        ({ column }) =>
          sql`count(*) filter (where ${sql.ref(column)}::text ~* ${pattern})::integer as ${sql.id(column)}`,
      );
    const { rows } = await sql<
      Record<string, number>
    >`select ${sql.join(counts)} from ${sql.table(table)}`.execute(queries);
    for (const [column, count] of Object.entries(rows[0] ?? {}))
      if (count > 0) found.push({ table, column, count });
  }
  return found;
}

/**
 * Replaces addresses in `TEXTS` and deletes temporary form results that contain them.
 * @returns the number of changed rows
 */
export async function redactMentions(queries: Queries, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const pattern = createPattern(emails);
  let changed = 0;
  for (const [table, column] of TEXTS) {
    const text = sql`${sql.ref(column)}::text`;
    const replaced = sql`regexp_replace(${text}, ${pattern}, ${REMOVED}, 'gi')`;
    const isDocument = ['data', 'weeks', 'delivery_address', 'billing_address'].includes(column);
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${isDocument ? sql`${replaced}::jsonb` : replaced}
      where ${text} ~* ${pattern}`.execute(queries);
    changed += Number(numAffectedRows ?? 0);
  }
  await sql`delete from form_result where content::text ~* ${pattern}`.execute(queries);
  return changed;
}
