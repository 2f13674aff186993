import type { Data } from '@puckeditor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page, PageDetails, Saved } from '../contract.ts';
import { type Api, CallError } from '../api.ts';
import { toCanonicalJson, toPageDetails } from './page.ts';

/** Pause of typing before the draft is saved, and the longest time without a save (`MOST`), in milliseconds. */
const PAUSE = 600;
const MOST = 1500;
/** Delay before a failed save is tried again, in milliseconds. */
const RETRY = 3000;

export type SavingState =
  | { status: 'saved'; at: string }
  | { status: 'saving' }
  /** `isSignedOut`: the session has ended. The changes are kept in memory and on the device. */
  | { status: 'failed'; isSignedOut: boolean }
  | { status: 'conflict'; theirs: Page };

/** Changes that are kept on the device until the server has saved them. */
export interface Kept {
  /** Version of the page that they are based on. */
  version: number;
  details: PageDetails;
}

const getStorageKey = (pageId: number): string => `saaristo-editor:draft:${pageId}`;

/** Returns the changes that were kept on this device and never saved, based on this version of the page or an earlier one. */
export function readKeptDraft(page: Page): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(getStorageKey(page.id)) ?? 'null') as Kept | null;
    return kept && toCanonicalJson(kept.details) !== toCanonicalJson(getDetails(page)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const forgetKept = (pageId: number): void => localStorage.removeItem(getStorageKey(pageId));

/**
 * Saves the draft automatically. Changes are written to the device at once and to the server after a pause of typing, one save at a time. A
 * failed save is tried again. If somebody else has saved the page, nothing is saved until the conflict is resolved.
 * @param kept unsaved changes from this device
 */
export function useSaving(api: Api, page: Page, kept: Kept | undefined) {
  const outdated = kept && kept.version !== page.version ? kept : undefined;
  const [state, setState] = useState<SavingState>(
    outdated ? { status: 'conflict', theirs: page } : { status: 'saved', at: page.savedAt },
  );
  const version = useRef(outdated?.version ?? page.version);
  const pending = useRef(outdated?.details);
  /** Whether a conflict is unresolved. */
  const isHeld = useRef(outdated !== undefined);
  const saved = useRef(JSON.stringify(getDetails(page)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number | undefined>(undefined);
  /** Promise of the last save in the queue, and the number of unfinished saves. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);

  /** Handles the conflict with a version that somebody else has saved. */
  const meet = useCallback((theirs: Page): void => {
    isHeld.current = true;
    setState({ status: 'conflict', theirs });
  }, []);

  const again = useRef<() => Promise<boolean>>(() => Promise.resolve(true));

  /**
   * Saves pending changes.
   * @returns whether everything is saved
   */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const save = async (): Promise<boolean> => {
      const details = pending.current;
      if (!details) return true;
      clearTimeout(timer.current);
      pending.current = undefined;
      since.current = undefined;
      setState({ status: 'saving' });
      try {
        const answer: Saved = await api.save(details, version.current);
        version.current = answer.version;
        saved.current = JSON.stringify(details);
        if (pending.current === undefined) {
          forgetKept(page.id);
          setState({ status: 'saved', at: answer.savedAt });
        }
        return true;
      } catch (error) {
        pending.current ??= details;
        if (error instanceof CallError && error.status === 409) {
          meet(error.body as Page);
          return false;
        }
        setState({ status: 'failed', isSignedOut: error instanceof CallError && error.status === 401 });
        if (!(error instanceof CallError) || error.status === 0 || error.status >= 500)
          timer.current = setTimeout(() => void again.current(), RETRY);
        return false;
      }
    };
    underWay.current += 1;
    // Saves run one after another, since each is based on the version of the previous one.
    const result = last.current.then(save).finally(() => (underWay.current -= 1));
    last.current = result;
    return result;
  }, [api, meet, page.id]);

  useEffect(() => {
    again.current = flush;
  }, [flush]);

  const onChange = useCallback(
    (data: Data): void => {
      const details = toPageDetails(data);
      const json = JSON.stringify(details);
      if (json === saved.current && pending.current === undefined) return;
      pending.current = details;
      try {
        localStorage.setItem(
          getStorageKey(page.id),
          JSON.stringify({ version: version.current, details } satisfies Kept),
        );
      } catch {
        // The device's storage is full. The server saves the changes in a moment.
      }
      if (isHeld.current) return;
      const now = performance.now();
      since.current ??= now;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void flush(),
        Math.max(0, Math.min(PAUSE, since.current + MOST - now)),
      );
      setState({ status: 'saving' });
    },
    [flush, page.id],
  );

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (pending.current === undefined && underWay.current === 0) return;
      void flush();
      event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('beforeunload', onLeave);
      clearTimeout(timer.current);
    };
  }, [flush]);

  /** Continues from the page that the server returned. */
  const rebase = useCallback((next: Page): void => {
    version.current = next.version;
    saved.current = JSON.stringify(getDetails(next));
    setState({ status: 'saved', at: next.savedAt });
  }, []);

  /** Saves the result of a merge as the next version after theirs. */
  const resolve = useCallback(
    (theirs: Page, details: PageDetails): void => {
      rebase(theirs);
      isHeld.current = false;
      pending.current = details;
      void flush();
    },
    [flush, rebase],
  );

  return { state, onChange, flush, rebase, meet, resolve, version };
}

/** Returns the part of a page that is saved. */
export const getDetails = ({ title, description, unlisted, blocks }: Page): PageDetails => ({
  title,
  description,
  ...(unlisted && { unlisted }),
  blocks,
});
