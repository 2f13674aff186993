import { createElement, useEffect, useState } from 'react';
import type { Layout } from '#ui/use-layout.ts';
import { loaded, loadLayout } from './layouts.ts';
import type { Navigation } from './use-navigation.ts';

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
    loadLayout(layout)
      .catch(() => loadLayout(layout))
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
