import { useEffect, useRef, useState } from 'react';
import { saveMenu } from '#api/menus.ts';
import { withParameter } from '#lib/url.ts';
import type { Week } from './menu.ts';

/** Opens the page anew with the menu's own address; its other query parts stay (MNU-11). */
function open(menuId: string): void {
  const address = withParameter(location.href, 'menuId', menuId);
  if (address === location.href) location.reload();
  else location.assign(address);
}

interface Work {
  weeks: readonly Week[];
  /** Who leaves the editing leaves a save behind, and what became of the last one. */
  isEditing: boolean;
  /** Whether the page holds work that would be lost. */
  isUnsaved: boolean;
  /** Called once the server has it, before the page is opened anew. */
  onSaved: () => void;
}

/**
 * Saving, and the browser's question to who closes the page before it (MNU-11, MNU-17). What is changed while a save is under way
 * is saved after it, before the page is opened anew.
 */
export function useSaving(work: Work): { save: () => void; saving: boolean; failed: boolean } {
  const { isEditing, isUnsaved } = work;
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const underWay = useRef<AbortController>(null);
  const isSafe = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafe.current) event.preventDefault();
    };
    isSafe.current = false;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(() => {
    if (!isEditing) return undefined;
    return () => {
      underWay.current?.abort();
      underWay.current = null;
      setState('idle');
    };
  }, [isEditing]);

  async function send(signal: AbortSignal): Promise<string> {
    const { weeks } = latest.current;
    const menuId = await saveMenu(weeks, signal);
    return latest.current.weeks === weeks ? menuId : send(signal);
  }

  async function save(): Promise<void> {
    if (underWay.current) return;
    const { signal } = (underWay.current = new AbortController());
    setState('saving');
    try {
      const menuId = await send(signal);
      if (signal.aborted) return;
      isSafe.current = true;
      latest.current.onSaved();
      open(menuId);
    } catch {
      if (signal.aborted) return;
      underWay.current = null;
      setState('failed');
    }
  }

  return { save: () => void save(), saving: state === 'saving', failed: state === 'failed' };
}
