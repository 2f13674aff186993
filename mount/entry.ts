/**
 * The one script that a page includes: finds markers, loads what they need when they need it, and keeps watching.
 * No React here. A second copy of the script finds `window.saaristo` and leaves the page alone.
 */
import { fetchReport, version, widgets } from 'virtual:saaristo/widgets';
import { pageStore } from '#store/page-store.ts';
import { begin, change, drop, markers, page, SELECTOR, take } from './markers.ts';

function scan(root: ParentNode = document): void {
  if (root instanceof Element && root.matches(SELECTOR)) take(root);
  root.querySelectorAll(SELECTOR).forEach(take);
}

/** Markers that came, went or changed. A marker moved in one step is still connected when this runs, and stays. */
function follow(records: MutationRecord[]): void {
  for (const marker of markers.values()) if (!marker.element.isConnected) drop(marker);
  for (const { type, target, attributeName, addedNodes } of records) {
    if (type === 'attributes') change(target as Element, attributeName);
    else for (const node of addedNodes) if (node instanceof Element && node.isConnected) scan(node);
  }
}

/** Whatever a visitor does in a fallback before its island stands is remembered, and loads the ones that wait for it. */
function notice({ type, target }: Event): void {
  const element = target instanceof Element && target.closest(SELECTOR);
  const marker = element && markers.get(element);
  if (!marker || !/^(pending|loading)$/.test(marker.state)) return;
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
  const script = document.querySelector('script[data-widget-settings]');
  try {
    const { site, editMode } = JSON.parse(script?.textContent || '{}') as {
      site?: unknown;
      editMode?: unknown;
    };
    page.editMode = editMode === true;
    // The theme follows the site; an unknown one reads as the default, which needs no attribute to look right.
    document.documentElement.dataset['site'] ||= typeof site === 'string' ? site : 'atriafi';
  } catch {
    // What is wrong with the settings is said where they are used.
  }
  const observer = new MutationObserver(follow);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-props', 'data-widget'],
  });
  for (const type of ['pointerdown', 'click', 'focusin', 'input']) addEventListener(type, notice, true);
  addEventListener('online', retry);
  addEventListener('pageshow', ({ persisted }) => persisted && retry());

  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });

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
    update: (marker, props) => marker.setAttribute('data-props', JSON.stringify(props)),
    ready: parsed
      .then(() => {
        scan();
        return Promise.all(
          [...markers.values()].map(
            (marker) =>
              marker.load === 'eager' &&
              /^(pending|loading)$/.test(marker.state) &&
              new Promise<void>((resolve) => (marker.settled = resolve)),
          ),
        );
      })
      .then(() => {}),
    report: () => fetchReport().then(({ report }) => report(markers.values())),
  };
  scan();
}

if (!window.saaristo) start();
