import type { Data } from '@puckeditor/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Api, CallError } from '../api.ts';
import type { Page, PageDetails } from '../contract.ts';
import { toCanonicalJson, toPageDetails } from './page.ts';
import { getDetails, reduceSaving, type Saving, type SavingEvent, startSaving } from './saving.ts';

/** Changes that are kept on the device until the server has saved them. */
export interface KeptDraft {
  /** Version of the page that they are based on. */
  version: number;
  details: PageDetails;
}

const getStorageKey = (pageId: number): string => `saaristo-editor:draft:${pageId}`;

/** Returns the changes that were kept on this device and never saved, based on this version of the page or an earlier one. */
export function readKeptDraft(page: Page): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(getStorageKey(page.id)) ?? 'null') as KeptDraft | null;
    return kept && toCanonicalJson(kept.details) !== toCanonicalJson(getDetails(page)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const removeKeptDraft = (pageId: number): void => localStorage.removeItem(getStorageKey(pageId));

/** Runs the calls and the timer of `reduceSaving`. */
function createSaver(api: Api, page: Page, kept: KeptDraft | undefined) {
  let state: Saving = startSaving(page, kept && kept.version !== page.version ? kept : undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve(true);
  const listeners = new Set<() => void>();

  function dispatch(event: SavingEvent): void {
    state = reduceSaving(state, event);
    clearTimeout(timer);
    if (state.dueAt !== undefined)
      timer = setTimeout(() => void flush(), Math.max(0, state.dueAt - performance.now()));
    for (const listener of listeners) listener();
  }

  async function save(): Promise<boolean> {
    const { pending, version } = state;
    if (!pending) return true;
    dispatch({ type: 'sent' });
    try {
      dispatch({ type: 'saved', answer: await api.save(pending, version) });
      if (!state.pending) removeKeptDraft(page.id);
      return true;
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409) dispatch({ type: 'conflicted', theirs: (error as CallError).body as Page });
      else {
        const canRetry = status === 0 || status >= 500;
        dispatch({ type: 'failed', isSignedOut: status === 401, canRetry, now: performance.now() });
      }
      return false;
    }
  }

  /**
   * Saves pending changes. Saves run one after another, since each is based on the version of the previous one.
   * @returns whether everything is saved
   */
  function flush(): Promise<boolean> {
    dispatch({ type: 'requested' });
    last = last.then(save);
    return last;
  }

  return {
    flush,
    /** The version that the server has saved last. */
    version: {
      get current(): number {
        return state.version;
      },
    },
    getShown: () => state.shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange(data: Data): void {
      const before = state;
      dispatch({ type: 'changed', details: toPageDetails(data), now: performance.now() });
      if (state === before) return;
      try {
        const { version, pending: details } = state;
        localStorage.setItem(getStorageKey(page.id), JSON.stringify({ version, details }));
      } catch {
        // The device's storage is full. The server saves the changes in a moment.
      }
    },
    /** Continues from the page that the server returned. */
    rebase: (next: Page): void => dispatch({ type: 'rebased', page: next }),
    /** Holds the saving because another user has saved a version. */
    reportConflict: (theirs: Page): void => dispatch({ type: 'conflicted', theirs }),
    /** Saves the result of a merge as the next version after theirs. */
    resolve(theirs: Page, details: PageDetails): void {
      dispatch({ type: 'resolved', theirs, details });
      void flush();
    },
    /** Saves before the tab is closed, and lets the browser ask whether to wait. */
    onLeave(event: BeforeUnloadEvent): void {
      if (!state.pending && !state.sent) return;
      void flush();
      event.preventDefault();
    },
    dispose: (): void => clearTimeout(timer),
  };
}

/**
 * Saves the draft automatically. Changes are written to the device at once and to the server after a pause of typing, one save at a time. A
 * failed save is tried again. If somebody else has saved the page, nothing is saved until the conflict is resolved.
 * @param kept unsaved changes from this device
 */
export function useSaving(api: Api, page: Page, kept: KeptDraft | undefined) {
  const [saver] = useState(() => createSaver(api, page, kept));
  const state = useSyncExternalStore(saver.subscribe, saver.getShown);
  useEffect(() => {
    addEventListener('beforeunload', saver.onLeave);
    return () => {
      removeEventListener('beforeunload', saver.onLeave);
      saver.dispose();
    };
  }, [saver]);
  return { ...saver, state };
}
