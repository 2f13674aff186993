/** Exports the data of visitors as JSON or CSV. Rows are read in pages and sent while the next ones are read. */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { type EnquiryFilter, matchesFilter } from './inbox.ts';
import { isInScope, isShopInScope, type Scope } from '../platform/model/visitor-data.ts';

/** Rows of one query. */
export const ROWS_PER_QUERY = 500;

/**
 * Reads the rows after a row, at most `ROWS_PER_QUERY`.
 * @param after the last row of the page before; undefined for the first page
 */
export type ReadRows<Row extends object> = (after: Row | undefined) => Promise<readonly Row[]>;

/** Yields all rows. A consumer that stops ends the queries. */
export async function* readAll<Row extends object>(read: ReadRows<Row>): AsyncGenerator<Row, void> {
  for (let after: Row | undefined; ;) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < ROWS_PER_QUERY) return;
    after = rows.at(-1);
  }
}

type Part = RawBuilder<unknown>;

/** The data of a sign-up, and of an order in `shop_order placed`. */
export const SIGN_UP_DATA = sql`kind, site, received_at as received, confirmed_at as confirmed, link, data`;
export const ORDER_DATA = sql`status, made_at as made, paid_at as paid, email, phone, delivery_address as address,
  additional_information as information, day::text, time, payment_method as method, totals,
  (select coalesce(sum(cents), 0)::integer from shop_payment where order_id = placed.id and refund) as "refundCents",
  (select coalesce(jsonb_agg(jsonb_build_object('step', step, 'cents', cents, 'at', taken_at) order by id), '[]')
    from shop_order_step where order_id = placed.id) as steps,
  (select jsonb_agg(jsonb_build_object('code', code, 'name', name, 'quantity', quantity, 'priceCents', price_cents)
    order by position) from shop_order_line where order_id = placed.id) as lines`;

/** Queries with one object per row, for a condition on `id`, and their tables. Dates are in ISO format. */
const QUERIES = {
  enquiries: {
    table: 'enquiry',
    select: (
      part: Part,
      scope: Scope,
      filter: EnquiryFilter,
    ) => sql<ExportRow>`select id::text, kind, site, received_at as received,
      without_captcha as "withoutCaptcha", answered_at as answered, data,
      (select coalesce(jsonb_agg(name order by position), '[]') from enquiry_file where enquiry_id = sorted.id) as files
    from enquiry sorted where ${part} and ${matchesFilter(scope, filter)} order by sorted.id`,
  },
  'sign-ups': {
    table: 'sign_up',
    select: (part: Part, scope: Scope) => sql<ExportRow>`select id::text, ${SIGN_UP_DATA} from sign_up sorted
    where ${part} and ${isInScope(scope)} order by sorted.id`,
  },
  reviews: {
    table: 'review',
    select: (part: Part, scope: Scope) =>
      sql<ExportRow>`select id::text, product_code as product, written_at as written, shown, verified, rating, user_name as name,
      body as text from review where ${part} and ${isShopInScope(scope)} and content_key is null order by review.id`,
  },
  orders: {
    table: 'shop_order',
    select: (part: Part, scope: Scope) =>
      sql<ExportRow>`select id::text, ${ORDER_DATA}
    from shop_order placed where ${part} and ${isShopInScope(scope)} order by placed.id`,
  },
} as const;

interface ExportRow {
  id: string;
}

export type ExportKind = keyof typeof QUERIES;

export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(QUERIES, kind);

export type ExportFormat = 'csv' | 'json';

/** Flattens `{a: {b: 1}}` to `{'a.b': 1}`. Keeps lists in one field. */
function flatten(value: unknown, name = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date)
    return [[name, value]];
  return Object.entries(value).flatMap(([key, part]) => flatten(part, name ? `${name}.${key}` : key));
}

/** Matches the possible start of a cell before a character that starts a formula: the start of the text, a separator or a quote. */
const FORMULA = /(?<=^|[;,\t\r\n"])(?=[=+\-@＝＋－＠\t\r])/g;

/**
 * Escapes formulas of a spreadsheet in visitors' text (CSV injection) by a `'`. Finnish Excel splits at `;`, English Excel at `,`, and both
 * ignore quotes that were written for the other separator.
 */
const escapeFormulas = (text: string): string => text.replaceAll(FORMULA, "'");

/** Returns the columns of rows, in the order of their first rows: one for each property of any row. */
async function listColumns(rows: AsyncIterable<object>): Promise<string[]> {
  const columns = new Set<string>();
  for await (const row of rows) for (const [name] of flatten(row)) columns.add(name);
  return [...columns];
}

/**
 * Formats rows as CSV (RFC 4180), with a column for each property of any row. Quotes every field.
 * @param open begins to read the rows. They are read twice: for their columns, and for the fields.
 */
export async function formatCsv(open: () => AsyncIterable<object>): Promise<Readable> {
  const columns = await listColumns(open());
  async function* createLines(): AsyncGenerator<unknown[]> {
    yield columns;
    for await (const row of open()) {
      const fields = new Map(flatten(row));
      yield columns.map((column) => fields.get(column));
    }
  }
  const csv = stringify({
    // Marks the file as UTF-8 for spreadsheets.
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: {
      string: escapeFormulas,
      object: (value) => escapeFormulas(JSON.stringify(value)),
      date: (value) => value.toISOString(),
      boolean: String,
    },
  });
  // An error of either stream ends both, and so does a connection that breaks.
  return pipeline(Readable.from(createLines()), csv, () => {});
}

/** Formats rows as a JSON array. */
async function* formatJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n  ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}

/**
 * Returns the rows of a kind in a format. Rows that are stored later are left out.
 * @param scope the sites whose rows are returned
 * @param filter selects enquiries
 */
export async function exportRows(
  queries: Queries,
  kind: ExportKind,
  format: ExportFormat,
  scope: Scope,
  filter: EnquiryFilter,
): Promise<Readable> {
  const { table, select } = QUERIES[kind];
  const newest =
    await sql<ExportRow>`select coalesce(max(id), 0)::text as id from ${sql.table(table)}`.execute(queries);
  const last = newest.rows[0]!.id;
  const read: ReadRows<ExportRow> = async (after) => {
    const part = sql`id > ${after?.id ?? '0'}::bigint and id <= ${last}::bigint`;
    return (await sql<ExportRow>`${select(part, scope, filter)} limit ${ROWS_PER_QUERY}`.execute(queries))
      .rows;
  };
  return format === 'csv'
    ? formatCsv(() => readAll(read))
    : Readable.from(formatJson(readAll(read)), { objectMode: false });
}
