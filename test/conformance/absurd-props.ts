/** Creates absurd props from a widget's schema. */
import type { PropSchema } from '#island/check-props.ts';

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
