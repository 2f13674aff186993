import type { Data } from '@puckeditor/core';
import { type RefObject, useEffect, useState } from 'react';
import { pickPageDetails } from 'saaristo/page-details';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Api, CallError } from '../api.ts';
import type { Page, PageDetails } from '../contract.ts';
import { toPageDetails } from './page.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { toCanonicalJson } from './canonical-json.ts';
import {
  getMergeBase,
  type KeptDraft,
  reduceSaving,
  type Saving,
  type SavingEvent,
  startSaving,
} from './saving.ts';

/** Returns the changes of this tab that were never saved, based on this version of the page or an earlier one. */
export const findUnsaved = ({ own }: KeptDrafts, page: Page): KeptDraft | undefined =>
  own && toCanonicalJson(own.details) !== toCanonicalJson(pickPageDetails(page)) ? own : undefined;

/** Maximum number of merges in one save. */
const MAX_MERGES = 5;

/**
 * Merges another version into the canvas.
 * @returns the merged page, or undefined if a person has to choose
 */
export type MergeIntoCanvas = (base: PageDetails, theirs: Page) => PageDetails | undefined;

/** Runs the calls and the timer of `reduceSaving`. */
function createSaver(
  api: Api,
  page: Page,
  drafts: KeptDrafts,
  mergeIntoCanvas: RefObject<MergeIntoCanvas | null>,
) {
  const kept = findUnsaved(drafts, page);
  const store = createStore<Saving>(() => startSaving(page, kept));
  const getState = store.getState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve(true);
  /** The version that was merged last. */
  const merged: { current: Page | undefined } = { current: undefined };

  function schedule(): void {
    clearTimeout(timer);
    const { dueAt } = getState();
    if (dueAt !== undefined) timer = setTimeout(() => void flush(), Math.max(0, dueAt - performance.now()));
  }

  function dispatch(event: SavingEvent): void {
    store.setState((state) => reduceSaving(state, event), true);
    schedule();
  }

  /**
   * Merges a version that another user has saved. If a person has to choose, the saving is held.
   * @returns whether it is merged
   */
  function merge(theirs: Page): boolean {
    const details = mergeIntoCanvas.current?.(getMergeBase(getState(), theirs), theirs);
    if (!details) {
      dispatch({ type: 'conflicted', theirs });
      return false;
    }
    dispatch({ type: 'merged', theirs, details });
    merged.current = theirs;
    if (!getState().pending) drafts.remove();
    return true;
  }

  async function save(merges = 0): Promise<boolean> {
    const { pending, version } = getState();
    if (!pending) return true;
    dispatch({ type: 'sent' });
    try {
      dispatch({ type: 'saved', answer: await api.save(pending, version) });
      if (!getState().pending) drafts.remove();
      return true;
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409 && merges < MAX_MERGES) {
        if (merge((error as CallError).body as Page)) return save(merges + 1);
      } else {
        const canRetry = status === 0 || status === 409 || status >= 500;
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
    last = last.then(() => save());
    return last;
  }

  return {
    flush,
    schedule,
    /** The version that the server has saved last. */
    version: {
      get current(): number {
        return getState().version;
      },
    },
    store,
    onChange(data: Data): void {
      const before = getState();
      dispatch({ type: 'changed', details: toPageDetails(data), now: performance.now() });
      if (getState() === before) return;
      const { version, base, pending } = getState();
      if (pending) drafts.keep({ version, base, details: pending });
    },
    /** Continues from the page that the server returned. */
    rebase: (next: Page): void => dispatch({ type: 'rebased', page: next }),
    merge,
    /** The version of another user that was merged last. */
    merged: merged as { readonly current: Page | undefined },
    /** Returns the base for a merge with this version. */
    getBase: (theirs: Page): PageDetails => getMergeBase(getState(), theirs),
    /** Whether all changes are saved. */
    isIdle: (): boolean => !getState().pending && !getState().sent && !getState().isHeld,
    /** Saves the result of a merge as the next version after theirs. */
    resolve(theirs: Page, details: PageDetails): void {
      dispatch({ type: 'merged', theirs, details });
      if (!getState().pending) drafts.remove();
      void flush();
    },
    /** Saves before the tab is closed, and lets the browser ask whether to wait. */
    onLeave(event: BeforeUnloadEvent): void {
      if (!getState().pending && !getState().sent) return;
      void flush();
      event.preventDefault();
    },
    dispose: (): void => clearTimeout(timer),
  };
}

/**
 * Saves the draft automatically. Changes are written to the device at once and to the server after a pause of typing, one save at a time. A
 * failed save is tried again. A version that somebody else has saved is merged first. If both changed the same part, nothing is saved until a
 * person has chosen.
 * @param drafts the unsaved changes on this device
 * @param mergeIntoCanvas null until the canvas exists
 */
export function useSaving(
  api: Api,
  page: Page,
  drafts: KeptDrafts,
  mergeIntoCanvas: RefObject<MergeIntoCanvas | null>,
) {
  const [saver] = useState(() => createSaver(api, page, drafts, mergeIntoCanvas));
  const state = useStore(saver.store, ({ shown }) => shown);
  useEffect(() => {
    saver.schedule();
    addEventListener('beforeunload', saver.onLeave);
    return () => {
      removeEventListener('beforeunload', saver.onLeave);
      saver.dispose();
    };
  }, [saver]);
  return { ...saver, state };
}

export type Saver = ReturnType<typeof useSaving>;
