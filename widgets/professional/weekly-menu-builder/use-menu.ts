import { useEffect, useReducer, useState, useSyncExternalStore, type Dispatch } from 'react';
import { isAborted } from '#api/http.ts';
import { getMenu } from '#api/menus.ts';
import { useLoaded } from '#island/context.ts';
import { today } from '#lib/iso-week.ts';
import type { MenuWeek } from '#lib/menu.ts';
import type { load } from './load.ts';
import { emptyMenu, reduceMenu, type Menu, type MenuAction } from './menu.ts';

/** How far the loading of the menu is. */
export type Loading = 'loading' | 'failed' | 'ready';

const atFirst = (weeks: MenuWeek[] | undefined): Menu =>
  weeks ? reduceMenu(emptyMenu, { type: 'loaded', weeks }) : emptyMenu;

/** The menu that the address names (MNU-02, MNU-03), and what changes it. `retry` asks again after a failure (MNU-17). */
export function useMenu(): {
  menu: Menu;
  dispatch: Dispatch<MenuAction>;
  loading: Loading;
  /** Today, as `yyyy-MM-dd`; in the first render over the server's HTML the day of that. */
  day: string;
  retry: () => void;
} {
  const { answer } = useLoaded<typeof load>();
  const [menu, dispatch] = useReducer(reduceMenu, answer?.weeks, atFirst);
  const day = useSyncExternalStore(
    () => () => {},
    () => today(),
    () => answer?.day ?? today(),
  );
  const [loading, setLoading] = useState<Loading>(answer ? 'ready' : 'loading');

  useEffect(() => {
    // Asked for already, or there.
    if (loading !== 'loading') return undefined;
    const controller = new AbortController();
    getMenu(location.search, controller.signal).then(
      (weeks) => {
        dispatch({ type: 'loaded', weeks });
        setLoading('ready');
      },
      (error: unknown) => {
        if (!isAborted(error)) setLoading('failed');
      },
    );
    return () => controller.abort();
  }, [loading]);

  // Saving leads on to another address; who comes back by the browser's button finds the menu of this one.
  const { editing } = menu;
  useEffect(() => {
    if (editing) return undefined;
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLoading('loading');
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [editing]);

  return { menu, dispatch, loading, day, retry: () => setLoading('loading') };
}
