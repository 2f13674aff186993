/** Props that no editor should write, made of a widget's schema. */
import type { PropSchema } from '#island/check-props.ts';

export interface Absurdity {
  /** Every text. */
  text: string;
  /** Every number. */
  number: number;
  /** Entries of each list; lists inside lists have three at most. */
  entries: number;
  /** Optional props are left out, pictures among them. */
  bare?: boolean;
}

/**
 * A value of the schema that nobody would give; it may break the schema's own limits.
 * @param at the place in a list: its entries take one of several choices after the other
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
