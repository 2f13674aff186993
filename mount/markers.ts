/**
 * The markers of the page, each a small state machine: pending → loading → mounted | invalid | failed. A marker that
 * leaves the page leaves the table, so whatever arrives for it later finds nothing to do.
 */
import { fetchEditMode, widgets } from 'virtual:saaristo/widgets';
import { fetchWidget } from './loading.ts';
import type { IslandEventName, Marker, Outcome } from './types.ts';
import { wait } from './waiting.ts';

export const SELECTOR = '[data-widget]';

/** Elements that cannot hold an island. */
const UNFIT = /^(html|head|body|script|style|template|iframe|img|input|textarea|select|br|hr)$/i;

export const markers = new Map<Element, Marker>();

/** Whether the page is open in an editor; set at start. */
export const page = { editMode: false };

const isCurrent = (marker: Marker): boolean => markers.get(marker.element) === marker;

/** Takes a marker up, unless it is already. */
export function take(element: Element): void {
  if (markers.has(element)) return;
  const name = element.getAttribute('data-widget') ?? '';
  const entry = widgets.get(name);
  const marker: Marker = {
    element: element as HTMLElement,
    name,
    state: 'pending',
    load: element.getAttribute('data-load') || entry?.load || '',
    fallback: [],
    times: { found: performance.now() },
  };
  markers.set(element, marker);
  show(marker);
  if (!entry) return settle(marker, invalid(`no such widget; there are ${[...widgets.keys()].join(', ')}`));
  if (UNFIT.test(element.localName) || !(element instanceof HTMLElement))
    return settle(marker, invalid(`<${element.localName}> cannot hold a widget, put it on a <div>`));
  const stop = wait(element, marker.load, () => begin(marker));
  if (marker.state === 'pending' && stop) marker.stopWaiting = stop;
}

const invalid = (reason: string): Outcome => ({ state: 'invalid', reason });

/** Fetches the code and mounts; a second call does nothing. */
export function begin(marker: Marker): void {
  if (marker.state !== 'pending') return;
  marker.stopWaiting?.();
  marker.state = 'loading';
  marker.times.loading = performance.now();
  show(marker);
  fetchWidget(widgets.get(marker.name)!).then(
    (widget) => {
      if (!isCurrent(marker)) return;
      marker.widget = widget;
      widget.mount(marker, (outcome) => settle(marker, outcome));
    },
    (error: unknown) => settle(marker, { state: 'failed', reason: 'its code could not be loaded', error }),
  );
}

/** Puts down how mounting ended; a standing island that fails later comes here again. */
function settle(marker: Marker, outcome: Outcome): void {
  if (!isCurrent(marker)) return;
  marker.state = outcome.state;
  if (outcome.state === 'mounted') {
    marker.times.mounted = performance.now();
    show(marker);
    tell(marker, 'widget:mounted');
  } else {
    marker.reason = outcome.reason;
    putBack(marker);
    show(marker);
    console.error(
      `[saaristo] ${marker.name || '(no name)'}: ${outcome.reason}`,
      ...(outcome.error ? [outcome.error] : []),
      marker.element,
    );
    tell(marker, 'widget:failed', outcome.error ?? new Error(outcome.reason));
    if (page.editMode) void fetchEditMode().then((edit) => isCurrent(marker) && edit.showNotice(marker));
  }
  marker.settled?.();
}

/** Lets a marker go: its island, listeners and waiting end, its fallback stands again. */
export function drop(marker: Marker): void {
  markers.delete(marker.element);
  marker.stopWaiting?.();
  putBack(marker);
  marker.element.removeAttribute('data-widget-state');
  if (marker.state === 'mounted') tell(marker, 'widget:unmounted');
  marker.settled?.();
}

/** The marker's attributes have changed: a standing island is updated, any other starts over. */
export function change(element: Element, attribute: string | null): void {
  const marker = markers.get(element);
  if (marker && attribute === 'data-props' && (marker.state === 'mounted' || marker.state === 'loading')) {
    if (marker.state === 'mounted') marker.widget?.update(marker);
  } else if (element.isConnected) {
    if (marker && (attribute === 'data-props' || marker.name !== element.getAttribute('data-widget')))
      drop(marker);
    if (element.hasAttribute('data-widget')) take(element);
  }
}

/** The island goes and the fallback stands again, if there was an island. */
function putBack(marker: Marker): void {
  marker.notice?.remove();
  marker.widget?.unmount(marker);
}

function show(marker: Marker): void {
  marker.element.setAttribute('data-widget-state', marker.state);
}

function tell(marker: Marker, type: IslandEventName, error?: unknown): void {
  marker.element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, detail: { name: marker.name, ...(error ? { error } : {}) } }),
  );
}
