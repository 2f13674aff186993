/** Runs in the page before the script: counts timers, observers, listeners and calls, and mounts, uses and removes islands. */
import type { Step } from '#island/examples.ts';
import { performStep } from '../../steps.ts';

/** What one cycle does. */
export interface Cycles {
  /** The HTML of the marker. */
  marker: string;
  steps: readonly Step[];
  hash: string;
  count: number;
}

const { setTimeout: later } = globalThis;
const pause = (ms: number): Promise<void> => new Promise((resolve) => later(resolve, ms));

/** Maximum time in ms until the target of a step appears in the first cycle, and in the following ones. */
const FIRST_STEP_MS = 10_000;
const STEP_MS = 1000;

const timers = new Set<unknown>();

function countTimers(): void {
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const { [start]: realStart, [stop]: realStop } = globalThis as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    Object.assign(globalThis, {
      [start](callback: (...args: unknown[]) => void, ms: number, ...args: unknown[]) {
        const id = realStart!(() => {
          if (start === 'setTimeout') timers.delete(id);
          callback(...args);
        }, ms);
        timers.add(id);
        return id;
      },
      [stop](id: unknown) {
        timers.delete(id);
        realStop!(id);
      },
    });
  }
}

interface Store {
  subscribe: (listener: () => void) => () => void;
  getState: () => object;
  setState: (state: object) => void;
}

const KEY = Symbol.for('saaristo.store');
let subscriptions = 0;

/** Counts the subscriptions of the store when the script creates it. */
function countSubscriptions(): void {
  Object.defineProperty(globalThis, KEY, {
    configurable: true,
    set(store: Store) {
      const { subscribe } = store;
      store.subscribe = (listener) => {
        const unsubscribe = subscribe(listener);
        subscriptions += 1;
        let isOver = false;
        return () => {
          if (!isOver) subscriptions -= 1;
          isOver = true;
          unsubscribe();
        };
      };
      Object.defineProperty(globalThis, KEY, { value: store, configurable: true, writable: true });
    },
  });
}

let underWay = 0;

function countCalls(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    underWay += 1;
    this.addEventListener('loadend', () => (underWay -= 1), { once: true });
    send.call(this, body);
  };
}

const getStore = (): Store | undefined => (globalThis as unknown as Record<symbol, Store | undefined>)[KEY];

/** The customer before the first step of a visit, which a page loads once. */
let customer: { loading: boolean } | undefined;

/** Deletes the traces of a visit (storage, cookies, likes, analytics events, the customer's data): all visits are equal. */
function forgetVisitor(): void {
  // A tag manager keeps the last 300 of them.
  (window as { dataLayer?: unknown[] }).dataLayer?.splice(0);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  getStore()?.setState({ likes: new Map(), ...(customer && { customer }) });
}

function waitForMounted(element: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('widget:mounted', () => resolve(), { once: true });
    element.addEventListener('widget:failed', () => reject(new Error('The island has failed.')), {
      once: true,
    });
  });
}

async function waitUntilIdle(): Promise<void> {
  await pause(0);
  const isBusy = () => underWay > 0;
  while (isBusy()) await pause(2);
  await pause(0);
}

let isFirst = true;

/**
 * Mounts, uses and removes an island `count` times. Every second one is removed directly after its last step, while calls are under way.
 * @returns the number of cycles in which all steps were possible
 */
async function runCycles({ marker, steps, hash, count }: Cycles): Promise<number> {
  let complete = 0;
  for (let at = 0; at < count; at += 1) {
    history.replaceState(null, '', `/${hash}`);
    const template = document.createElement('template');
    template.innerHTML = marker;
    const element = template.content.firstElementChild!;
    const mounted = waitForMounted(element);
    document.body.append(element);
    await mounted;
    if (isFirst) {
      const end = performance.now() + STEP_MS;
      // Not every widget loads it.
      do {
        await pause(5);
        ({ customer } = (getStore()?.getState() ?? {}) as { customer?: { loading: boolean } });
      } while (customer?.loading !== false && performance.now() < end);
    }
    let done = 0;
    try {
      for (const step of steps) {
        await performStep(element, step, isFirst ? FIRST_STEP_MS : STEP_MS);
        done += 1;
        if (done < steps.length) await pause(0);
      }
    } catch (error) {
      if (isFirst) throw error;
    }
    if (done === steps.length) complete += 1;
    if (at % 2 === 0) await waitUntilIdle();
    element.remove();
    isFirst = false;
    if (at % 2 === 1) await waitUntilIdle();
    else await pause(0);
    forgetVisitor();
  }
  return complete;
}

countTimers();
countSubscriptions();
countCalls();
// Links and forms would leave the page. `history.replaceState` is a navigation within it.
(window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) => {
  const { destination } = event as Event & { destination: { sameDocument: boolean } };
  if (!destination.sameDocument) event.preventDefault();
});
window.open = () => null;

const leaks = {
  runCycles,
  /** Starts the next visit, whose first steps may load code. */
  restart: () => (isFirst = true),
  count: () => ({
    timers: timers.size,
    subscriptions,
    underWay,
    state: JSON.stringify(getStore()?.getState() ?? {}, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ).length,
  }),
};
declare global {
  interface Window {
    leaks: typeof leaks;
  }
}
window.leaks = leaks;
