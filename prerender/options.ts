/** What `saaristo/server` takes and gives. */

export interface PrerenderOptions {
  /** Names of the widgets to render; markers of others stay as they came. Default: all. */
  widgets?: ReadonlySet<string>;
  /** The page settings; default: those of the page's own settings script (docs/reference.md#page-settings). */
  settings?: Record<string, unknown>;
  /** The address of the page: what a search page searches for, and where calls go to that have no `apiBase`. */
  url?: string;
  /** Where calls go to, whatever the page settings say of it: an absolute URL. */
  apiBase?: string;
  /** Makes the calls of widgets (`load`), with absolute URLs. Default: the global one. */
  fetch?: typeof fetch;
  /**
   * Put before the ids of all islands, for parts of a page that are rendered one by one: letters, digits, `-` and `_`, at most 40, a
   * letter first. Another one is ignored. Default: none; a part then has a prefix of its own content.
   */
  idPrefix?: string;
  /** Ends the work: what is not rendered by then stays as it came. */
  signal?: AbortSignal;
  /** The same after so many milliseconds (800). */
  timeoutMs?: number;
}

/** `timeoutMs`, where none is given. */
export const DEFAULT_TIMEOUT_MS = 800;

export type Prerender = (html: string, options?: PrerenderOptions) => Promise<string>;

/** Props as their widget reads them today, and their version. */
export interface VersionedProps {
  version: number;
  props: Record<string, unknown>;
}

/** Gives props that a CMS has stored as their widget reads them today. */
export type MigrateProps = (name: string, props: Record<string, unknown>, from?: number) => VersionedProps;
