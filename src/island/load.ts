/**
 * What a widget says that it needs before its first render: `load` in `load.ts` of its folder (docs/writing-a-widget.md). A server calls it
 * and sends the answer with the marker, so that hydration repeats no call; in the browser it is called while a fallback is shown.
 */
import type { Island } from './context.ts';

/** Where the widget is. Everything that `load` may know: it reads no global. */
export interface LoadContext extends Pick<Island, 'settings' | 'site' | 'language'> {
  /** The address of the page. */
  url: URL;
  /** Width of the window in px; undefined on a server, which renders for all. */
  width: number | undefined;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * Asks for what the first render shows. The answer has to be the same after `JSON.parse(JSON.stringify(answer))`, and nobody's own: it may be in
 * a cached page. A rejection leaves the server's marker as it came; in the browser the component meets the same failure, unless `isNeeded`.
 */
export type Load<Props = never, Answer = unknown> = (props: Props, context: LoadContext) => Promise<Answer>;

/** What has come of a `load`. */
export interface Loaded<Answer> {
  /** There at the first render; undefined where it did not come in time. */
  answer?: Answer | undefined;
  /** Under way, so that it is not asked for twice. */
  call?: Promise<Answer> | undefined;
}

/** What a widget's `load.ts` exports. */
export interface Loading<Props = never, Answer = unknown> {
  load: Load<Props, Answer>;
  /** The widget is rendered on a server that can make no calls, too: it most often makes none. Default false. */
  isOptional?: boolean;
  /** A fallback is better than the widget without the answer, and stays where the call fails in time. Default false. */
  isNeeded?: boolean;
  /**
   * How long a fallback is shown at most because of `load`, in ms: for a widget that does more than its fallback without the answer, too. Default:
   * until the call has ended.
   */
  timeoutMs?: number;
  /**
   * Fetches code of the widget that the first render needs and that is not in its chunk, such as one of two layouts. Waited for, however long.
   * @param width of the window in px; undefined on a server, which needs all
   */
  parts?: (width: number | undefined) => Promise<unknown>;
}
