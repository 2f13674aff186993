import { useCallback, useEffect, useReducer, useSyncExternalStore, type Dispatch } from 'react';
import { getMenu } from '#api/menus.ts';
import { useLoaded } from '#island/context.ts';
import { today } from '#lib/iso-week.ts';
import type { MenuWeek } from '#lib/menu.ts';
import { onRestored } from '#store/bfcache.ts';
import { useRequest, type RequestStatus } from '#ui/use-request.ts';
import type { load } from './load.ts';
import { emptyMenu, reduceMenu, type Menu, type MenuAction } from './menu.ts';

const atFirst = (weeks: MenuWeek[] | undefined): Menu =>
  weeks ? reduceMenu(emptyMenu, { type: 'loaded', weeks }) : emptyMenu;

/** The menu that the address names (MNU-02, MNU-03), and what changes it. `retry` asks again after a failure (MNU-17). */
export function useMenu(): {
  menu: Menu;
  dispatch: Dispatch<MenuAction>;
  /** Of the request for the menu. */
  status: RequestStatus;
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

  // Saving leads on to another address; who comes back by the browser's button finds the menu of this one.
  const { editing } = menu;
  useEffect(() => (editing ? undefined : onRestored(ask)), [editing, ask]);

  return { menu, dispatch, status, day, retry: ask };
}
