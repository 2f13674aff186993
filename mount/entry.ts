/**
 * The one script that a page includes: finds markers, loads what they need when they need it, and keeps watching.
 * No React here, and every byte counts: it is on every page. A second copy of the script finds `window.saaristo` and
 * leaves the page alone.
 */
import { fetchEditMode, fetchReport, version, widgets } from 'virtual:saaristo/widgets';
import { pageStore } from '#store/page-store.ts';
import { begin, change, check, drop, hasFailed, isWaiting, markers, take } from './markers.ts';

/** Takes up the markers of `root`, itself included. */
function find(root: ParentNode): void {
  if ((root as Element).matches?.('[data-widget]')) take(root as Element);
  root.querySelectorAll('[data-widget]').forEach(take);
}

/**
 * Markers that came, went or changed. A marker moved in one step is still connected when this runs, and stays.
 * @param known nodes that are no news
 */
function follow(records: MutationRecord[], known?: Set<Node>): void {
  for (const marker of markers.values()) check(marker, records);
  for (const { target, attributeName, addedNodes } of records) {
    if (attributeName) change(target as Element, attributeName);
    for (const node of addedNodes)
      // Not `instanceof`: an editor may make its nodes in another window.
      if (node.nodeType === 1 && node.isConnected && !known?.has(node)) find(node as Element);
  }
}

/** What a visitor does in a fallback before its island stands is remembered, and loads the ones that wait for it. */
function notice(event: Event): void {
  const path = event.composedPath();
  const marker = path.map((node) => markers.get(node)).find((found) => found && !hasFailed(found));
  if (!marker || !isWaiting(marker)) return;
  if (event.type === 'click') marker.pressed = path[0] as HTMLElement;
  if (marker.load === 'interaction') begin(marker);
}

/** Markers whose code did not come get another chance when the network, or the page out of the back/forward cache, is back. */
function retry(): void {
  for (const marker of markers.values())
    if (marker.state === 'failed' && !marker.widget) {
      drop(marker);
      take(marker.element);
    }
}

function start(): void {
  const observer = new MutationObserver((records) => follow(records));
  const observe = (tree: Node) =>
    observer.observe(tree, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-props', 'data-widget', 'data-widget-state'],
    });
  for (const type of ['click', 'focusin', 'input']) addEventListener(type, notice, true);
  addEventListener('online', retry);
  addEventListener('pageshow', retry);

  window.saaristo = {
    version,
    widgets: [...widgets.keys()],
    store: pageStore(),
    scan(root = document) {
      const tree = root.getRootNode();
      // What happens in a shadow tree is seen by those alone who watch that.
      if (root.isConnected && tree !== document) observe(tree);
      find(root);
    },
    unmount(root = document) {
      follow(observer.takeRecords());
      // What the fallbacks bring back stays as it is, too, until it is scanned.
      const known = new Set<Node>();
      for (const marker of Array.from(markers.values()))
        if (contains(root, marker.element)) {
          marker.fallback.forEach((node) => known.add(node));
          drop(marker);
        }
      follow(observer.takeRecords(), known);
    },
    update(element, props) {
      element.setAttribute('data-props', JSON.stringify(props));
    },
    ready: (async () => {
      // An async script may run while the page is parsed: neither its settings nor any marker is whole then.
      if (document.readyState === 'loading')
        await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
      // An editor sees what is wrong with a block in the block: whoever shows it listens from the first event on.
      if (readSettings()) await fetchEditMode().catch(console.error);
      observe(document);
      find(document);
      for (const marker of Array.from(markers.values())) if (marker.load === 'eager') await marker.atRest;
    })(),
    report: async () => (await fetchReport()).report(markers.values()),
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
  dataset['site'] ||= settings?.site || 'atriafi';
  return settings?.editMode === true;
}

/** Whether `root` holds `element`, also in a shadow tree. */
function contains(root: Node, element: Node): boolean {
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === root) return true;
  return false;
}

// An element with this id, or a frame of this name, is found by its name as well, but not as the window's own.
if (!Object.hasOwn(window, 'saaristo')) start();
