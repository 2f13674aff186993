/**
 * Renders the islands of markers whose code is there, gives them other props, and takes them away (docs/architecture.md#the-runtime).
 * The part of the runtime that needs React comes with the first widget's code, never before.
 */
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createIsland, IslandProvider } from '#island/context.ts';
import { checkProps, type PropSchema, describeProblems } from '#island/check-props.ts';
import { canHoldIsland } from '#island/given-props.ts';
import type { Loaded } from '#island/load.ts';
import { settings } from '#island/settings.ts';
import '#store/store.ts';
import { captureFallbackState, loadFallbackState, hasUserInput } from './user-input.ts';
import type { Before } from './load.ts';
import { isLost, setChunkLoader } from './chunk-loader.ts';
import { restoreFocus } from './focus.ts';
import { listenIn } from './listeners.ts';
import { readProps } from './props.ts';
import { createHost, place, prerendered } from './root.ts';
import { dequeue, enqueue as mountInTurn } from './schedule.ts';
import type { Failure, LoadedWidget, Marker } from './types.ts';

/** How long to wait until asking again whether a press, or the composing of a text, has ended. */
const PRESS_MS = 50;

/** An island of a server with more elements than these is hydrated in many short tasks, so that none keeps a visitor waiting. */
const LARGE = 64;

/** The markers whose island is waited for or mounted, each with what renders its present props. */
const islands = new Map<Marker, () => Failure | undefined>();

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
        reason: describeProblems(checked.problems),
      };
    const value = {
      ...createIsland(name, checked.props, settings()),
      loaded: loadedFor(marker),
      marker: marker.element,
    };
    const widget = <Widget {...(checked.props as Props)} />;
    const island = (
      <IslandProvider value={value}>
        {marker.inParts ? <InParts onHydrated={() => hydrated(marker)}>{widget}</InParts> : widget}
      </IslandProvider>
    );
    if (marker.root) marker.root.render(island);
    else marker.root = createHost(marker, island, islands.keys(), (error) => fail(marker, error));
    return undefined;
  }

  return {
    mount(marker, fetching) {
      setChunkLoader(fetching);
      islands.set(marker, () => render(marker));
      const start = () => {
        // A tap is focus and click in one turn; the click has to find the fallback where it was.
        if (marker.load === 'interaction') later(marker, 0);
        else enqueue(marker);
      };
      const { element } = marker;
      if (before && element.firstElementChild)
        void before(marker, prerendered(element) !== null).then(start, (error: unknown) =>
          marker.settle({
            state: 'failed',
            reason: 'what it shows could not be loaded',
            error,
            isLost: true,
          }),
        );
      else start();
    },
    update(marker) {
      const given = readProps(marker.element);
      // Rendered anew before it is hydrated, it would replace what the server rendered.
      if (!marker.root || marker.inParts === 'hydrating') return;
      if ('json' in given && given.json === marker.json) return;
      const wrong = render(marker);
      if (wrong) marker.settle(wrong);
    },
    move: ({ tree }) => listenIn(tree),
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

/** Puts down what an island throws and nobody catches. */
function fail(marker: Marker, error: unknown): void {
  if (!islands.has(marker))
    return console.error(
      `[saaristo] ${marker.name}: it threw while it was taken away`,
      error,
      marker.element,
    );
  // One failure an island: what else throws on the way down is a part of it.
  if (marker.failure) return;
  const failure = (marker.failure = failed(error));
  // Not during React's commit: the root is unmounted when this is told. The first render is told of by its slice.
  if (marker.state === 'mounted' || marker.inParts) queueMicrotask(() => marker.settle(failure));
}

/** How often an island is put back into its place within a second. After that it fails, and the page's script has its way. */
const MAX_REMOUNTS_PER_SECOND = 20;

/**
 * Puts an island back whose page has put other content into its marker, such as by `innerHTML` or by morphing the page into a
 * newer one; that content is its fallback from now on. Where parts of the island itself were taken, it cannot go on.
 */
function reinstate(marker: Marker, records: MutationRecord[]): boolean {
  const host = marker.host!;
  const now = performance.now();
  let { insisted } = marker;
  if (!insisted || now - insisted.since > 1000) marker.insisted = insisted = { times: 0, since: now };
  if (++insisted.times > MAX_REMOUNTS_PER_SECOND) {
    marker.settle({ state: 'failed', reason: 'a script of the page goes on writing over it' });
    return true;
  }
  if (records.some(({ target }) => host.contains(target))) return false;
  place(marker, host);
  restoreFocus(host);
  return true;
}

/** Takes a marker's island away, or aborts its mounting, and puts the fallback back. */
function unmount(marker: Marker): void {
  const { root, host, element, fallback } = marker;
  islands.delete(marker);
  marker.stopLoading?.();
  if (!root) {
    dequeue(marker);
    return;
  }
  marker.root = marker.host = undefined;
  root.unmount();
  // Where somebody has put other content into the marker meanwhile, that stays.
  if (element.contains(host!)) host!.replaceWith(...fallback);
}

/** Mounts a marker in its turn, unless it has gone meanwhile. */
function enqueue(marker: Marker): void {
  if (islands.has(marker)) mountInTurn(marker, mount);
}

/** By a key, a button alone is active; by a pointer, what is around it, too. */
const isPressed = (element: Element): boolean =>
  element.matches(':active') || element.querySelector(':active') !== null;

/** How long mounting waits for text that is being composed and does not change. Some input methods compose every word. */
const COMPOSITION_MS = 5000;

/** Whether an input method is composing text in a fallback: without its field the text would be lost, or be there twice. */
function isComposing({ composing }: Marker): boolean {
  if (!composing || performance.now() - composing.time > COMPOSITION_MS) return false;
  const field = composing.path[0] as Element;
  return (field.getRootNode() as Document | ShadowRoot).activeElement === field;
}

function later(marker: Marker, ms: number): void {
  setTimeout(() => enqueue(marker), ms);
}

/**
 * Whether an island is hydrated in parts: a large one in which nobody has done anything. React itself finishes it when somebody does, before the
 * press is answered.
 */
function isLarge(marker: Marker): boolean {
  const host = prerendered(marker.element);
  return host !== null && host.getElementsByTagName('*').length > LARGE && !hasUserInput(marker);
}

/** Tells when all of it is hydrated. */
function InParts({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // Once: what it closes over is the marker, which stays.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onHydrated(), []);
  return children;
}

function hydrated(marker: Marker): void {
  marker.inParts = 'hydrated';
  if (!islands.has(marker) || marker.failure) return;
  delete marker.fallbackState;
  marker.settle();
  // Its props may have changed meanwhile.
  marker.widget?.update(marker);
  // React itself has answered what was pressed and typed meanwhile; of what a browser fills in nobody has told it.
  delete marker.pressed;
  if (hasUserInput(marker))
    void Promise.resolve(loadFallbackState(marker)).then(() => restoreUserInput(marker));
}

/** Replays in an island what was done in it and is not known to it. */
function restoreUserInput(marker: Marker): void {
  if (isComposing(marker)) setTimeout(() => restoreUserInput(marker), PRESS_MS);
  else if (islands.has(marker)) captureFallbackState?.(marker, marker.host!)?.toIsland();
}

/** Renders an island, then tells of it. Whatever goes wrong with it is its own failure, and no other's. */
function mount(marker: Marker): void {
  const { element } = marker;
  // The island around it may have taken its place just now: the observer tells in a moment.
  if (!element.isConnected) return later(marker, 0);
  // An element that is removed under a finger gets no click.
  if (isPressed(element) || isComposing(marker)) return later(marker, PRESS_MS);
  const code = loadFallbackState(marker);
  if (code) return void code.then(() => enqueue(marker));
  const start = () => {
    try {
      const wrong = islands.get(marker)?.();
      if (wrong) marker.failure = wrong;
    } catch (error) {
      marker.failure ??= failed(error);
    }
  };
  if (isLarge(marker)) {
    marker.inParts = 'hydrating';
    startTransition(start);
    if (marker.failure) marker.settle(marker.failure);
    return;
  }
  flushSync(start);
  // It may have taken its own marker out of the page.
  if (!islands.has(marker)) return;
  const { failure, fallbackState } = marker;
  delete marker.fallbackState;
  try {
    marker.settle(failure);
    if (failure) fallbackState?.toFallback();
    else fallbackState?.toIsland();
  } catch (error) {
    // What one fallback held must not keep the others from mounting.
    console.error(`[saaristo] ${marker.name}: what was done in its fallback is lost`, error);
  }
}
