import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackHistory, pushQuery, replaceQuery, type HistoryTracker } from '#store/search/history.ts';

let followed: HistoryTracker | undefined;
const scrolledTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  scrolledTo.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolledTo);
  history.replaceState(null, '', '/haku?q=a');
});
afterEach(() => {
  followed?.dispose();
  followed = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  at(0);
});

const at = (y: number) =>
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
function scroll(y: number): void {
  at(y);
  window.dispatchEvent(new Event('scroll'));
}
const follow = (onReturn = () => {}) => (followed = trackHistory(onReturn));
const place = (): unknown => (history.state as { saaristoScroll?: number } | null)?.saaristoScroll;

describe('scroll position of a history entry', () => {
  test('it is stored when the visitor has stopped scrolling [SRCH-13]', () => {
    follow();
    for (const y of [100, 300, 512.6]) {
      scroll(y);
      vi.advanceTimersByTime(249);
    }
    expect(place()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(place()).toBe(513);
  });

  test('it is stored at once when the visitor leaves and when a search creates an entry [SRCH-13]', () => {
    follow();
    scroll(200);
    window.dispatchEvent(new Event('pagehide'));
    expect(place()).toBe(200);
    at(300);
    const states: unknown[] = [];
    vi.spyOn(history, 'pushState').mockImplementation(() => states.push(history.state));
    pushQuery('?q=b');
    expect(states).toEqual([{ saaristoScroll: 300 }]);
  });

  test('it is kept with other state when the search shows more [SRCH-08]', () => {
    history.replaceState({ others: 1 }, '');
    follow();
    scroll(200);
    vi.advanceTimersByTime(250);
    replaceQuery('?q=a&page=2');
    expect(history.state).toEqual({ others: 1, saaristoScroll: 200 });
    expect(location.search).toBe('?q=a&page=2');
  });
});

describe('restoring the scroll position', () => {
  test('after a reload the page scrolls once, when the list is rendered [SRCH-13]', () => {
    history.replaceState({ saaristoScroll: 900 }, '');
    const { restoreScroll } = follow();
    expect(scrolledTo).not.toHaveBeenCalled();
    restoreScroll();
    restoreScroll();
    expect(scrolledTo.mock.calls).toEqual([[0, 900]]);
  });

  test('the page does not scroll if the browser is already further down [SRCH-13]', () => {
    history.replaceState({ saaristoScroll: 900 }, '');
    const { restoreScroll } = follow();
    at(905);
    restoreScroll();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test('after going back the page scrolls up from further down [SRCH-13]', () => {
    const returns: unknown[] = [];
    const { restoreScroll } = follow(() => returns.push(1));
    at(5000);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { saaristoScroll: 40 } }));
    expect(returns).toHaveLength(1);
    restoreScroll();
    expect(scrolledTo.mock.calls).toEqual([[0, 40]]);
  });

  test.each([null, 'text', 7, [], {}, { saaristoScroll: '12' }, { saaristoScroll: Number.NaN }])(
    'a foreign state (%j) is ignored [SRCH-13]',
    (state) => {
      const { restoreScroll } = follow();
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
      restoreScroll();
      expect(scrolledTo).not.toHaveBeenCalled();
    },
  );

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'the page does not scroll if the visitor has scrolled meanwhile (%s) [SRCH-13]',
    (type) => {
      history.replaceState({ saaristoScroll: 900 }, '');
      const { restoreScroll } = follow();
      window.dispatchEvent(new Event(type));
      restoreScroll();
      expect(scrolledTo).not.toHaveBeenCalled();
    },
  );
});

test('scroll restoration: it is manual during a search, and auto after dispose and for a page that is left [SRCH-13]', () => {
  history.scrollRestoration = 'auto';
  follow();
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  followed?.dispose();
  expect(history.scrollRestoration).toBe('auto');
});

test('scroll restoration: dispose removes timer and listeners [SRCH-13]', () => {
  const onReturn = vi.fn();
  follow(onReturn);
  scroll(100);
  followed?.dispose();
  expect(vi.getTimerCount()).toBe(0);
  scroll(200);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  window.dispatchEvent(new Event('pageshow'));
  expect(vi.getTimerCount()).toBe(0);
  expect(place()).toBeUndefined();
  expect(onReturn).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('auto');
});
