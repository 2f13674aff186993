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

type Answer = Navigation[Layout];

const keyOf = (layout: Layout | undefined, { languageId, pageId, subDomainId }: NavigationQuery): string =>
  JSON.stringify([layout, languageId, pageId, subDomainId]);

/**
 * The navigation of both layouts; each is asked for when its layout is first shown, and again when the query changes.
 * Until it is there, and where it can't be had, its lists are empty (NAV-04, NAV-06, NAV-42).
 */
export function useNavigation(layout: Layout | undefined, query: NavigationQuery): Navigation {
  const key = keyOf(layout, query);
  const loaded = useLoaded<typeof load>();
  const [navigation, setNavigation] = useState<Navigation>({ ...nothing, ...loaded.answer });
  /** Of each layout, the query whose answer it shows. */
  const answered = useRef<Partial<Record<Layout, string>>>({
    ...(loaded.answer?.desktop && { desktop: keyOf('desktop', query) }),
    ...(loaded.answer?.mobile && { mobile: keyOf('mobile', query) }),
  });
  /** Under way since before the island, for its first query. */
  const underWay = useRef({ call: loaded.answer ? undefined : loaded.call, key });
  const { languageId, pageId, subDomainId } = query;

  useEffect(() => {
    if (layout === undefined || answered.current[layout] === key) return;
    const controller = new AbortController();
    const ask = (): Promise<Answer> => calls[layout]({ languageId, pageId, subDomainId }, controller.signal);
    const early = underWay.current.key === key ? underWay.current.call : undefined;
    underWay.current.call = undefined;
    const call = early?.then((came) => came[layout] ?? ask()) ?? ask();
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
