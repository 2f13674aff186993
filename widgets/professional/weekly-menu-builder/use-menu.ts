import { useCallback, useEffect, useReducer, useSyncExternalStore, type Dispatch } from 'react';
import { getMenu } from '#api/menus.ts';
import { useLoaded } from '#island/context.ts';
import { today } from '#lib/iso-week.ts';
import type { MenuWeek } from '#schemas/menu.ts';
import { onRestored } from '#store/bfcache.ts';
import { useRequest, type RequestStatus } from '#ui/use-request.ts';
import type { load } from './load.ts';
import { emptyMenu, reduceMenu, type Menu, type MenuAction } from './menu.ts';

const createMenu = (weeks: MenuWeek[] | undefined): Menu =>
  weeks ? reduceMenu(emptyMenu, { type: 'loaded', weeks }) : emptyMenu;

/**
 * Returns the menu of the page's address (MNU-02, MNU-03) and the function that changes it. `retry` repeats the call after a failure
 * (MNU-17).
 */
export function useMenu(): {
  menu: Menu;
  dispatch: Dispatch<MenuAction>;
  /** Status of the call for the menu. */
  status: RequestStatus;
  /** Today as `yyyy-MM-dd`. During hydration, the day on which the server rendered the page. */
  day: string;
  retry: () => void;
} {
  const { answer } = useLoaded<typeof load>();
  const [menu, dispatch] = useReducer(reduceMenu, answer?.weeks, createMenu);
  const day = useSyncExternalStore(
    () => () => {},
    () => today(),
    () => answer?.day ?? today(),
  );
  const { status, run } = useRequest<MenuWeek[]>(answer?.weeks);
  const ask = useCallback(
    () =>
      run(
        (signal) => getMenu(location.search, signal),
        (weeks) => dispatch({ type: 'loaded', weeks }),
      ),
    [run],
  );
  useEffect(() => (answer ? undefined : ask()), [answer, ask]);

  // Saving leads to another address. A visitor who returns with the browser's back button gets the menu of this one.
  const { editing } = menu;
  useEffect(() => (editing ? undefined : onRestored(ask)), [editing, ask]);

  return { menu, dispatch, status, day, retry: ask };
}
