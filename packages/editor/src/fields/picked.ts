/** Fills props from a chosen product or recipe. */
import { findKind, isShown, type Schema, withoutNull } from 'saaristo/form';
import type { PickerRow } from '../contract.ts';
import { CHOSEN } from '../model/examples.ts';

export type PickKind = 'product' | 'recipe';

const KINDS: readonly PickKind[] = ['product', 'recipe'];
const { titles: TITLES, pictures: PICTURES, times: TIMES } = CHOSEN;
const LINKS = ['url', 'link'];

const getProp = ({ properties = {} }: Schema, name: string): Schema =>
  withoutNull(properties[name] ?? {}).schema;
const getKind = (schema: Schema, name: string): string => findKind(getProp(schema, name), undefined);

/** Returns the prop for the type of an item, such as a card; undefined if items of this kind need none. */
const findTypeProp = (schema: Schema, kind: PickKind): string | undefined =>
  Object.keys(schema.properties ?? {}).find((name) => getProp(schema, name).enum?.includes(kind));

/** Returns the kinds that fill the items of a list: those for which an item has a title, and a number or a type. */
export const listPickKinds = (item: Schema): PickKind[] => {
  const names = Object.keys(item.properties ?? {});
  return names.some((name) => TITLES.includes(name))
    ? KINDS.filter((kind) => findTypeProp(item, kind) ?? names.some((name) => getKind(item, name) === kind))
    : [];
};

/** The prop that the choice was made for, or a kind for the first such prop. */
export type PickTarget = { name: string } | { kind: PickKind };

/**
 * Returns the props of a block, or of an item of a list, after a choice. Sets the number, and the type, name, address, picture and time if
 * the schema has props for them. If there are several props of a kind, the first belongs to the first number, and so on. Removes props
 * that the new type does not have.
 */
export function withPicked(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  target: PickTarget,
  { id, title, url, image, minutes }: PickerRow,
): Record<string, unknown> {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const kind = 'kind' in target ? target.kind : (getKind(schema, target.name) as PickKind);
  const numbers = names.filter((prop) => getKind(schema, prop) === kind);
  const number = 'name' in target ? target.name : numbers[0];
  const place = Math.max(0, numbers.indexOf(number ?? ''));
  const findOwn = (known: readonly string[]): string | undefined => {
    const fitting = names.filter((prop) => known.includes(prop));
    return fitting[Math.min(place, fitting.length - 1)];
  };
  const type = findTypeProp(schema, kind);
  // A card for recipes of chicken is one for recipes.
  const isOfKind = type !== undefined && String(given[type]).endsWith(kind);
  const picked = [
    [isOfKind ? undefined : type, kind],
    [findOwn(TITLES), title],
    [findOwn(LINKS), url],
    [findOwn(PICTURES), image],
    [findOwn(TIMES), minutes ?? ''],
    [number, number !== undefined && getProp(schema, number).type !== 'string' ? Number(id) : id],
  ].filter(([prop, value]) => prop !== undefined && value !== '') as [string, unknown][];
  const props: Record<string, unknown> = { ...given, ...Object.fromEntries(picked) };
  return Object.fromEntries(Object.entries(props).filter(([name]) => isShown(schema, name, props)));
}
