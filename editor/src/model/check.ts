/** Checks a block's props against the catalogue's JSON Schema, with the same rules as the runtime. */
import type { Messages } from '../messages.ts';
import type { Schema } from './catalogue.ts';

/** A problem of a prop. */
export interface Problem {
  /** Names and indexes from the block's props to the value. */
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

function getTypeMessage(type: string, { errors }: Messages): string {
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
    // Reports the problems of the alternative that fits best.
    const [best = []] = tries.toSorted((a, b) => getDepth(b) - getDepth(a));
    yield* best.length > 0 ? best : [say(errors.wrong)];
    return;
  }
  if (schema.enum && !schema.enum.includes(value as string)) return yield say(errors.choice);
  if (schema.type && TYPES[schema.type]?.(value) === false) return yield say(getTypeMessage(schema.type, t));
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
  for (const part of schema.allOf ?? []) {
    const names = onlyRequired(part);
    if (!names) yield* within(part, value, path, t);
    else if (isRecord(value) && names.every((one) => one.some((name) => value[name] === undefined))) {
      const titles = names.map((one) =>
        one.map((name) => schema.properties?.[name]?.title ?? name).join(' + '),
      );
      yield { path: [...path, names[0]?.[0] ?? ''], message: t.oneOf(titles.join(', ')) };
    }
  }
}

/** Returns the sets of which one is required, if the schema declares nothing else. */
const onlyRequired = ({ anyOf }: Schema): string[][] | undefined =>
  anyOf?.every((one) => one.required && Object.keys(one).length === 1)
    ? anyOf.map(({ required = [] }) => required)
    : undefined;

/** Returns the depth of the first problem: the alternative with the deepest first problem fits best. */
const getDepth = ([first]: Problem[]): number => first?.path.length ?? 0;

/** Returns all problems of a value; none if the runtime accepts it. */
export const problemsOf = (schema: Schema, value: unknown, t: Messages): Problem[] => [
  ...within(schema, value, [], t),
];

/** Converts a path to a name for elements: 'slides.0.text'. */
export const pathText = (path: Problem['path']): string => path.join('.');
