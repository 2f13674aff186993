/** The code of the two layouts: the one that is not shown is not loaded. */
import type { ComponentType } from 'react';
import { currentLayout, type Layout } from '#ui/use-layout.ts';
import type { Navigation } from './use-navigation.ts';

/** What has come so far. */
export const loaded: { [L in Layout]?: ComponentType<{ navigation: Navigation[L] }> } = {};

/** Fetches the code of a layout, once. Rejects where it can't be had. */
export async function loadLayout(layout: Layout): Promise<void> {
  if (layout === 'desktop') loaded.desktop ??= (await import('./desktop/DesktopHeader.tsx')).default;
  else loaded.mobile ??= (await import('./mobile/MobileHeader.tsx')).default;
}

// The layout is under way while the island is being mounted; a failure is told to the component, which asks again.
if (typeof window !== 'undefined') loadLayout(currentLayout()).catch(() => {});
