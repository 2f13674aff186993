/** What is wrong with a block's props, in words: the rules of the catalogue's JSON Schema, as the runtime has them. */
import type { Messages } from '../messages.ts';
import type { Schema } from './catalogue.ts';

/** Where in the props, and what. */
export interface Problem {
  /** Names and numbers from the props inwards. */
  path: (string | number)[];
  message: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
};

function typeMessage(type: string, { errors }: Messages): string {
  if (type === 'string') return errors.text;
  if (type === 'integer') return errors.wholeNumber;
  return type === 'number' ? errors.number : errors.wrong;
}

function* within(schema: Schema, value: unknown, path: Problem['path'], t: Messages): Generator<Problem> {
  const { errors } = t;
  const say = (message: string): Problem => ({ path, message });
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => [...within(one, value, path, t)]);
    if (tries.some((problems) => problems.length === 0)) return;
    // The choice that fits best says what is missing.
    const [best = []] = tries.toSorted((a, b) => depthOf(b) - depthOf(a));
    yield* best.length > 0 ? best : [say(errors.wrong)];
    return;
  }
  if (schema.enum && !schema.enum.includes(value as string)) return yield say(errors.choice);
  if (schema.type && TYPES[schema.type]?.(value) === false) return yield say(typeMessage(schema.type, t));
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) yield say(errors.minimum(schema.minimum));
    if (schema.maximum !== undefined && value > schema.maximum) yield say(errors.maximum(schema.maximum));
  }
  if (typeof value === 'string') {
    const { minLength, maxLength } = schema;
    if (minLength !== undefined && value.length < minLength)
      yield say(minLength === 1 ? errors.required : errors.minLength(minLength));
    if (maxLength !== undefined && value.length > maxLength) yield say(errors.maxLength(maxLength));
  }
  if (Array.isArray(value)) {
    if (schema.minItems !== undefined && value.length < schema.minItems)
      yield say(errors.minItems(schema.minItems));
    if (schema.maxItems !== undefined && value.length > schema.maxItems)
      yield say(errors.maxItems(schema.maxItems));
    if (schema.items)
      for (const [index, item] of value.entries()) yield* within(schema.items, item, [...path, index], t);
  }
  if (isRecord(value)) {
    for (const name of schema.required ?? [])
      if (value[name] === undefined) yield { path: [...path, name], message: errors.required };
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      if (value[name] !== undefined) yield* within(part, value[name], [...path, name], t);
  }
  for (const part of schema.allOf ?? []) yield* within(part, value, path, t);
}

/** How far into a value the first problem is: the choice that was meant is the one that got furthest. */
const depthOf = ([first]: Problem[]): number => first?.path.length ?? 0;

/** Every problem of a value; none where the runtime would take it. */
export const problemsOf = (schema: Schema, value: unknown, t: Messages): Problem[] => [
  ...within(schema, value, [], t),
];

/** A path as a name for elements: 'slides.0.text'. */
export const pathText = (path: Problem['path']): string => path.join('.');
