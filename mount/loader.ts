/**
 * Everything about markers that needs no React: finds them, loads what they need when they need it, and keeps watching. Comes with
 * the page's first marker.
 */
import {
  begin,
  change,
  check,
  drop,
  fetchOwn,
  hasFailed,
  isWaiting,
  markers,
  take,
  takeOver,
} from './markers.ts';
import type { Page, Press, Runtime } from './types.ts';

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

const observer = new MutationObserver((records) => follow(records));

function observe(tree: Node): void {
  observer.observe(tree, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-props', 'data-widget', 'data-widget-state'],
  });
}

/** What a visitor does in a fallback before its island is mounted is remembered, and loads the ones that wait for it. */
function notice({ type, path }: Press): void {
  const marker = path.map((node) => markers.get(node)).find((found) => found && !hasFailed(found));
  if (!marker || !isWaiting(marker)) return;
  if (type === 'click') (marker.pressed ??= []).push(path[0] as HTMLElement);
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

function scan(root: ParentNode = document): void {
  const tree = root.getRootNode();
  // What happens in a shadow tree is seen by those alone who watch that.
  if (root.isConnected && tree !== document) observe(tree);
  find(root);
}

function unmount(root: ParentNode = document): void {
  follow(observer.takeRecords());
  // What the fallbacks bring back stays as it is, too, until it is scanned.
  const known = new Set<Node>();
  for (const marker of Array.from(markers.values()))
    if (contains(root, marker.element)) {
      marker.fallback.forEach((node) => known.add(node));
      drop(marker);
    }
  follow(observer.takeRecords(), known);
}

/** Takes up the page's markers; what was pressed before counts as pressed now. */
export async function start(page: Page): Promise<Runtime> {
  takeOver(page);
  // An editor sees what is wrong with a block in the block: whoever shows it listens from the first event on.
  if (page.editMode) await fetchOwn('edit-mode').catch(console.error);
  addEventListener('online', retry);
  addEventListener('pageshow', retry);
  observe(document);
  find(document);
  page.presses.splice(0).forEach(notice);
  page.presses.push = (press) => {
    notice(press);
    return 0;
  };
  const eager = Array.from(markers.values()).filter(({ load }) => load === 'eager');
  return {
    scan,
    unmount,
    report: async () => ((await fetchOwn('report')) as typeof import('./report.ts')).report(markers.values()),
    settled: Promise.all(eager.map(({ settled }) => settled)),
  };
}

/** Whether `root` holds `element`, also in a shadow tree. */
function contains(root: Node, element: Node): boolean {
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === root) return true;
  return false;
}
