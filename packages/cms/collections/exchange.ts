/** Exports items as JSON or CSV, and reads them again. */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { isRecord, type Schema, withoutNull } from 'saaristo/form';
import { sanitizeText } from 'saaristo/schemas';
import { isLanguage, isSite } from 'saaristo/sites';
import type { ItemPlace } from './define.ts';
import { cleanValue } from './form.ts';
import { getLiveKey, type StoredItem } from './store.ts';

/** A row of an export: the item's key, its place and its draft. */
export type ExchangeRow = ItemPlace & {
  key: string;
  value: Record<string, unknown>;
  /** Whether the file names a site or a language that does not exist. */
  isNowhere?: boolean;
};

export type ExchangeFormat = 'csv' | 'json';

const PLACE: readonly string[] = ['key', 'site', 'language'];
const isPlace = (name: string): boolean => PLACE.includes(name);

/** The columns of properties that have the name of a place begin with it. */
const VALUE = 'value.';
const getProperty = (column: string): string =>
  column.startsWith(VALUE) ? column.slice(VALUE.length) : column;
const PLACE_SCHEMA: Schema = { type: 'string' };

const toRow = (item: StoredItem): ExchangeRow => ({
  key: getLiveKey(item) ?? '',
  site: item.site,
  language: item.language,
  value: item.draft as Record<string, unknown>,
});

/**
 * The start of a cell that a spreadsheet would take for a formula, or of a text that has a `'` before it. A `'` before a formula is left out when
 * the file is read again.
 */
const FORMULA = /^(?=[=@\t\r]|[+-](?!\d+([.,]\d+)?$)|'+[=@\t\r+-])/;
const ESCAPED = /^'(?='*[=@\t\r+-])/;

/** Finds the schema of a name with dots. */
const findSchema = (schema: Schema, name: string): Schema | undefined =>
  name
    .split('.')
    .reduce<Schema | undefined>((part, step) => part && withoutNull(part).schema.properties?.[step], schema);

/** The start of a cell that is read as JSON where the property has no field. */
const JSON_START = /^(?:[[{"]|-?\d|true$|false$)/;

/** Formats a value as a cell. Lists of texts have a line each. Other lists, objects and properties without a field are JSON. */
function toCell(value: unknown, schema: Schema | undefined): string {
  if (!schema && value !== undefined && (typeof value !== 'string' || JSON_START.test(value)))
    return JSON.stringify(value) ?? '';
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace(FORMULA, "'");
  if (value === undefined || value === null) return '';
  const isText = (one: unknown, at: number): boolean =>
    typeof one === 'string' && !one.includes('\n') && !(at === 0 && one.startsWith('['));
  if (Array.isArray(value) && value.every(isText)) return value.join('\n').replace(FORMULA, "'");
  return JSON.stringify(value);
}

/** Flattens objects to names with dots: `{name: {fi: 'a'}}` to `name.fi`. */
const flatten = (value: object, before = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
    isRecord(part) ? flatten(part, `${before}${name}.`) : [[before + name, part]],
  );

/** Formats items for a file. Rows of CSV have a column for each property of any item. */
export function formatItems(items: readonly StoredItem[], format: ExchangeFormat, schema: Schema): string {
  const rows = items.map(toRow);
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const flat = rows.map(({ value, ...place }) => ({
    ...place,
    ...Object.fromEntries(flatten(value).map(([name, part]) => [isPlace(name) ? VALUE + name : name, part])),
  }));
  const columns = [...new Set([...PLACE, ...flat.flatMap((row) => Object.keys(row))])];
  return stringify(
    [
      columns,
      ...flat.map((row) =>
        columns.map((name) =>
          toCell(
            (row as Record<string, unknown>)[name],
            isPlace(name) ? PLACE_SCHEMA : findSchema(schema, getProperty(name)),
          ),
        ),
      ),
    ],
    { bom: true, quoted: true },
  );
}

/** Maximum rows of an import. An import of this size keeps the embedded database busy for some seconds. */
export const MAX_ROWS = 1000;

/** Maximum columns of an import: more than the items of any collection have. */
const MAX_COLUMNS = 500;

/**
 * Reads CSV with the separator of its first line, `,` or `;`.
 * @throws CsvError, also for a row with more cells than the first one
 * @throws SyntaxError for a row with too many cells
 */
function parseCsv(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  return parse(text, {
    delimiter: head.split(';').length > head.split(',').length ? ';' : ',',
    record_delimiter: ['\r\n', '\n'],
    relax_column_count_less: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    to: MAX_ROWS + 2,
    on_record(row: string[]) {
      if (row.length > MAX_COLUMNS) throw new SyntaxError('A row has too many cells.');
      return row;
    },
  });
}

/** Reads a cell by its schema; undefined for an empty one. A text that does not fit stays a text, which the check of the value reports. */
function fromCell(given: string, schema: Schema | undefined): unknown {
  const text = given.replace(ESCAPED, '');
  if (text === '') return undefined;
  const { type, items } = schema ? withoutNull(schema).schema : {};
  if (type === 'number' || type === 'integer') {
    if (text.trim() === '') return undefined;
    const number = /^[\s\d.,e+-]+$/i.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    return Number.isFinite(number) ? number : text;
  }
  if (type === 'boolean') return /^(true|1)$/i.test(text) ? true : /^(false|0)$/i.test(text) ? false : text;
  if (type === 'array' && items?.type === 'string' && !text.startsWith('[')) return text.split(/\r?\n/);
  if (type === 'string' || !(schema ? /^[[{]/ : JSON_START).test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Sets the value of a name with dots. undefined is kept, so that an import removes what a cell leaves empty. */
function setValue(target: Record<string, unknown>, name: string, value: unknown): void {
  const steps = name.split('.');
  const last = steps.pop()!;
  let part = target;
  for (const step of steps) {
    const next = Object.hasOwn(part, step) ? part[step] : undefined;
    part = isRecord(next) ? next : (part[step] = {});
  }
  part[last] = value;
}

const readPlace = ({ site, language }: Record<string, unknown>): ItemPlace => ({
  site: isSite(site) ? site : null,
  language: isLanguage(language) ? language : null,
});

const readKey = (key: unknown): string =>
  typeof key === 'string' || typeof key === 'number' ? sanitizeText(String(key)) : '';

/** @throws HttpError 400 for a value that is too deep to be merged */
function readRow(row: Record<string, unknown>, value: Record<string, unknown>): ExchangeRow {
  cleanValue(value);
  const place = readPlace(row);
  const isNowhere = Boolean((row['site'] && !place.site) || (row['language'] && !place.language));
  return { ...place, key: readKey(row['key']), value, ...(isNowhere && { isNowhere: true }) };
}

/** Decodes a file of UTF-8, or of Windows-1252, in which spreadsheets save CSV. */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Without the option, Node 20 decodes Latin-1.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}

/**
 * Reads the rows of a file, and at most one more than MAX_ROWS.
 * @returns undefined if it is neither JSON nor CSV with a column `key`
 * @throws HttpError 400 for a value that is too deep
 */
export function parseItems(given: string, schema: Schema): ExchangeRow[] | undefined {
  const text = given.replace(/^\uFEFF/, '').trim();
  try {
    if (text.startsWith('[')) {
      const rows = JSON.parse(text) as unknown[];
      return rows.slice(0, MAX_ROWS + 1).map((row) => {
        if (!isRecord(row) || !isRecord(row['value'])) throw new SyntaxError('A row has no value.');
        return readRow(row, row['value']);
      });
    }
    const [head = [], ...rows] = parseCsv(text);
    if (!head.includes('key')) return undefined;
    return rows.map((cells) => {
      const row = Object.fromEntries(cells.map((cell, at) => [head[at]!, cell]));
      const value: Record<string, unknown> = {};
      for (const [name, cell] of Object.entries(row)) {
        if (isPlace(name)) continue;
        const property = getProperty(name);
        setValue(value, property, fromCell(cell, findSchema(schema, property)));
      }
      return readRow(row, value);
    });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Merges an imported value into a draft. Properties that the file does not have stay; an empty cell removes one. */
export function mergeValue(draft: object, given: object): object {
  const merged: Record<string, unknown> = { ...draft };
  for (const [name, part] of Object.entries(given)) {
    const before = merged[name];
    const next = isRecord(part) ? mergeValue(isRecord(before) ? before : {}, part) : part;
    const isEmpty = isRecord(next) && Object.keys(next).length === 0;
    if (next === undefined || (isEmpty && before === undefined)) delete merged[name];
    else merged[name] = next;
  }
  return JSON.parse(JSON.stringify(merged)) as object;
}
