/** What a page holds after a garbage collection. */
import type { CDPSession, Page } from '@playwright/test';

export interface Held {
  /** Used bytes of JavaScript's heap. */
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
  /** Living objects of observers, requests, workers and abort controllers. */
  objects: Record<string, number>;
  timers: number;
  subscriptions: number;
  /** Length of the store's state as JSON. */
  state: number;
}

const COUNTED = [
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'XMLHttpRequest',
  'Worker',
  'AbortController',
] as const;

async function countObjects(session: CDPSession, name: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `${name}.prototype`,
    objectGroup: 'leaks',
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
    objectGroup: 'leaks',
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  return length.value as number;
}

/** Collects garbage. Returns the counts of objects that the page still holds. */
export async function measureHeld(page: Page, session: CDPSession): Promise<Held> {
  const objects: Record<string, number> = {};
  for (const name of COUNTED) objects[name] = await countObjects(session, name);
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'leaks' });
  // Weak references are cleared by the first collection, their finalizers by the next.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  const counted = await page.evaluate('window.leaks ? window.leaks.count() : {}');
  const { timers = 0, subscriptions = 0, state = 0 } = counted as Partial<Held>;
  return {
    heap: usedSize,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    objects,
    timers,
    subscriptions,
    state,
  };
}

/** Prepares a page's session for `measureHeld`. */
export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return session;
}

/** Bytes by which the heap may grow in each cycle: compiled code and statistics of the engine. */
const HEAP_PER_CYCLE = 200;
/** Share of the cycles that may leave a node, a listener or an object: caches that are filled once. */
const KEPT_PER_CYCLE = 0.02;

const flatten = ({ objects, ...rest }: Held): Record<string, number> => ({ ...rest, ...objects });

/** Growth in each cycle. */
export type Growth = Record<string, number>;

/**
 * Compares measurements after equal batches of cycles.
 * @returns the growth in each cycle: of each two neighbours the smallest, since a leak grows in every batch
 */
export function compareBatches(batches: readonly Held[], cycles: number): Growth {
  const flat = batches.map(flatten);
  return Object.fromEntries(
    Object.keys(flat[0]!).map((name) => {
      const steps = flat.slice(1).map((one, at) => (one[name]! - flat[at]![name]!) / cycles);
      return [name, Math.round(Math.min(...steps) * 1000) / 1000];
    }),
  );
}

/** Returns a sentence for each count that grows. */
export const listLeaks = (growth: Growth, perCycle = HEAP_PER_CYCLE): string[] =>
  Object.entries(growth)
    .filter(([name, more]) => more > (name === 'heap' ? perCycle : KEPT_PER_CYCLE))
    .map(([name, more]) => `${name} grows by ${more} in each cycle`);
