/** What an editor asks for of a page in edit mode: every island marked with what it is, and a list of what waits, what is wrong and why. */
import { createTranslate } from '#i18n/texts.ts';
import { settings } from '#island/settings.ts';
import { nearestLanguage } from './nearest-language.ts';
import { overlayMessages } from './overlay-messages.ts';
import type { ReportRow } from './types.ts';

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

const WORDS = {
  eager: 'loadEager',
  idle: 'loadIdle',
  visible: 'loadVisible',
  interaction: 'loadInteraction',
} as const;

/** An element with a text or children. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** Puts the button into the corner of the page; Alt+W does the same. */
export function offerOverlay(): void {
  const t = createTranslate(overlayMessages, nearestLanguage(overlayMessages, settings().language), [
    settings().messages,
  ]);
  const host = document.createElement('saaristo-overlay');
  host.lang = document.documentElement.lang;
  const root = host.attachShadow({ mode: 'open' });
  // Allowed by a policy that allows no inline styles; without it, as in old browsers, the overlay is plain.
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
  }
  const open = make('button', 'open', 'W');
  open.type = 'button';
  open.setAttribute('aria-label', t('overlayOpen'));
  open.setAttribute('aria-keyshortcuts', 'Alt+W');
  open.title = t('overlayOpen');
  const place = make('aside', '', open);
  place.setAttribute('aria-label', 'Saaristo');
  root.append(place);
  document.body.append(host);

  let close: (() => void) | undefined;
  const toggle = (): void => {
    if (close) close();
    else {
      open.hidden = true;
      const end = showOverlay(host, place, t, () => close?.());
      close = () => {
        close = undefined;
        end();
        open.hidden = false;
        open.focus();
      };
    }
  };
  open.addEventListener('click', toggle);
  addEventListener('keydown', (event) => {
    // By its place on the keyboard: with Alt, some systems write another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyW') return;
    event.preventDefault();
    toggle();
  });
}

type Translate = ReturnType<typeof createTranslate<keyof (typeof overlayMessages)['fi']>>;

/** Shows boxes and list, as the page changes; gives what takes them away. */
function showOverlay(host: HTMLElement, place: HTMLElement, t: Translate, close: () => void): () => void {
  const heading = make('h2', '', t('overlayTitle'));
  const shut = make('button', 'close', '×');
  shut.type = 'button';
  shut.setAttribute('aria-label', t('overlayClose'));
  shut.addEventListener('click', close);
  const list = make('ul', '');
  const panel = make('div', 'panel', heading, shut, list);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', t('overlayTitle'));
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  const boxes = make('div', '');
  boxes.ariaHidden = 'true';

  let rows: ReportRow[] = [];
  const draw = (): void => {
    const base = host.getBoundingClientRect();
    boxes.replaceChildren(
      ...rows.flatMap((row) => {
        const { left, top, width, height } = row.element.getBoundingClientRect();
        if (!row.element.isConnected || width === 0 || height === 0) return [];
        const box = make('div', `box ${row.state}`, make('span', 'name', nameOf(row, t)));
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
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = async (): Promise<void> => {
    rows = (await window.saaristo?.report()) ?? [];
    if (ended) return;
    // Somebody reads the list by its buttons: they stay where nothing has changed.
    const items = rows.map((row) => itemOf(row, t));
    if (
      items.map((item) => item.textContent).join('\n') !==
      [...list.children].map((item) => item.textContent).join('\n')
    )
      list.replaceChildren(...items);
    // Once it is full: a list that grows moves what is read.
    if (!panel.isConnected) {
      place.append(boxes, panel);
      shut.focus();
    }
    draw();
  };
  // Many islands are mounted at once: one look for all of them.
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), 100);
  };
  const types = ['widget:mounted', 'widget:failed', 'widget:unmounted'];
  for (const type of types) addEventListener(type, changed);
  addEventListener('resize', draw);
  const size = typeof ResizeObserver === 'function' ? new ResizeObserver(draw) : undefined;
  size?.observe(document.body);
  void read();
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const type of types) removeEventListener(type, changed);
    removeEventListener('resize', draw);
    size?.disconnect();
    boxes.remove();
    panel.remove();
  };
}

const loadOf = (load: string, t: Translate): string => {
  const word = WORDS[load as keyof typeof WORDS];
  return word ? t(word) : load;
};

/** Name, state, and what it took. */
function nameOf({ widget, state, load, ms, bytes }: ReportRow, t: Translate): string {
  const figures = [
    ...(ms === null ? [] : [`${ms} ms`]),
    ...(bytes === null ? [] : [`${(bytes / 1000).toFixed(1)} kB`]),
  ];
  return [widget, t(state), loadOf(load, t), ...figures].join(' · ');
}

/** Why it waits, or what is wrong with it; undefined for one that is mounted. */
function whyOf({ state, load, why, element }: ReportRow, t: Translate): string | undefined {
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

/** One line of the list: a press leads to the island. */
function itemOf(row: ReportRow, t: Translate): HTMLLIElement {
  const why = whyOf(row, t);
  const isWrong = row.state === 'invalid' || row.state === 'failed';
  const go = make(
    'button',
    '',
    nameOf(row, t),
    ...(why ? [make('small', isWrong ? 'wrong' : '', why)] : []),
    // As the console has it, for who writes the page.
    ...(isWrong ? [make('small', '', row.why)] : []),
  );
  go.type = 'button';
  go.addEventListener('click', () => row.element.scrollIntoView({ block: 'center' }));
  return make('li', '', go);
}
