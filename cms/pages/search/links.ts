/** Addresses of the same search page with something changed; whatever else stands in the address stays (SRCH-16). */
import type { PageContext } from '../context.ts';
import { type Asked, baseName, isList, NAMES, type ParameterName } from './asked.ts';

const isOurs = (name: string): boolean => NAMES.some((one) => one === name);

/** Every parameter of the address as it is written, those of the search in bracket style where they are lists. */
function entriesOf({ query }: PageContext): [name: string, written: string, value: string][] {
  return [...query].map(([name, value]) => {
    const base = baseName(name);
    return isOurs(base) ? [base, isList(base) ? `${base}[]` : base, value] : [name, name, value];
  });
}

/**
 * The address of this page with these parameters in place of its own; an empty list takes a parameter out. What is empty
 * is left out, unless the block would start with something else (SRCH-15).
 */
export function searchLink(
  context: PageContext,
  { defaults }: Pick<Asked, 'defaults'>,
  changes: Partial<Record<ParameterName, readonly string[]>>,
): string {
  const kept = entriesOf(context).filter(([name]) => !Object.hasOwn(changes, name));
  const changed = Object.entries(changes).flatMap(([name, values]) =>
    values.map((value) => [name, isList(name) ? `${name}[]` : name, value] as const),
  );
  const says = ([name, , value]: readonly [string, string, string]): boolean =>
    value !== '' || !isOurs(name) || (defaults.get(name as ParameterName) ?? []).some((text) => text !== '');
  const written = [...kept, ...changed]
    .filter(says)
    .map(
      ([, name, value]) => `${encodeURIComponent(name).replace('%5B%5D', '[]')}=${encodeURIComponent(value)}`,
    );
  return written.length > 0 ? `${context.path}?${written.join('&')}` : context.path;
}

/** Parameters that a form with these controls has to carry along unseen: those of the search that have no control. */
export const hiddenFields = (
  context: PageContext,
  controls: ReadonlySet<string>,
): [name: string, value: string][] =>
  entriesOf(context)
    .filter(([name, , value]) => isOurs(name) && name !== 'page' && value !== '' && !controls.has(name))
    .map(([, written, value]) => [written, value]);
