/** Renders the islands of a page into its HTML on a server. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Server } from '#api/http-by-fetch.ts';
import { getPartLang } from '#i18n/language.ts';
import { type PropSchema } from '#island/check-props.ts';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseProps } from '#island/given-props.ts';
import type { Loading } from '#island/load.ts';
import { hashOf } from '#island/marker-key.ts';
import { FIRST_VERSION, migrate, type Migrations } from '#island/migrate.ts';
import { logProblem, parseSettings, type Settings } from '#island/settings.ts';
import { languageTag } from '#lib/site.ts';
import { BoundedParser, TooMuchWork } from '#lib/bounded-parser.ts';
import { runWithServer } from './calls.ts';
import { hasContentWithoutScript } from './content-without-script.ts';
import { findMarkers, type FoundMarker, isKeptWhole } from './find-markers.ts';
import {
  DEFAULT_TIMEOUT_MS,
  type MigrateProps,
  type Prerender,
  type PrerenderOptions,
  type RenderResult,
} from './options.ts';
import { renderInTime } from './rich-text.ts';
import { type Range, SlotPlaces } from './slots.ts';

/** The parts of a widget that the server needs. */
export interface ServerWidget {
  schema: PropSchema;
  component: ComponentType<Record<string, unknown>>;
  /** The exports of its `load.ts`. */
  loading?: Loading<Record<string, unknown>> | undefined;
  /** The version of its props; default 1. */
  version?: number;
  migrations?: Migrations;
}

/** A page that is being rendered. */
interface Page {
  settings: Settings;
  assets: string | undefined;
  /** The prefix of all ids. `part` is a hash that keeps the ids of the page's parts different. */
  ids: { prefix: string; part: string };
  /** With the page's URL. Undefined if neither that nor `apiBase` says where calls go. */
  server: (Server & { url: URL }) | undefined;
}

const MAX_REPORTED = 1000;
const reported = new Set<string>();

/** Logs a problem of the page settings once in this process: all pages of a site have the same settings. */
function reportOnce(problem: string): void {
  if (reported.has(problem) || reported.size >= MAX_REPORTED) return;
  reported.add(problem);
  logProblem(problem);
}

/** A text that replaces the text between two positions of the page. */
interface Edit extends Range {
  text: string;
}

/** A marker that can be rendered. */
interface LoadedMarker {
  widget: ServerWidget;
  props: Record<string, unknown>;
  /** The answer of the widget's `load`; undefined if it makes no call. */
  answer: unknown;
}

/** The share of the time that calls may take. The rest is for rendering. */
const CALLS_SHARE = 0.75;

/** Maximum depth of islands with slots in one another. Each of them repeats its content in its fallback. */
const MAX_SLOT_DEPTH = 8;

/** Reason why a marker stays unchanged: a sentence for editors. */
class MarkerError extends Error {}

const ID_PREFIX = /^[a-z][\w-]{0,39}$/i;
/** Matches a complete page in its first characters. */
const WHOLE_PAGE = /<(?:!doctype|html|head|body)\b/i;
const WHOLE_PAGE_CHARACTERS = 2000;

/** Creates the ids of a page. Parts of a page may contain equal markers, so the ids of a part depend on its content. */
const createIds = (html: string, { idPrefix }: PrerenderOptions): Page['ids'] => ({
  prefix: idPrefix !== undefined && ID_PREFIX.test(idPrefix) ? `${idPrefix}-` : '',
  part: WHOLE_PAGE.test(html.slice(0, WHOLE_PAGE_CHARACTERS)) ? '' : hashOf(html),
});

const TEMPLATE = '<template data-widget-fallback>';

/**
 * Wraps the CMS's fallback into a template, which browsers do not show. Returns blank content unchanged.
 * @throws MarkerError, TooMuchWork
 */
function wrapFallback(content: string, isOver: () => boolean): string {
  if (content.trim() === '') return content;
  const wrapped = `${TEMPLATE}${content}</template>`;
  // Content that closes the template, or continues after it, can't be wrapped.
  const [template, next] = new BoundedParser({ isOver, isFragment: true }).parse(`${wrapped}<br>`).childNodes;
  const isWhole = template!.sourceCodeLocation!.endOffset === wrapped.length && next?.nodeName === 'br';
  if (!isWhole) throw new MarkerError('its fallback is not well-formed enough to be kept');
  return wrapped;
}

/** Explains to editors why a marker stays unchanged. Hides the server's own errors. */
function explainError(error: unknown): string {
  if (error instanceof MarkerError) return error.message;
  return error instanceof TooMuchWork
    ? `it takes more work than it may (${error.limit})`
    : 'it threw while rendering';
}

/** Explains to developers why a marker stays unchanged. */
function giveReason(error: unknown): string {
  if (error === undefined) return 'the time of the page was over';
  const cause = error instanceof MarkerError ? error.cause : error;
  return `${explainError(error)}${cause instanceof Error && !(cause instanceof TooMuchWork) ? ` (${String(cause)})` : ''}`;
}

/** Tells whether a marker is at fault, or its widget and its calls. */
const getResult = (error: unknown): RenderResult =>
  (error instanceof MarkerError && error.cause === undefined) || error instanceof TooMuchWork
    ? 'unchanged'
    : 'failed';

/** Creates a comment for editors in the source of the page. */
const createNote = (name: string, reason: string): string =>
  `<!-- saaristo: ${`${name} is not prerendered, ${reason}`.replaceAll(/-{2,}/g, '–').replaceAll('>', '›')} -->`;

/** Migrates props to the widget's present version. */
function migrateToWidget(widget: ServerWidget, props: Record<string, unknown>, from: number) {
  const { migrations = {}, version = FIRST_VERSION } = widget;
  // As in browsers.
  if (from >= version) return props;
  try {
    return migrate(props, from, migrations);
  } catch (error) {
    throw new MarkerError(`its props of version ${from} could not be brought to version ${version}`, {
      cause: error,
    });
  }
}

/** Creates `migrateProps` for a set of widgets by name. */
export const createMigrateProps =
  (widgets: ReadonlyMap<string, ServerWidget>): MigrateProps =>
  (name, props, from = FIRST_VERSION) => {
    const widget = widgets.get(name);
    const version = Math.max(from, widget?.version ?? FIRST_VERSION);
    return { version, props: widget ? migrateToWidget(widget, props, from) : props };
  };

/** Creates `prerender` for a set of widgets by name. */
export function createPrerender(widgets: ReadonlyMap<string, ServerWidget>): Prerender {
  /** Reads a marker and calls the `load` of its widget. Rejects with MarkerError if it can't be rendered. */
  async function load({ name, json, version }: FoundMarker, page: Page): Promise<LoadedMarker> {
    const widget = widgets.get(name);
    if (!widget) throw new MarkerError('there is no widget of this name');
    const given = parseProps(json);
    if ('problem' in given) throw new MarkerError(given.problem);
    const checked = checkProps(widget.schema, migrateToWidget(widget, given.value, version));
    if (!checked.ok) throw new MarkerError(describeProblems(checked.problems));
    const { props } = checked;
    const { loading } = widget;
    if (!loading) return { widget, props, answer: undefined };
    const { settings, server } = page;
    await loading.parts?.(undefined);
    if (!server && loading.isOptional) return { widget, props, answer: undefined };
    if (!server) throw new MarkerError('it makes a call, and has neither `url` nor `apiBase` to send it to');
    const { site, language } = createIsland(name, props, settings);
    const { url, signal } = server;
    const context = { settings, site, language, url, width: undefined, signal };
    try {
      return { widget, props, answer: await runWithServer(server, () => loading.load(props, context)) };
    } catch (error) {
      throw new MarkerError(signal.aborted ? 'its call took too long' : 'its call failed', {
        cause: error,
      });
    }
  }

  return async (html, options = {}) => {
    const { widgets: selected, settings: given, signal, timeoutMs = DEFAULT_TIMEOUT_MS, onRender } = options;
    // Skips parsing, because most pages of some CMSs have no widgets.
    if (selected?.size === 0) return html;
    const endsAt = performance.now() + timeoutMs;
    const isOver = (): boolean => signal?.aborted === true || performance.now() >= endsAt;
    const found = await findMarkers(html, isOver);
    if (!found) return html;
    const { markers, settings: own, lang, assets } = found;
    // A site or language that this bundle does not know may be one of the bundle that has the other markers.
    const isShared =
      html.includes(' data-widget-prerendered=') || markers.some(({ name }) => !widgets.has(name));
    const settings = parseSettings(
      given ?? parseJson(own),
      parseUrl(options.url)?.pathname,
      lang,
      (problem) => {
        if (!isShared) reportOnce(problem);
      },
    );
    const page: Page = {
      settings,
      assets,
      ids: createIds(html, options),
      server: createServer(settings, options, timeoutMs * CALLS_SHARE),
    };
    // Makes all calls of the page at once. Each result is handled in its marker's turn.
    const loading = markers.map((marker) =>
      selected?.has(marker.name) === false || isOver() ? undefined : ignoreRejection(load(marker, page)),
    );
    const report = (
      { name }: FoundMarker,
      result: RenderResult,
      start = performance.now(),
      error?: unknown,
    ): void =>
      onRender?.({
        widget: widgets.has(name) ? name : 'unknown',
        result,
        ...(result !== 'rendered' && { reason: `${name}: ${giveReason(error)}` }),
        startedAt: performance.timeOrigin + start,
        ms: performance.now() - start,
      });
    /**
     * Returns the HTML of a part of the page, with its islands.
     * @param depth the number of islands in whose slots the part is
     */
    const renderPart = async (part: Range, depth: number): Promise<string> => {
      const edits: Edit[] = [];
      /** The end of the last rendered marker. Markers in its fallback are skipped. */
      let renderedUntil = part.from;
      for (let index = findIndexAt(markers, part.from); index < markers.length; index += 1) {
        const marker = markers[index]!;
        if (marker.tagEnd >= part.to) break;
        const loaded = loading[index];
        if (marker.tagEnd < renderedUntil || !loaded) continue;
        // Lets the server handle other requests between two islands.
        if (!isOver()) await nextTurn();
        if (isOver()) {
          report(marker, 'late');
          continue;
        }
        const getSlotPart = async (range: Range): Promise<string> =>
          depth < MAX_SLOT_DEPTH ? renderPart(range, depth + 1) : html.slice(range.from, range.to);
        let start: number | undefined;
        try {
          const answered = await awaitCall(loaded, page);
          start = performance.now();
          edits.push(...(await render(marker, index, answered, html, page, isOver, getSlotPart)));
          renderedUntil = marker.contentEnd;
          report(marker, 'rendered', start);
        } catch (error) {
          report(marker, isOver() ? 'late' : getResult(error), start, error);
          if (!settings.editMode) continue;
          const text = createNote(marker.name, explainError(error));
          edits.push({ from: marker.contentEnd, to: marker.contentEnd, text });
        }
      }
      return applyEdits(html, edits, part);
    };
    return renderPart({ from: 0, to: html.length }, 0);
  };
}

/** Returns the index of the first marker from a position on. */
function findIndexAt(markers: readonly FoundMarker[], position: number): number {
  let low = 0;
  let high = markers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (markers[middle]!.tagEnd < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Renders an island. Returns the edits of the page.
 * @param index of the marker in the page
 * @param renderPart returns the HTML of a part of the page with its islands, for slots
 * Rejects with MarkerError, TooMuchWork, or an error of the widget.
 */
async function render(
  marker: FoundMarker,
  index: number,
  { widget, props, answer }: LoadedMarker,
  html: string,
  { settings, assets, ids }: Page,
  isOver: () => boolean,
  renderPart: (range: Range) => Promise<string>,
): Promise<Edit[]> {
  const { name, json, attributesEnd, contentStart, contentEnd } = marker;
  if (marker.isSelfClosing)
    throw new MarkerError(
      'HTML ignores the "/" of its start tag, so that it contains other parts of the page',
    );
  const identifierPrefix = `${ids.prefix}sp${index.toString(36)}-${hashOf(name + json + ids.part)}-`;
  const own = createIsland(name, props, settings);
  const around = marker.lang || languageTag(settings.language);
  const lang = getPartLang(own.language, around);
  const places = new SlotPlaces(marker);
  const value = {
    ...own,
    langAround: lang && around,
    assets,
    slots: places,
    loaded: { answer },
  };
  const element = createElement(IslandProvider, { value }, createElement(widget.component, props));
  const shell = renderInTime(isOver, () => renderToString(element, { identifierPrefix }));
  // The script stays where the browser finds it, outside of the template.
  const { start, end } = marker.wrappedScript ?? { start: contentStart, end: contentStart };
  const fallback =
    html.slice(start, end) +
    wrapFallback(html.slice(contentStart, start) + html.slice(end, contentEnd), isOver);
  const rendered =
    (await places.fill(shell, renderPart, isOver)) ??
    // Islands in the slots may not fit into it, for example a form into a form.
    (await places.fill(shell, ({ from, to }) => html.slice(from, to), isOver));
  if (rendered === undefined) throw new MarkerError('the content of its slots would not stay whole in it');
  if (!hasContentWithoutScript(rendered)) throw new MarkerError('it shows nothing without a script');
  // UTF-8 can't encode a lone surrogate, so the browser would get another character.
  if (/\p{Surrogate}/u.test(rendered)) throw new MarkerError('it shows half a character');
  const island = `<saaristo-root${lang ? ` lang="${lang}"` : ''}>${rendered}</saaristo-root>`;
  if (!isKeptWhole(marker, island, isOver))
    throw new MarkerError('it would not stay whole where it stands in the page');
  return [
    { from: attributesEnd, to: attributesEnd, text: ` data-widget-prerendered="${identifierPrefix}"` },
    { from: contentStart, to: contentEnd, text: fallback + createAnswerScript(answer) + island },
  ];
}

const parseUrl = (url: string | undefined): URL | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url) : undefined;

/** Creates the server of a page's calls, whose signal also has the time limit of calls. */
function createServer(
  settings: Settings,
  { url, apiBase = settings.apiBase, fetch: pageFetch = fetch, signal }: PrerenderOptions,
  callsMs: number,
): Page['server'] {
  const pageUrl = parseUrl(url);
  const isAbsolute = URL.canParse(apiBase);
  if (!isAbsolute && !pageUrl) return undefined;
  const base = isAbsolute ? apiBase : `${pageUrl!.origin}${apiBase}`;
  // AbortSignal.timeout accepts only integers.
  const timeout = AbortSignal.timeout(Math.max(0, Math.floor(callsMs)));
  return {
    url: pageUrl ?? new URL('/', apiBase),
    fetch: pageFetch,
    base,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
}

/** Prevents an unhandled rejection of a promise that is awaited later. */
function ignoreRejection<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/** Awaits a call until the signal of the page's server aborts, because a widget may ignore the signal. */
async function awaitCall<Value>(call: Promise<Value>, { server }: Page): Promise<Value> {
  if (!server) return call;
  const { signal } = server;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new MarkerError('its call took too long', { cause: signal.reason }));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([call, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Creates the script with the answer of `load`, so that hydration repeats no call. */
const createAnswerScript = (answer: unknown): string =>
  answer === undefined
    ? ''
    : `<script type="application/json" data-widget-loaded>${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;

/** Returns undefined for invalid JSON. */
function parseJson(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns a part of the page with edits of it. */
function applyEdits(html: string, edits: readonly Edit[], { from, to }: Range): string {
  let text = '';
  let position = from;
  // Sorts, because the note of a marker precedes the edits of markers inside of it.
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    text += html.slice(position, edit.from) + edit.text;
    position = edit.to;
  }
  return text + html.slice(position, to);
}
