/**
 * The part of the runtime that needs React. It comes with the first widget's code, never before.
 *
 * One root an island, so that no island can take another down. Islands that are ready together are rendered one after
 * the other, in slices of time short enough that a click is answered between them, those in view first.
 */
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createIsland, IslandProvider } from '#island/context.ts';
import { checkProps, type PropSchema, sentenceOf } from '#island/check-props.ts';
import { canHoldIsland } from '#island/given-props.ts';
import type { Loaded } from '#island/load.ts';
import { refreshSettings, settings } from '#island/settings.ts';
import '#store/store.ts';
import type { carryOver } from './fallback-state.ts';
import type { Before } from './load.ts';
import { fetchPartsBy, isLost } from './part.ts';
import { propsScript, readProps } from './props.ts';
import type { Failure, LoadedWidget, Marker, Settle } from './types.ts';

/** What a slice may take where the browser does not say that somebody waits for an answer: half a frame. */
const SLICE_MS = 8;
/** What it may take where the browser does: below the 50 ms from which on a task is called a long one. */
const LONGEST_SLICE_MS = 40;

/** How long the page may go without a frame while islands are mounted: each costs the layout and the painting of what came since. */
const FRAME_MS = 200;

/** How long to wait until asking again whether a press has ended. */
const PRESS_MS = 50;

/** The markers whose island is waited for or mounted, each with what renders its present props. */
const islands = new Map<Marker, () => Failure | undefined>();
let settle: Settle;
let queue: Marker[] = [];
let running = false;
let count = 0;

/**
 * Makes a widget of the schema of its props and its component: what a widget's chunk exports. `before` is waited for while something
 * is in the marker, whether a fallback or what the server rendered.
 */
export function createLoadedWidget<Props extends object>(
  name: string,
  schema: PropSchema,
  Widget: ComponentType<Props>,
  before?: Before,
): LoadedWidget {
  /** Renders the marker's present props into its root; what is wrong with them comes back instead. */
  function render(marker: Marker): Failure | undefined {
    const { localName } = marker.element;
    if (!canHoldIsland(localName))
      return { state: 'invalid', reason: `<${localName}> cannot hold a widget, put it on a <div>` };
    const given = readProps(marker.element);
    if ('problem' in given) return { state: 'invalid', reason: given.problem };
    marker.json = given.json;
    const checked = checkProps(schema, given.value);
    if (!checked.ok)
      return {
        state: 'invalid',
        reason: sentenceOf(checked.problems),
      };
    const island = (
      <IslandProvider value={{ ...createIsland(name, checked.props, settings()), loaded: loadedFor(marker) }}>
        <Widget {...(checked.props as Props)} />
      </IslandProvider>
    );
    if (marker.root) marker.root.render(island);
    else marker.root = createHost(marker, island);
    return undefined;
  }

  return {
    mount(marker, whenSettled, fetching) {
      settle = whenSettled;
      fetchPartsBy(fetching);
      islands.set(marker, () => render(marker));
      const start = () => {
        // A tap is focus and click in one turn; the click has to find the fallback where it was.
        if (marker.load === 'interaction') later(marker, 0);
        else enqueue(marker);
      };
      const { element } = marker;
      if (before && element.firstElementChild) void before(marker, prerendered(element) !== null).then(start);
      else start();
    },
    update(marker) {
      const given = readProps(marker.element);
      if (!marker.root || ('json' in given && given.json === marker.json)) return;
      const wrong = render(marker);
      if (wrong) settle(marker, wrong);
    },
    unmount,
    reinstate,
  };
}

/** What `load` gave for the props that the marker has now. */
const loadedFor = ({ loaded, json }: Marker): Loaded<unknown> | undefined =>
  loaded?.json === json ? loaded : undefined;

const failed = (error: unknown): Failure => ({
  state: 'failed',
  reason: isLost(error) ? 'a part of its code could not be loaded' : 'it threw while rendering',
  error,
  isLost: isLost(error),
});

/** The element with what the server rendered of a marker's island (docs/embedding.md). */
const prerendered = (element: Element): HTMLElement | null =>
  element.hasAttribute('data-widget-prerendered')
    ? element.querySelector<HTMLElement>(':scope > saaristo-root')
    : null;

/** Renders into an element of its own, so that React's listeners go when the island goes; what the server rendered there is hydrated. */
function createHost(marker: Marker, island: ReactNode): Root {
  const { element } = marker;
  const fromServer = prerendered(element);
  const host = fromServer ?? document.createElement('saaristo-root');
  // As it came, for when the island goes: hydrating leaves no copy behind.
  if (fromServer) marker.fallback = [fromServer.cloneNode(true)];
  marker.carried = handOn?.(marker, host);
  marker.host = host;
  if (!fromServer) place(marker, host);
  const onUncaughtError = (error: unknown) => {
    if (!islands.has(marker))
      return console.error(`[saaristo] ${marker.name}: it threw while it was taken away`, error, element);
    // One failure an island: what else throws on the way down is a part of it.
    if (marker.failure) return;
    const failure = (marker.failure = failed(error));
    // Not during React's commit: the root is unmounted when this is told. The first render is told of by its slice.
    if (marker.state === 'mounted') queueMicrotask(() => settle(marker, failure));
  };
  if (fromServer)
    return hydrateRoot(host, island, {
      identifierPrefix: element.getAttribute('data-widget-prerendered')!,
      onUncaughtError,
      onRecoverableError: (error) =>
        console.error(`[saaristo] ${marker.name}: the server rendered something else`, error, element),
    });
  const root = createRoot(host, { identifierPrefix: `sa${(count++).toString(36)}`, onUncaughtError });
  root.render(island);
  return root;
}

/** Puts the island in the place of what is in its marker. */
function place(marker: Marker, host: HTMLElement): void {
  const { element } = marker;
  const script = propsScript(element);
  marker.fallback = [...element.childNodes];
  element.replaceChildren(...(script ? [script] : []), host);
}

/** How often in a second an island comes back to its place; a script that insists has it in the end. */
const INSISTENCE = 20;
const insisted = new WeakMap<Marker, { times: number; since: number }>();

/**
 * Puts an island back whose page has put other content into its marker, such as by `innerHTML` or by morphing the page into a
 * newer one; that content is its fallback from now on. Where parts of the island itself were taken, it cannot go on.
 */
function reinstate(marker: Marker, records: MutationRecord[]): boolean {
  const host = marker.host!;
  const now = performance.now();
  let tried = insisted.get(marker);
  if (!tried || now - tried.since > 1000) insisted.set(marker, (tried = { times: 0, since: now }));
  if (++tried.times > INSISTENCE) {
    settle(marker, { state: 'failed', reason: 'a script of the page goes on writing over it' });
    return true;
  }
  if (records.some(({ target }) => host.contains(target))) return false;
  place(marker, host);
  return true;
}

/** Takes a marker's island away, or aborts its mounting, and puts the fallback back. */
function unmount(marker: Marker): void {
  const { root, host, element, fallback } = marker;
  islands.delete(marker);
  marker.stopLoading?.();
  if (!root) {
    queue = queue.filter((waiting) => waiting !== marker);
    return;
  }
  marker.root = marker.host = undefined;
  root.unmount();
  // Where somebody has put other content into the marker meanwhile, that stays.
  if (element.contains(host!)) host!.replaceWith(...fallback);
}

/** Mounts a marker in its turn, unless it has gone meanwhile. */
function enqueue(marker: Marker): void {
  if (!islands.has(marker)) return;
  queue.push(marker);
  if (running) return;
  running = true;
  // Widgets that arrive in the same turn mount together.
  queueMicrotask(() => void work());
}

/** By a key, a button alone is active; by a pointer, what is around it, too. */
const isPressed = (element: Element): boolean =>
  element.matches(':active') || element.querySelector(':active') !== null;

function later(marker: Marker, ms: number): void {
  setTimeout(() => enqueue(marker), ms);
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
async function work(): Promise<void> {
  let sorted = 0;
  let done = 0;
  let inView = 0;
  let shown = performance.now();
  while (queue.length > 0) {
    if (queue.length > 1 && queue.length > sorted) {
      inView = inViewFirst();
      done = 0;
    }
    const started = performance.now();
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

/** Hands on what the visitor did in a fallback; fetched for the first island that needs it. */
let handOn: typeof carryOver | undefined;

function afterHandOn(marker: Marker): void {
  void import('./fallback-state.ts')
    .then(
      (module) => module.carryOver,
      // Without it the island is mounted all the same.
      () => () => undefined,
    )
    .then((found) => {
      handOn = found;
      enqueue(marker);
    });
}

/** Lists with another choice than the page's own: browsers put back what was chosen on an earlier visit. */
const CHOSEN = 'option:checked:not([selected], :first-child), [selected]:not(:checked)';

/** Whether the visitor may have done something in the fallback: typed, chosen, focused, or opened what the page may open as well. */
function mayHoldTraces({ element, pressed }: Marker): boolean {
  if (!element.firstElementChild) return false;
  if (pressed || element.contains(document.activeElement)) return true;
  // Not every browser tells.
  const { userActivation } = navigator as Partial<Navigator>;
  const isUntouched = userActivation?.hasBeenActive === false;
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  return (
    element.querySelector(isUntouched ? CHOSEN : 'details[open], select') !== null ||
    [...fields].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  );
}

/** Renders an island, then tells of it. Whatever goes wrong with it is its own failure, and no other's. */
function mount(marker: Marker): void {
  const { element } = marker;
  // The island around it may have taken its place just now: the observer tells in a moment.
  if (!element.isConnected) return later(marker, 0);
  // What is taken away under a finger gets no click: the press comes to its end first.
  if (isPressed(element)) return later(marker, PRESS_MS);
  if (!handOn && mayHoldTraces(marker)) return afterHandOn(marker);
  refreshSettings();
  flushSync(() => {
    try {
      const wrong = islands.get(marker)?.();
      if (wrong) marker.failure = wrong;
    } catch (error) {
      marker.failure ??= failed(error);
    }
  });
  // It may have taken its own marker out of the page.
  if (!islands.has(marker)) return;
  const { failure, carried } = marker;
  delete marker.carried;
  try {
    settle(marker, failure);
    if (failure) carried?.toFallback();
    else carried?.toIsland();
  } catch (error) {
    // What one fallback held must not keep the others from mounting.
    console.error(`[saaristo] ${marker.name}: what was done in its fallback is lost`, error);
  }
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
