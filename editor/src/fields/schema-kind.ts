/** Chooses the control for a part of the schema, here and in WordPress (tools/wordpress/plugin.ts). */
import { isRecord } from '../model/check.ts';
import type { Schema } from '../model/catalogue.ts';

export type Kind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'link'
  | 'product'
  | 'recipe'
  | 'date'
  | 'number'
  | 'switch'
  | 'choice'
  | 'picture'
  | 'list'
  | 'group'
  | 'either'
  | 'map'
  | 'other';

const isNull = ({ type }: Schema): boolean => type === 'null';

/** Removes null from the alternatives of a schema, and returns whether null was one of them. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const choices = schema.anyOf;
  if (!choices?.some(isNull)) return { schema, isNullable: false };
  const left = choices.filter((one) => !isNull(one));
  const { anyOf: _, ...own } = schema;
  const [only] = left;
  return {
    schema: left.length === 1 && only ? { ...only, ...own } : { ...own, anyOf: left },
    isNullable: true,
  };
}

/** Whether the schema accepts an address, or an address with an alternative text. */
const isPicture = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 &&
  anyOf.some(({ type }) => type === 'string') &&
  anyOf.some(({ properties }) => properties !== undefined && 'url' in properties && 'alt' in properties);

const LONG = 60;

/** Returns the kind of control for a schema. A long text gets a larger control. */
export function kindOf(schema: Schema, value: unknown): Kind {
  if (schema.format === 'picture' || isPicture(schema)) return 'picture';
  if (schema.enum) return 'choice';
  if (schema.anyOf) {
    const enums = schema.anyOf.every((one) => one.enum);
    return enums ? 'choice' : 'either';
  }
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return schema.properties && typeof schema.additionalProperties !== 'object' ? 'group' : 'map';
    case 'string':
      if (schema.format === 'rich-text' || schema.format === 'long-text' || schema.format === 'date')
        return schema.format;
      if (schema.format === 'link' || schema.format === 'product' || schema.format === 'recipe')
        return schema.format;
      if (typeof value === 'string' && /<\/?[a-z][^>]*>/i.test(value)) return 'rich-text';
      return typeof value === 'string' && (value.length > LONG || value.includes('\n'))
        ? 'long-text'
        : 'text';
    default:
      return 'other';
  }
}

/**
 * Returns the values of a choice, in order. If values can be written in several ways, such as `Two` and 2, returns those in the form of
 * `value`, or in the first form.
 */
export const choicesOf = ({ enum: values, anyOf = [] }: Schema, value: unknown): (string | number)[] =>
  values ?? (anyOf.find((one) => one.enum?.includes(value as never)) ?? anyOf[0])?.enum ?? [];

/** Returns a choice's label for editors, or the stored value if it has none. */
export const choiceLabel = ({ choices, anyOf = [] }: Schema, choice: string | number): string =>
  [choices, ...anyOf.map((one) => one.choices)].find((words) => words?.[choice])?.[choice] ?? String(choice);

/** Creates the initial value of a new item or group, with its required properties. */
export function blank(schema: Schema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return blank(schema.anyOf[0]);
  switch (schema.type) {
    case 'string':
      return '';
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, blank(schema.properties?.[name] ?? {})]),
      );
    default:
      return null;
  }
}

/** Names of properties that can serve as an item's title, best first. */
const NAMING = [
  'title',
  'header',
  'heading',
  'label',
  'name',
  'question',
  'text',
  'Title',
  'Heading',
  'Name',
];

/** Returns the title of an item of a list: its first text. */
export function itemTitle(value: unknown): string | undefined {
  if (typeof value === 'string')
    return (
      value
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || undefined
    );
  if (!isRecord(value)) return undefined;
  const name = NAMING.find((one) => typeof value[one] === 'string' && value[one].trim() !== '');
  return name && itemTitle(value[name]);
}
