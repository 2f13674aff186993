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

describe('the place of an entry', () => {
  test('SRCH-13 is kept when the visitor has stopped scrolling', () => {
    follow();
    for (const y of [100, 300, 512.6]) {
      scroll(y);
      vi.advanceTimersByTime(249);
    }
    expect(place()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(place()).toBe(513);
  });

  test('SRCH-13 is kept at once when the visitor leaves, and when a search makes a new entry', () => {
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

  test('SRCH-08 stays through more of the same search, as does what others keep there', () => {
    history.replaceState({ others: 1 }, '');
    follow();
    scroll(200);
    vi.advanceTimersByTime(250);
    replaceQuery('?q=a&page=2');
    expect(history.state).toEqual({ others: 1, saaristoScroll: 200 });
    expect(location.search).toBe('?q=a&page=2');
  });
});

describe('going to the place', () => {
  test('SRCH-13 after a reload, once, when the list is rendered', () => {
    history.replaceState({ saaristoScroll: 900 }, '');
    const { restoreScroll } = follow();
    expect(scrolledTo).not.toHaveBeenCalled();
    restoreScroll();
    restoreScroll();
    expect(scrolledTo.mock.calls).toEqual([[0, 900]]);
  });

  test('SRCH-13 not where the browser has been further already', () => {
    history.replaceState({ saaristoScroll: 900 }, '');
    const { restoreScroll } = follow();
    at(905);
    restoreScroll();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test('SRCH-13 back, though the visitor is further down there', () => {
    const returns: unknown[] = [];
    const { restoreScroll } = follow(() => returns.push(1));
    at(5000);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { saaristoScroll: 40 } }));
    expect(returns).toHaveLength(1);
    restoreScroll();
    expect(scrolledTo.mock.calls).toEqual([[0, 40]]);
  });

  test.each([null, 'text', 7, [], {}, { saaristoScroll: '12' }, { saaristoScroll: Number.NaN }])(
    'SRCH-13 of a state of somebody else (%j) nowhere',
    (state) => {
      const { restoreScroll } = follow();
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
      restoreScroll();
      expect(scrolledTo).not.toHaveBeenCalled();
    },
  );

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'SRCH-13 not where the visitor has gone on meanwhile (%s)',
    (type) => {
      history.replaceState({ saaristoScroll: 900 }, '');
      const { restoreScroll } = follow();
      window.dispatchEvent(new Event(type));
      restoreScroll();
      expect(scrolledTo).not.toHaveBeenCalled();
    },
  );
});

test('SRCH-13 the browser restores nothing meanwhile, gets it back at the end and for a page that is left', () => {
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

test('SRCH-13 stopped, it has no timer and no listener left', () => {
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
