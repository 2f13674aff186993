/**
 * The rules of props: checks a value against the keywords of JSON Schema that `propsSchema` writes, in less than a
 * kilobyte. The browser checks a marker's props at mount, and editors check what is entered into a form (`form-problems.ts`).
 * `prop-problems.ts` describes faults.
 */
import { isNone, isRecord } from '#lib/read.ts';
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

/** A keyword that a value can violate. `required` and `either` are violated by missing props. */
export type Rule = Exclude<keyof PropSchema, 'default' | 'items' | 'properties' | 'additionalProperties'>;

/** Names and indexes from the props to a value. */
export type Path = readonly (string | number)[];

/** A violation of a rule. */
export interface Fault {
  path: Path;
  rule: Rule;
  /** The schema with the rule; of a missing prop, the prop's schema. */
  schema: PropSchema;
  value?: unknown;
  /** The faults of each alternative, if `rule` is 'anyOf'. */
  choices?: Fault[][];
}

/** Props of every widget (docs/reference.md#props). */
export const COMMON_PROPS: Readonly<Record<string, PropSchema>> = {
  site: { enum: SITES },
  language: { enum: LANGUAGES },
  texts: { type: 'object', additionalProperties: { type: 'string' } },
};

/** Returns the props of a widget with their defaults and without unknown keys; adds all faults to `faults`. */
export function readWidgetProps(
  schema: PropSchema,
  given: unknown,
  faults: Fault[],
): Record<string, unknown> {
  const properties = { ...schema.properties, ...COMMON_PROPS };
  return readProps({ ...schema, type: 'object', properties }, isNone(given) ? {} : given, faults) as Record<
    string,
    unknown
  >;
}

/** As `readWidgetProps`, but without the common props. */
export function readProps(schema: PropSchema, given: unknown, faults: Fault[]): unknown {
  const props = readValue(schema, given, [], faults);
  for (const names of schema.either ?? [])
    if (isRecord(given) && names.every((name) => isBlank(given[name])))
      faults.push({ path: [names[0]!], rule: 'either', schema: { either: [names] } });
  return props;
}

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

const acceptsNull = ({ type, anyOf }: PropSchema): boolean => type === 'null' || !!anyOf?.some(acceptsNull);

/** Returns whether a value is given: it is not null, or the schema accepts null and has no default. */
const isGiven = (value: unknown, schema: PropSchema): boolean =>
  value !== null || (schema.default === undefined && acceptsNull(schema));

/**
 * Returns a value with its defaults and without unknown keys. Adds all faults to `faults`. Reads what CMSs write for empty fields, at
 * every level. Null counts as not given unless the schema accepts it, so that lists lose it. PHP's empty array counts as an empty object.
 */
export function readValue(schema: PropSchema, given: unknown, path: Path, faults: Fault[]): unknown {
  const { type, anyOf, items, properties, additionalProperties } = schema;
  const value = type === 'object' && Array.isArray(given) && given.length === 0 ? {} : given;
  const choices: Fault[][] = [];
  for (const choice of anyOf ?? []) {
    const own: Fault[] = [];
    const result = readValue(choice, value, path, own);
    if (own.length === 0) return result;
    choices.push(own);
  }
  const list = type === 'array' && items && Array.isArray(value) ? value : undefined;
  const rule = anyOf
    ? 'anyOf'
    : findBrokenRule(schema, list?.filter((item) => isGiven(item, items!)) ?? value);
  if (rule) {
    faults.push({ path, rule, schema, value, choices });
    return undefined;
  }
  if (list)
    return list.flatMap((item, index) =>
      isGiven(item, items!) ? [readValue(items!, item, [...path, index], faults)] : [],
    );
  if (type !== 'object') return value;

  const entries: [string, unknown][] = [];
  const object = value as Record<string, unknown>;
  const has = (key: string, prop: PropSchema): boolean =>
    Object.hasOwn(object, key) && isGiven(object[key], prop);
  const add = (key: string, prop: PropSchema) =>
    entries.push([key, readValue(prop, object[key], [...path, key], faults)]);
  for (const key of schema.required ?? []) {
    const prop = properties?.[key] ?? {};
    if (!has(key, prop)) faults.push({ path: [...path, key], rule: 'required', schema: prop });
  }
  for (const [key, prop] of Object.entries(properties ?? {})) {
    if (has(key, prop)) add(key, prop);
    else if (prop.default !== undefined) entries.push([key, prop.default]);
  }
  if (typeof additionalProperties === 'object')
    for (const key of Object.keys(object))
      if (!(properties && Object.hasOwn(properties, key)) && has(key, additionalProperties))
        add(key, additionalProperties);
  return Object.fromEntries(entries);
}

/** The keywords that limit a number, the length of a text and the length of a list. */
const LIMITS: Partial<
  Record<string, readonly ['minimum' | 'minLength' | 'minItems', 'maximum' | 'maxLength' | 'maxItems']>
> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};

/** Returns the rule that the value itself violates, or undefined; `readValue` checks its contents. */
function findBrokenRule(schema: PropSchema, value: unknown): Rule | undefined {
  const { type } = schema;
  if (schema.enum && !schema.enum.includes(value)) return 'enum';
  if ('const' in schema && schema.const !== value) return 'const';
  const actual = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (type && type !== actual && !(type === 'integer' && Number.isInteger(value))) return 'type';
  const limits = LIMITS[actual];
  if (!limits) return undefined;
  const [least, most] = limits;
  const size = typeof value === 'number' ? value : (value as string).length;
  // A limit that the schema does not have is undefined, and compares as false.
  return size < schema[least]! ? least : size > schema[most]! ? most : undefined;
}
