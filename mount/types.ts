/** The runtime's own shapes, and the typed `window.saaristo` (docs/embedding.md#states, #from-a-script). */
import type { Root } from 'react-dom/client';
import type { Loaded } from '#island/load.ts';
import type { persist } from '#lib/persist.ts';
import type { Store } from '#store/page-store.ts';
import type { State } from '#store/store.ts';
import type { CarryOver } from './fallback-state.ts';
import type { style } from './style.ts';

/** Value of `data-widget-state`. */
export type IslandState = 'pending' | 'loading' | 'mounted' | 'invalid' | 'failed';

/** Events of a marker, all bubbling. */
export type IslandEventName = 'widget:mounted' | 'widget:failed' | 'widget:unmounted';
export type IslandEvent = CustomEvent<{ name: string; error?: unknown }>;

/** What the runtime keeps of one marker while that is in the page. */
export interface Marker {
  element: HTMLElement;
  name: string;
  state: IslandState;
  /** The load strategy in force: the marker's, else the widget's own. */
  load: string;
  /** The marker's own children, which are shown until the island is mounted and come back after it. */
  fallback: Node[];
  /** Stops waiting for the load strategy. */
  stopWaiting?: (() => void) | undefined;
  /** The loaded code of the widget, once it is there. */
  widget?: LoadedWidget;
  /** What the visitor last pressed in the fallback, to be handed on. */
  pressed?: HTMLElement;
  /** The JSON of the props that the island is rendered with. */
  json?: string;
  /** What its widget's `load` gave for these props. */
  loaded?: Loaded<unknown> & { json: string };
  /** Aborts its `load`. */
  stopLoading?: () => void;
  /** The island's root and the element that it is in, while it is mounted. */
  root?: Root | undefined;
  host?: HTMLElement | undefined;
  /** What the visitor did in the fallback, until it is handed on. */
  carried?: CarryOver | undefined;
  /** How often it was put back after the page had written over it, within a second from when. */
  insisted?: { times: number; since: number };
  /** What was wrong with the island, put down until it is told. */
  failure?: Failure;
  /** Resolves when the marker is mounted, invalid, failed or gone; `settle` resolves it. */
  settled: Promise<void>;
  settle: () => void;
  /** Why the marker is invalid or has failed, in words. */
  reason?: string | undefined;
  /** Milliseconds since navigation: when its loading began, and when its island was mounted. */
  begun?: number;
  mounted?: number;
}

/** Why there is no island: its props are wrong, or it failed. */
export interface Failure {
  state: 'invalid' | 'failed';
  reason: string;
  error?: unknown;
  /** Whether it was for want of a part of its code, which may come yet. */
  isLost?: boolean;
}

/** Puts down that an island is mounted, or why it is not. */
export type Settle = (marker: Marker, failure?: Failure) => void;

/** How files are fetched, which the runtime has once, whatever else of it there is. */
export interface Fetching {
  persist: typeof persist;
  style: typeof style;
}

/** What a widget's chunk exports: everything about it that needs React is behind these. */
export interface LoadedWidget {
  /** Renders the marker's island, together with others that are ready, and settles it, unless it is taken out first. */
  mount(marker: Marker, settle: Settle, fetching: Fetching): void;
  /** Gives a mounted island the props that its marker now has. */
  update(marker: Marker): void;
  /** Takes the island away and puts the fallback back, or aborts its mounting. */
  unmount(marker: Marker): void;
  /** Puts the island back where the page has put other content in its place; whether it could. */
  reinstate(marker: Marker, records: MutationRecord[]): boolean;
}

/** A widget's chunk. */
export interface WidgetCode {
  default: LoadedWidget;
  /** Stylesheets of it and of what it imports, in their order, relative to it; the build writes them in. */
  styles?: string[] | null;
}

/** Imports a script of the build; each attempt after the first asks anew where the browser may remember a failure. */
export type FetchFile = (name: string, hash: string, attempt?: number) => Promise<unknown>;

/** What a visitor did, and where. */
export interface Press {
  type: string;
  path: EventTarget[];
}

/** What the script hands on to the loader. */
export interface Page {
  /** Every widget's own load strategy, by name. */
  loads: Map<string, string>;
  fetchFile: FetchFile;
  persist: Fetching['persist'];
  /** What was pressed before the loader came; what is pressed later is pushed, too. */
  presses: Press[];
  /** Whether the page is open in an editor. */
  editMode: boolean;
}

/** What the loader does for the script. */
export interface Runtime extends Pick<Saaristo, 'scan' | 'unmount' | 'report'> {
  /** Settles when every marker that was there at start and loads eagerly is mounted or has failed. */
  settled: Promise<unknown>;
}

/** The loader's file. */
export interface Loader {
  start(page: Page): Promise<Runtime>;
}

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

/** `window.saaristo` */
export interface Saaristo {
  /** Version of the script. */
  readonly version: string;
  /** Names of the widgets that markers may ask for. */
  readonly widgets: readonly string[];
  /** Finds markers under `root` (default: the page) that are not taken up yet, for code that stopped them with `unmount`. */
  scan(root?: ParentNode): void;
  /** Takes every island under `root` (default: the page) away and puts the fallbacks back, until `scan`. */
  unmount(root?: ParentNode): void;
  /** Gives a marker other props, as if the CMS had written them; the island's own state stays. */
  update(marker: Element, props: object): void;
  /** The store that all islands share. */
  readonly store: Pick<Store<State>, 'getState' | 'subscribe' | 'setState'>;
  /** Settles when every marker that was there at start and loads eagerly is mounted or has failed. */
  readonly ready: Promise<void>;
  /** Says for every marker what it is, in which state and why, how long it took and what it cost; also as a console table. */
  report(): Promise<ReportRow[]>;
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
