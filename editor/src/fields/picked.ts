/** Fills further props from a chosen product or recipe. */
import { findKind, type Schema, withoutNull } from 'saaristo/form';
import type { PickerRow } from '../contract.ts';

const TITLES = ['title', 'header', 'name'];
const LINKS = ['url', 'link'];
const PICTURES = ['image'];

/**
 * Returns the props of a block, or of an item of a list, after a choice for the prop `name`. Sets its number, and the name, address and
 * picture if the schema has props for them. If there are several props of a kind, the first belongs to the first number, and so on.
 */
export function withPicked(
  { properties = {} }: Schema,
  given: Readonly<Record<string, unknown>>,
  name: string,
  { id, title, url, image }: PickerRow,
): Record<string, unknown> {
  const names = Object.keys(properties);
  const getKind = (prop: string) => findKind(withoutNull(properties[prop] ?? {}).schema, undefined);
  const place = names.filter((prop) => getKind(prop) === getKind(name)).indexOf(name);
  const findOwn = (known: readonly string[]): string | undefined => {
    const fitting = names.filter((prop) => known.includes(prop));
    return fitting[Math.min(place, fitting.length - 1)];
  };
  const picked = [
    [findOwn(TITLES), title],
    [findOwn(LINKS), url],
    [findOwn(PICTURES), image],
  ].filter(([prop, value]) => prop !== undefined && value !== '') as [string, string][];
  return { ...given, ...Object.fromEntries(picked), [name]: id };
}
