/**
 * Checks props against a widget's schema in the browser. The schemas are JSON Schema, created from the
 * definitions by the build. This module implements the keywords that `propsSchema` writes, in less than a
 * kilobyte, and describes errors in words.
 */
import { isRecord } from '#lib/read.ts';
import { LANGUAGES, SITES } from '#lib/site.ts';

/** The supported keywords of JSON Schema. `propsSchema` rejects a definition that needs others. */
export interface PropSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly PropSchema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: PropSchema;
  properties?: Readonly<Record<string, PropSchema>>;
  required?: readonly string[];
  /** Schema for the values of keys that `properties` does not list. Without it these keys are dropped. */
  additionalProperties?: PropSchema | boolean;
  /**
   * Lists of props of which at least one must be given and not blank. Not a keyword of JSON Schema:
   * `jsonSchema` writes it out.
   */
  either?: readonly (readonly string[])[];
}

/** An invalid prop: its path, the expected value and the received one. */
export interface PropProblem {
  path: string;
  expected: string;
  received: string;
}

/** Describes all problems in one line for an editor. */
export const describeProblems = (problems: readonly PropProblem[]): string =>
  problems
    .map(({ path, expected, received }) => `prop "${path}": expected ${expected}, got ${received}`)
    .join('; ');

export type CheckedProps =
  | { ok: true; props: Record<string, unknown> }
  | { ok: false; problems: PropProblem[] };

/** Props of every widget (docs/reference.md#props). */
const COMMON_PROPS: Readonly<Record<string, PropSchema>> = {
  site: { enum: SITES },
  language: { enum: LANGUAGES },
  texts: { type: 'object', additionalProperties: { type: 'string' } },
};

/**
 * Returns the props with their defaults and without unknown keys, or all problems. Treats null as missing,
 * because many CMSs write null for fields that an editor left empty.
 */
export function checkProps(schema: PropSchema, given: unknown): CheckedProps {
  const problems: PropProblem[] = [];
  const whole = { ...schema, type: 'object', properties: { ...schema.properties, ...COMMON_PROPS } } as const;
  const props = read(whole, isRecord(given) ? removeNulls(given) : given, '', problems);
  for (const names of schema.either ?? [])
    if (isRecord(given) && names.every((name) => isBlank(given[name])))
      problems.push({ path: names[0]!, expected: `${names.join(' or ')} (required)`, received: 'nothing' });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, props: props as Record<string, unknown> };
}

const removeNulls = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

function read(schema: PropSchema, value: unknown, path: string, problems: PropProblem[]): unknown {
  const { type, anyOf, items, properties, additionalProperties } = schema;
  if (anyOf) {
    for (const choice of anyOf) {
      const own: PropProblem[] = [];
      const result = read(choice, value, path, own);
      if (own.length === 0) return result;
    }
  }
  if (anyOf || !isValid(schema, value)) {
    problems.push({
      path: path || '(props)',
      expected: describeExpected(schema),
      received: describeReceived(value),
    });
    return undefined;
  }
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (type === 'array' && items)
    return (value as unknown[]).map((item, index) => read(items, item, at(index), problems));
  if (type !== 'object') return value;

  const entries: [string, unknown][] = [];
  const given = value as Record<string, unknown>;
  for (const [key, prop] of Object.entries(properties ?? {})) {
    if (Object.hasOwn(given, key)) entries.push([key, read(prop, given[key], at(key), problems)]);
    else if (prop.default !== undefined) entries.push([key, prop.default]);
    else if (schema.required?.includes(key))
      problems.push({ path: at(key), expected: `${describeExpected(prop)} (required)`, received: 'nothing' });
  }
  if (typeof additionalProperties === 'object')
    for (const key of Object.keys(given))
      if (!properties || !Object.hasOwn(properties, key))
        entries.push([key, read(additionalProperties, given[key], at(key), problems)]);
  return Object.fromEntries(entries);
}

/** Returns whether the value itself is valid; `read` checks its contents. */
function isValid(schema: PropSchema, value: unknown): boolean {
  const { type, minimum = -Infinity, maximum = Infinity } = schema;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (typeof value === 'number') {
    if (value < minimum || value > maximum) return false;
    return !type || type === 'number' || (type === 'integer' && Number.isInteger(value));
  }
  if (typeof value === 'string')
    return (!type || type === 'string') && isWithin(value.length, schema.minLength, schema.maxLength);
  if (Array.isArray(value))
    return (!type || type === 'array') && isWithin(value.length, schema.minItems, schema.maxItems);
  return !type || type === (value === null ? 'null' : typeof value);
}

const isWithin = (length: number, least = 0, most = Infinity): boolean => length >= least && length <= most;

const NOUNS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
};

/** Describes the expected value for the console and for editors. */
function describeExpected(schema: PropSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeExpected).join(' or ');
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  if ('const' in schema) return JSON.stringify(schema.const);
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const of = (schema.minLength ?? schema.maxLength) ? ' characters' : '';
  return [
    NOUNS[schema.type ?? ''] ?? schema.type ?? 'anything',
    least === undefined ? '' : ` of at least ${least}${of}`,
    most === undefined ? '' : ` of at most ${most}${of}`,
  ].join('');
}

/** Describes the received value, shortened. */
function describeReceived(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (isRecord(value)) return 'an object';
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
