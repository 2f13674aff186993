/**
 * The script that pages include. It finds a first marker, loads the loader and stores interactions until then. Its size matters, because it is
 * on every page. If another script has created `window.saaristo`, it registers the widgets that are new there. A second copy of the same
 * script has none, and does nothing.
 */
import { fetchFile, loaderHash, loads, reactHash, version } from 'virtual:saaristo/widgets';
import { DEFAULT_SITE } from '#lib/site.ts';
import { retry } from '#lib/retry.ts';
import { addInteraction, createInteraction, INTERACTION_TYPES } from './interactions.ts';
import { createRegistry } from './registry.ts';
import type { Bundle, Interaction, IslandState, Loader, Runtime, Saaristo } from './types.ts';

// An element with this id, or a frame with this name, is an inherited property of the window.
const existing = (Object.hasOwn(window, 'saaristo') && window.saaristo) as Partial<Saaristo> | undefined;
/** The widgets that no earlier script has registered. */
const names = [...loads.keys()].filter((name) => !existing?.widgets?.includes(name));
let bundle: Bundle;

/** The started loader, from the first marker on. Resolves with undefined if it could not be loaded. */
let runtime: Promise<Runtime | undefined> | undefined;
/** Restricts the markers that start the loader: to none until the page is ready, and after a failure to those without a state. */
let markerSelector = ':not(*)';
const interactions: Interaction[] = [];

/**
 * Returns whether this script sets the state of markers of a name. Names that no bundle has belong to the first script when the page has
 * loaded.
 */
const isOwn = (name: string): boolean =>
  names.includes(name) ||
  (!existing && document.readyState === 'complete' && !window.saaristo!.widgets.includes(name));

const findMarkers = (selector = ''): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-widget]${selector}`)].filter(({ dataset }) =>
    isOwn(dataset['widget']!),
  );

/** Resolves when the page's own content is painted. Undefined if nothing waits for it. */
let contentPainted: Promise<unknown> | undefined;

/**
 * Delays the loader until the page's content is painted, if all islands are prerendered. Does not delay it once the visitor uses the page,
 * or for an eager marker without prerendered content: then requests React in parallel with the loader.
 */
function awaitContent(): void {
  const empty = findMarkers(':not([data-widget-prerendered])');
  const hasEager = empty.some(
    ({ dataset }) => (dataset['load'] || loads.get(dataset['widget']!)) === 'eager',
  );
  if (hasEager)
    // Every island needs React, which is the largest file. The loader reports a failure.
    fetchFile('react', reactHash).catch(() => {});
  else if (empty.length < findMarkers().length && document.readyState !== 'complete')
    contentPainted = new Promise((resolve) => {
      for (const type of ['pointerdown', 'wheel', 'keydown', ...INTERACTION_TYPES])
        addEventListener(type, resolve, true);
      // The next frame paints the page. The frame after it paints images that are decoded meanwhile.
      addEventListener('load', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      );
      // Some pages never finish loading, for example because of an image.
      setTimeout(resolve, 5000);
    });
}

const load = (): Promise<Runtime | undefined> =>
  (runtime ??= (async () => {
    observer.disconnect();
    setMarkerStates('pending');
    // Preloads that the page has prepared (docs/embedding.md#for-a-fast-page).
    const preloads = document.querySelector<HTMLTemplateElement>('template[data-widget-preloads]');
    document.head.append(preloads?.content ?? '');
    try {
      const { start } = (await retry((attempt) => fetchFile('loader', loaderHash, attempt))) as Loader;
      return Object.assign(bundle, await start({ loads, isOwn, fetchFile, interactions, editMode }));
    } catch (error) {
      runtime = undefined;
      // Too old to replay after another attempt.
      interactions.splice(0);
      // The next new marker tries again.
      markerSelector = ':not([data-widget-state])';
      setMarkerStates('failed', error);
      observe();
      return undefined;
    }
  })());

/** Sets the state of the script's markers while the loader is not started. */
function setMarkerStates(state: IslandState, error?: unknown): void {
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

/** Starts the loader if the page contains a marker for it. */
function loadIfNeeded(): void {
  if (findMarkers(markerSelector)[0]) void load();
}

const observer = new MutationObserver(loadIfNeeded);

function observe(): void {
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] });
}

/** Starts the loader for any marker: when the page is ready, and again when the browser is online or the page leaves the back/forward cache. */
function loadForAny(): void {
  markerSelector = '';
  loadIfNeeded();
}

/** Whether the page is open in an editor. */
let editMode: Promise<boolean>;

/** Sets the page's theme when the page is parsed, since an async script may run before. Returns whether the page is open in an editor. */
async function readSettings(): Promise<boolean> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const { dataset } = document.documentElement;
  let settings: { site?: string; editMode?: unknown } | undefined;
  try {
    settings = JSON.parse(
      document.querySelector('script[data-widget-settings]')!.textContent,
    ) as typeof settings;
  } catch {
    // No settings. Invalid settings are reported where islands read them.
  }
  dataset['site'] ||= settings?.site || DEFAULT_SITE;
  return settings?.editMode === true;
}

// A registry without `register` is of an old script, which registers all markers of the page itself.
if (!existing || (existing.register && names[0])) {
  editMode = readSettings();
  for (const type of INTERACTION_TYPES)
    addEventListener(
      type,
      (event) => {
        if (runtime ?? contentPainted) addInteraction(interactions, createInteraction(event));
      },
      true,
    );

  bundle = {
    version,
    widgets: names,
    scan: (root) => void load().then((started) => started?.scan(root)),
    unmount: (root) => void runtime?.then((started) => started?.unmount(root)),
    report: async () => (await load())?.report() ?? [],
    // A loader that is being loaded finds the markers when it starts.
    refresh: loadIfNeeded,
    ready: (async () => {
      if (!(await editMode)) awaitContent();
      await contentPainted;
      contentPainted = undefined;
      loadForAny();
      for (const type of ['online', 'pageshow']) addEventListener(type, loadForAny);
      if (!runtime) observe();
      await (
        await runtime
      )?.settled;
    })(),
  };
  if (!existing) window.saaristo = createRegistry(version);
  window.saaristo!.register(bundle);
}
