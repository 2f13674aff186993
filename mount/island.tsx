/**
 * The part of the runtime that needs React. It comes with the first widget's code, never before.
 *
 * One root an island, so that no island can take another down. Islands that are ready together are rendered
 * together, in slices short enough that a click is answered between them, those in view first.
 */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createIsland, IslandProvider, type Island } from '#island/context.ts';
import { checkProps, type PropSchema } from '#island/check-props.ts';
import { settings } from '#island/settings.ts';
import '#store/store.ts';
import type { carryOver, CarryOver } from './carry-over.ts';
import { readProps } from './props.ts';
import type { LoadedWidget, Marker, Outcome } from './types.ts';

/** What a slice may take. Half a frame: the other half is the browser's, and a slow phone stays under its 50 ms. */
const SLICE_MS = 8;
/** Below the 50 ms from which on a task is called a long one. */
const LONGEST_SLICE_MS = 20;

/** How long to wait until asking again whether a press has ended. */
const PRESS_MS = 50;

/** Elements that cannot hold an island, or must not. */
const UNFIT = /^(html|head|body|script|style|template|iframe|img|input|textarea|select|br|hr|svg)$/;

interface Job {
  marker: Marker;
  render: () => Outcome | undefined;
  done: (outcome: Outcome) => void;
  root?: Root;
  host?: HTMLElement;
  failure?: Outcome;
  carried?: CarryOver | undefined;
}

/** Everything that is waiting to be mounted, or stands. */
const jobs = new Map<Marker, Job>();
let queue: Job[] = [];
let running = false;
let size = 16;
let count = 0;

/**
 * Makes a widget of the schema of its props and its component: what a widget's chunk exports. `prepare` is waited for
 * while a fallback stands that the first render would be poorer than; where it fails, the component meets the same failure.
 */
export function createLoadedWidget<Props extends object>(
  name: string,
  schema: PropSchema,
  Widget: ComponentType<Props>,
  prepare?: (props: Props, island: Island) => Promise<void>,
): LoadedWidget {
  /** Renders the marker's present props into its root; what is wrong with them comes back instead. */
  function render(job: Job): Outcome | undefined {
    const { marker } = job;
    const { localName } = marker.element;
    if (UNFIT.test(localName))
      return { state: 'invalid', reason: `<${localName}> cannot hold a widget, put it on a <div>` };
    const given = readProps(marker);
    if ('problem' in given) return { state: 'invalid', reason: given.problem };
    marker.json = given.json;
    const checked = checkProps(schema, given.value);
    if (!checked.ok)
      return {
        state: 'invalid',
        reason: checked.problems
          .map(({ path, expected, received }) => `prop "${path}": expected ${expected}, got ${received}`)
          .join('; '),
      };
    job.root ??= createHost(job);
    job.root.render(
      <IslandProvider value={createIsland(name, checked.props, settings())}>
        <Widget {...(checked.props as Props)} />
      </IslandProvider>,
    );
    return undefined;
  }

  /** What a fallback waits for; undefined where there is none, or where the props are not right. */
  function preparing(marker: Marker): Promise<void> | undefined {
    if (!prepare || !marker.element.firstElementChild) return undefined;
    const given = readProps(marker);
    const checked = 'value' in given ? checkProps(schema, given.value) : undefined;
    return checked?.ok
      ? prepare(checked.props as Props, createIsland(name, checked.props, settings()))
      : undefined;
  }

  return {
    mount(marker, done) {
      const job: Job = { marker, done, render: () => render(job) };
      jobs.set(marker, job);
      const start = () => {
        if (jobs.get(marker) !== job) return;
        // A tap is focus and click in one turn; the click has to find the fallback where it was.
        if (marker.load === 'interaction') later(job, 0);
        else enqueue(job);
      };
      const prepared = preparing(marker);
      if (prepared) prepared.then(start, start);
      else start();
    },
    update(marker) {
      const job = jobs.get(marker);
      const given = readProps(marker);
      if (!job?.root || ('json' in given && given.json === marker.json)) return;
      const wrong = job.render();
      if (wrong) job.done(wrong);
    },
    unmount,
  };
}

const failure = (error: unknown): Outcome => ({
  state: 'failed',
  reason: 'it threw while rendering',
  error,
});

/** Renders into an element of its own, so that React's listeners go when the island goes. */
function createHost(job: Job): Root {
  const { element } = job.marker;
  const host = document.createElement('saaristo-root');
  job.carried = handOn?.(job.marker, host);
  job.marker.fallback = [...element.childNodes];
  element.replaceChildren(host);
  job.host = host;
  const fail = (error: unknown) => {
    job.failure ??= failure(error);
    // Not during React's commit: the root is unmounted when this is told. The first render is told of by its slice.
    if (job.marker.state === 'mounted') queueMicrotask(() => job.done(job.failure!));
  };
  return createRoot(host, { identifierPrefix: `sa${(count++).toString(36)}`, onUncaughtError: fail });
}

/** Ends a marker's job, wherever it is, and puts the fallback back. */
function unmount(marker: Marker): void {
  const job = jobs.get(marker);
  if (!job) return;
  jobs.delete(marker);
  if (!job.root) {
    queue = queue.filter((waiting) => waiting !== job);
    return;
  }
  job.root.unmount();
  // Where somebody has put other content into the marker meanwhile, that stays.
  if (job.host?.parentNode === marker.element) job.host.replaceWith(...marker.fallback);
}

function enqueue(job: Job): void {
  queue.push(job);
  if (running) return;
  running = true;
  // Widgets that arrive in the same turn mount together.
  queueMicrotask(() => void work());
}

/** By a key, a button alone is active; by a pointer, what is around it, too. */
const isPressed = (element: Element): boolean =>
  element.matches(':active') || element.querySelector(':active') !== null;

function later(job: Job, ms: number): void {
  setTimeout(() => jobs.get(job.marker) === job && enqueue(job), ms);
}

async function work(): Promise<void> {
  let sorted = 0;
  // Taking up this many markers has been a task of its own.
  if (queue.length > size) await nextTurn();
  while (queue.length > 0) {
    if (queue.length > size && queue.length > sorted) queue = inViewFirst(queue);
    const slice = queue.splice(0, size);
    sorted = queue.length;
    const started = performance.now();
    mountTogether(slice);
    const took = performance.now() - started;
    if (queue.length === 0) break;
    await nextTurn();
    // Where painting what has come takes long, so may the next slice: half of the time at least goes into mounting.
    const waited = performance.now() - started - took;
    const budget = Math.min(Math.max(SLICE_MS, waited), LONGEST_SLICE_MS);
    if (slice.length === size) size = Math.max(1, Math.min(size * 2, Math.round((size * budget) / took)));
  }
  running = false;
}

/** Hands on what the visitor did in a fallback; fetched for the first island that needs it. */
let handOn: typeof carryOver | undefined;

function afterHandOn(job: Job): void {
  void import('./carry-over.ts')
    .then(
      (module) => module.carryOver,
      // Without it the island stands all the same.
      () => () => undefined,
    )
    .then((found) => {
      handOn = found;
      if (jobs.get(job.marker) === job) enqueue(job);
    });
}

/** Whether the visitor may have done something in the fallback. */
function mayHoldTraces({ element, pressed }: Marker): boolean {
  if (!element.firstElementChild) return false;
  if (pressed || element.contains(document.activeElement)) return true;
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  return (
    element.querySelector('details[open], select') !== null ||
    [...fields].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  );
}

function mountTogether(slice: Job[]): void {
  const rendered: Job[] = [];
  flushSync(() => {
    for (const job of slice) {
      const { element } = job.marker;
      // The island around it, in this very slice, may have taken its place: the observer tells in a moment.
      if (!element.isConnected) queue.push(job);
      // What is taken away under a finger gets no click: the press comes to its end first.
      else if (isPressed(element)) later(job, PRESS_MS);
      else if (!handOn && mayHoldTraces(job.marker)) afterHandOn(job);
      else {
        rendered.push(job);
        const wrong = job.render();
        if (wrong) job.failure = wrong;
      }
    }
  });
  for (const job of rendered) {
    // An earlier one of the slice may have taken this one's marker out of the page.
    if (jobs.get(job.marker) !== job) continue;
    job.done(job.failure ?? { state: 'mounted' });
    try {
      if (job.failure) job.carried?.toFallback();
      else job.carried?.toIsland();
    } catch (error) {
      // What one fallback held must not keep the others from mounting.
      console.error(`[saaristo] ${job.marker.name}: what was done in its fallback is lost`, error);
    }
  }
}

const { port1: turn, port2: nextOne } = new MessageChannel();

/**
 * Lets the browser answer clicks and paint. A message waits its turn; what `scheduler.yield` continues goes before
 * both, so that a page of a thousand islands would show none of them, and answer nothing, until the last.
 */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    turn.onmessage = () => resolve();
    // A port has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    nextOne.postMessage(null);
  });

/** Reads all places in one go (one layout), then what a visitor sees comes first. */
function inViewFirst(waiting: Job[]): Job[] {
  const height = window.innerHeight;
  const distance = new Map(
    waiting.map((job) => {
      const { top, bottom } = job.marker.element.getBoundingClientRect();
      return [job, bottom < 0 ? height - bottom : Math.max(0, top - height)];
    }),
  );
  return waiting.sort((a, b) => distance.get(a)! - distance.get(b)!);
}
