/**
 * The history of a search page: one entry per search, each with its scroll position. Browsers restore the
 * scroll position before the list is rendered again, so this module stores the position in the entry's state
 * and restores it after the render.
 */
import { debounce } from '#lib/debounce.ts';
import { isRecord, readNumber } from '#lib/read.ts';
import { createEntryUrl } from '#lib/page-address.ts';

const KEY = 'saaristoScroll';
/** Debounce of the scroll event. Browsers limit how often a history entry may be written. */
const QUIET_MS = 250;

const mergeState = (added: object): object => ({
  ...(isRecord(history.state) ? history.state : {}),
  ...added,
});

/**
 * Runs a write to the history and ignores its error: browsers reject writes that are too frequent and, in
 * some frames, all writes.
 */
function tryWrite(write: () => void): void {
  try {
    write();
  } catch {
    // The entry stays unchanged.
  }
}

const storePosition = (): void =>
  tryWrite(() => history.replaceState(mergeState({ [KEY]: Math.round(window.scrollY) }), ''));

/** Adds a history entry for a new search without reloading the page (SRCH-13). */
export function pushQuery(query: string): void {
  storePosition();
  tryWrite(() => history.pushState(null, '', createEntryUrl(query)));
}

/** Replaces the URL of the current entry, for another page of the same search. */
export const replaceQuery = (query: string): void =>
  tryWrite(() => history.replaceState(mergeState({}), '', createEntryUrl(query)));

export interface HistoryTracker {
  /** Scrolls to the stored position of the current entry. Call it when the list of that entry is rendered. */
  restoreScroll(): void;
  dispose(): void;
}

/**
 * Stores the scroll position of this page's entries. Calls `onReturn` when the visitor goes back or forward
 * to one of them.
 */
export function trackHistory(onReturn: () => void): HistoryTracker {
  const listening = new AbortController();
  const { signal } = listening;
  const restorationBefore = history.scrollRestoration;
  const storePositionLater = debounce(storePosition, QUIET_MS);
  /** Position to scroll to after the render; undefined when it is restored or the visitor has scrolled on. */
  let position = readPosition(history.state);
  let isFirst = true;

  const disableRestoration = () => (history.scrollRestoration = 'manual');
  const resetRestoration = () => (history.scrollRestoration = restorationBefore);
  const handlePageHide = () => {
    storePositionLater.cancel();
    storePosition();
    // After a reload the browser restores the position itself.
    resetRestoration();
  };
  const handlePopState = (event: PopStateEvent) => {
    storePositionLater.cancel();
    isFirst = false;
    position = readPosition(event.state);
    onReturn();
  };
  const forgetPosition = () => (position = undefined);

  disableRestoration();
  window.addEventListener('scroll', storePositionLater, { signal, passive: true });
  window.addEventListener('pagehide', handlePageHide, { signal });
  window.addEventListener('pageshow', disableRestoration, { signal });
  window.addEventListener('popstate', handlePopState, { signal });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(type, forgetPosition, { signal, passive: true });

  return {
    restoreScroll() {
      // After the page's first load the browser has already scrolled there, unless the page was too short.
      if (position !== undefined && !(isFirst && window.scrollY >= position)) window.scrollTo(0, position);
      position = undefined;
    },
    dispose() {
      storePositionLater.cancel();
      listening.abort();
      resetRestoration();
    },
  };
}

const readPosition = (state: unknown): number | undefined =>
  isRecord(state) ? readNumber(state[KEY]) : undefined;
