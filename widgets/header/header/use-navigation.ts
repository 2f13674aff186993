import { useEffect, useRef } from 'react';
import {
  loadDesktopNavigation,
  loadMobileNavigation,
  type DesktopNavigation,
  type MobileNavigation,
  type NavigationQuery,
} from '#api/navigation.ts';
import { useLoaded } from '#island/context.ts';
import type { Load } from '#island/load.ts';
import type { Layout } from '#ui/use-layout.ts';
import { useRequest } from '#ui/use-request.ts';

export interface Navigation {
  desktop: DesktopNavigation;
  mobile: MobileNavigation;
}

const calls = { desktop: loadDesktopNavigation, mobile: loadMobileNavigation };

interface Answered extends Navigation {
  /** The query of each layout's current answer. */
  keys: Partial<Record<Layout, string | undefined>>;
}

const NOTHING: Answered = {
  desktop: { topTabs: [], bottomTabs: [], languageMenu: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [], languageMenu: [] },
  keys: {},
};

/**
 * Returns the navigation of both layouts. Each is loaded when its layout is first shown, and again when the query changes. Until then, and
 * after a failed call, its lists are empty, and the rest of the header works without tabs (NAV-04, NAV-06, NAV-42).
 */
export function useNavigation(layout: Layout | undefined, query: NavigationQuery): Navigation {
  const key = JSON.stringify(query);
  const { answer, call } = useLoaded<Load<never, Partial<Navigation>>>();
  const { answer: known = NOTHING, run } = useRequest<Answered>({
    ...NOTHING,
    ...answer,
    keys: { desktop: answer?.desktop && key, mobile: answer?.mobile && key },
  });
  /** The call that started before the island was mounted. */
  const early = useRef(call);

  useEffect(() => {
    if (layout === undefined || known.keys[layout] === key) return undefined;
    const before = early.current;
    early.current = undefined;
    return run(async (signal) => {
      const loaded =
        (await before)?.[layout] ?? (await calls[layout](JSON.parse(key) as NavigationQuery, signal));
      return { ...known, [layout]: loaded, keys: { ...known.keys, [layout]: key } };
    });
  }, [layout, key, known, run]);

  return known;
}
