import { createElement, useEffect, useState, type ComponentType } from 'react';
import { currentLayout, type Layout } from '#ui/use-layout.ts';
import type { Navigation } from './use-navigation.ts';

/** The code of the layouts that have been shown: the other one is not loaded. */
const loaded: { [L in Layout]?: ComponentType<{ navigation: Navigation[L] }> } = {};

/** Fetches the code of a layout. Rejects where it can't be had. */
async function load(layout: Layout): Promise<void> {
  if (layout === 'desktop') loaded.desktop ??= (await import('./DesktopHeader.tsx')).default;
  else loaded.mobile ??= (await import('./MobileHeader.tsx')).default;
}

// The layout is under way while the island is being mounted; a failure is told to the component, which asks again.
if (typeof window !== 'undefined') load(currentLayout()).catch(() => {});

interface Props {
  layout: Layout;
  navigation: Navigation;
}

/** One of the layouts, as soon as its code is there. Throws where that can't be had: the fallback comes back. */
export function LayoutOf({ layout, navigation }: Props) {
  const [, setArrived] = useState<Layout>();
  const [failure, setFailure] = useState<{ reason: unknown }>();

  useEffect(() => {
    if (loaded[layout]) return;
    let waiting = true;
    load(layout)
      .catch(() => load(layout))
      .then(
        () => waiting && setArrived(layout),
        (reason: unknown) => waiting && setFailure({ reason }),
      );
    return () => {
      waiting = false;
    };
  }, [layout]);

  if (failure) throw failure.reason;
  if (layout === 'desktop')
    return loaded.desktop ? createElement(loaded.desktop, { navigation: navigation.desktop }) : null;
  return loaded.mobile ? createElement(loaded.mobile, { navigation: navigation.mobile }) : null;
}
