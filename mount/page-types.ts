/** The typed `window.saaristo` and its events (docs/reference.md#states, #from-a-script), without React: other projects read these. */
import type { Store } from '#store/page-store.ts';
import type { State } from '#store/store.ts';

/** Value of `data-widget-state`. */
export type IslandState = 'pending' | 'loading' | 'mounted' | 'invalid' | 'failed';

/** Events of a marker, all bubbling. */
export type IslandEventName = 'widget:mounted' | 'widget:failed' | 'widget:unmounted';
export type IslandEvent = CustomEvent<{ name: string; error?: unknown }>;

/** One row of `saaristo.report()`. */
export interface ReportRow {
  widget: string;
  state: IslandState;
  load: string;
  /** Why it is in that state, in a sentence. */
  why: string;
  /** Milliseconds from the start of loading to the first commit; null where it did not mount. */
  ms: number | null;
  /** Bytes of the files that the widget needs, as they came over the wire; null where the browser does not say. */
  bytes: number | null;
  element: HTMLElement;
}

/** One build of widgets on a page: what its script registers. A name belongs to the bundle that registers it first. */
export interface Bundle {
  /** Version of the script. */
  readonly version: string;
  /** Names of the widgets that markers may ask for. */
  readonly widgets: readonly string[];
  /** Finds markers under `root` (default: the page) that are not taken up yet, for code that stopped them with `unmount`. */
  scan(root?: ParentNode): void;
  /** Takes every island under `root` (default: the page) away and puts the fallbacks back, until `scan`. */
  unmount(root?: ParentNode): void;
  /** Settles when every marker that was there at start and loads eagerly is mounted or has failed. */
  readonly ready: Promise<void>;
  /** Says for every marker what it is, in which state and why, how long it took and what it cost; also as a console table. */
  report(): Promise<ReportRow[]>;
  /** Called when the page has loaded or another bundle is registered: drops markers of names that belong to that one. */
  refresh(): void;
}

/** `window.saaristo`: all bundles of the page as one, in the order of their registration. */
export interface Saaristo extends Omit<Bundle, 'refresh'> {
  /** Version of the page's first script. */
  readonly version: string;
  /** The bundles of the page, in the order of their registration. */
  readonly bundles: readonly Bundle[];
  /** Adds a bundle. Each script calls this itself, with the names that are not in `widgets` yet; a page does not need to. */
  register(bundle: Bundle): void;
  /** Gives a marker other props, as if the CMS had written them; the island's own state stays. */
  update(marker: Element, props: object): void;
  /** The store that all islands share. */
  readonly store: Pick<Store<State>, 'getState' | 'subscribe' | 'setState'>;
}

declare global {
  interface Window {
    saaristo?: Saaristo;
  }
  interface HTMLElementEventMap {
    'widget:mounted': IslandEvent;
    'widget:failed': IslandEvent;
    'widget:unmounted': IslandEvent;
  }
}
