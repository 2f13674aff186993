import { useCallback, useEffect, useState, type Dispatch } from 'react';
import { isCookieFailure } from '#api/http.ts';
import { saveMenu } from '#api/menus.ts';
import { withParameter } from '#lib/url.ts';
import { useRequest } from '#ui/use-request.ts';
import { isUnsaved, type Menu, type MenuAction, type Week } from './menu.ts';
import { getPageUrl } from '#lib/page-address.ts';

/** Loads the page again with the saved menu's address, keeping other query parameters (MNU-11). */
function open(menuId: string): void {
  const address = withParameter(getPageUrl().href, 'menuId', menuId);
  if (address === getPageUrl().href) location.reload();
  else location.assign(address);
}

/** The key of the text of a failure. */
export type SaveFailure = 'saveError' | 'cookiesBlocked';

interface Saved {
  menuId: string;
  weeks: readonly Week[];
}

/**
 * Saves the menu, and makes the browser ask before the page is closed with unsaved changes (MNU-11, MNU-17). Changes during a save are
 * saved next, before the page is loaded again.
 */
export function useSaving(
  menu: Menu,
  dispatch: Dispatch<MenuAction>,
): { save: () => void; isSaving: boolean; failure: SaveFailure | undefined } {
  const { weeks, editing } = menu;
  const hasWork = isUnsaved(menu);
  const { status, answer, run, reset } = useRequest<Saved>();
  const [failure, setFailure] = useState<SaveFailure>();
  const send = useCallback(
    () =>
      run(async (signal) => {
        try {
          return { menuId: await saveMenu(weeks, signal), weeks };
        } catch (error) {
          setFailure(isCookieFailure(error) ? 'cookiesBlocked' : 'saveError');
          throw error;
        }
      }),
    [run, weeks],
  );

  useEffect(() => {
    if (!hasWork) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasWork]);

  useEffect(() => (editing ? reset : undefined), [editing, reset]);

  useEffect(() => {
    if (status !== 'ready') return;
    if (answer.weeks !== weeks) send();
    else if (editing) dispatch({ type: 'saved' });
    // The menu is now rendered as saved, so the browser does not ask.
    else open(answer.menuId);
  }, [status, answer, weeks, editing, dispatch, send]);

  const isUnderWay = status === 'loading' || status === 'ready';
  return {
    save: () => {
      if (!isUnderWay) send();
    },
    isSaving: isUnderWay,
    failure: status === 'failed' ? failure : undefined,
  };
}
