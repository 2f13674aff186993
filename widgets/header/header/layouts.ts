/** Code of the two layouts. The layout that is not shown is not loaded. */
import type { ComponentType } from 'react';
import { lazyChunk, type Part } from '#ui/part.ts';
import { getCurrentLayout, type Layout } from '#ui/use-layout.ts';
import type { Navigation } from './use-navigation.ts';

export const layouts: {
  [Of in Layout]: Part<{ default: ComponentType<{ navigation: Navigation[Of] }> }>;
} = {
  desktop: lazyChunk(() => import('./desktop/DesktopHeader.tsx')),
  mobile: lazyChunk(() => import('./mobile/MobileHeader.tsx')),
};

// Loads the layout's code while the island is being mounted.
if (typeof window !== 'undefined') layouts[getCurrentLayout()].prefetch();
