/**
 * The search in the browser's history: an entry for each search, and how far down the visitor was in each. Browsers
 * restore a place before the list that it is in is rendered again, so the place is kept with the entry and restored here.
 */
import { debounce } from '#lib/debounce.ts';
import { isRecord, readNumber } from '#lib/read.ts';

const KEY = 'saaristoScroll';
/** Quiet after scrolling; browsers limit how often an entry may be written. */
const QUIET_MS = 250;

const stateWith = (added: object): object => ({
  ...(isRecord(history.state) ? history.state : {}),
  ...added,
});

/** Writes to the history. Browsers refuse what comes too often, and in some frames everything: the search goes on. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // The entry stays as it was.
  }
}

const rememberPlace = (): void =>
  attempt(() => history.replaceState(stateWith({ [KEY]: Math.round(window.scrollY) }), ''));

const address = (query: string): string => location.pathname + query + location.hash;

/** A new search: an entry of its own, without a reload (SRCH-13). */
export function pushQuery(query: string): void {
  rememberPlace();
  attempt(() => history.pushState(null, '', address(query)));
}

/** More of the same search. */
export const replaceQuery = (query: string): void =>
  attempt(() => history.replaceState(stateWith({}), '', address(query)));

export interface FollowedHistory {
  /** To be called when the list of the present entry is rendered: goes to where the visitor was in it. */
  listRendered(): void;
  stop(): void;
}

/** Keeps the places of this page's entries; `onReturn` is told when the visitor goes back or forward to one. */
export function followHistory(onReturn: () => void): FollowedHistory {
  const listening = new AbortController();
  const { signal } = listening;
  const restoration = history.scrollRestoration;
  const remember = debounce(rememberPlace, QUIET_MS);
  /** Where to go when the list is rendered; undefined where the visitor is already, or has gone on. */
  let place = placeOf(history.state);
  let isFirst = true;

  const takeOver = () => (history.scrollRestoration = 'manual');
  const handBack = () => (history.scrollRestoration = restoration);
  const leave = () => {
    remember.cancel();
    rememberPlace();
    // Of a page that is loaded anew the browser knows the place best.
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
      // After loading, the browser has been there first, unless the page was too short.
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
