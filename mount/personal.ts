/**
 * The script of pages that all visitors share. It requests the parts and settings of one visitor (`personalUrl`) and puts them into the page
 * before the islands are mounted (docs/server-rendering.md#personal-parts-in-shared-pages). The build writes it to `personal.js`. A page contains the
 * text of that file after its settings, so that the request starts with the page.
 */
import { getTrustedTypesPolicy } from '#lib/trusted-types.ts';

const script = document.querySelector('script[data-widget-settings]')!;
const settings = JSON.parse(script.textContent) as { personalUrl: string };

/** Load strategy of parts that wait for the answer. */
const WAITING = 'media(not all)';
/** Islands wait no longer than this. */
const TIMEOUT_MS = 3000;

interface Pair {
  part: HTMLElement;
  place: HTMLElement | null;
}

/** Elements that the visitor has focused or pressed. A dialog gives the focus back to one of them, and a press is repeated in its island. */
const used: Node[] = [];
const waiting = new AbortController();
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => used.push(target as Node), {
    capture: true,
    signal: waiting.signal,
  });

const isPrerendered = (element: HTMLElement): boolean => 'widgetPrerendered' in element.dataset;

/**
 * Returns whether a part can replace its place: the place has no island yet, the visitor has not used it, and the content stays one of the
 * server.
 */
const fits = ({ part, place }: Pair): boolean =>
  place !== null &&
  place.dataset['widgetState'] !== 'mounted' &&
  !used.some((element) => place.contains(element)) &&
  (isPrerendered(part) || !isPrerendered(place));

/** Puts the visitor's parts and settings into the page. */
function insert(answer: Document): void {
  const own = answer.querySelector<HTMLElement>('script[data-widget-settings]');
  if (!own) return;
  const pairs = [...answer.querySelectorAll<HTMLElement>('[data-widget-part]')].map((part): Pair => ({
    part,
    place: document.querySelector(`[data-widget-part="${part.dataset['widgetPart']}"]`),
  }));
  const visitor = JSON.parse(own.textContent) as Record<string, unknown>;
  // An island is hydrated with the settings that its HTML was rendered with, which the server names. If a part is late, the islands make
  // their own calls.
  const isLate = pairs.some((pair) => !fits(pair) && isPrerendered(pair.place ?? pair.part));
  if (isLate) for (const name of own.dataset['widgetSettings']!.split(' ')) delete visitor[name];
  const text = JSON.stringify({ ...settings, ...visitor });
  // Trusted types also guard scripts of data.
  script.textContent = (getTrustedTypesPolicy()?.createScript(text) ?? text) as string;
  for (const pair of pairs)
    if (fits(pair) && !(isLate && isPrerendered(pair.part)))
      pair.place!.replaceWith(document.adoptNode(pair.part));
}

/** Puts the parts in, if they have come, and lets the islands of the others be mounted. */
function finish(): void {
  if (request.status === 200 && request.responseXML) insert(request.responseXML);
  for (const place of document.querySelectorAll(`[data-widget-part][data-load="${WAITING}"]`))
    place.removeAttribute('data-load');
  waiting.abort();
  used.length = 0;
}

// `fetch` would return a text, which a page with trusted types refuses to parse.
const request = new XMLHttpRequest();
request.open('GET', settings.personalUrl);
request.responseType = 'document';
request.timeout = TIMEOUT_MS;
request.onloadend = () => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', finish);
  else finish();
};
request.send();
