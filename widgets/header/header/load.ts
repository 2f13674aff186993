import { loadDesktopNavigation, loadMobileNavigation } from '#api/navigation.ts';
import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import { getLayout, LAYOUTS } from '#ui/use-layout.ts';
import { layouts } from './layouts.ts';
import { createNavigationQuery } from './navigation-query.ts';
import type { Navigation } from './use-navigation.ts';
import type definition from './widget.ts';

/** Time limit in ms. The fallback is a complete header, but without search suggestions, so it must not stay too long. */
export const timeoutMs = 1000;

/** If the call fails, a fallback with links is kept, since it is better than a header without any. Without a fallback, NAV-42 applies. */
export const isNeeded = true;

/** Loads the code of the window's layout, or of both layouts on a server. */
export const parts = (width: number | undefined): Promise<unknown> =>
  Promise.all((width === undefined ? LAYOUTS : [getLayout(width)]).map((layout) => layouts[layout].load()));

/**
 * Loads the navigation of the window's layout, or of both layouts on a server, and returns it with the page's address.
 * @throws (rejects) if a call fails
 */
export async function load(
  props: WidgetProps<typeof definition>,
  context: LoadContext,
): Promise<Partial<Navigation> & { here: string }> {
  const { url, width, signal } = context;
  const query = createNavigationQuery(props, context);
  const layout = width === undefined ? undefined : getLayout(width);
  const [desktop, mobile] = await Promise.all([
    layout === 'mobile' ? undefined : loadDesktopNavigation(query, signal),
    layout === 'desktop' ? undefined : loadMobileNavigation(query, signal),
  ]);
  return {
    here: url.origin + url.pathname + url.search,
    ...(desktop && { desktop }),
    ...(mobile && { mobile }),
  };
}
