/** The runtime's own shapes. */
import type { Root } from 'react-dom/client';
import type { Loaded } from '#island/load.ts';
import type { Retry } from '#lib/retry.ts';
import type { FallbackState } from './fallback-state.ts';
import type { Bundle, IslandState } from './page-types.ts';
import type { loadPartStyle } from './style.ts';

export type * from './page-types.ts';

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
  /** The clicks in the fallback, to be replayed in the island. */
  pressed?: Press[];
  /** The last sign that an input method is composing text in the fallback, until it ends. */
  composing?: Press | undefined;
  /** The JSON of the props that the island is rendered with. */
  json?: string;
  /** What its widget's `load` gave for these props. */
  loaded?: Loaded<unknown> & { json: string };
  /** Aborts its `load`. */
  stopLoading?: () => void;
  /** The prefix of the ids in its island. */
  idPrefix?: string;
  /** The island's root and the element that it is in, while it is mounted. */
  root?: Root | undefined;
  host?: HTMLElement | undefined;
  /** How far it is where it is hydrated in parts, not in one. */
  inParts?: 'hydrating' | 'hydrated';
  /** What the visitor did in the fallback, until it is handed on. */
  fallbackState?: FallbackState | undefined;
  /** How often it was put back after the page had written over it, within a second from when. */
  insisted?: { times: number; since: number };
  /** What was wrong with the island, put down until it is told. */
  failure?: Failure;
  /** The document or shadow root that the marker is in. */
  tree: Node;
  /** Sets the state that mounting ended in: `mounted`, or that of the failure. */
  settle: (failure?: Failure) => void;
  /** Resolves when the marker is mounted, invalid, failed or gone; `end` resolves it. */
  settled: Promise<void>;
  end: () => void;
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

/** How files are fetched, which the runtime has once, whatever else of it there is. */
export interface Fetching {
  retry: Retry;
  style: typeof loadPartStyle;
  /** Fetches what makes calls by what it is called now, where it is that file; undefined for any other. */
  own: (file: string | undefined, attempt: number) => Promise<unknown> | undefined;
}

/** What a widget's chunk exports: everything about it that needs React is behind these. */
export interface LoadedWidget {
  /** Renders the marker's island, together with others that are ready, and settles it, unless it is taken out first. */
  mount(marker: Marker, fetching: Fetching): void;
  /** Gives a mounted island the props that its marker now has. */
  update(marker: Marker): void;
  /** Has a mounted island hear events in the tree that its marker was moved to. */
  move(marker: Marker): void;
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

/** An event by which a visitor uses a fallback. */
export interface Press {
  event: Event;
  /** The path of the event, which it has only while it is dispatched. */
  path: EventTarget[];
  /** When it was heard, in milliseconds since navigation. */
  time: number;
}

/** What the script hands on to the loader. */
export interface Page {
  /** Every widget's own load strategy, by name. */
  loads: Map<string, string>;
  /** Whether this bundle is to register a marker of this name. */
  owns: (name: string) => boolean;
  fetchFile: FetchFile;
  /** What was pressed before the loader came; what is pressed later is pushed, too. */
  presses: Press[];
  /** Whether the page is open in an editor. */
  editMode: boolean;
}

/** What the loader does for the script. */
export interface Runtime extends Pick<Bundle, 'scan' | 'unmount' | 'report' | 'refresh'> {
  /** Settles when every marker that was there at start and loads eagerly is mounted or has failed. */
  settled: Promise<unknown>;
}

/** The loader's file. */
export interface Loader {
  start(page: Page): Promise<Runtime>;
}
