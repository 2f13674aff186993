/** The overlay for editors on a page in edit mode: labels every island and lists all islands with their states and reasons. */
import type { Translate } from '#i18n/texts.ts';
import type { MessageKey } from './messages.ts';
import { createEditTexts } from './nearest-language.ts';
import type { ReportRow } from '../types.ts';

const CSS = `
  :host { all: initial; position: absolute; inset: 0 auto auto 0; width: 0; height: 0; font: 14px/1.4 system-ui, sans-serif; color: #1b1b1b }
  * { box-sizing: border-box }
  button { font: inherit; color: inherit; cursor: pointer }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
  .open, .panel { position: fixed; z-index: 2147483647; inset: auto auto 8px 8px }
  .open { width: 44px; height: 44px; border: 2px solid #fff; border-radius: 50%; background: #14324f; color: #fff; font-size: 20px }
  .panel { width: min(400px, 100vw - 16px); max-height: min(60vh, 560px); overflow: auto; padding: 12px; border-radius: 8px; background: #fff; border: 1px solid #14324f; box-shadow: 0 4px 24px #0006 }
  h2 { margin: 0 52px 8px 0; font-size: 16px }
  .close { position: absolute; inset: 4px 4px auto auto; width: 44px; height: 44px; border: 0; background: none; font-size: 20px }
  ul { margin: 0; padding: 0; list-style: none }
  li button { display: block; width: 100%; min-height: 44px; padding: 6px 8px; border: 0; border-top: 1px solid #c9ced6; background: none; text-align: start; overflow-wrap: anywhere }
  li button:hover { background: #eef2f7 }
  small { display: block; font-size: 13px; color: #444 }
  .wrong { color: #9b1c1c; font-weight: 600 }
  .box { position: absolute; z-index: 2147483646; border: 2px solid #14324f; pointer-events: none }
  .box.invalid, .box.failed { border-color: #9b1c1c }
  .box.pending, .box.loading { border-style: dashed }
  .name { position: absolute; inset: 0 auto auto 0; max-width: 100%; overflow: hidden; padding: 1px 6px; background: #14324f; color: #fff; font-size: 12px; white-space: nowrap; text-overflow: ellipsis }
  .invalid .name, .failed .name { background: #9b1c1c }
`;

/** Keys of the texts of load strategies. */
const LOAD_TEXTS = new Map<string, MessageKey>([
  ['eager', 'loadEager'],
  ['idle', 'loadIdle'],
  ['visible', 'loadVisible'],
  ['interaction', 'loadInteraction'],
]);

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

export interface Overlay {
  host: HTMLElement;
  dispose: () => void;
}

/** Adds the overlay's button to the page. The button and Alt+W open and close the overlay. */
export function createOverlay(): Overlay {
  const { t, lang } = createEditTexts();
  const host = document.createElement('saaristo-overlay');
  host.lang = lang;
  const root = host.attachShadow({ mode: 'open' });
  // Constructed stylesheets are allowed by a policy without inline styles. Old browsers show the overlay unstyled.
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
  }
  const openButton = createElement('button', 'open', 'W');
  openButton.type = 'button';
  openButton.setAttribute('aria-label', t('overlayOpen'));
  openButton.setAttribute('aria-keyshortcuts', 'Alt+W');
  openButton.title = t('overlayOpen');
  const container = createElement('aside', '', openButton);
  container.setAttribute('aria-label', 'Saaristo');
  root.append(container);
  document.body.append(host);

  let close: (() => void) | undefined;
  const toggle = (): void => {
    if (close) close();
    else {
      openButton.hidden = true;
      const dispose = showOverlay(host, container, t, () => close!());
      close = () => {
        close = undefined;
        dispose();
        openButton.hidden = false;
        openButton.focus();
      };
    }
  };
  openButton.addEventListener('click', toggle);
  const handleKey = (event: KeyboardEvent): void => {
    // Compares the physical key, because Alt changes the letter on some systems.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyW') return;
    event.preventDefault();
    toggle();
  };
  addEventListener('keydown', handleKey);
  return {
    host,
    dispose() {
      close?.();
      removeEventListener('keydown', handleKey);
    },
  };
}

/**
 * Shows labels and the list, and updates them when the page changes.
 * @returns a function that removes them
 */
function showOverlay(
  host: HTMLElement,
  container: HTMLElement,
  t: Translate<MessageKey>,
  close: () => void,
): () => void {
  const heading = createElement('h2', '', t('overlayTitle'));
  const closeButton = createElement('button', 'close', '×');
  closeButton.type = 'button';
  closeButton.setAttribute('aria-label', t('overlayClose'));
  closeButton.addEventListener('click', close);
  const list = createElement('ul', '');
  const panel = createElement('div', 'panel', heading, closeButton, list);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', t('overlayTitle'));
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  const boxes = createElement('div', '');
  boxes.ariaHidden = 'true';

  let rows: ReportRow[] = [];
  const drawBoxes = (): void => {
    const base = host.getBoundingClientRect();
    boxes.replaceChildren(
      ...rows.flatMap((row) => {
        const { left, top, width, height } = row.element.getBoundingClientRect();
        if (!row.element.isConnected || width === 0 || height === 0) return [];
        const box = createElement(
          'div',
          `box ${row.state}`,
          createElement('span', 'name', formatRow(row, t)),
        );
        Object.assign(box.style, {
          left: `${left - base.left}px`,
          top: `${top - base.top}px`,
          width: `${width}px`,
          height: `${height}px`,
        });
        return [box];
      }),
    );
  };
  let isDisposed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = async (): Promise<void> => {
    rows = (await window.saaristo?.report()) ?? [];
    if (isDisposed) return;
    // Keeps the buttons if their texts are unchanged, because one may have the focus.
    const items = rows.map((row) => createItem(row, t));
    if (
      items.map((item) => item.textContent).join('\n') !==
      [...list.children].map((item) => item.textContent).join('\n')
    )
      list.replaceChildren(...items);
    // Shows the panel when its list is complete, because a growing list would move.
    if (!panel.isConnected) {
      container.append(boxes, panel);
      closeButton.focus();
    }
    drawBoxes();
  };
  // Many islands are mounted in a short time, so one update handles all of them.
  const scheduleUpdate = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), 100);
  };
  const types = ['widget:mounted', 'widget:failed', 'widget:unmounted'];
  for (const type of types) addEventListener(type, scheduleUpdate);
  addEventListener('resize', drawBoxes);
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(drawBoxes) : undefined;
  observer?.observe(document.body);
  void update();
  return () => {
    isDisposed = true;
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, scheduleUpdate);
    removeEventListener('resize', drawBoxes);
    observer?.disconnect();
    boxes.remove();
    panel.remove();
  };
}

/** Returns a row's name, state, load strategy, duration and bytes as one text. */
function formatRow({ widget, state, load, ms, bytes }: ReportRow, t: Translate<MessageKey>): string {
  const loadText = LOAD_TEXTS.get(load);
  const figures = [
    ...(ms === null ? [] : [`${ms} ms`]),
    ...(bytes === null ? [] : [`${(bytes / 1000).toFixed(1)} kB`]),
  ];
  return [widget, t(state), loadText ? t(loadText) : load, ...figures].join(' · ');
}

/** Returns a sentence that explains the state of an island; undefined if it is mounted. */
function explainState(
  { state, load, why, element }: ReportRow,
  t: Translate<MessageKey>,
): string | undefined {
  if (state === 'mounted') return undefined;
  if (state === 'loading') return t('whyLoading');
  if (state === 'pending') {
    if (load === 'visible') return t(element.getClientRects().length === 0 ? 'whyNoBox' : 'whyVisible');
    if (load === 'interaction') return t('whyInteraction');
    return load.startsWith('media') ? t('whyMedia', { query: load.slice(6, -1) }) : t('whyIdle');
  }
  const props = [...why.matchAll(/prop "([^"]+)"/g)].map(([, name]) => name!);
  if (props.length > 0) return t('whyProps', { props: [...new Set(props)].join(', ') });
  return t(state === 'invalid' ? 'whyInvalid' : 'whyFailed');
}

/** Creates an item of the list. Its button scrolls to the island. */
function createItem(row: ReportRow, t: Translate<MessageKey>): HTMLLIElement {
  const explanation = explainState(row, t);
  const hasFailed = row.state === 'invalid' || row.state === 'failed';
  const button = createElement(
    'button',
    '',
    formatRow(row, t),
    ...(explanation ? [createElement('small', hasFailed ? 'wrong' : '', explanation)] : []),
    // The message of the console, for developers.
    ...(hasFailed || row.why.includes('unknown prop') ? [createElement('small', '', row.why)] : []),
  );
  button.type = 'button';
  button.addEventListener('click', () => row.element.scrollIntoView({ block: 'center' }));
  return createElement('li', '', button);
}
