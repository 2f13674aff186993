/** Finds misspelt props, for developers and editors. Not loaded on pages of visitors. */
import { findNearest } from '#lib/nearest.ts';
import { COMMON_PROPS, type PropSchema } from './check-props.ts';

/** Looking for similar names takes time. */
const MAX_UNKNOWN = 20;

/** A prop that a widget does not have and ignores. */
export interface UnknownProp {
  name: string;
  /** The similar prop that the widget has. */
  nearest: string | undefined;
}

/** Returns the first props that a widget does not have. A schema without props is of an old version, which knows nothing. */
export function findUnknownProps(
  { properties }: PropSchema,
  given: Readonly<Record<string, unknown>>,
): UnknownProp[] {
  if (!properties) return [];
  const names = Object.keys({ ...properties, ...COMMON_PROPS });
  return Object.keys(given)
    .filter((name) => !names.includes(name))
    .slice(0, MAX_UNKNOWN)
    .map((name) => ({ name, nearest: findNearest(name, names) }));
}

const suggest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;

/** Returns the question whether a similar name was meant; '' if no name is similar. */
export const suggestName = (given: string, names: Iterable<string>): string =>
  suggest(findNearest(given, names));

/** Describes the unknown props, each in a sentence. */
export const describeUnknownProps = (
  schema: PropSchema,
  given: Readonly<Record<string, unknown>>,
): string[] =>
  findUnknownProps(schema, given).map(({ name, nearest }) => `unknown prop "${name}"${suggest(nearest)}`);
