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

type Answer = Navigation[Layout];

/** What was asked for before the island stood, until that takes it over. */
const early = new Map<string, { call: Promise<Answer>; answer?: Answer }>();

const keyOf = (layout: Layout | undefined, { languageId, pageId, subDomainId }: NavigationQuery): string =>
  JSON.stringify([layout, languageId, pageId, subDomainId]);

/** Asks for the navigation that an island will show first. Settles when the answer is there, or is not to be had. */
export async function askEarly(layout: Layout, query: NavigationQuery): Promise<void> {
  const asked: { call: Promise<Answer>; answer?: Answer } = { call: calls[layout](query) };
  early.set(keyOf(layout, query), asked);
  asked.answer = await asked.call;
}

/**
 * The navigation of both layouts; each is asked for when its layout is first shown, and again when the query changes.
 * Until it is there, and where it can't be had, its lists are empty (NAV-04, NAV-06, NAV-42).
 */
export function useNavigation(layout: Layout | undefined, query: NavigationQuery): Navigation {
  const key = keyOf(layout, query);
  const [navigation, setNavigation] = useState<Navigation>(() => {
    const answer = early.get(key)?.answer;
    return layout && answer ? { ...nothing, [layout]: answer } : nothing;
  });
  /** Of each layout, the query whose answer it shows. */
  const answered = useRef<Partial<Record<Layout, string>>>({});
  const { languageId, pageId, subDomainId } = query;

  useEffect(() => {
    if (layout === undefined || answered.current[layout] === key) return;
    const controller = new AbortController();
    const call: Promise<Answer> =
      early.get(key)?.call ?? calls[layout]({ languageId, pageId, subDomainId }, controller.signal);
    early.delete(key);
    call.then(
      (answer) => {
        if (controller.signal.aborted) return;
        answered.current[layout] = key;
        setNavigation((before) => ({ ...before, [layout]: answer }));
      },
      () => {
        // NAV-42: the rest of the header goes on without tabs.
      },
    );
    return () => controller.abort();
  }, [layout, key, languageId, pageId, subDomainId]);

  return navigation;
}
