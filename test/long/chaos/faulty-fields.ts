/** Creates wrong answers of an operation: one field in turn is missing, null, of a wrong type or huge. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Operation } from '#api/contract/index.ts';
import { isRecord } from '#lib/read.ts';

/** As much of a JSON schema as is read here. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
  anyOf?: Schema[];
  prefixItems?: Schema[];
}

/** A key of an object; `LIST` stands for each entry of a list, `NAME` for each value of a map. */
type Path = readonly string[];
const LIST = '[]';
const NAME = '{}';

interface Field {
  path: Path;
  schema: Schema;
}

/** A wrong answer. */
export interface FieldFault {
  /** For example `hits[].title is null`. */
  name: string;
  /** Returns the wrong answer, made of a right one. */
  spoil: (answer: unknown) => unknown;
}

const resolve = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** Lists each field of a schema, the answer itself first. */
function listFields(given: Schema, path: Path = []): Field[] {
  const schema = resolve(given);
  const { items, properties = {}, additionalProperties } = schema;
  return [
    { path, schema },
    ...(items ? listFields(items, [...path, LIST]) : []),
    ...(additionalProperties?.type ? listFields(additionalProperties, [...path, NAME]) : []),
    ...Object.entries(properties).flatMap(([key, one]) => listFields(one, [...path, key])),
  ];
}

/** Returns a right value of a schema, for a field that the answer leaves out. */
function createSample(given: Schema, key = ''): unknown {
  const { type, items, properties = {}, additionalProperties } = resolve(given);
  if (type === 'string') return /date/i.test(key) ? '2026-10-30' : '12,90';
  if (type === 'number') return 3;
  if (type === 'boolean') return true;
  if (type === 'array') return items ? [createSample(items)] : [];
  if (additionalProperties?.type) return { esimerkki: createSample(additionalProperties) };
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, createSample(one, name)]));
}

const HUGE_TEXT = 'Ä'.repeat(100_000);
const HUGE_NUMBER = 1e21;
const HUGE_LENGTH = 100_000;

/** The wrong values of a type, by description. */
const WRONG: Record<string, Record<string, unknown>> = {
  string: { 'a number': 42, 'an object': { a: 1 }, 'a list': ['a'] },
  number: { 'a text': 'monta', 'an object': { a: 1 } },
  boolean: { 'a text': 'false', 'an object': { a: 1 } },
  array: { 'a text': 'monta', 'an object': { a: 1 } },
  object: { 'a text': 'monta', 'a list': ['a'] },
};

const REMOVED = Symbol('removed');

/** Makes a value huge; undefined if its type can't be. */
function enlarge(value: unknown, { type, additionalProperties }: Schema): unknown {
  if (type === 'string') return HUGE_TEXT;
  if (type === 'number') return HUGE_NUMBER;
  if (Array.isArray(value) && value.length > 0)
    return Array.from({ length: HUGE_LENGTH }, (_, at): unknown => value[at % value.length]);
  if (additionalProperties?.type && isRecord(value)) {
    const [first] = Object.values(value);
    return Object.fromEntries(Array.from({ length: HUGE_LENGTH }, (_, at) => [`nimi ${at}`, first]));
  }
  return undefined;
}

/** Returns a copy with the value at a path changed. Fields on the way that are missing or null get a sample. */
function changeAt(
  value: unknown,
  given: Schema,
  path: Path,
  change: (value: unknown, schema: Schema) => unknown,
): unknown {
  const schema = resolve(given);
  const [key, ...rest] = path;
  if (key === undefined) return change(value ?? createSample(schema), schema);
  if (key === LIST) {
    const items = schema.items!;
    const entries = Array.isArray(value) && value.length > 0 ? value : [createSample(items)];
    return entries.map((entry) => changeAt(entry, items, rest, change)).filter((one) => one !== REMOVED);
  }
  const record = isRecord(value) ? value : (createSample(schema) as Record<string, unknown>);
  const keys = key === NAME ? Object.keys(record) : [key];
  const changed = keys.map((one): [string, unknown] => [
    one,
    changeAt(
      record[one],
      key === NAME ? schema.additionalProperties! : schema.properties![key]!,
      rest,
      change,
    ),
  ]);
  return Object.fromEntries(
    Object.entries({ ...record, ...Object.fromEntries(changed) }).filter(([, one]) => one !== REMOVED),
  );
}

/** Lists the wrong answers of an operation. */
export function listFieldFaults({ answer }: Pick<Operation, 'answer'>): FieldFault[] {
  const root = toJsonSchema(answer, { target: 'draft-2020-12' }) as Schema;
  return listFields(root).flatMap(({ path, schema }) => {
    const name = path.join('.').replaceAll('.[]', '[]') || 'the answer';
    const fault = (how: string, change: (value: unknown, at: Schema) => unknown): FieldFault => ({
      name: `${name} ${how}`,
      spoil: (right) => changeAt(right, root, path, change),
    });
    const isSized = schema.type !== 'boolean' && !(schema.type === 'object' && !schema.additionalProperties);
    return [
      // An answer without a body is read as null.
      ...(path.length > 0 ? [fault('is missing', () => REMOVED)] : []),
      fault('is null', () => null),
      ...Object.entries(WRONG[schema.type ?? 'object'] ?? {}).map(([what, wrong]) =>
        fault(`is ${what}`, () => wrong),
      ),
      ...(schema.type === 'array' ? [fault('is empty', () => [])] : []),
      ...(isSized ? [fault('is huge', enlarge)] : []),
    ];
  });
}
