import { useEffect, useRef, useState } from 'react';
import {
  loadDesktopNavigation,
  loadMobileNavigation,
  type DesktopNavigation,
  type MobileNavigation,
  type NavigationQuery,
} from '#api/navigation.ts';
import type { Layout } from '#ui/use-layout.ts';

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
  const [navigation, setNavigation] = useState(nothing);
  /** Of each layout, the query whose answer it shows. */
  const answered = useRef<Partial<Record<Layout, string>>>({});
  const { languageId, pageId, subDomainId } = query;

  useEffect(() => {
    const asked = JSON.stringify([languageId, pageId, subDomainId]);
    if (layout === undefined || answered.current[layout] === asked) return;
    const controller = new AbortController();
    calls[layout]({ languageId, pageId, subDomainId }, controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        answered.current[layout] = asked;
        setNavigation((before) => ({ ...before, [layout]: answer }));
      },
      () => {
        // NAV-42: the rest of the header goes on without tabs.
      },
    );
    return () => controller.abort();
  }, [layout, languageId, pageId, subDomainId]);

  return navigation;
}
