import { loadDesktopNavigation, loadMobileNavigation } from '#api/navigation.ts';
import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import { layoutAt, LAYOUTS } from '#ui/use-layout.ts';
import { layouts } from './layouts.ts';
import { navigationQuery } from './navigation-query.ts';
import type { Navigation } from './use-navigation.ts';
import type definition from './widget.ts';

/** A fallback is a whole header; but a slow answer does not keep the visitor from search suggestions for ever. */
export const timeoutMs = 1000;

/** The links of a fallback are worth more than a header without any; where there is no fallback, NAV-42 holds. */
export const isNeeded = true;

/** The code of the layout that the window has; of both on a server. */
export const parts = (width: number | undefined): Promise<unknown> =>
  Promise.all((width === undefined ? LAYOUTS : [layoutAt(width)]).map((layout) => layouts[layout].load()));

/**
 * The navigation: of the layout that the window has, of both on a server; and the address of the page that it is shown on. Rejects where one can't
 * be had.
 */
export async function load(
  props: WidgetProps<typeof definition>,
  context: LoadContext,
): Promise<Partial<Navigation> & { here: string }> {
  const { url, width, signal } = context;
  const query = navigationQuery(props, context);
  const layout = width === undefined ? undefined : layoutAt(width);
  const [desktop, mobile] = await Promise.all([
    layout === 'mobile' ? undefined : loadDesktopNavigation(query, signal),
    layout === 'desktop' ? undefined : loadMobileNavigation(query, signal),
  ]);
  return { here: url.origin + url.pathname, ...(desktop && { desktop }), ...(mobile && { mobile }) };
}
