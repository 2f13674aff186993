/** Code of the two layouts. The layout that is not shown is not loaded. */
import type { ComponentType } from 'react';
import { createPart, type Part } from '#ui/part.ts';
import { currentLayout, type Layout } from '#ui/use-layout.ts';
import type { Navigation } from './use-navigation.ts';

export const layouts: {
  [Of in Layout]: Part<{ default: ComponentType<{ navigation: Navigation[Of] }> }>;
} = {
  desktop: createPart(() => import('./desktop/DesktopHeader.tsx')),
  mobile: createPart(() => import('./mobile/MobileHeader.tsx')),
};

// Loads the layout's code while the island is being mounted.
if (typeof window !== 'undefined') layouts[currentLayout()].prefetch();
