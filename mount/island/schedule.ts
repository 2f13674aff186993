/**
 * Schedules the mounting of islands in short slices of time, islands in view first, so that the browser can answer clicks between slices.
 */
import { refreshSettings } from '#island/settings.ts';
import type { Island } from '../types.ts';

/** Maximum time of a slice in browsers that don't report pending input: half a frame. */
const SLICE_MS = 8;
/** Maximum time of a slice in browsers that report pending input. With its last island it is shorter than a long task of 50 ms. */
const MAX_SLICE_MS = 20;

/** Maximum time without a frame while islands are mounted. A frame costs the layout and painting of all islands since the last one. */
const FRAME_MS = 200;

/** Maximum number of new markers that are measured in the same task as they are queued. */
const MAX_MEASURED = 100;

let queue: Island[] = [];
let isRunning = false;

type Mount = (marker: Island) => void;

/** Queues a marker for `mount`. */
export function enqueue(marker: Island, mount: Mount): void {
  queue.push(marker);
  if (isRunning) return;
  isRunning = true;
  // Widgets that are loaded in the same task are mounted together.
  queueMicrotask(() => void mountQueue(mount));
}

/** Removes a marker from the queue. */
export function dequeue(marker: Island): void {
  queue = queue.filter((queued) => queued !== marker);
}

const { scheduling } = navigator as { scheduling?: { isInputPending?: () => boolean } };
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

const isSliceOver = (startedAt: number): boolean => {
  const duration = performance.now() - startedAt;
  return scheduling?.isInputPending
    ? duration >= MAX_SLICE_MS || scheduling.isInputPending()
    : duration >= SLICE_MS;
};

/** Mounts the queue in slices: the first marker in view alone, then the others in view, then the rest. */
async function mountQueue(mount: Mount): Promise<void> {
  let sortedCount = 0;
  let mountedCount = 0;
  let inViewCount = 0;
  let paintedAt = performance.now();
  while (queue.length > 0) {
    if (queue.length > 1 && queue.length > sortedCount) {
      // Queueing many markers and measuring them are two tasks.
      if (queue.length > sortedCount + MAX_MEASURED) await waitForFrame();
      inViewCount = sortByDistance();
      mountedCount = 0;
    }
    const startedAt = performance.now();
    try {
      // The page may have changed its settings between slices.
      refreshSettings();
    } catch (error) {
      reportError(error);
    }
    do {
      try {
        mount(queue.shift()!);
      } catch (error) {
        reportError(error);
      }
      mountedCount += 1;
    } while (
      queue.length > 0 &&
      mountedCount !== 1 &&
      mountedCount !== inViewCount &&
      !isSliceOver(startedAt)
    );
    sortedCount = queue.length;
    if (sortedCount === 0) break;
    const now = performance.now();
    // Paints the islands in view at once. The others only yield to input, until a frame is due.
    if (scheduler?.yield && mountedCount !== 1 && mountedCount !== inViewCount && now - paintedAt < FRAME_MS)
      await scheduler.yield();
    else {
      paintedAt = now;
      await waitForFrame();
    }
  }
  isRunning = false;
}

const { port1, port2 } = new MessageChannel();

/** Lets the browser handle input and paint. A message waits for a frame, unlike the continuation of `scheduler.yield`. */
const waitForFrame = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    // A port has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    port2.postMessage(null);
  });

/** Sorts the queue by distance from the window, with one layout. Returns the number of markers in view. */
function sortByDistance(): number {
  const height = window.innerHeight;
  const distance = new Map(
    queue.map((marker) => {
      const { top, bottom } = marker.element.getBoundingClientRect();
      return [marker, bottom < 0 ? height - bottom : Math.max(0, top - height)];
    }),
  );
  queue.sort((a, b) => distance.get(a)! - distance.get(b)!);
  return queue.filter((marker) => distance.get(marker) === 0).length;
}
