/**
 * When islands are mounted: those that are ready together one after the other, in slices of time short enough that a click is answered
 * between them, those in view first.
 */
import { refreshSettings } from '#island/settings.ts';
import type { Marker } from './types.ts';

/** What a slice may take where the browser does not say that somebody waits for an answer: half a frame. */
const SLICE_MS = 8;
/** What it may take where the browser does: with the island that ends it below the 50 ms from which on a task is called a long one. */
const LONGEST_SLICE_MS = 20;

/** How long the page may go without a frame while islands are mounted: each costs the layout and the painting of what came since. */
const FRAME_MS = 200;

/** Markers that are too many for one task with their layout. */
const MANY = 100;

let queue: Marker[] = [];
let running = false;

type Mount = (marker: Marker) => void;

/** Has a marker mounted in its turn, by what mounts all of them. */
export function enqueue(marker: Marker, mount: Mount): void {
  queue.push(marker);
  if (running) return;
  running = true;
  // Widgets that arrive in the same turn mount together.
  queueMicrotask(() => void work(mount));
}

/** Takes a marker that has gone out of the queue. */
export function dequeue(marker: Marker): void {
  queue = queue.filter((waiting) => waiting !== marker);
}

const { scheduling } = navigator as { scheduling?: { isInputPending?: () => boolean } };
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Whether the browser is to have a turn. */
const isOver = (started: number): boolean => {
  const took = performance.now() - started;
  return scheduling?.isInputPending
    ? took >= LONGEST_SLICE_MS || scheduling.isInputPending()
    : took >= SLICE_MS;
};

/** Mounts what waits, in slices: the first that a visitor sees alone, then the others in view, then the rest. */
async function work(mount: Mount): Promise<void> {
  let sorted = 0;
  let done = 0;
  let inView = 0;
  let shown = performance.now();
  while (queue.length > 0) {
    if (queue.length > 1 && queue.length > sorted) {
      // To take many up, and to lay them out, is a task each.
      if (queue.length > sorted + MANY) await nextTurn();
      inView = inViewFirst();
      done = 0;
    }
    const started = performance.now();
    // Between slices the page may have become another.
    refreshSettings();
    do {
      try {
        mount(queue.shift()!);
      } catch (error) {
        reportError(error);
      }
      done += 1;
    } while (queue.length > 0 && done !== 1 && done !== inView && !isOver(started));
    sorted = queue.length;
    if (sorted === 0) break;
    const now = performance.now();
    // What is in view is shown at once; what is not can wait for a frame, but no click for an answer.
    if (scheduler?.yield && done !== 1 && done !== inView && now - shown < FRAME_MS) await scheduler.yield();
    else {
      shown = now;
      await nextTurn();
    }
  }
  running = false;
}

const { port1: turn, port2: nextOne } = new MessageChannel();

/** Lets the browser answer clicks and paint: a message waits its turn, while what `scheduler.yield` continues goes before a frame. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    turn.onmessage = () => resolve();
    // A port has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    nextOne.postMessage(null);
  });

/** Puts what a visitor sees first, then what is near to it, reading all places in one go (one layout). Gives the number of those in view. */
function inViewFirst(): number {
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
