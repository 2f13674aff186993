/** Creates absurd and bare props from a widget's schema. */
import type { PropSchema } from '#island/check-props.ts';
import { isRecord } from '#lib/read.ts';

export interface Absurdity {
  /** The value of every text. */
  text: string;
  /** The value of every number. */
  number: number;
  /** The number of entries of each list. Nested lists have at most three. */
  entries: number;
  /** Leaves out optional props, such as pictures. */
  bare?: boolean;
}

/**
 * Returns an absurd value of the schema. It may exceed the schema's limits.
 * @param at the index in a list, by which entries use the alternatives in turn
 */
export function absurd(schema: PropSchema, how: Absurdity, at = 0): unknown {
  const { type, enum: values, anyOf, items = {}, properties = {}, required = [] } = schema;
  const { text, number, entries, bare } = how;
  if (anyOf) return absurd(anyOf[0]!, how, at);
  if (values) return values[at % values.length];
  if ('const' in schema) return schema.const;
  if (type === 'string') return text;
  if (type === 'number') return number;
  if (type === 'integer') return Math.round(number);
  if (type === 'boolean') return true;
  if (type === 'array') {
    const inner = { ...how, entries: Math.min(entries, 3) };
    return Array.from({ length: entries }, (_, index) => absurd(items, inner, index));
  }
  const given = Object.entries(properties).filter(([key]) => !bare || required.includes(key));
  return Object.fromEntries(given.map(([key, one]) => [key, absurd(one, how, at)]));
}

/** Returns a value without the optional props of its schema, also in lists. */
export function dropOptional(schema: PropSchema, value: unknown): unknown {
  const { items, properties, required = [] } = schema;
  if (items && Array.isArray(value)) return value.map((one) => dropOptional(items, one));
  if (!properties || !isRecord(value)) return value;
  const kept = required.filter((key) => key in value);
  return Object.fromEntries(kept.map((key) => [key, dropOptional(properties[key]!, value[key])]));
}
