import { useEffect, useRef, useState } from 'react';
import {
  loadDesktopNavigation,
  loadMobileNavigation,
  type DesktopNavigation,
  type MobileNavigation,
  type NavigationQuery,
} from '#api/navigation.ts';
import { useLoaded } from '#island/context.ts';
import type { Layout } from '#ui/use-layout.ts';
import type { load } from './load.ts';

export interface Navigation {
  desktop: DesktopNavigation;
  mobile: MobileNavigation;
}

const calls = { desktop: loadDesktopNavigation, mobile: loadMobileNavigation };

const nothing: Navigation = {
  desktop: { topTabs: [], bottomTabs: [], languageMenu: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [], languageMenu: [] },
};

/**
 * The navigation of both layouts; each is asked for when its layout is first shown, and again when the query changes.
 * Until it is there, and where it can't be had, its lists are empty (NAV-04, NAV-06, NAV-42).
 */
export function useNavigation(layout: Layout | undefined, query: NavigationQuery): Navigation {
  const key = JSON.stringify(query);
  const { answer, call } = useLoaded<typeof load>();
  const [navigation, setNavigation] = useState<Navigation>({ ...nothing, ...answer });
  /** Of each layout, the query whose answer it shows. */
  const answered = useRef<Partial<Record<Layout, string | undefined>>>({
    desktop: answer?.desktop && key,
    mobile: answer?.mobile && key,
  });
  /** Under way since before the island, for its first query. */
  const underWay = useRef({ call, key });

  useEffect(() => {
    if (layout === undefined || answered.current[layout] === key) return;
    const controller = new AbortController();
    const ask = (): Promise<Navigation[Layout]> =>
      calls[layout](JSON.parse(key) as NavigationQuery, controller.signal);
    const early = underWay.current.key === key ? underWay.current.call : undefined;
    underWay.current.call = undefined;
    (early?.then((came) => came[layout] ?? ask()) ?? ask()).then(
      (came) => {
        if (controller.signal.aborted) return;
        answered.current[layout] = key;
        setNavigation((before) => ({ ...before, [layout]: came }));
      },
      () => {
        // NAV-42: the rest of the header goes on without tabs.
      },
    );
    return () => controller.abort();
  }, [layout, key]);

  return navigation;
}
