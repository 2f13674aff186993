/**
 * The markers of the page, each a small state machine: pending → loading → mounted | invalid | failed. A marker that
 * leaves the page leaves the table, so whatever arrives for it later finds nothing to do.
 */
import { hashes } from 'virtual:saaristo/hashes';
import { retry } from '#lib/retry.ts';
import { loadPartStyle, loadStyles, restoreStyles } from './style.ts';
import type { Failure, Fetching, IslandState, Marker, Page, WidgetCode } from './types.ts';
import { wait } from './load-strategies.ts';
import { propsText } from '#island/props-text.ts';

export const markers = new Map<EventTarget, Marker>();

/** Files beside the widgets' own whose names are known here. */
const OWN = ['react', 'runtime', 'report', 'edit-mode', 'http-client'] as const;
/** Of what the table of hashes has for each file: the hash, and ASKS or another character. */
const ENTRY_LENGTH = 7;
const ASKS = '!';

let loads: Page['loads'];
/** Whether a marker of this name is this bundle's. */
export let owns: Page['owns'];
let fetchFile: (name: string, attempt?: number) => Promise<unknown>;
let asks: (name: string) => boolean;
let fetching: Fetching;

/** Takes over from the script. */
export function takeOver(page: Page): void {
  ({ loads, owns } = page);
  const files = [...loads.keys(), ...OWN];
  const entry = (name: string): string =>
    hashes.slice(files.indexOf(name) * ENTRY_LENGTH).slice(0, ENTRY_LENGTH);
  fetchFile = (name, attempt) => page.fetchFile(name, entry(name).slice(0, -1), attempt);
  asks = (name) => entry(name).endsWith(ASKS);
  fetching = {
    retry,
    style: loadPartStyle,
    own: (file, attempt) => (file?.includes('/http-client-') ? fetchFile('http-client', attempt) : undefined),
  };
}

/** Whether this bundle has a widget of this name. */
export const isKnown = (name: string): boolean => loads.has(name);

/** A part of the runtime that few pages need. */
export const fetchOwn = (name: (typeof OWN)[number]): Promise<unknown> => fetchFile(name);

const underWay = new Map<string, Promise<WidgetCode>>();

/** The widget's code: fetched once, whatever the number of its markers. A failure is forgotten, so that a later marker may try again. */
function fetchWidget(name: string): Promise<WidgetCode> {
  let promise = underWay.get(name);
  if (!promise) {
    // Every widget needs these, and would ask for them when its own code is there.
    if (underWay.size === 0) for (const file of OWN.slice(0, 2)) fetchFile(file).catch(() => {});
    // Each for itself: code that is fetched anew is another copy, of which its parts know nothing.
    promise = fetching.retry((attempt) => fetchFile(name, attempt)) as Promise<WidgetCode>;
    promise.catch(() => underWay.delete(name));
    underWay.set(name, promise);
  }
  return promise;
}

/** Has the stylesheets of a marker's widget in force in the tree of the marker. */
export const loadWidgetStyles = async ({ name, tree }: Marker): Promise<void> => {
  const { styles } = await fetchWidget(name);
  const urls = (styles ?? []).map((file) => new URL(file, import.meta.url).href);
  await loadStyles(urls, tree as Document | ShadowRoot, fetching.retry);
};

/** Has the stylesheets in force again that the page has removed. */
export const restoreRemoved = (records: MutationRecord[]): void => restoreStyles(records, fetching.retry);

/** Whether the island has yet to come. */
export const isWaiting = ({ state }: Marker): boolean => state === 'pending' || state === 'loading';

/** Whether a node is shown: in the page, in a shadow tree of it, or in a frame that is still there. */
export const isShown = (node: Node): boolean =>
  node.isConnected && (node.ownerDocument ?? (node as Document)).defaultView !== null;

/** Whether there is no island, and will be none. */
export const hasFailed = ({ state }: Marker): boolean => state === 'invalid' || state === 'failed';

const isCurrent = (marker: Marker): boolean => markers.get(marker.element) === marker;

/** Registers an element of the page as a marker, unless it is registered. */
export function registerMarker(element: Element): void {
  if (markers.has(element) || !isShown(element)) return;
  const name = element.getAttribute('data-widget')!;
  if (!owns(name)) return;
  const own = loads.get(name);
  const marker = { element, name, fallback: [], tree: element.getRootNode() } as unknown as Marker;
  marker.settled = new Promise((resolve) => (marker.end = resolve));
  marker.settle = (failure) => settle(marker, failure);
  marker.state = 'pending';
  markers.set(element, marker);
  awaitLoad(marker);
  if (own) {
    // What begins at once waits for nothing, and of each state that is written down observers are told.
    if (marker.state === 'pending') setMarkerState(marker, 'pending');
  } else
    settle(marker, {
      state: 'invalid',
      reason: `no such widget; there are ${window.saaristo!.widgets.join(', ')}`,
    });
}

/** Reads the load strategy that is in force, and waits for its moment where the marker still waits. */
function awaitLoad(marker: Marker): void {
  const { element, name, state } = marker;
  const own = loads.get(name);
  marker.stopWaiting?.();
  marker.stopWaiting = undefined;
  marker.load = element.getAttribute('data-load') || own || '';
  if (own && state === 'pending') marker.stopWaiting = wait(element, marker.load, () => begin(marker));
}

/** Fetches the code and mounts; a second call does nothing, nor does one for a marker that has gone. */
export function begin(marker: Marker): void {
  if (marker.state !== 'pending' || !isCurrent(marker)) return;
  marker.stopWaiting?.();
  marker.begun = performance.now();
  setMarkerState(marker, 'loading');
  // What it asks for first is made by this, which nothing else brings before its code is there.
  if (asks(marker.name) && !marker.element.hasAttribute('data-widget-prerendered'))
    fetchOwn('http-client').catch(() => {});
  // An island without its styles would be shown bare, then jump.
  Promise.all([fetchWidget(marker.name), loadWidgetStyles(marker)]).then(
    ([{ default: widget }]) => {
      if (!isCurrent(marker)) return;
      marker.widget = widget;
      widget.mount(marker, fetching);
    },
    (error: unknown) => settle(marker, { state: 'failed', reason: 'its code could not be loaded', error }),
  );
}

/** Puts down how mounting ended; a mounted island that fails later comes here again. What comes after a failure is told no more. */
function settle(marker: Marker, failure?: Failure): void {
  if (!isCurrent(marker) || hasFailed(marker)) return;
  if (failure) {
    const { state, reason, error } = failure;
    marker.reason = reason;
    // Other props than these give it another chance.
    marker.json = propsText(marker.element);
    delete marker.pressed;
    setMarkerState(marker, state);
    marker.widget?.unmount(marker);
    if (failure.isLost) delete marker.widget;
    console.error(`[saaristo] ${marker.name}: ${reason}`, error ?? '', marker.element);
    dispatchWidgetEvent(marker, 'failed', error ?? new Error(reason));
  } else {
    marker.mounted = performance.now();
    setMarkerState(marker, 'mounted');
    dispatchWidgetEvent(marker, 'mounted');
  }
  marker.end();
}

/** Lets a marker go: its island, listeners and waiting end, its fallback is shown again. */
export function drop(marker: Marker): void {
  const { element, state } = marker;
  markers.delete(element);
  marker.stopWaiting?.();
  marker.widget?.unmount(marker);
  element.removeAttribute('data-widget-state');
  element.removeAttribute('data-widget-failed');
  if (state === 'mounted') dispatchWidgetEvent(marker, 'unmounted');
  marker.end();
}

/** Drops a marker that has gone, and brings an island back that the page has written over, as libraries that morph do. */
export function check(marker: Marker, records: MutationRecord[]): void {
  const { element, host, widget } = marker;
  if (!isShown(element)) drop(marker);
  else if (host && !element.contains(host) && !widget!.reinstate(marker, records)) {
    drop(marker);
    registerMarker(element);
  }
}

/** A marker's attribute has changed: a mounted island is updated, one on its way reads it when it mounts, any other starts over. */
export function change(element: Element, attribute?: string): void {
  const marker = markers.get(element);
  if (attribute === 'data-widget-state') {
    // Written by the page, such as by a library that makes the marker what the server sent.
    if (marker && element.getAttribute(attribute) !== marker.state) setMarkerState(marker, marker.state);
    return;
  }
  if (attribute === 'data-load') {
    if (marker) awaitLoad(marker);
    return;
  }
  const isSame = marker?.name === element.getAttribute('data-widget');
  if (marker && isSame && !hasFailed(marker)) marker.widget?.update(marker);
  else {
    if (marker) drop(marker);
    if (element.matches('[data-widget]')) registerMarker(element);
  }
}

/** The children of a marker, or the text of its props' script, may have changed: other props than before reach the island. */
export function changeContent(node: Node): void {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  const around = element?.localName === 'script' ? element.parentElement : element;
  const marker = markers.get(around!);
  if (marker && propsText(marker.element) !== marker.json) change(marker.element);
}

function setMarkerState(marker: Marker, state: IslandState): void {
  marker.state = state;
  marker.element.setAttribute('data-widget-state', state);
  // For the styles of what the server has rendered (tools/build/without-script.ts).
  marker.element.toggleAttribute('data-widget-failed', hasFailed(marker));
}

function dispatchWidgetEvent({ element, name }: Marker, what: string, error?: unknown): void {
  const detail = error ? { name, error } : { name };
  element.dispatchEvent(new CustomEvent(`widget:${what}`, { bubbles: true, detail }));
}
