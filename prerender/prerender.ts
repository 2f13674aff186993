/** Renders the islands of a page into its HTML, on a server. */
import { type ComponentType, createElement } from 'react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { checkProps, type PropSchema, describeProblems } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import type { Loading } from '#island/load.ts';
import { hashOf } from '#lib/hash.ts';
import { parseSettings, type Settings } from '#island/settings.ts';
import type { Server } from '#api/http-by-fetch.ts';
import { parseProps } from '#island/given-props.ts';
import { FIRST_VERSION, migrate, type Migrations } from '#island/migrate.ts';
import { BoundedParser, TooMuchWork } from '#lib/bounded-parser.ts';
import { callsGoTo } from './calls.ts';
import { findMarkers, type FoundMarker, staysWhole } from './find-markers.ts';
import { DEFAULT_TIMEOUT_MS, type MigrateProps, type Prerender, type PrerenderOptions } from './options.ts';
import { renderInTime } from './rich-text.ts';
import { showsWithoutScript } from './content-without-script.ts';

/** What the server needs of a widget. */
export interface ServerWidget {
  schema: PropSchema;
  component: ComponentType<Record<string, unknown>>;
  /** What it needs before its first render, where it needs something. */
  loading?: Loading<Record<string, unknown>> | undefined;
  /** Of its props; default 1. */
  version?: number;
  /** From the versions before. */
  migrations?: Migrations;
}

/** The part of the time that calls may take: the rest is for rendering what has come. */
const CALLS_SHARE = 0.75;

/** A text put in the place of what stands between two positions. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** What the island of a marker is rendered of. */
interface Ready {
  widget: ServerWidget;
  /** Checked. */
  props: Record<string, unknown>;
  /** Of the widget's call; undefined where it makes none. */
  answer: unknown;
}

/** Why a marker stays as it came; an editor reads it. */
class Reason extends Error {}

const ID_PREFIX = /^[a-z][\w-]{0,39}$/i;
/** In the first characters of a text that is a page, and no part of one. */
const WHOLE_PAGE = /<(?:!doctype|html|head|body)\b/i;
const FIRST = 2000;

/**
 * Returns what the ids of a page's islands are made of, beside their markers. Parts of a page that are rendered one by one may hold equal
 * markers at equal places: the ids of a part depend on all that is in it, and are the same for the same part.
 */
const idsOf = (html: string, { idPrefix }: PrerenderOptions): Page['ids'] => ({
  prefix: idPrefix !== undefined && ID_PREFIX.test(idPrefix) ? `${idPrefix}-` : '',
  part: WHOLE_PAGE.test(html.slice(0, FIRST)) ? '' : hashOf(html),
});

const TEMPLATE = '<template data-widget-fallback>';

/**
 * The CMS's own fallback in an element that browsers do not show; blank content stays as it is.
 * @throws Reason, TooMuchWork
 */
function keptFallback(content: string, isOver: () => boolean): string {
  if (content.trim() === '') return content;
  const kept = `${TEMPLATE}${content}</template>`;
  // Content that ends the template, or goes on behind it, is not kept by one.
  const [template, behind] = new BoundedParser({ isOver, isFragment: true }).parse(`${kept}<br>`).childNodes;
  const isWhole =
    template?.sourceCodeLocation?.endOffset === kept.length &&
    behind?.nodeName === 'br' &&
    behind.sourceCodeLocation?.startOffset === kept.length;
  if (!isWhole) throw new Reason('its fallback is not well-formed enough to be kept');
  return kept;
}

/** Why a marker stays as it came, for an editor; says nothing of the server's own errors. */
function whyOf(error: unknown): string {
  if (error instanceof Reason) return error.message;
  return error instanceof TooMuchWork
    ? `it takes more work than it may (${error.limit})`
    : 'it threw while rendering';
}

/** What an editor reads in the source of the page. */
const noteOf = (name: string, why: string): string =>
  `<!-- saaristo: ${`${name} is not prerendered, ${why}`.replaceAll(/-{2,}/g, '–').replaceAll('>', '›')} -->`;

/** Props of a marker as its widget reads them today. */
function migrated(widget: ServerWidget, props: Record<string, unknown>, from: number) {
  const { migrations, version = FIRST_VERSION } = widget;
  if (!migrations || from >= version) return props;
  try {
    return migrate(props, from, migrations);
  } catch (error) {
    throw new Reason(`its props of version ${from} could not be brought to version ${version}`, {
      cause: error,
    });
  }
}

/**
 * Makes `migrateProps` of a set of widgets.
 * @param widgets by name
 */
export const createMigrateProps =
  (widgets: ReadonlyMap<string, ServerWidget>): MigrateProps =>
  (name, props, from = FIRST_VERSION) => {
    const widget = widgets.get(name);
    const version = Math.max(from, widget?.version ?? FIRST_VERSION);
    return { version, props: widget ? migrated(widget, props, from) : props };
  };

/**
 * Makes `prerender` of a set of widgets.
 * @param widgets by name
 */
export function createPrerender(widgets: ReadonlyMap<string, ServerWidget>): Prerender {
  /** What a marker asks for. Throws a reason where it is not right. */
  function read({ name, json, version }: FoundMarker) {
    const widget = widgets.get(name);
    if (!widget) throw new Reason('there is no widget of this name');
    const given = parseProps(json);
    if ('problem' in given) throw new Reason(given.problem);
    const checked = checkProps(widget.schema, migrated(widget, given.value, version));
    if (!checked.ok) throw new Reason(describeProblems(checked.problems));
    return { widget, props: checked.props };
  }

  /** Reads a marker and calls what its widget needs. Rejects with a reason where that is not to be had. */
  async function load(marker: FoundMarker, page: Page): Promise<Ready> {
    const { widget, props } = read(marker);
    if (!widget.loading) return { widget, props, answer: undefined };
    const { settings, url, server } = page;
    await widget.loading.parts?.(undefined);
    if ((!url || !server) && widget.loading.isOptional) return { widget, props, answer: undefined };
    if (!url || !server) throw new Reason('it makes a call, and the page has no address that says where to');
    const { site, language } = createIsland(marker.name, props, settings);
    const context = { settings, site, language, url, width: undefined, signal: server.signal };
    const { loading } = widget;
    try {
      return { widget, props, answer: await callsGoTo(server, () => loading.load(props, context)) };
    } catch (error) {
      throw new Reason(server.signal.aborted ? 'its call took too long' : 'its call failed', {
        cause: error,
      });
    }
  }

  function render(
    marker: FoundMarker,
    html: string,
    { settings, assets, ids }: Page,
    at: number,
    { widget, props, answer }: Ready,
    isOver: () => boolean,
  ): Edit[] {
    const { name, json, attributesEnd, contentStart, contentEnd } = marker;
    const identifierPrefix = `${ids.prefix}sp${at.toString(36)}-${hashOf(name + json + ids.part)}-`;
    const value = {
      ...createIsland(name, props, settings),
      assets,
      loaded: answer === undefined ? undefined : { answer },
    };
    const element = createElement(IslandProvider, { value }, createElement(widget.component, props));
    const rendered = renderInTime(isOver, () => renderToString(element, { identifierPrefix }));
    if (!showsWithoutScript(rendered)) throw new Reason('it shows nothing without a script');
    // UTF-8 has no half characters, so a browser would find another one there.
    if (/\p{Surrogate}/u.test(rendered)) throw new Reason('it shows half a character');
    const island = `<saaristo-root>${rendered}</saaristo-root>`;
    if (!staysWhole(marker, island, isOver))
      throw new Reason('it would not stay whole where it stands in the page');
    const kept = keptFallback(html.slice(contentStart, contentEnd), isOver) + sentAnswer(answer);
    return [
      { from: attributesEnd, to: attributesEnd, text: ` data-widget-prerendered="${identifierPrefix}"` },
      { from: contentStart, to: contentEnd, text: kept + island },
    ];
  }

  return async (html, options = {}) => {
    const { widgets: wanted, settings: given, signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    // Most pages of some CMSs: nothing is to be looked for.
    if (wanted?.size === 0) return html;
    const ends = performance.now() + timeoutMs;
    const isOver = (): boolean => signal?.aborted === true || performance.now() >= ends;
    const found = await findMarkers(html, isOver);
    if (!found) return html;
    const { markers, settings: own, assets } = found;
    const settings = parseSettings(given ?? parsed(own));
    const page: Page = {
      settings,
      assets,
      ids: idsOf(html, options),
      ...whereOf(settings, options, timeoutMs * CALLS_SHARE),
    };
    /** All calls of the page at once; each is looked at in its marker's turn. */
    const answers = markers.map((marker) =>
      wanted?.has(marker.name) === false || isOver() ? undefined : caught(load(marker, page)),
    );
    const edits: Edit[] = [];
    /** Up to where the page is rendered already: markers in a replaced fallback are gone with it. */
    let done = 0;
    for (const [at, marker] of markers.entries()) {
      const answer = answers[at];
      if (marker.tagEnd < done || !answer) continue;
      // Others are to have their turn: one page is not the server.
      await nextTurn();
      if (isOver()) break;
      try {
        edits.push(...render(marker, html, page, at, await inTime(answer, page), isOver));
        done = marker.contentEnd;
      } catch (error) {
        if (!settings.editMode) continue;
        const text = noteOf(marker.name, whyOf(error));
        edits.push({ from: marker.contentEnd, to: marker.contentEnd, text });
      }
    }
    return apply(html, edits);
  };
}

/** A page that is rendered, as far as its widgets' calls need it. */
interface Page {
  settings: Settings;
  assets: string | undefined;
  /** What the ids of its islands begin with, and what they depend on beside their markers. */
  ids: { prefix: string; part: string };
  url: URL | undefined;
  /** Undefined where nobody says where calls go to. */
  server: Server | undefined;
}

function whereOf(
  settings: Settings,
  { url, apiBase = settings.apiBase, fetch: given = fetch, signal }: PrerenderOptions,
  callsMs: number,
): Pick<Page, 'url' | 'server'> {
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const isAbsolute = URL.canParse(apiBase);
  if (!isAbsolute && !address) return { url: undefined, server: undefined };
  const base = isAbsolute ? apiBase : `${address!.origin}${apiBase}`;
  // A timer takes whole milliseconds.
  const late = AbortSignal.timeout(Math.max(0, Math.floor(callsMs)));
  return {
    url: address ?? new URL('/', apiBase),
    server: { fetch: given, base, signal: signal ? AbortSignal.any([signal, late]) : late },
  };
}

/** Nobody listens to a rejection until its marker's turn. */
function caught<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/** A call that hears nothing of its signal ends here. */
async function inTime<Value>(call: Promise<Value>, { server }: Page): Promise<Value> {
  if (!server) return call;
  const { signal } = server;
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(new Reason('its call took too long'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The answer beside the HTML that was made of it, so that hydration repeats no call. */
const sentAnswer = (answer: unknown): string =>
  answer === undefined
    ? ''
    : `<script type="application/json" data-widget-loaded>${JSON.stringify(answer).replaceAll('<', '\\u003c')}</script>`;

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function apply(html: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  // A reason told inside of a marker comes before the edits of markers behind it.
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    text += html.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + html.slice(at);
}
