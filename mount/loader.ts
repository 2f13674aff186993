/**
 * Everything about markers that needs no React: finds them, loads what they need when they need it, and keeps watching. Comes with
 * the page's first marker.
 */
import {
  begin,
  change,
  changeContent,
  check,
  drop,
  fetchOwn,
  hasFailed,
  isKnown,
  isShown,
  isWaiting,
  loadWidgetStyles,
  markers,
  owns,
  registerMarker,
  restoreRemoved,
  takeOver,
} from './markers.ts';
import { addPress, createPress, PRESS_TYPES } from './interactions.ts';
import { forgetStyles } from './style.ts';
import { followTranslation } from './translated.ts';
import type { Page, Press, Runtime } from './types.ts';

/** What watches a document or shadow root that holds markers. */
interface Watch {
  observer: MutationObserver;
  /** Ends the observer and the listeners. */
  end: () => void;
}

/** The page's document, and each shadow root and document of a frame that markers are looked for in. */
const trees = new Map<Node, Watch>();

/** Registers the markers of `root`, itself included. */
function find(root: ParentNode): void {
  if ((root as Element).matches?.('[data-widget]')) registerMarker(root as Element);
  root.querySelectorAll('[data-widget]').forEach(registerMarker);
}

/**
 * Follows markers that came, went or changed. A marker moved in one step is still connected when this runs, and stays.
 * @param known nodes that are no news
 */
function follow(records: MutationRecord[], known?: Set<Node>): void {
  for (const [tree, { end }] of trees)
    if (!isShown(tree)) {
      end();
      trees.delete(tree);
      forgetStyles(tree);
    }
  for (const marker of markers.values()) {
    const tree = marker.element.getRootNode();
    if (tree !== marker.tree && isShown(tree)) {
      marker.tree = tree;
      watch(tree);
      marker.widget?.move(marker);
      // An island whose styles cannot be loaded stays, as after a removal of them.
      if (marker.widget) loadWidgetStyles(marker).catch(console.error);
    }
    check(marker, records);
  }
  restoreRemoved(records);
  followTranslation(records);
  for (const { target, attributeName, addedNodes } of records) {
    if (attributeName) change(target as Element, attributeName);
    else changeContent(target);
    for (const node of addedNodes)
      // Not `instanceof`: an editor may make its nodes in another window.
      if (node.nodeType === 1 && node.isConnected && !known?.has(node)) find(node as Element);
  }
}

/** Follows what the observers have seen and not told yet. */
function flush(known?: Set<Node>): void {
  for (const { observer } of trees.values()) follow(observer.takeRecords(), known);
}

/** Watches a document or shadow root, and those around it, as long as it is shown. */
function watch(tree: Node): void {
  if (trees.has(tree)) return;
  // Of all texts that change, those in scripts alone may be props.
  const observer = new MutationObserver((records) => {
    const news = records.filter(
      ({ type, target }) => type !== 'characterData' || target.parentNode?.nodeName === 'SCRIPT',
    );
    if (news.length > 0) follow(news);
  });
  // The script itself listens in the page's window.
  const frame = tree === document ? null : (tree as Document).defaultView;
  const target = frame ?? tree;
  const types = tree === document ? [] : PRESS_TYPES;
  const hear = (event: Event) => notice(createPress(event));
  // No observer is told of a frame that shows another page. Its old one has no window when this turn is over.
  const leave = () => setTimeout(follow, 0, []);
  trees.set(tree, {
    observer,
    end() {
      observer.disconnect();
      for (const type of types) target.removeEventListener(type, hear, true);
      frame?.removeEventListener('pagehide', leave);
    },
  });
  observer.observe(tree, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-props', 'data-props-version', 'data-load', 'data-widget', 'data-widget-state'],
  });
  for (const type of types) target.addEventListener(type, hear, true);
  frame?.addEventListener('pagehide', leave);
  const container = parentOf(tree);
  if (container) watch(container.getRootNode());
}

/** Keeps a click in a fallback for its island, and starts the loading of a marker that waits for an interaction. */
function notice(press: Press): void {
  const marker = press.path.map((node) => markers.get(node)).find((found) => found && !hasFailed(found));
  if (!marker) return;
  const { type, isComposing } = press.event as InputEvent;
  marker.composing = isComposing || type === 'compositionstart' ? press : undefined;
  if (!isWaiting(marker)) return;
  if (type === 'click') addPress((marker.pressed ??= []), press);
  if (marker.load === 'interaction') begin(marker);
}

/** Markers whose code did not come get another chance when the network, or the page out of the back/forward cache, is back. */
function retryMarkers(): void {
  for (const marker of markers.values())
    if (marker.state === 'failed' && !marker.widget) {
      drop(marker);
      registerMarker(marker.element);
    }
}

function scan(root: ParentNode = document): void {
  if (isShown(root)) watch(root.getRootNode());
  find(root);
}

/**
 * Hands markers over to the bundles that have registered their names by now, and registers those whose names no bundle knows. Called when
 * the page has loaded, and when another bundle is registered.
 */
function refresh(): void {
  for (const marker of Array.from(markers.values()))
    if (!owns(marker.name)) {
      drop(marker);
      // Its own bundle watches the page, but no shadow tree or frame yet.
      window.saaristo!.bundles.find(({ widgets }) => widgets.includes(marker.name))?.scan(marker.element);
    }
  for (const tree of trees.keys())
    for (const element of (tree as ParentNode & Node).querySelectorAll<HTMLElement>('[data-widget]'))
      // Markers of known names are found, or were let go by unmount().
      if (!isKnown(element.dataset['widget']!)) registerMarker(element);
}

function unmount(root: ParentNode = document): void {
  flush();
  // What the fallbacks bring back stays as it is, too, until it is scanned.
  const known = new Set<Node>();
  for (const marker of Array.from(markers.values()))
    if (contains(root, marker.element)) {
      marker.fallback.forEach((node) => known.add(node));
      drop(marker);
    }
  flush(known);
}

/** Registers the page's markers; what was pressed before counts as pressed now. */
export async function start(page: Page): Promise<Runtime> {
  takeOver(page);
  // An editor sees what is wrong with a block in the block: whoever shows it listens from the first event on.
  if (page.editMode) await fetchOwn('edit-mode').catch(console.error);
  addEventListener('online', retryMarkers);
  addEventListener('pageshow', retryMarkers);
  addEventListener('pageshow', refresh);
  scan();
  page.presses.splice(0).forEach(notice);
  page.presses.push = (press) => {
    notice(press);
    return 0;
  };
  const eager = Array.from(markers.values()).filter(({ load }) => load === 'eager');
  return {
    scan,
    unmount,
    refresh,
    report: async () => ((await fetchOwn('report')) as typeof import('./report.ts')).report(markers.values()),
    settled: Promise.all(eager.map(({ settled }) => settled)),
  };
}

/** The node that holds `node`: its parent, else the host of the shadow tree or the frame whose root it is. */
const parentOf = (node: Node): Node | null =>
  node === document
    ? null
    : (node.parentNode ?? (node as ShadowRoot).host ?? (node as Document).defaultView?.frameElement ?? null);

/** Whether `root` holds `element`, also in a shadow tree or a frame. */
function contains(root: Node, element: Node): boolean {
  for (let node: Node | null = element; node; node = parentOf(node)) if (node === root) return true;
  return false;
}
