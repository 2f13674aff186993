/** What editors take along of what visitors left: all of a kind, as JSON or as a table. */
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { type EnquiryFilter, matchesFilter } from '../enquiries/inbox.ts';

/** Each gives one object a row; dates are in ISO. */
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

/** `{a: {b: 1}}` as `{'a.b': 1}`; lists stay in one field. */
function flatten(value: unknown, name = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date)
    return [[name, value]];
  return Object.entries(value).flatMap(([key, part]) => flatten(part, name ? `${name}.${key}` : key));
}

/** Where a spreadsheet may begin a cell, before a sign that begins a formula: at the start, after a separator or a quote. */
const FORMULA = /(?<=^|[;,\t\r\n"])(?=[=+\-@＝＋－＠\t\r])/g;

/**
 * Keeps a spreadsheet from taking visitors' text for a formula by a `'` before it. Finnish Excel splits at `;`, English Excel at `,`,
 * both out of step with quotes that are written for the other.
 */
const escapeFormulas = (text: string): string => text.replaceAll(FORMULA, "'");

/** Rows as a table (RFC 4180) with a column for each property that any of them has. Every field is quoted. */
export function formatCsv(rows: readonly object[]): string {
  const flatRows = rows.map((row) => new Map(flatten(row)));
  const columns = [...new Set(flatRows.flatMap((row) => [...row.keys()]))];
  return stringify([columns, ...flatRows.map((row) => columns.map((column) => row.get(column)))], {
    // Tells spreadsheets that it is UTF-8.
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

/** @param filter which of the enquiries */
export async function exportRows(
  queries: Queries,
  kind: ExportKind,
  format: ExportFormat,
  filter: EnquiryFilter,
): Promise<string> {
  const { rows } = await QUERIES[kind](filter).execute(queries);
  return format === 'csv' ? formatCsv(rows) : JSON.stringify(rows, null, 2);
}
