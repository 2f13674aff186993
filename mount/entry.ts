/**
 * The one script that a page includes: looks for a first marker, fetches the rest of the runtime for it, and remembers what is
 * pressed meanwhile. Every byte counts: it is on every page. A second copy of the script finds `window.saaristo` and leaves the
 * page alone.
 */
import { fetchFile, loaderHash, loads, version } from 'virtual:saaristo/widgets';
import { DEFAULT_SITE } from '#lib/site.ts';
import { retry } from '#lib/retry.ts';
import { pageStore } from '#store/page-store.ts';
import { addPress, createPress } from './presses.ts';
import type { Loader, Press, Runtime } from './types.ts';

/** The rest of the runtime, once a marker has asked for it; undefined where it did not come. */
let runtime: Promise<Runtime | undefined> | undefined;
let markerSelector = '[data-widget]';
const presses: Press[] = [];

/** How long a page is waited for that does not come to an end, such as for a picture. */
const LONGEST_WAIT_MS = 5000;

/** Settles when the page itself has come and is seen; undefined where nothing was to be waited for. */
let content: Promise<unknown> | undefined;

/**
 * Islands that a server has rendered are read and used as they are: what the page shows comes before our code, unless somebody touches it,
 * or a block that loads at once has only its marker.
 */
function awaitContent(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const bare = all.filter((element) => !element.hasAttribute('data-widget-prerendered'));
  const isAsked = bare.some(({ dataset }) => (dataset['load'] || loads.get(dataset['widget']!)) === 'eager');
  if (isAsked || bare.length === all.length || document.readyState === 'complete') return;
  content = new Promise((resolve) => {
    for (const type of ['pointerdown', 'wheel', 'keydown', ...pressTypes])
      addEventListener(type, resolve, { once: true, capture: true, passive: true });
    // What has come is painted in the next frame, and pictures that are decoded beside it in the one after.
    const { requestAnimationFrame: frame } = window;
    addEventListener('load', () => frame(() => frame(() => setTimeout(resolve))), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

const pressTypes = ['click', 'focusin', 'input', 'compositionstart', 'compositionend'];

const load = (): Promise<Runtime | undefined> =>
  (runtime ??= (async () => {
    observer.disconnect();
    setMarkerStates('pending');
    // What the page has written down to be fetched with it (docs/embedding.md#for-a-fast-page).
    const preloads = document.querySelector<HTMLTemplateElement>('template[data-widget-preloads]');
    if (preloads) document.head.append(preloads.content);
    try {
      const loader = retry((attempt) => fetchFile('loader', loaderHash, attempt)) as Promise<Loader>;
      const editMode = await parsed;
      const started = await (await loader).start({ loads, fetchFile, retry, presses, pressTypes, editMode });
      const { scan, unmount, report } = started;
      Object.assign(window.saaristo!, { scan, unmount, report });
      return started;
    } catch (error) {
      runtime = undefined;
      // The fallback has answered these presses with nothing: a late answer would surprise.
      presses.length = 0;
      // The next one to come tries again.
      markerSelector = '[data-widget]:not([data-widget-state])';
      setMarkerStates('failed', error);
      observe();
      return undefined;
    }
  })());

/** Sets the state of all markers, as long as the loader is not there to do it for each. */
function setMarkerStates(state: string, error?: unknown): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    element.dataset['widgetState'] = state;
    if (!error) continue;
    element.dataset['widgetFailed'] = '';
    const { widget: name } = element.dataset;
    console.error(`[saaristo] ${name}: its code could not be loaded`, error, element);
    element.dispatchEvent(new CustomEvent('widget:failed', { bubbles: true, detail: { name, error } }));
  }
}

/** Fetches the runtime where there is something for it. */
function look(): void {
  if (document.querySelector(markerSelector)) void load();
}

const observer = new MutationObserver(look);

function observe(): void {
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget'] });
}

/** Whether the page has been looked through once. */
let hasLooked = false;

/** Without code that did not come, markers get another chance when the network, or the page out of the back/forward cache, is back. */
function retryMarkers(): void {
  // Every page is shown once before that.
  if (!hasLooked) return;
  markerSelector = '[data-widget]';
  look();
}

/** Settles when the page and its settings are whole: an async script may run while the page is parsed. */
let parsed: Promise<boolean>;

function begin(): void {
  parsed = (async () => {
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    return readSettings();
  })();
  for (const type of pressTypes)
    addEventListener(
      type,
      (event) => {
        if (runtime ?? content) addPress(presses, createPress(event));
      },
      true,
    );
  addEventListener('online', retryMarkers);
  addEventListener('pageshow', retryMarkers);

  window.saaristo = {
    version,
    widgets: [...loads.keys()],
    store: pageStore(),
    scan: (root) => void load().then((started) => started?.scan(root)),
    unmount: (root) => void runtime?.then((started) => started?.unmount(root)),
    update(element, props) {
      element.setAttribute('data-props', JSON.stringify(props));
    },
    report: async () => (await load())?.report() ?? [],
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

// An element with this id, or a frame of this name, is found by its name as well, but not as the window's own.
if (!Object.hasOwn(window, 'saaristo')) begin();
