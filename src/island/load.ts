/**
 * The data that a widget needs before its first render: `load` in `load.ts` of its folder
 * (docs/writing-a-widget.md). A server calls it and sends the answer with the marker, so that hydration
 * repeats no call. In the browser it is called while a fallback is shown.
 */
import type { Language, Site } from '#lib/site.ts';
import type { Settings } from './settings.ts';

/** The context of `load`, which must not read globals. */
export interface LoadContext {
  site: Site;
  language: Language;
  settings: Settings;
  /** The URL of the page. */
  url: URL;
  /** Width of the window in px. Undefined on a server, which renders for all widths. */
  width: number | undefined;
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
}

/**
 * Loads the data of the first render. The answer must equal `JSON.parse(JSON.stringify(answer))`. It must not be personal, because the
 * page may be cached. If it rejects, the server leaves the marker unchanged. In the browser the component is mounted and meets the same
 * failure, unless `isNeeded`.
 */
export type Load<Props = never, Answer = unknown> = (props: Props, context: LoadContext) => Promise<Answer>;

/** The result of a `load`. */
export interface Loaded<Answer> {
  /** The answer for the first render; undefined if it did not arrive in time. */
  answer?: Answer | undefined;
  /** The running call, so that it is not repeated. */
  call?: Promise<Answer> | undefined;
}

/** The exports of a widget's `load.ts`. */
export interface Loading<Props = never, Answer = unknown> {
  load: Load<Props, Answer>;
  /**
   * The widget is rendered also on a server that can't make calls, because it usually makes none. Default
   * false.
   */
  isOptional?: boolean;
  /**
   * The widget is useless without the answer: the fallback stays if the call fails in time. Default false.
   */
  isNeeded?: boolean;
  /**
   * Maximum time in ms that a fallback is shown because of `load`, for a widget that is more useful than its
   * fallback even without the answer. Default: until the call has ended, at most 30 s.
   */
  timeoutMs?: number;
  /**
   * Loads code that the first render needs and that is not in the widget's chunk, such as one of two layouts. After 30 s the island is
   * mounted without it.
   * @param width width of the window in px. Undefined on a server, which needs all parts.
   */
  parts?: (width: number | undefined) => Promise<unknown>;
}
