/**
 * The script of pages that all visitors share. It requests the parts and settings of one visitor (`personalUrl`) and puts them into the page
 * before the islands are mounted (docs/server-rendering.md#personal-parts-in-shared-pages). It requests them again when a visit or a morph
 * brings the shared ones. The build writes it to `personal.js`. A page contains the text of that file after its settings, so that the request
 * starts with the page.
 */
import { clean } from '#lib/clean.ts';
import { getTrustedTypesPolicy } from '#lib/trusted-types.ts';
import { getPageUrl } from '#lib/page-address.ts';
import { awaitParsed } from '../parsed.ts';

/** Places that wait for the answer: their islands have this load strategy. */
const WAITING = '[data-widget-part][data-load="media(not all)"]';
/** Islands wait no longer than this. */
const TIMEOUT_MS = 3000;

type Values = Record<string, unknown>;

interface Pair {
  part: HTMLElement;
  place: HTMLElement | null;
}

const page = clean(document);

const findScript = (html: Document): HTMLElement | null => html.querySelector('script[data-widget-settings]');

/** The text of the settings that the parts were requested for. */
let source: string | undefined;

/** The request that is under way. */
let request: XMLHttpRequest | undefined;

/** Elements that the visitor has focused or pressed. A dialog gives the focus back to one of them, and a press is repeated in its island. */
const used: Node[] = [];
const markUsed = ({ target }: Event): void => void (request && used.push(target as Node));

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
  const own = findScript(answer);
  const script = findScript(page);
  if (!own || !script) return;
  const pairs = [...answer.querySelectorAll<HTMLElement>('[data-widget-part]')].map((part): Pair => ({
    part,
    place: page.querySelector(`[data-widget-part="${CSS.escape(part.dataset['widgetPart']!)}"]`),
  }));
  const visitor = JSON.parse(own.textContent) as Values;
  // An island is hydrated with the settings that its HTML was rendered with, which the server names. If a part is late, the islands make
  // their own calls.
  const isLate = pairs.some((pair) => !fits(pair) && isPrerendered(pair.place ?? pair.part));
  if (isLate) for (const name of own.dataset['widgetSettings']!.split(' ')) delete visitor[name];
  const text = JSON.stringify({ ...(JSON.parse(script.textContent) as Values), ...visitor });
  // Trusted types also guard scripts of data.
  script.textContent = (getTrustedTypesPolicy()?.createScript(text) ?? text) as string;
  for (const pair of pairs) {
    const { part, place } = pair;
    const { props } = part.dataset;
    if (fits(pair) && !(isLate && isPrerendered(part))) place!.replaceWith(document.adoptNode(part));
    // A morph has written the shared props, and keeps the island.
    else if (props !== undefined && place?.dataset['widgetState'] === 'mounted')
      place.dataset['props'] = props;
  }
}

/** Puts the parts in, if they have come, and lets the islands of the others be mounted. */
function finish({ status, responseXML }: XMLHttpRequest): void {
  try {
    if (status === 200 && responseXML) insert(responseXML);
  } catch (error) {
    console.error('[saaristo] the answer of personalUrl cannot be used', error);
  }
  for (const place of page.querySelectorAll(WAITING)) place.removeAttribute('data-load');
  source = findScript(page)?.textContent;
  request = undefined;
  used.length = 0;
}

/** Requests the parts of the page's settings. */
async function start(): Promise<void> {
  request?.abort();
  const own = (request = new XMLHttpRequest());
  for (const type of ['focusin', 'pointerdown']) addEventListener(type, markUsed, true);
  await new Promise((resolve) => {
    own.onloadend = resolve;
    try {
      const { personalUrl } = JSON.parse(source!) as { personalUrl?: string };
      if (!personalUrl) return resolve(undefined);
      own.open('GET', new URL(personalUrl, getPageUrl()));
      // `fetch` would return a text, which a page with trusted types refuses to parse.
      own.responseType = 'document';
      own.timeout = TIMEOUT_MS;
      own.send();
    } catch {
      // No settings, no JSON or no URL.
      resolve(undefined);
    }
  });
  await awaitParsed();
  if (own === request) finish(own);
}

/** Starts when the page has other settings than at the last request, or when a place waits that no request is for. */
function check(): void {
  const text = findScript(page)?.textContent;
  if (text === source && (request || !page.querySelector(WAITING))) return;
  source = text;
  void start();
}

const RUNNING = Symbol.for('saaristo.personal');
const global = window as { [RUNNING]?: boolean };
// Libraries that replace the body run its scripts again.
if (!global[RUNNING]) {
  global[RUNNING] = true;
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-load'],
  });
  check();
}
