/** Renders the islands of a page into its HTML, on a server. */
import { type ComponentType, createElement } from 'react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { checkProps, type PropSchema, sentenceOf } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings, type Settings } from '#island/settings.ts';
import { parseProps } from '#island/given-props.ts';
import { parseFragment } from 'parse5';
import { findMarkers, type FoundMarker } from './find-markers.ts';

/** What the server needs of a widget. */
export interface ServerWidget {
  schema: PropSchema;
  component: ComponentType<Record<string, unknown>>;
}

export interface PrerenderOptions {
  /** Names of the widgets to render; markers of others stay as they came. Default: all. */
  widgets?: ReadonlySet<string>;
  /** The page settings; default: those of the page's own settings script (docs/embedding.md). */
  settings?: Record<string, unknown>;
  /** Ends the work: what is not rendered by then stays as it came. */
  signal?: AbortSignal;
  /** The same after so many milliseconds (800). */
  timeoutMs?: number;
}

export type Prerender = (html: string, options?: PrerenderOptions) => Promise<string>;

const TIMEOUT_MS = 800;

/** A text put in the place of what stands between two positions. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Why a marker stays as it came; an editor reads it. */
class Reason extends Error {}

/** Short, and with the same content the same: pages can be compared and cached. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const TEMPLATE = '<template data-widget-fallback>';

/** The CMS's own fallback in an element that browsers do not show; blank content stays as it is. */
function keptFallback(content: string): string {
  if (content.trim() === '') return content;
  const kept = `${TEMPLATE}${content}</template>`;
  // Content that ends the template, or goes on behind it, is not kept by one.
  const [template, behind] = parseFragment(`${kept}<br>`, { sourceCodeLocationInfo: true }).childNodes;
  const isWhole =
    template?.sourceCodeLocation?.endOffset === kept.length &&
    behind?.nodeName === 'br' &&
    behind.sourceCodeLocation?.startOffset === kept.length;
  if (!isWhole) throw new Reason('its fallback is not well-formed enough to be kept');
  return kept;
}

/** What an editor reads in the source of the page. */
const noteOf = (name: string, why: string): string =>
  `<!-- saaristo: ${`${name} is not prerendered, ${why}`.replaceAll(/-{2,}/g, '–').replaceAll('>', '›')} -->`;

/**
 * Makes `prerender` of a set of widgets.
 * @param widgets by name
 */
export function createPrerender(widgets: ReadonlyMap<string, ServerWidget>): Prerender {
  function render(marker: FoundMarker, html: string, settings: Settings, at: number): Edit[] {
    const { name, json, tagEnd, contentStart, contentEnd } = marker;
    const widget = widgets.get(name);
    if (!widget) throw new Reason('there is no widget of this name');
    const given = parseProps(json);
    if ('problem' in given) throw new Reason(given.problem);
    const checked = checkProps(widget.schema, given.value);
    if (!checked.ok) throw new Reason(sentenceOf(checked.problems));
    const identifierPrefix = `sp${at.toString(36)}-${hashOf(name + json)}-`;
    const value = createIsland(name, checked.props, settings);
    const rendered = renderToString(
      createElement(IslandProvider, { value }, createElement(widget.component, checked.props)),
      { identifierPrefix },
    );
    if (rendered === '') throw new Reason('it renders nothing on the server');
    const kept = keptFallback(html.slice(contentStart, contentEnd));
    const closing = html[tagEnd - 1] === '/' ? tagEnd - 1 : tagEnd;
    return [
      { from: closing, to: closing, text: ` data-widget-prerendered="${identifierPrefix}"` },
      { from: contentStart, to: contentEnd, text: `${kept}<saaristo-root>${rendered}</saaristo-root>` },
    ];
  }

  return async (html, { widgets: wanted, settings: given, signal, timeoutMs = TIMEOUT_MS } = {}) => {
    const ends = performance.now() + timeoutMs;
    const { markers, settings: own } = findMarkers(html);
    const settings = parseSettings(given ?? parsed(own));
    const edits: Edit[] = [];
    /** Up to where the page is rendered already: markers in a replaced fallback are gone with it. */
    let done = 0;
    for (const [at, marker] of markers.entries()) {
      if (marker.tagEnd < done || wanted?.has(marker.name) === false) continue;
      // Others are to have their turn: one page is not the server.
      await nextTurn();
      if (signal?.aborted || performance.now() >= ends) break;
      try {
        edits.push(...render(marker, html, settings, at));
        done = marker.contentEnd;
      } catch (error) {
        if (!settings.editMode) continue;
        const why = error instanceof Reason ? error.message : 'it threw while rendering';
        const text = noteOf(marker.name, why);
        edits.push({ from: marker.contentEnd, to: marker.contentEnd, text });
      }
    }
    return apply(html, edits);
  };
}

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
