/**
 * The markers of the page as state machines: pending → loading → mounted | invalid | failed. A marker that leaves the page is removed from
 * `context.markers`, so that code which is loaded for it later has no effect.
 */
import { hashes, shared } from 'virtual:saaristo/hashes';
import { getUrl } from 'virtual:saaristo/widgets';
import { propsText } from '#island/props-text.ts';
import { clean } from '#lib/clean.ts';
import { retry } from '#lib/retry.ts';
import { CONTRACT } from './contract.ts';
import { type Entry, readEntry, RUNTIME_FILES } from './hash-table.ts';
import { awaitStrategy, parseStrategy } from './load-strategies.ts';
import { loadChunkStyle, loadStyle, loadStyles, type Tree, trees } from './style.ts';
import type {
  Failure,
  IslandEventName,
  LoaderOptions,
  FailedMarker,
  LoadingMarker,
  Marker,
  MountContext,
  MountedMarker,
  PendingMarker,
  WidgetModule,
} from './types.ts';

export function createContext({ loads, isOwn, fetchFile }: LoaderOptions): MountContext {
  return {
    markers: new Map(),
    modules: new Map(),
    loads,
    isOwn,
    hold: 'page',
    opened: Promise.resolve(),
    release() {},
    retry,
    fetchFile: (name, attempt) => fetchFile(name, findEntry(loads, name).hash, attempt),
    loadChunkStyle,
    styles: trees,
    loadStyle,
    setMounted,
    setFailed,
  };
}

/** Time in ms that the fallback waits for code and styles that neither come nor fail. */
const LOAD_LIMIT_MS = 30_000;

const entries = hashes.split(' ');
const chunks = shared.split(' ');

const findEntry = (loads: MountContext['loads'], name: string): Entry =>
  readEntry(name, entries[[...loads.keys(), ...RUNTIME_FILES].indexOf(name)] ?? '', chunks);

/** Requests a file early. Who needs it requests it again after a failure. */
function prefetch(file: Promise<unknown>): void {
  file.catch(() => {});
}

/** Imports a widget's code once for all its markers. Forgets a failure, so that a later marker can try again. */
function fetchWidget({ context, name, tree }: Marker): Promise<WidgetModule> {
  const { modules, loads } = context;
  let module = modules.get(name);
  if (!module) {
    // Every widget imports React and the runtime.
    if (modules.size === 0) for (const file of RUNTIME_FILES.slice(0, 2)) prefetch(context.fetchFile(file));
    // Retries only the widget: another import of a shared file would be a second copy of it.
    module = retry((attempt) => context.fetchFile(name, attempt)) as Promise<WidgetModule>;
    module.catch(() => modules.delete(name));
    modules.set(name, module);
    for (const file of findEntry(loads, name).files) {
      const { href } = getUrl(`chunks/${file}`);
      prefetch(file.endsWith('.css') ? loadStyle(href, tree as Tree) : import(/* @vite-ignore */ href));
    }
  }
  return module;
}

/** Loads the stylesheets of a marker's widget into the marker's tree. */
export async function loadWidgetStyles(marker: Marker): Promise<void> {
  const { styles } = await fetchWidget(marker);
  const urls = (styles ?? []).map((file) => getUrl(`chunks/${file}`).href);
  await loadStyles(urls, marker.tree as Tree);
}

/** Returns whether a node is in the page, in one of its shadow trees, or in a frame that still exists. */
export function isInPage(node: Node): boolean {
  const { isConnected, ownerDocument } = clean(node);
  return isConnected && clean(ownerDocument ?? (node as Document)).defaultView !== null;
}

/** Returns whether a marker is invalid or has failed. */
export const hasFailed = (marker: Marker): marker is FailedMarker =>
  marker.state === 'invalid' || marker.state === 'failed';

const isRegistered = (marker: Marker): boolean => marker.context.markers.get(marker.element) === marker;

/** Registers an element as a marker, unless it is registered or belongs to another bundle. */
export function registerMarker(context: MountContext, element: Element): void {
  const { markers, loads } = context;
  if (markers.has(element) || !isInPage(element)) return;
  const name = element.getAttribute('data-widget')!;
  // Unknown names fail at once, so they wait for the code that shows failures.
  if (!context.isOwn(name) || (context.hold === 'page' && !loads.has(name))) return;
  const tree = element.getRootNode();
  const marker = { context, element, name, state: 'pending', fallback: [], tree } as unknown as PendingMarker;
  markers.set(element, marker);
  if (!canRest(marker)) context.release();
  startStrategy(marker);
  if (!loads.has(name)) setFailed(marker, { state: 'invalid', reason: 'no such widget' });
  // An eager marker is loading by now. Skips `pending`, which would cost a mutation record.
  else if (marker.state === 'pending') enterState(marker);
}

/** Returns whether a marker can wait for the first use of the page: it is prerendered and does nothing before it is used. */
export const canRest = ({ context, element, name }: Marker): boolean =>
  element.hasAttribute('data-widget-prerendered') && findEntry(context.loads, name).rests;

/** Reads the marker's load strategy, and waits for it if the marker is pending and does not wait for the page. */
export function startStrategy(marker: Marker): void {
  const { context, element, name } = marker;
  const own = context.loads.get(name);
  marker.load = parseStrategy(element.getAttribute('data-load')?.trim() || own || 'eager');
  if (marker.state !== 'pending') return;
  marker.disposeStrategy?.();
  marker.disposeStrategy =
    own && !context.hold ? awaitStrategy(element, marker.load, () => startLoading(marker)) : undefined;
}

/** Loads the code and styles of a pending marker, then mounts it. Does nothing in other states. */
export function startLoading(marker: Marker): void {
  const { context, name, element } = marker;
  if (marker.state !== 'pending' || !isRegistered(marker)) return;
  marker.disposeStrategy?.();
  // Requests the HTTP client in parallel with the code of a widget that makes a call at once.
  if (findEntry(context.loads, name).makesCall && !element.hasAttribute('data-widget-prerendered'))
    prefetch(context.fetchFile('http-client'));
  const fail = (error?: unknown) =>
    setFailed(marker, { state: 'failed', reason: 'its code could not be loaded', error });
  const loading = enterState<LoadingMarker>(marker, {
    state: 'loading',
    startedAt: performance.now(),
    limit: setTimeout(fail, LOAD_LIMIT_MS),
  });
  // Waits for the styles, because an island without them would cause a layout shift.
  Promise.all([fetchWidget(marker), loadWidgetStyles(marker), context.opened]).then(
    ([{ default: widget }]) => {
      if (!isRegistered(loading)) return;
      if (hasFailed(loading)) return restartMarker(loading);
      clearTimeout(loading.limit);
      if ((widget.contract ?? 1) !== CONTRACT)
        return setFailed(loading, {
          state: 'failed',
          reason: 'its code is of another version: reload the page',
        });
      loading.widget = widget;
      widget.mount(loading);
    },
    fail,
  );
}

function setMounted(marker: Marker): void {
  if (!isRegistered(marker) || marker.state !== 'loading') return;
  enterState<MountedMarker>(marker, { state: 'mounted', ms: performance.now() - marker.startedAt });
  dispatchWidgetEvent(marker, 'widget:mounted');
}

function setFailed(marker: Marker, { state, reason, error, isChunkMissing }: Failure): void {
  if (!isRegistered(marker) || hasFailed(marker)) return;
  clearTimeout(marker.limit);
  delete marker.clicks;
  const failed = enterState<FailedMarker>(marker, { state, reason, json: propsText(marker.element) });
  failed.widget?.unmount(failed);
  if (isChunkMissing) delete failed.widget;
  console.error(`[saaristo] ${marker.name}: ${reason}`, error ?? '', marker.element);
  dispatchWidgetEvent(marker, 'widget:failed', error ?? new Error(reason));
}

/** Unregisters a marker: unmounts its island, cancels its loading and restores its fallback. */
export function unregisterMarker(marker: Marker): void {
  const { context, element, state } = marker;
  context.markers.delete(element);
  clearTimeout(marker.limit);
  marker.disposeStrategy?.();
  marker.widget?.unmount(marker);
  element.removeAttribute('data-widget-state');
  element.removeAttribute('data-widget-failed');
  if (state === 'mounted') dispatchWidgetEvent(marker, 'widget:unmounted');
  context.handleState?.();
}

/** Unregisters a marker and registers its element again. */
export function restartMarker(marker: Marker): void {
  unregisterMarker(marker);
  registerMarker(marker.context, marker.element);
}

/** Unregisters a marker that has left the page. Puts back an island that the page has replaced, as morphing libraries do. */
export function checkMarker(marker: Marker, records: MutationRecord[]): void {
  const { element, host, widget } = marker;
  if (!isInPage(element)) unregisterMarker(marker);
  else if (host && !element.contains(host) && !widget.remount(marker, records)) restartMarker(marker);
}

/** Handles a changed attribute of an element that is or was a marker. */
export function handleAttributeChange(context: MountContext, element: Element, attribute?: string): void {
  const marker = context.markers.get(element);
  if (attribute === 'data-widget-state') {
    // The page has changed it, for example a morphing library that restores the server's attributes.
    if (marker && element.getAttribute(attribute) !== marker.state) enterState(marker);
    return;
  }
  if (attribute === 'data-load') {
    if (marker) startStrategy(marker);
    return;
  }
  const isSame = marker?.name === element.getAttribute('data-widget');
  // A marker that is loading reads its props when it is mounted.
  if (marker && isSame && !hasFailed(marker)) marker.widget?.update(marker);
  else {
    if (marker) unregisterMarker(marker);
    if (element.matches('[data-widget]')) registerMarker(context, element);
  }
}

/** Handles changed children of a marker, or a changed text of its props script: updates the island if its props differ. */
export function handleContentChange(context: MountContext, node: Node): void {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  const parent = element?.localName === 'script' ? element.closest('[data-widget]') : element;
  const marker = context.markers.get(parent!);
  if (marker && propsText(marker.element) !== marker.json) handleAttributeChange(context, marker.element);
}

/** Moves a marker to a state, whose members it gets, and shows the state to the page. Without members the state stays. */
function enterState<State extends Marker>(
  marker: Marker,
  members?: Pick<State, 'state'> & Partial<State>,
): State {
  Object.assign(marker, members);
  marker.element.setAttribute('data-widget-state', marker.state);
  // Selected by the styles of prerendered islands (packages/build/without-script.ts).
  marker.element.toggleAttribute('data-widget-failed', hasFailed(marker));
  marker.context.handleState?.();
  return marker as State;
}

function dispatchWidgetEvent(
  { element, name, widget }: Marker,
  type: IslandEventName,
  error?: unknown,
): void {
  const detail = error ? { name, error } : { name };
  const event = new CustomEvent(type, { bubbles: true, detail });
  element.dispatchEvent(Object.assign(event, { schema: widget?.schema }));
}
