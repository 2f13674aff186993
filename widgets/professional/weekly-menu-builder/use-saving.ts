import { useEffect, useRef, useState } from 'react';
import { isAborted } from '#api/http.ts';
import { saveMenu } from '#api/menus.ts';
import { withParameter } from '#lib/url.ts';
import type { Week } from './menu.ts';

/** Opens the page anew with the menu's own address; its other query parts stay (MNU-11). */
function open(menuId: string): void {
  const address = withParameter(location.href, 'menuId', menuId);
  if (address === location.href) location.reload();
  else location.assign(address);
}

/**
 * Saving, and the browser's question to who closes the page before it (MNU-11, MNU-17).
 * @param isUnsaved whether the page holds work that would be lost
 * @param onSaved called once the server has it, before the page is opened anew
 */
export function useSaving(
  isUnsaved: boolean,
  onSaved: () => void,
): { save: (weeks: readonly Week[]) => void; saving: boolean; failed: boolean } {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const underWay = useRef<AbortController>(null);
  const isSafe = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafe.current) event.preventDefault();
    };
    isSafe.current = false;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(() => () => underWay.current?.abort(), []);

  function save(weeks: readonly Week[]): void {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setState('saving');
    saveMenu(weeks, controller.signal)
      .then((menuId) => {
        isSafe.current = true;
        setState('idle');
        onSaved();
        open(menuId);
      })
      .catch((error: unknown) => {
        if (!isAborted(error)) setState('failed');
      })
      .finally(() => (underWay.current = null));
  }

  return { save, saving: state === 'saving', failed: state === 'failed' };
}
