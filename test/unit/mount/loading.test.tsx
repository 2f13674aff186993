import { afterEach, expect, test, vi } from 'vitest';
import { setWidth } from '../../../packages/testing/dom/media.ts';
import { holdIntersections, intersect } from '../../../packages/testing/dom/observers.ts';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';
import { PATIENCE } from '../../settings.ts';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

const props = { text: 'Hei' };
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const withLoad = (load: string) =>
  appendHtml(createMarker('greeting', props, '<p>fallback</p>', `data-load="${load}"`));

test('load strategy: data-load of the marker replaces the widget’s own [LOAD]', async () => {
  holdIntersections();
  await startRuntime({ greeting: { ...greeting, load: 'visible' } });
  const element = withLoad('eager');
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
});

test('load strategy: a part of a visitor for which no script of the page makes a call is mounted after 10 s [LOAD]', async () => {
  await startRuntime({ greeting });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [part, other] = ['data-widget-part="header"', ''].map((attributes) =>
    appendHtml(createMarker('greeting', props, '', `data-load="media(not all)" ${attributes}`)),
  ) as [HTMLElement, HTMLElement];
  await vi.advanceTimersByTimeAsync(9999);
  expect([getState(part), getState(other)]).toEqual(['pending', 'pending']);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitForState(part, 'mounted');
  expect(getState(other)).toBe('pending');
});

test('load strategy: idle loads when the browser is idle [LOAD]', async () => {
  let idle: IdleRequestCallback | undefined;
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
    idle = callback;
    return 1;
  });
  await startRuntime({ greeting });
  const element = withLoad('idle');
  await flushTasks();
  expect(getState(element)).toBe('pending');
  idle!({ didTimeout: false, timeRemaining: () => 10 });
  await waitForState(element, 'mounted');
});

test('load strategy: idle loads after 2 seconds on a page that is never idle [LOAD]', async () => {
  // A browser that is never idle calls only after the timeout.
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback, options) => {
    if (options?.timeout)
      setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
    return 1;
  });
  await startRuntime({ greeting });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const element = withLoad('idle');
  await vi.advanceTimersByTimeAsync(1999);
  expect(getState(element)).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(getState(element)).not.toBe('pending');
  vi.useRealTimers();
  await waitForState(element, 'mounted');
});

test('load strategy: idle loads in a browser without idle callbacks [LOAD]', async () => {
  const { requestIdleCallback } = window;
  Object.assign(window, { requestIdleCallback: undefined });
  await startRuntime({ greeting });
  const element = withLoad('idle');
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
  Object.assign(window, { requestIdleCallback });
});

test.each([
  ['media((min-width: 1000px))', 'media((max-width: 600px))'],
  ['media(min-width: 1000px)', 'media(max-width: 600px)'],
  ['MEDIA (Min-Width:1000px) ', 'media(max-width: 600px and min-width: 100px)'],
  ['media( all )', 'media(screen and (max-width: 600px))'],
])('load strategy: %s and %s load when their queries match [LOAD]', async (...loads) => {
  await startRuntime({ greeting });
  const [wide, narrow] = loads.map(withLoad) as [HTMLElement, HTMLElement];
  await waitForState(wide, 'mounted');
  expect(getState(narrow)).toBe('pending');
  setWidth(500);
  await waitForState(narrow, 'mounted');
});

test.each(['click', 'focusin', 'input'])(
  'load strategy: interaction loads at %s in the fallback [LOAD]',
  async (type) => {
    const fetch = vi.fn((code: () => Promise<never>) => code());
    await startRuntime({ greeting: { ...greeting, fetch: fetch as never } });
    const element = withLoad('interaction');
    await flushTasks();
    expect(getState(element)).toBe('pending');
    expect(fetch).not.toHaveBeenCalled();
    element.querySelector('p')!.dispatchEvent(new Event(type, { bubbles: true }));
    await waitForState(element, 'mounted');
  },
);

test.each(['nonsense', 'EAGER', ' ', 'on visible', 'constructor'])(
  'load strategy: the unknown strategy "%s" loads at once [LOAD]',
  async (load) => {
    if (/[a-z]/.test(load)) expectConsole('warn', /unknown data-load/);
    await startRuntime({ greeting });
    const element = withLoad(load);
    await waitForState(element, 'mounted');
    expect(element).toHaveTextContent('Hei');
  },
);

/** Records the number of entries of a list at the end of each turn. The runtime waits for its next turn by a message to itself. */
function recordTurns(list: readonly unknown[]): number[] {
  const told: number[] = [];
  const { postMessage } = MessagePort.prototype;
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort, message) {
    if (told.at(-1) !== list.length) told.push(list.length);
    postMessage.call(this, message);
  });
  return told;
}

test('queue: islands that are ready together are mounted in view first, then by distance [LOAD]', async () => {
  const HEIGHT = 100;
  const events = recordEvents();
  await startRuntime({ greeting });
  // Markers below each other. The window shows the tenth to the twentieth.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = (Number(this.id) - 10) * HEIGHT + 1;
    return { top, bottom: top + HEIGHT - 2 } as DOMRect;
  });
  vi.stubGlobal('innerHeight', 10 * HEIGHT);
  document.body.innerHTML = Array.from({ length: 30 }, (_, at) =>
    createMarker('greeting', props, '', `id="${at}"`),
  ).join('');
  const told = recordTurns(events);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await vi.waitFor(() => expect(events).toHaveLength(30), { timeout: PATIENCE });
  // The browser paints the first one, then the others in view.
  expect(told).toEqual([1, 10]);
  const order = events.map(({ target }) => Number(target.id));
  expect(order.slice(0, 10).toSorted((a, b) => a - b)).toEqual(range(10, 20));
  // Markers below the window follow by distance. Those above it are last.
  expect(order.slice(10)).toEqual([...range(20, 30), ...range(0, 10).reverse()]);
});

/** Returns how many of `count` islands, each of which takes `ms`, are mounted before each turn of the browser. */
async function countMountsPerTurn(ms: number, count = 16): Promise<number[]> {
  let now = performance.now();
  // Renders, not events: an event may come after its slice.
  const rendered: number[] = [];
  const slow: TestWidget = {
    component: function Slow() {
      now += ms;
      rendered.push(now);
      return 'is mounted';
    },
  };
  await startRuntime({ slow });
  const events = recordEvents();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const told = recordTurns(rendered);
  document.body.innerHTML = createMarker('slow').repeat(count);
  await vi.waitFor(() => expect(events).toHaveLength(count));
  vi.restoreAllMocks();
  if (told.at(-1) !== count) told.push(count);
  return told.map((mounted, at) => mounted - (told[at - 1] ?? 0));
}

function setInputPending(isInputPending?: () => boolean): void {
  Object.defineProperty(navigator, 'scheduling', {
    configurable: true,
    value: isInputPending && { isInputPending },
  });
}
afterEach(() => setInputPending());

test('queue: a slice ends by its time, not by the number of islands; the first island has its own slice [LOAD]', async () => {
  setInputPending(() => false);
  expect(await countMountsPerTurn(10)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 1]);
});

test('queue: a slice ends when input is pending [LOAD]', async () => {
  setInputPending(() => true);
  expect(await countMountsPerTurn(1)).toEqual(Array.from({ length: 16 }, () => 1));
});

test('queue: slices are short in a browser that does not report pending input [LOAD]', async () => {
  setInputPending();
  expect(await countMountsPerTurn(8)).toEqual(Array.from({ length: 16 }, () => 1));
});

test('queue: with scheduler.yield, a frame is painted every 200 ms [LOAD]', async () => {
  setInputPending(() => false);
  const goOn = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: goOn });
  expect(await countMountsPerTurn(13, 24)).toEqual([1, 16, 7]);
  // Between two frames, slices are as long as before.
  expect(goOn).toHaveBeenCalledTimes(10);
});

test('code: it is requested once for any number of markers [LOAD]', async () => {
  const fetch = vi.fn((code: () => Promise<never>) => code());
  await startRuntime({ greeting: { ...greeting, fetch: fetch as never } });
  const elements = Array.from({ length: 5 }, () => appendHtml(createMarker('greeting', props)));
  await Promise.all(elements.map((element) => waitForState(element, 'mounted')));
  expect(fetch).toHaveBeenCalledOnce();
});

test('code: a marker that is removed while it is loading is not mounted; one that is inserted again is mounted once [LOAD]', async () => {
  let arrive = () => {};
  await startRuntime({
    greeting: {
      ...greeting,
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  const gone = appendHtml(createMarker('greeting', props, 'fallback'));
  const returned = appendHtml(createMarker('greeting', props, 'fallback'));
  await waitForState(returned, 'loading');
  gone.remove();
  returned.remove();
  await flushTasks();
  document.body.append(returned);
  await waitForState(returned, 'loading');
  arrive();
  await waitForState(returned, 'mounted');
  expect(returned.querySelectorAll('button')).toHaveLength(1);
  expect(gone.innerHTML).toBe('fallback');
  expect(getState(gone)).toBeNull();
});

test.each(['visible', 'idle', 'media((max-width: 600px))', 'interaction'])(
  'load strategy: a marker that is removed while it waits for %s is not loaded [LOAD]',
  async (load) => {
    holdIntersections();
    const fetch = vi.fn((code: () => Promise<never>) => code());
    await startRuntime({ greeting: { ...greeting, fetch: fetch as never } });
    let idle: IdleRequestCallback = () => {};
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
      idle = callback;
      return 1;
    });
    const element = withLoad(load);
    await flushTasks();
    element.remove();
    await flushTasks();
    intersect(element);
    setWidth(500);
    idle({ didTimeout: false, timeRemaining: () => 10 });
    element.querySelector('p')!.click();
    await flushTasks();
    expect(fetch).not.toHaveBeenCalled();
    expect(getState(element)).toBeNull();
  },
);

test('load strategy: a removed marker is unobserved [LOAD]', async () => {
  holdIntersections();
  await startRuntime({ greeting });
  const unobserve = vi.spyOn(IntersectionObserver.prototype, 'unobserve');
  const query = '(max-width: 600px)';
  const visible = withLoad('visible');
  const media = withLoad(`media(${query})`);
  await flushTasks();
  expect(matchMedia(query).onchange).not.toBeNull();
  visible.remove();
  media.remove();
  await flushTasks();
  expect(unobserve.mock.calls).toEqual([[visible], [visible]]);
  expect(matchMedia(query).onchange).toBeNull();
});

test('code: a marker that is removed before all requests have failed has not failed [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const attempts: number[] = [];
  await startRuntime({
    lost: {
      component: () => 'never',
      fetch: (_code, attempt) => {
        attempts.push(attempt);
        return Promise.reject(new Error('404'));
      },
    },
  });
  const element = appendHtml(createMarker('lost', {}, '<p>fallback</p>'));
  await vi.advanceTimersByTimeAsync(10);
  expect(getState(element)).toBe('loading');
  element.remove();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attempts).toEqual([0, 1, 2, 3]);
  expect(getState(element)).toBeNull();
});

test('code: if all requests fail, the marker has failed with its fallback and one error; a later marker tries again [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const attempts: number[] = [];
  let works = false;
  await startRuntime({
    greeting,
    lost: {
      component: () => 'found again',
      fetch: (code, attempt) => {
        attempts.push(attempt);
        return works ? code() : Promise.reject(new Error('404'));
      },
    },
  });
  expectConsole('error', /lost: its code could not be loaded Error: 404/);
  const element = appendHtml(createMarker('lost', {}, '<p>fallback</p>'));
  const good = appendHtml(createMarker('greeting', props));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getState(element)).toBe('failed');
  expect(getState(good)).toBe('mounted');
  expect(element.innerHTML).toBe('<p>fallback</p>');
  expect(attempts).toEqual([0, 1, 2, 3]);

  works = true;
  const later = appendHtml(createMarker('lost'));
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(getState(later)).toBe('mounted');
  expect(getState(element)).toBe('failed');
});

test('code: a request that is never answered fails after 30 s with the fallback; a late answer is mounted [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await startRuntime({ greeting, hanging: { ...greeting, fetch: (code) => answered.then(code) } });
  expectConsole('error', /hanging: its code could not be loaded/);
  const [element, removed] = [0, 1].map(() =>
    appendHtml(createMarker('hanging', props, '<p>fallback</p>')),
  ) as [HTMLElement, HTMLElement];
  const good = appendHtml(createMarker('greeting', props));
  await vi.advanceTimersByTimeAsync(29_000);
  expect([getState(element), getState(good)]).toEqual(['loading', 'mounted']);
  removed.remove();
  await vi.advanceTimersByTimeAsync(0);
  const timers = vi.getTimerCount();
  await vi.advanceTimersByTimeAsync(2000);
  expect(getState(element)).toBe('failed');
  expect(element.innerHTML).toBe('<p>fallback</p>');
  // The removed marker has left no timer.
  expect(timers - vi.getTimerCount()).toBe(1);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect([getState(element), getState(good), getState(removed)]).toEqual(['mounted', 'mounted', null]);
  expect(element).toHaveTextContent('Hei');
});

test.each([
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  [
    'the page comes out of the back/forward cache',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('code: markers whose code could not be loaded are retried when %s [LOAD]', async (_, happens) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let works = false;
  await startRuntime({
    lost: {
      component: () => 'found again',
      fetch: (code) => (works ? code() : Promise.reject(new Error('offline'))),
    },
    fragile: {
      component: () => {
        throw new Error('no better than before');
      },
    },
  });
  expectConsole('error', /lost: its code could not be loaded/);
  expectConsole('error', /no better than before/);
  const element = appendHtml(createMarker('lost', {}, 'fallback'));
  const broken = appendHtml(createMarker('fragile', {}, 'fallback'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([getState(element), getState(broken)]).toEqual(['failed', 'failed']);
  works = true;
  const events = vi.fn();
  broken.addEventListener('widget:failed', events);
  happens();
  await vi.advanceTimersByTimeAsync(100);
  expect(getState(element)).toBe('mounted');
  expect(events).not.toHaveBeenCalled();
});

test('code: it is loaded after five seconds without a connection [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const back = Date.now() + 5000;
  await startRuntime({
    greeting: {
      ...greeting,
      fetch: (code) => (Date.now() < back ? Promise.reject(new Error('restarting')) : code()),
    },
  });
  const element = appendHtml(createMarker('greeting', props));
  await vi.advanceTimersByTimeAsync(7000);
  expect(getState(element)).toBe('mounted');
});

test('load strategy: a changed data-load of a pending marker is applied [LOAD]', async () => {
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback));
  vi.spyOn(window, 'cancelIdleCallback').mockImplementation((at) => void (idle[at - 1] = () => {}));
  await startRuntime({ greeting });
  const element = withLoad('idle');
  await flushTasks();
  element.setAttribute('data-load', 'interaction');
  await flushTasks();
  idle.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 10 }));
  await flushTasks();
  expect(getState(element)).toBe('pending');
  element.querySelector('p')!.click();
  await waitForState(element, 'mounted');
  const other = withLoad('interaction');
  await flushTasks();
  other.removeAttribute('data-load');
  await waitForState(other, 'mounted');
});
