import { loadDesktopNavigation, loadMobileNavigation } from '#api/navigation.ts';
import type { WidgetProps } from '#island/define.ts';
import type { LoadContext } from '#island/load.ts';
import { readImage } from '#lib/image.ts';
import { layoutAt, LAYOUTS } from '#ui/use-layout.ts';
import { loadLayout } from './layouts.ts';
import { COMPACT_PX, logoOf, markOf } from './logos.ts';
import { navigationQuery } from './navigation-query.ts';
import type { Navigation } from './use-navigation.ts';
import type definition from './widget.ts';

/** A fallback is a whole header; but a slow answer does not keep the visitor from search suggestions for ever. */
export const patienceMs = 1000;

/** The code of the layout that the window has; of both on a server. */
export const parts = (width: number | undefined): Promise<unknown> =>
  Promise.all((width === undefined ? LAYOUTS : [layoutAt(width)]).map(loadLayout));

/**
 * The navigation: of the layout that the window has, of both on a server. With a window the logo is waited for, too, so that nothing goes and comes
 * back. Rejects where one can't be had.
 */
export async function load(
  props: WidgetProps<typeof definition>,
  context: LoadContext,
): Promise<Partial<Navigation>> {
  const { site, width, signal } = context;
  const query = navigationQuery(props, context);
  const layout = width === undefined ? undefined : layoutAt(width);
  const [desktop, mobile] = await Promise.all([
    layout === 'mobile' ? undefined : loadDesktopNavigation(query, signal),
    layout === 'desktop' ? undefined : loadMobileNavigation(query, signal),
    width !== undefined &&
      showLogo(readImage(props.logo)?.url ?? (width < COMPACT_PX ? markOf : logoOf)(site)),
  ]);
  return { ...(desktop && { desktop }), ...(mobile && { mobile }) };
}

async function showLogo(url: string): Promise<void> {
  const logo = new Image();
  logo.src = url;
  // One that does not come keeps nobody waiting.
  await logo.decode().catch(() => {});
}
