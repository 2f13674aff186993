/**
 * The history of a search page: one entry per search, each with its scroll position. Browsers restore the
 * scroll position before the list is rendered again, so this module stores the position in the entry's state
 * and restores it after the render.
 */
import { debounce } from '#lib/debounce.ts';
import { isRecord, readNumber } from '#lib/read.ts';

const KEY = 'saaristoScroll';
/** Debounce of the scroll event. Browsers limit how often a history entry may be written. */
const QUIET_MS = 250;

const stateWith = (added: object): object => ({
  ...(isRecord(history.state) ? history.state : {}),
  ...added,
});

/**
 * Runs a write to the history and ignores its error: browsers reject writes that are too frequent and, in
 * some frames, all writes.
 */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // The entry stays unchanged.
  }
}

const rememberPlace = (): void =>
  attempt(() => history.replaceState(stateWith({ [KEY]: Math.round(window.scrollY) }), ''));

const address = (query: string): string => location.pathname + query + location.hash;

/** Adds a history entry for a new search without reloading the page (SRCH-13). */
export function pushQuery(query: string): void {
  rememberPlace();
  attempt(() => history.pushState(null, '', address(query)));
}

/** Replaces the URL of the current entry, for another page of the same search. */
export const replaceQuery = (query: string): void =>
  attempt(() => history.replaceState(stateWith({}), '', address(query)));

export interface FollowedHistory {
  /** Scrolls to the stored position of the current entry. Call it when the list of that entry is rendered. */
  listRendered(): void;
  stop(): void;
}

/**
 * Stores the scroll position of this page's entries. Calls `onReturn` when the visitor goes back or forward
 * to one of them.
 */
export function followHistory(onReturn: () => void): FollowedHistory {
  const listening = new AbortController();
  const { signal } = listening;
  const restoration = history.scrollRestoration;
  const remember = debounce(rememberPlace, QUIET_MS);
  /** Position to scroll to after the render; undefined when it is restored or the visitor has scrolled on. */
  let place = placeOf(history.state);
  let isFirst = true;

  const takeOver = () => (history.scrollRestoration = 'manual');
  const handBack = () => (history.scrollRestoration = restoration);
  const leave = () => {
    remember.cancel();
    rememberPlace();
    // After a reload the browser restores the position itself.
    handBack();
  };
  const returned = (event: PopStateEvent) => {
    remember.cancel();
    isFirst = false;
    place = placeOf(event.state);
    onReturn();
  };
  const goneOn = () => (place = undefined);

  takeOver();
  window.addEventListener('scroll', remember, { signal, passive: true });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', takeOver, { signal });
  window.addEventListener('popstate', returned, { signal });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(type, goneOn, { signal, passive: true });

  return {
    listRendered() {
      // After the page's first load the browser has already scrolled there, unless the page was too short.
      if (place !== undefined && !(isFirst && window.scrollY >= place)) window.scrollTo(0, place);
      place = undefined;
    },
    stop() {
      remember.cancel();
      listening.abort();
      handBack();
    },
  };
}

const placeOf = (state: unknown): number | undefined =>
  isRecord(state) ? readNumber(state[KEY]) : undefined;
