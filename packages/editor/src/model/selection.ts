/** Blocks that are selected together. Puck itself knows only one: the last one that was pressed. */

/** Ids of the blocks that are selected together. */
export interface Together {
  ids: ReadonlySet<string>;
  /** The one that Puck had selected then. */
  lead: string | undefined;
  /** The one from which a range begins. */
  anchor: string | undefined;
}

/**
 * Returns the indexes of the selected blocks, in order. If Puck has selected another block in the meantime, that one alone is selected.
 * @param lead index of the block that Puck has selected, or -1
 */
export function findSelected(
  items: readonly { props: { id: string } }[],
  lead: number,
  { ids, lead: known }: Pick<Together, 'ids' | 'lead'>,
): number[] {
  const id = items[lead]?.props.id;
  if (id === undefined) return [];
  if (id !== known || !ids.has(id)) return [lead];
  return items.flatMap((item, index) => (ids.has(item.props.id) ? [index] : []));
}

/**
 * Moves items of a list together.
 * @param indexes the items to move, in order
 * @param before index in the given list of the item that they are put before; its length puts them last
 */
export function moveTogether<Item>(
  list: readonly Item[],
  indexes: readonly number[],
  before: number,
): Item[] {
  const moved = new Set(indexes);
  const pick = (from: number, to: number): Item[] =>
    list.slice(from, to).filter((_item, index) => !moved.has(from + index));
  return [...pick(0, before), ...indexes.map((index) => list[index]!), ...pick(before, list.length)];
}
