/**
 * The one script that a page includes: finds markers, loads what they need when they need it, and keeps watching.
 * No React here, and every byte counts: it is on every page. A second copy of the script finds `window.saaristo` and
 * leaves the page alone.
 */
import { fetchEditMode, fetchReport, version, widgets } from 'virtual:saaristo/widgets';
import { pageStore } from '#store/page-store.ts';
import { begin, change, drop, isWaiting, markers, take } from './markers.ts';

function scan(root: ParentNode = document): void {
  if (root instanceof Element && root.matches('[data-widget]')) take(root);
  root.querySelectorAll('[data-widget]').forEach(take);
}

/** Markers that came, went or changed. A marker moved in one step is still connected when this runs, and stays. */
function follow(records: MutationRecord[]): void {
  for (const marker of markers.values()) if (!marker.element.isConnected) drop(marker);
  for (const { target, attributeName, addedNodes } of records) {
    if (attributeName) change(target as Element);
    for (const node of addedNodes) if (node instanceof Element && node.isConnected) scan(node);
  }
}

/** What a visitor does in a fallback before its island stands is remembered, and loads the ones that wait for it. */
function notice({ type, target }: Event): void {
  const marker = target instanceof Element && markers.get(target.closest('[data-widget]')!);
  if (!marker || !isWaiting(marker)) return;
  if (type === 'click') marker.pressed = target as HTMLElement;
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
  const { dataset } = document.documentElement;
  let isEdited: unknown;
  try {
    const { site, editMode } = JSON.parse(
      document.querySelector('script[data-widget-settings]')!.textContent,
    ) as Record<string, unknown>;
    isEdited = editMode === true;
    dataset['site'] ||= (site ?? '') as string;
  } catch {
    // There are none, or what is wrong with them is said where they are used.
  }
  dataset['site'] ||= 'atriafi';

  const observer = new MutationObserver(follow);
  for (const type of ['click', 'focusin', 'input']) addEventListener(type, notice, true);
  addEventListener('online', retry);
  addEventListener('pageshow', retry);

  window.saaristo = {
    version,
    widgets: [...widgets.keys()],
    store: pageStore(),
    scan,
    unmount(root = document) {
      follow(observer.takeRecords());
      for (const marker of markers.values()) if (root.contains(marker.element)) drop(marker);
      // What the fallbacks brought back stays as it is, too, until it is scanned.
      observer.takeRecords();
    },
    update: (element, props) => element.setAttribute('data-props', JSON.stringify(props)),
    ready: (async () => {
      // An editor sees what is wrong with a block in the block: whoever shows it listens from the first event on.
      if (isEdited) await fetchEditMode().catch(console.error);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-props', 'data-widget'],
      });
      scan();
      for (const marker of Array.from(markers.values())) if (marker.load === 'eager') await marker.atRest;
    })(),
    report: async () => (await fetchReport()).report(markers.values()),
  };
}

if (!window.saaristo) start();
