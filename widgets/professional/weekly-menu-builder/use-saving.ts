import { useCallback, useEffect, type Dispatch } from 'react';
import { saveMenu } from '#api/menus.ts';
import { withParameter } from '#lib/url.ts';
import { useRequest } from '#ui/use-request.ts';
import { isUnsaved, type Menu, type MenuAction, type Week } from './menu.ts';

/** Opens the page anew with the menu's own address; its other query parts stay (MNU-11). */
function open(menuId: string): void {
  const address = withParameter(location.href, 'menuId', menuId);
  if (address === location.href) location.reload();
  else location.assign(address);
}

interface Saved {
  menuId: string;
  weeks: readonly Week[];
}

/**
 * Saving, and the browser's question to who closes the page before it (MNU-11, MNU-17). What is changed while a save is under way
 * is saved after it, before the page is opened anew.
 */
export function useSaving(
  menu: Menu,
  dispatch: Dispatch<MenuAction>,
): { save: () => void; saving: boolean; failed: boolean } {
  const { weeks, editing } = menu;
  const hasWork = isUnsaved(menu);
  const { status, answer, run, reset } = useRequest<Saved>();
  const send = useCallback(
    () => run(async (signal) => ({ menuId: await saveMenu(weeks, signal), weeks })),
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
    // By now it is rendered as saved, and the browser asks nothing.
    else open(answer.menuId);
  }, [status, answer, weeks, editing, dispatch, send]);

  const isUnderWay = status === 'loading' || status === 'ready';
  return {
    save: () => {
      if (!isUnderWay) send();
    },
    saving: isUnderWay,
    failed: status === 'failed',
  };
}
