import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** TypeScript types by PostgreSQL type, for reading. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  tsvector: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  // an ISO date
  date: 'string',
  bytea: 'Uint8Array',
  _text: 'string[]',
};

interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isIdentity: boolean;
  /** The check constraint of this column only, as PostgreSQL formats it; null if there is none. */
  checked: string | null;
}

const COLUMNS = sql<Column>`
  select table_name as "table", column_name as "column", udt_name as "type", is_nullable = 'YES' as "isNullable",
    column_default is not null as "hasDefault", is_identity = 'YES' as "isIdentity",
    (select min(pg_get_constraintdef(oid)) from pg_constraint
     where conrelid = format('%I.%I', table_schema, table_name)::regclass and contype = 'c'
       and conkey = array[ordinal_position::smallint] and pg_get_constraintdef(oid) like '%ARRAY[%') as checked
  from information_schema.columns where table_schema = 'public'
  order by table_name collate "C", ordinal_position`;

/** Converts `CHECK ((status = ANY (ARRAY['waiting'::text, 'paid'::text])))` to a union type. */
const formatUnion = (checked: string): string =>
  [...checked.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');

function formatType({ table, column, type, isNullable, hasDefault, isIdentity, checked }: Column): string {
  if (type === 'jsonb') {
    const json = isNullable ? 'OptionalJson' : 'Json';
    return hasDefault ? `Defaulted<${json}>` : json;
  }
  const known = checked ? formatUnion(checked) : TYPES[type];
  if (known === undefined)
    throw new Error(`${table}.${column} is of the type ${type}, which has no TypeScript type.`);
  const read = isNullable ? `${known} | null` : known;
  if (isIdentity) return `GeneratedAlways<${read}>`;
  return hasDefault ? `Generated<${read}>` : read;
}

/** Maximum characters of a line. The formatter has the same limit. */
const MAX_LINE = 110;

/** Returns the line of a column. A union that is too long has a line for each value. */
function formatColumn(row: Column): string {
  const type = formatType(row);
  const line = `    ${row.column}: ${type};`;
  if (line.length <= MAX_LINE || !type.includes(' | ')) return line;
  return `    ${row.column}:${type
    .split(' | ')
    .map((one) => `\n      | ${one}`)
    .join('')};`;
}

/** Returns the source of `tables.ts` for the schema of a migrated database. The result is the same on PGlite and PostgreSQL. */
export async function formatTableTypes(queries: Queries): Promise<string> {
  const { rows } = await COLUMNS.execute(queries);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const body = tables.flatMap((table) => [
    `  ${table}: {`,
    ...rows.filter((row) => row.table === table).map(formatColumn),
    '  };',
  ]);
  return [
    '/** The tables of a migrated database. `npm run cms -- database-types` writes this file. */',
    "import type { Generated, GeneratedAlways } from 'kysely';",
    "import type { Defaulted, Json, OptionalJson } from './column-types.ts';",
    '',
    'export interface Tables {',
    ...body,
    '}',
    '',
  ].join('\n');
}
