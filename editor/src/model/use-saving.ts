import type { Data } from '@puckeditor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Api, CallError, type Saved } from '../api.ts';
import { canonical } from './canonical.ts';
import { detailsOf, type Page, type PageDetails } from './page.ts';

/** How long an editor's pause is before the draft is saved; while they type without a pause, at most `MOST` goes by. Milliseconds. */
const PAUSE = 600;
const MOST = 1500;
/** Before a failed saving is tried again. */
const RETRY = 3000;

export type SavingState =
  | { status: 'saved'; at: string }
  | { status: 'saving' }
  /** `isSignedOut`: the session has ended. What was typed is kept here and on the device. */
  | { status: 'failed'; isSignedOut: boolean }
  | { status: 'conflict'; theirs: Page };

/** What is kept on the device until the server has it. */
export interface Kept {
  /** Of the page that it was typed on. */
  version: number;
  details: PageDetails;
}

const keyOf = (pageId: number): string => `saaristo-editor:draft:${pageId}`;

/** What was typed on this device and never saved, on top of this version of the page or of one before it. */
export function keptDraft(page: Page): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(page.id)) ?? 'null') as Kept | null;
    return kept && canonical(kept.details) !== canonical(detailsOnly(page)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const forgetKept = (pageId: number): void => localStorage.removeItem(keyOf(pageId));

/**
 * Saves the draft by itself: what is typed is on the device at once and on the server after a pause of typing, one save after another. A
 * save that fails is tried again, and what somebody else has saved meanwhile is never overwritten: until it is said what becomes of both,
 * nothing is saved by itself.
 * @param kept what was typed on this device before and never saved
 */
export function useSaving(api: Api, page: Page, kept: Kept | undefined) {
  const outdated = kept && kept.version !== page.version ? kept : undefined;
  const [state, setState] = useState<SavingState>(
    outdated ? { status: 'conflict', theirs: page } : { status: 'saved', at: page.savedAt },
  );
  const version = useRef(outdated?.version ?? page.version);
  const pending = useRef(outdated?.details);
  /** Somebody else's page has not been dealt with. */
  const isHeld = useRef(outdated !== undefined);
  const saved = useRef(JSON.stringify(detailsOnly(page)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number | undefined>(undefined);
  /** The end of the last save that was asked for, and how many are not there yet. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);

  /** Somebody else has saved the page since `version`. */
  const meet = useCallback((theirs: Page): void => {
    isHeld.current = true;
    setState({ status: 'conflict', theirs });
  }, []);

  const again = useRef<() => Promise<boolean>>(() => Promise.resolve(true));

  /** Saves what is not saved. @returns whether nothing is left to save */
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
    // One after the other: each is on top of the version that the one before has made.
    const result = last.current.then(save).finally(() => (underWay.current -= 1));
    last.current = result;
    return result;
  }, [api, meet, page.id]);

  useEffect(() => {
    again.current = flush;
  }, [flush]);

  const onChange = useCallback(
    (data: Data): void => {
      const details = detailsOf(data);
      const json = JSON.stringify(details);
      if (json === saved.current && pending.current === undefined) return;
      pending.current = details;
      try {
        localStorage.setItem(
          keyOf(page.id),
          JSON.stringify({ version: version.current, details } satisfies Kept),
        );
      } catch {
        // The device is full: the server has it in a moment.
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

  /** Goes on from the page as the server has changed it. */
  const rebase = useCallback((next: Page): void => {
    version.current = next.version;
    saved.current = JSON.stringify(detailsOnly(next));
    setState({ status: 'saved', at: next.savedAt });
  }, []);

  /** Saves what was made of both pages, on top of theirs. */
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

/** What of a page is saved. */
export const detailsOnly = ({ title, description, unlisted, blocks }: Page): PageDetails => ({
  title,
  description,
  ...(unlisted && { unlisted }),
  blocks,
});
