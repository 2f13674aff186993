/** The types of rendering on a server, shared by `saaristo/server`, `saaristo/pool`, the sidecar and CMSs. */
import type { PageDetails } from '#lib/page-details.ts';

export interface PrerenderOptions {
  /** Names of the widgets to render. Markers of other widgets stay unchanged. Default: all. */
  widgets?: ReadonlySet<string>;
  /** The page settings. Default: the page's settings script (docs/reference.md#page-settings). */
  settings?: Record<string, unknown>;
  /** The URL of the page. Search pages read their query from it. Calls go to its origin if there is no `apiBase`. */
  url?: string;
  /** An absolute URL that replaces `apiBase` of the page settings. */
  apiBase?: string;
  /** Makes the calls of widgets (`load`), with absolute URLs. Default: the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * A prefix of the ids of all islands, for parts of a page that are rendered one by one: a letter, then at most 39 letters, digits, `-`
   * and `_`. Another one is ignored. Default: none; a part then has a prefix that depends on its content.
   */
  idPrefix?: string;
  /** Aborts the rendering. Markers that are not rendered by then stay unchanged. */
  signal?: AbortSignal;
  /** Aborts the rendering after this time in ms (800). */
  timeoutMs?: number;
  /** Called for each marker of a widget to render, for metrics and for builds. */
  onRender?: (render: WidgetRender) => void;
}

/**
 * Result of a marker. `unchanged`: it is invalid or shows nothing without a script. `failed`: its widget threw, or its call failed or was
 * late. `late`: the time of the page was over.
 */
export type RenderResult = 'rendered' | 'unchanged' | 'failed' | 'late';

/** The rendering of a marker. */
export interface WidgetRender {
  /** The name of a widget of the build; `unknown` for other names. */
  widget: string;
  result: RenderResult;
  /** The name in the marker, and why it is not rendered. */
  reason?: string;
  /** Time at which the rendering began, in ms since 1970. */
  startedAt: number;
  /** Milliseconds, with markers in its slots and without its own calls. */
  ms: number;
}

export const DEFAULT_TIMEOUT_MS = 800;

export type Prerender = (html: string, options?: PrerenderOptions) => Promise<string>;

/** Props of a widget's present version, with the version. */
export interface VersionedProps {
  version: number;
  props: Record<string, unknown>;
}

/**
 * Migrates props that a CMS has stored to the widget's present version.
 * @param from their version; default 1. Props of the present version, a newer version or an unknown widget stay unchanged
 * @throws if a migration of the widget throws
 */
export type MigrateProps = (name: string, props: Record<string, unknown>, from?: number) => VersionedProps;

/** A block that visitors would not see. */
export interface PageFault {
  /** Index of the block, from 0. */
  block: number;
  /** Why, in English. */
  message: string;
}

/** The result of a check: the page to store with the problems of its blocks, or the reason why it is refused. */
export type CheckedPage = { details: PageDetails; faults: PageFault[] } | { error: string };

/**
 * Checks a page that the block editor has sent: reads its known parts, cuts texts to their limits, sanitizes rich text as the browser does,
 * and checks props by the widgets' schemas. A draft may have faults; a page for visitors should not.
 */
export type CheckPage = (value: unknown) => CheckedPage;
