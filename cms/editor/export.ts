/** Exports the data of visitors as JSON or CSV. */
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { type EnquiryFilter, matchesFilter } from '../enquiries/inbox.ts';

/** Queries with one object per row. Dates are in ISO format. */
const QUERIES = {
  enquiries: (filter: EnquiryFilter) => sql<object>`select id::text, kind, site, received_at as received,
      without_captcha as "withoutCaptcha", answered_at as answered, data,
      (select coalesce(jsonb_agg(name order by position), '[]') from enquiry_file where enquiry_id = sorted.id) as files
    from enquiry sorted where ${matchesFilter(filter)} order by sorted.id`,
  'sign-ups': () => sql<object>`select id::text, kind, site, received_at as received, data from sign_up sorted
    order by sorted.id`,
  reviews:
    () => sql<object>`select id::text, product_code as product, written_at as written, shown, verified, rating, user_name as name,
      body as text from review where content_key is null order by review.id`,
  orders:
    () => sql<object>`select id::text, status, made_at as made, paid_at as paid, email, phone, delivery_address as address,
      additional_information as information, day::text, time, payment_method as method, totals,
      (select coalesce(sum(cents), 0)::integer from shop_payment where order_id = placed.id and refund) as "refundCents",
      (select jsonb_agg(jsonb_build_object('code', code, 'name', name, 'quantity', quantity, 'priceCents', price_cents)
        order by position) from shop_order_line where order_id = placed.id) as lines
    from shop_order placed order by placed.id`,
} as const;

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

/** Formats rows as CSV (RFC 4180), with a column for each property of any row. Quotes every field. */
export function formatCsv(rows: readonly object[]): string {
  const flatRows = rows.map((row) => new Map(flatten(row)));
  const columns = [...new Set(flatRows.flatMap((row) => [...row.keys()]))];
  return stringify([columns, ...flatRows.map((row) => columns.map((column) => row.get(column)))], {
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
}

/**
 * Returns the rows of a kind in a format.
 * @param filter selects enquiries
 */
export async function exportRows(
  queries: Queries,
  kind: ExportKind,
  format: ExportFormat,
  filter: EnquiryFilter,
): Promise<string> {
  const { rows } = await QUERIES[kind](filter).execute(queries);
  return format === 'csv' ? formatCsv(rows) : JSON.stringify(rows, null, 2);
}
