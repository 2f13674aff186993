import type { Island } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { currentLayout } from '#ui/use-layout.ts';
import { loadLayout } from './layouts.ts';
import { COMPACT_PX, logoOf, markOf } from './logos.ts';
import { navigationQuery } from './navigation-query.ts';
import { askEarly } from './use-navigation.ts';
import type definition from './widget.ts';

/** A fallback is a whole header; but a slow answer does not keep the visitor from search suggestions for ever. */
const PATIENCE_MS = 1000;

/**
 * Fetches what the island shows first while its fallback still stands, so that no tab goes and comes back, and what was
 * typed into the fallback's search finds its field. Rejects where the layout's code can't be had.
 */
export async function prepare(props: WidgetProps<typeof definition>, island: Island): Promise<void> {
  const layout = currentLayout();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  const navigation = askEarly(layout, navigationQuery(props, island)).catch(() => {});
  const logo = new Image();
  logo.src = readImage(props.logo)?.url ?? (window.innerWidth < COMPACT_PX ? markOf : logoOf)(island.site);
  const shown = Promise.all([navigation, logo.decode().catch(() => {})]);
  await Promise.all([loadLayout(layout), Promise.race([shown, patience])]);
  clearTimeout(timer);
}
