/** Layouts: sets of blocks with which a page begins, or which are added to it. */
import type { Block, PageLayout } from '../contract.ts';
import type { Catalogue } from './catalogue.ts';
import type { Examples } from './fresh-example.ts';

/** Copies an example with at most this number of items in each of its lists. */
const shorten = (example: Record<string, unknown>, items = Infinity): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(structuredClone(example)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, items) : value,
    ]),
  );

/** Creates the blocks of a layout from the examples of their widgets. Leaves out widgets that the catalogue does not have. */
export async function createLayoutBlocks(
  { blocks }: PageLayout,
  catalogue: Catalogue,
  examples: Examples,
): Promise<Block[]> {
  await Promise.all(blocks.flatMap((block) => ('widget' in block ? [examples.prepare(block.widget)] : [])));
  return blocks.flatMap((block): Block[] => {
    if ('html' in block) return [block];
    const { widget, items } = block;
    const fresh = examples.of(widget);
    const version = catalogue.get(widget)?.version ?? 1;
    return fresh
      ? [{ widget, props: shorten(fresh, items), example: true, ...(version > 1 && { version }) }]
      : [];
  });
}

/** Returns the layout that an address names, such as `#layout-campaign`. */
export const findLinkedLayout = (hash: string, layouts: readonly PageLayout[]): PageLayout | undefined =>
  layouts.find(({ name }) => hash === `#layout-${name}`);
