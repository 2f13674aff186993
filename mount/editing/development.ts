/**
 * Helps developers on pages of the development server: shows errors of islands with file and line, mounts failed islands again when a
 * saved file has been reloaded, and names misspelt widgets and props. Not part of a build.
 */
import type { ErrorPlace } from './error-place.ts';
import { explainName, explainProps } from './hints.ts';
import type { IslandEvent, LoadedWidget } from '../types.ts';

const CSS = `
  :host { all: initial; position: fixed; z-index: 2147483647; inset: auto 8px 8px auto; width: min(640px, 100vw - 16px); max-height: 60vh; overflow: auto; font: 14px/1.5 system-ui, sans-serif; color: #1b1b1b }
  section { position: relative; margin-top: 8px; padding: 12px 56px 12px 16px; border: 1px solid #9b1c1c; border-left-width: 6px; border-radius: 8px; background: #fff; box-shadow: 0 4px 24px #0006 }
  h2 { margin: 0; font-size: 16px; color: #9b1c1c; overflow-wrap: anywhere }
  p { margin: 4px 0; overflow-wrap: anywhere; white-space: pre-wrap }
  pre { margin: 8px 0 0; padding: 8px; overflow: auto; border-radius: 4px; background: #f3f4f6; font: 13px/1.5 ui-monospace, monospace }
  button { font: inherit; cursor: pointer; border: 0; background: none; color: #14324f }
  .file { min-height: 24px; padding: 0; text-align: start; text-decoration: underline; overflow-wrap: anywhere }
  .close { position: absolute; inset: 4px 4px auto auto; width: 44px; height: 44px; font-size: 20px }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
`;

const panels = new Map<EventTarget, HTMLElement>();
let host: HTMLElement | undefined;

function getRoot(): ShadowRoot {
  if (host?.isConnected) return host.shadowRoot!;
  host = document.createElement('saaristo-error');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return root;
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function hidePanel(marker: EventTarget): void {
  panels.get(marker)?.remove();
  panels.delete(marker);
  if (panels.size === 0) host?.remove();
}

function createButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', text);
  button.type = 'button';
  button.className = className;
  button.addEventListener('click', onClick);
  return button;
}

/** Shows the error of an island. */
function showPanel(marker: HTMLElement, name: string, error: Error): void {
  hidePanel(marker);
  const panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  const close = createButton('close', '×', () => hidePanel(marker));
  close.setAttribute('aria-label', 'Close');
  panel.append(createElement('h2', `${name} has failed`), createElement('p', error.message), close);
  panels.set(marker, panel);
  getRoot().append(panel);
}

function showPlace(panel: HTMLElement, { file, label, frame }: ErrorPlace): void {
  if (!file || !label) return;
  panel.append(
    createButton('file', label, () => void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)),
    ...(frame ? [createElement('pre', frame)] : []),
  );
}

/** Panels that wait for the place of their error, by the id of the question. */
const waiting = new Map<number, HTMLElement>();
let lastId = 0;

/** The connection to the development server. */
type Connection = Pick<NonNullable<ImportMeta['hot']>, 'on' | 'send'>;

function warnUnknownProps(marker: Element, name: string, schema: LoadedWidget['schema']): void {
  for (const problem of explainProps(marker, schema)) console.warn(`[saaristo] ${name}: ${problem}`, marker);
}

function handleFailure(
  { target, detail: { name, error } }: IslandEvent,
  server: Connection,
  schema: LoadedWidget['schema'],
): void {
  const marker = target as HTMLElement;
  const unknownName = explainName(name);
  if (unknownName) console.warn(`[saaristo] ${name}: ${unknownName}`, marker);
  else if (marker.dataset['widgetState'] === 'invalid') warnUnknownProps(marker, name, schema);
  if (marker.dataset['widgetState'] !== 'failed' || !(error instanceof Error)) return;
  showPanel(marker, name, error);
  lastId += 1;
  waiting.set(lastId, panels.get(marker)!);
  server.send('saaristo:error', { id: lastId, stack: error.stack });
}

/** Milliseconds after which React's hot reload has replaced the components of a saved file. */
const REFRESH_MS = 100;

/** Mounts failed islands again. */
function restartFailed(): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-widget-state=failed]'))
    // Any change of this attribute restarts a failed marker.
    marker.setAttribute('data-widget', marker.dataset['widget']!);
}

/**
 * Starts the help.
 * @param schemas of the widgets' props, by name
 */
export function startDevelopment(
  schemas: Readonly<Record<string, LoadedWidget['schema']>>,
  server: Connection = import.meta.hot!,
): void {
  addEventListener('widget:failed', (event) => handleFailure(event, server, schemas[event.detail.name]));
  addEventListener('widget:unmounted', ({ target }) => target && hidePanel(target));
  addEventListener('widget:mounted', ({ target, detail: { name } }) => {
    hidePanel(target!);
    warnUnknownProps(target as Element, name, schemas[name]);
  });
  server.on('saaristo:place', (place: ErrorPlace) => {
    const panel = waiting.get(place.id);
    waiting.delete(place.id);
    if (panel) showPlace(panel, place);
  });
  server.on('vite:afterUpdate', () => setTimeout(restartFailed, REFRESH_MS));
}
