/** The public types of `window.saaristo` and its events (docs/reference.md#states, #from-a-script). Contains no React. */
import type { PageEvents } from '#store/page-events.ts';
import type { Store } from '#store/page-store.ts';
import type { State } from '#store/store.ts';

/** The values of `data-widget-state`. */
export type IslandState = 'pending' | 'loading' | 'mounted' | 'invalid' | 'failed';

/** Events of a marker. All bubble. */
export type IslandEventName = 'widget:mounted' | 'widget:failed' | 'widget:unmounted';
export type IslandEvent = CustomEvent<{ name: string; error?: unknown }>;

/** One row of `saaristo.report()`. */
export interface ReportRow {
  widget: string;
  state: IslandState;
  load: string;
  /** A sentence that explains the state. */
  why: string;
  /** Milliseconds from the start of loading to the first commit; null if it is not mounted. */
  ms: number | null;
  /** Transferred bytes of the widget's own files; null if the browser does not report them. */
  bytes: number | null;
  element: HTMLElement;
}

/** A build of widgets, registered by its script. A name belongs to the first bundle that registers it. */
export interface Bundle {
  /** The version of the script. */
  readonly version: string;
  /** The names of its widgets. */
  readonly widgets: readonly string[];
  /** Registers markers in `root` (default: the page) that are not registered, for example after `unmount`. */
  scan(root?: ParentNode): void;
  /**
   * Unmounts the bundle's islands in `root` (default: the page) and restores their fallbacks, until `scan`.
   * @param restored gets the restored nodes
   */
  unmount(root: ParentNode | undefined, restored: Set<Node>): void;
  /**
   * Handles changes of the page that are not handled yet.
   * @param restored nodes in which no markers are registered
   */
  flush(restored?: ReadonlySet<Node>): void;
  /** Resolves when all eager markers that existed at the start are mounted or have failed. */
  readonly ready: Promise<void>;
  /** Returns each marker's widget, state, reason, duration and bytes. Also prints them as a console table. */
  report(): Promise<ReportRow[]>;
  /** Unregisters markers whose names belong to another bundle. Called when the page has loaded or a bundle is registered. */
  refresh(): void;
}

/** `window.saaristo`: combines all bundles of the page. */
export interface Saaristo extends Omit<Bundle, 'refresh' | 'flush' | 'unmount'> {
  /** The version of the page's first script. */
  readonly version: string;
  /** The bundles of the page in the order of registration. */
  readonly bundles: readonly Bundle[];
  /** Unmounts all islands in `root` (default: the page) and restores their fallbacks, until `scan`. */
  unmount(root?: ParentNode): void;
  /** Adds a bundle. Called by each script with the names that are not in `widgets`; pages do not call it. */
  register(bundle: Bundle): void;
  /** Replaces a marker's props as a CMS does. The island keeps its state. */
  update(marker: Element, props: object): void;
  /** The store of all islands. */
  readonly store: Pick<Store<State>, 'getState' | 'subscribe' | 'setState'>;
}

/** The events by name, for listeners of a marker, the document and the window. */
type IslandEventMap = Record<IslandEventName, IslandEvent> & {
  [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]>;
};

declare global {
  interface Window {
    saaristo?: Saaristo;
  }
  interface HTMLElementEventMap extends IslandEventMap {}
  interface DocumentEventMap extends IslandEventMap {}
  interface WindowEventMap extends IslandEventMap {}
}
