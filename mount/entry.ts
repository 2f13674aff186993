/**
 * The one script that a page includes: looks for a first marker, fetches the rest of the runtime for it, and stores presses until then.
 * Every byte counts: it is on every page. A script that finds `window.saaristo` registers the widgets that are new there. A second copy
 * of the same script has none, and does nothing.
 */
import { fetchFile, loaderHash, loads, version } from 'virtual:saaristo/widgets';
import { DEFAULT_SITE } from '#lib/site.ts';
import { retry } from '#lib/retry.ts';
import { addPress, createPress, PRESS_TYPES } from './interactions.ts';
import { createRegistry } from './registry.ts';
import type { Bundle, Loader, Press, Runtime, Saaristo } from './types.ts';

// An element with this id, or a frame of this name, is also a property of the window, but not its own.
const existing = (Object.hasOwn(window, 'saaristo') && window.saaristo) as Partial<Saaristo> | undefined;
/** The widgets that no script before this one has registered. */
const names = [...loads.keys()].filter((name) => !existing?.widgets?.includes(name));
let bundle: Bundle;

/** The rest of the runtime, once a marker has asked for it; undefined where it did not come. */
let runtime: Promise<Runtime | undefined> | undefined;
/** Which markers are looked for: all, or after a failure those that have no state yet. */
let selectorEnd = '';
const presses: Press[] = [];

/**
 * Whether this script sets the state of markers of this name. The first script does it for names that no bundle knows when the page has
 * loaded, with its scripts.
 */
const owns = (name: string): boolean =>
  names.includes(name) ||
  (!existing && document.readyState === 'complete' && !window.saaristo!.widgets.includes(name));

const findMarkers = (end = ''): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-widget]${end}`)].filter(({ dataset }) =>
    owns(dataset['widget']!),
  );

/** Settles when the page itself has come and is seen; undefined where nothing was to be waited for. */
let content: Promise<unknown> | undefined;

/**
 * Islands that a server has rendered are read and used as they are: what the page shows comes before our code, unless somebody touches it,
 * or a block that loads at once has only its marker.
 */
function awaitContent(): void {
  const bare = findMarkers(':not([data-widget-prerendered])');
  const isAsked = bare.some(({ dataset }) => (dataset['load'] || loads.get(dataset['widget']!)) === 'eager');
  if (isAsked || bare.length === findMarkers().length || document.readyState === 'complete') return;
  content = new Promise((resolve) => {
    for (const type of ['pointerdown', 'wheel', 'keydown', ...PRESS_TYPES])
      addEventListener(type, resolve, { once: true, capture: true, passive: true });
    // The next frame paints the page; the one after it paints pictures that are decoded meanwhile.
    addEventListener('load', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
    // Some pages never finish loading, because of a picture for example.
    setTimeout(resolve, 5000);
  });
}

const load = (): Promise<Runtime | undefined> =>
  (runtime ??= (async () => {
    observer.disconnect();
    setMarkerStates('pending');
    // What the page has written down to be fetched with it (docs/embedding.md#for-a-fast-page).
    const preloads = document.querySelector<HTMLTemplateElement>('template[data-widget-preloads]');
    if (preloads) document.head.append(preloads.content);
    try {
      const { start } = (await retry((attempt) => fetchFile('loader', loaderHash, attempt))) as Loader;
      return Object.assign(bundle, await start({ loads, owns, fetchFile, presses, editMode: await parsed }));
    } catch (error) {
      runtime = undefined;
      // The fallback has answered these presses with nothing: a late answer would surprise.
      presses.length = 0;
      // The next one to come tries again.
      selectorEnd = ':not([data-widget-state])';
      setMarkerStates('failed', error);
      observe();
      return undefined;
    }
  })());

/** Sets the state of this script's markers, as long as the loader is not there to do it for each. */
function setMarkerStates(state: string, error?: unknown): void {
  for (const element of findMarkers()) {
    const { dataset } = element;
    dataset['widgetState'] = state;
    if (!error) continue;
    dataset['widgetFailed'] = '';
    console.error(`[saaristo] ${dataset['widget']}: its code could not be loaded`, error, element);
    element.dispatchEvent(
      new CustomEvent('widget:failed', { bubbles: true, detail: { name: dataset['widget'], error } }),
    );
  }
}

/** Fetches the runtime where there is something for it. */
function look(): void {
  if (hasLooked && findMarkers(selectorEnd)[0]) void load();
}

const observer = new MutationObserver(look);

function observe(): void {
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] });
}

/** Whether the page has been looked through once. */
let hasLooked = false;

/** Without code that did not come, markers get another chance when the network, or the page out of the back/forward cache, is back. */
function retryMarkers(): void {
  selectorEnd = '';
  look();
}

/** Settles when the page and its settings are whole: an async script may run while the page is parsed. */
let parsed: Promise<boolean>;

function begin(): void {
  parsed = (async () => {
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    return readSettings();
  })();
  for (const type of PRESS_TYPES)
    addEventListener(
      type,
      (event) => {
        if (runtime ?? content) addPress(presses, createPress(event));
      },
      true,
    );
  addEventListener('online', retryMarkers);
  addEventListener('pageshow', retryMarkers);

  bundle = {
    version,
    widgets: names,
    scan: (root) => void load().then((started) => started?.scan(root)),
    unmount: (root) => void runtime?.then((started) => started?.unmount(root)),
    report: async () => (await load())?.report() ?? [],
    // A loader that is under way looks for markers when it starts.
    refresh: look,
    ready: (async () => {
      if (!(await parsed)) awaitContent();
      await content;
      content = undefined;
      hasLooked = true;
      look();
      if (!runtime) observe();
      await (
        await runtime
      )?.settled;
    })(),
  };
  if (!existing) window.saaristo = createRegistry(version);
  window.saaristo!.register(bundle);
}

/** Gives the page its theme; whether it is open in an editor. */
function readSettings(): boolean {
  const { dataset } = document.documentElement;
  let settings: { site?: string; editMode?: unknown } | undefined;
  try {
    settings = JSON.parse(
      document.querySelector('script[data-widget-settings]')!.textContent,
    ) as typeof settings;
  } catch {
    // There are none, or what is wrong with them is said where they are used.
  }
  dataset['site'] ||= settings?.site || DEFAULT_SITE;
  return settings?.editMode === true;
}

// A script from before bundles were registered holds all markers of the page, and says itself which names it does not know.
if (!existing || (existing.register && names[0])) begin();
