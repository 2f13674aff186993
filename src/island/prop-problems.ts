/** Describes faults of props for developers. The browser loads it for a marker with invalid props. */
import { isRecord } from '#lib/read.ts';
import { type Fault, type PropSchema, readWidgetProps } from './check-props.ts';

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

/** Returns the props with their defaults and without unknown keys, or all problems. */
export function checkProps(schema: PropSchema, given: unknown): CheckedProps {
  const faults: Fault[] = [];
  const props = readWidgetProps(schema, given, faults);
  return faults.length > 0 ? { ok: false, problems: faults.map(describeFault) } : { ok: true, props };
}

/** Returns a sentence about the problems of invalid props. */
export function explainProps(schema: PropSchema, given: unknown): string {
  const checked = checkProps(schema, given);
  return describeProblems(checked.ok ? [] : checked.problems);
}

/** Describes a fault for the console and for editors. */
function describeFault({ path, rule, schema, value }: Fault): PropProblem {
  const expected = rule === 'either' ? schema.either![0]!.join(' or ') : describeExpected(schema);
  return {
    path: path.join('.') || '(props)',
    expected: rule === 'required' || rule === 'either' ? `${expected} (required)` : expected,
    received: describeReceived(value),
  };
}

const NOUNS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
};

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
