/** The types that the script and the runtime share. Each contract between two of them is declared here. */
import type { Root } from 'react-dom/client';
import type { PropSchema } from '#island/check-props.ts';
import type { SlotSource } from '#island/context.ts';
import type { Loaded } from '#island/load.ts';
import type { Retry } from '#lib/retry.ts';
import type { Bundle, IslandState } from './page/page-types.ts';
import type { Stylesheet, Tree } from './style.ts';

export type * from './page/page-types.ts';

/** The members that a marker has in every state. */
interface MarkerBase {
  context: MountContext;
  element: HTMLElement;
  name: string;
  state: IslandState;
  /** The load strategy: `data-load`, otherwise the widget's own. */
  load: string;
  /** The marker's own child nodes. They are shown while no island is mounted. */
  fallback: Node[];
  /** The document or shadow root that contains the marker. */
  tree: Node;
  /** The widget, when its code is loaded. */
  widget?: LoadedWidget;
  /** The last event of an input method that is composing text in the marker. */
  composition?: Interaction | undefined;
}

/** Members that a marker lacks. */
type Without<Members extends string> = Partial<Record<Members, undefined>>;

type WaitingMember = 'clicks' | 'disposeStrategy' | 'limit';

/** A marker whose fallback waits for its island. */
interface Awaiting extends MarkerBase, Without<'json' | 'host' | 'ms' | 'reason'> {
  /** Clicks in the fallback that the island replays. */
  clicks?: Interaction[];
}

/** A marker that waits for the event of its load strategy. */
export interface PendingMarker extends Awaiting, Without<'limit'> {
  state: 'pending';
  /** Cancels the load strategy. */
  disposeStrategy?: (() => void) | undefined;
}

/** A marker whose code is requested, or whose island is queued. */
export interface LoadingMarker extends Awaiting, Without<'disposeStrategy'> {
  state: 'loading';
  /** The time in ms since navigation. */
  startedAt: number;
  /** The timer that ends the loading. */
  limit: ReturnType<typeof setTimeout>;
}

/** A marker that shows its island. */
export interface MountedMarker extends MarkerBase, Without<WaitingMember> {
  state: 'mounted';
  widget: LoadedWidget;
  /** The JSON of the props that the island is rendered with. */
  json: string;
  /** The element of the island, until that is removed. */
  host: HTMLElement | undefined;
  /** The time from the start of loading to the mount. */
  ms: number;
  /** The fault of the page around the island: a sentence for developers. */
  reason?: string;
}

/** A marker that shows its fallback for good. */
export interface FailedMarker extends MarkerBase, Without<WaitingMember | 'host' | 'ms'> {
  state: 'invalid' | 'failed';
  /** Why it has no island: a sentence for developers. */
  reason: string;
  /** The JSON of the props that failed. Other props start the marker again. */
  json: string;
}

/** A marker in the page. The script and the runtime share these members. */
export type Marker = PendingMarker | LoadingMarker | MountedMarker | FailedMarker;

/** Holds the page's nodes of a marker with an island (island/root.ts). They return when the island is removed. */
interface Place extends SlotSource {
  /** Whether the fallback stays beside the island. Its slots move their content out of it. */
  isFallbackKept?: boolean;
  /** A part of the page that the marker contains by mistake, and that therefore stays beside the island. */
  swallowed?: Element | undefined;
  /** Puts the script with the props back into the element from which it was taken. */
  restoreScript?: () => unknown;
  /** Returns the markers in the server's HTML to the copy of that. */
  restoreMarkers?: (() => void) | undefined;
}

/**
 * A marker with a loaded widget. The runtime of its bundle owns the members of the island. The script and other bundles do not read them.
 */
export type Island = Marker & IslandMembers;

/** The members of an island, and members of the marker that the island reads or writes in each state. */
interface IslandMembers
  extends
    Place,
    Pick<Awaiting, 'clicks'>,
    Partial<Pick<LoadingMarker, 'startedAt'>>,
    Partial<Pick<MountedMarker, 'json' | 'host' | 'reason'>> {
  /**
   * `queued`: the fallback is shown. `rendering`: React renders it in this task.
   * `hydrating`: React finishes a large or suspended island in later tasks. `rendered`: all of it has been rendered once.
   * Undefined when the widget is unmounted.
   */
  progress?: 'queued' | 'rendering' | 'hydrating' | 'rendered' | undefined;
  /** Renders the island with the present props. */
  render(): Failure | undefined;
  /** React's root, while the element of the island is in the page. */
  root?: Root | undefined;
  /** The prefix of all ids in the island. */
  idPrefix?: string;
  /** The `lang` around the island at its last rendering. */
  langAround?: string;
  /** The result of the widget's `load` for these props. */
  loaded?: Loaded<unknown> & { json: string };
  /** Aborts the widget's `load`. */
  abortLoad?: () => void;
  /** The visitor's input in the fallback, until the island is mounted. */
  fallbackState?: FallbackState | undefined;
  /** A failure that is not reported yet. */
  failure?: Failure | undefined;
  /** Number of times that the island has been put back since a time, in ms since navigation. */
  remounts?: { count: number; since: number };
}

/** Reason why a marker has no island. */
export interface Failure {
  state: 'invalid' | 'failed';
  reason: string;
  /** Loads a better reason. */
  explain?: (() => Promise<string>) | undefined;
  error?: unknown;
  /** A chunk could not be loaded. The marker is retried when the browser is online again. */
  isChunkMissing?: boolean;
}

/** The visitor's input in a fallback. */
export interface FallbackState {
  /** Restores the input in the mounted island. */
  toIsland(): void;
  /** Restores the focus in the fallback, if that is shown again. */
  toFallback(): void;
}

/** The context that the loader and the runtime of a bundle share. `start` of the loader creates it. */
export interface MountContext {
  /** The bundle's markers by element. */
  readonly markers: Map<EventTarget, Marker>;
  /** The code of widgets by name, from the first request on. */
  readonly modules: Map<string, Promise<WidgetModule>>;
  readonly loads: LoaderOptions['loads'];
  readonly isOwn: LoaderOptions['isOwn'];
  /**
   * Event that markers await before their load strategies start: the parsed page, its painted content, or the visitor's first use (rest.ts).
   * Undefined if they do not wait.
   */
  hold?: 'page' | 'content' | 'rest' | undefined;
  /** Resolves when the page is parsed and can show failures to editors. No island is mounted before. */
  opened: Promise<unknown>;
  /** Called when a marker has another state or is unregistered. */
  handleState?: () => void;
  /** Ends the hold `rest`. */
  release(): void;
  readonly retry: Retry;
  /** Imports a file of the build by its name. */
  fetchFile(name: string, attempt?: number): Promise<unknown>;
  /** Loads the stylesheet of a chunk for all islands of the page. */
  loadChunkStyle(url: string): Promise<void>;
  /** Sets the state `mounted`. Does nothing if the marker has failed or is unregistered. */
  setMounted(marker: Marker): void;
  /** Sets the state of a failure, unmounts the island and reports the failure once. */
  setFailed(marker: Marker, failure: Failure): void;
  /** The stylesheets of each document and shadow root by URL. */
  readonly styles: ReadonlyMap<Tree, ReadonlyMap<string, Stylesheet>>;
  /** Loads a stylesheet into a tree, unless the page applies it already. Resolves when it is applied. */
  loadStyle(url: string, tree: Tree): Promise<void>;
  /** Restores stylesheets that the page has removed. Undefined until a widget is mounted. */
  restoreStyles?: (records: MutationRecord[]) => void;
  /** Patches texts of islands that the page's translation has changed. Undefined until a widget is mounted. */
  handleTranslation?: (records: MutationRecord[]) => void;
  /** Captures the input in a fallback before its island is mounted in `host`. Undefined until a fallback has been used. */
  captureFallbackState?: (marker: Island, host: HTMLElement) => FallbackState | undefined;
}

/** The default export of a widget's chunk: all functions that need React. */
export interface LoadedWidget {
  /** The `CONTRACT` of the build (contract.ts). Undefined is 1. */
  contract?: number;
  /** The schema of its props. Undefined in older versions. */
  schema?: PropSchema;
  /** Queues the marker for rendering. Then calls `setMounted` or `setFailed`, unless the marker is unmounted first. */
  mount(marker: Marker): void;
  /** Renders a mounted island with the marker's present props. */
  update(marker: Marker): void;
  /** Adapts a mounted island to the place to which its marker has moved: its tree, and the language around it. */
  move(marker: Marker): void;
  /** Removes the island or cancels its mounting. Restores the fallback. */
  unmount(marker: Marker): void;
  /** Puts the island back after the page has replaced the marker's content. Returns false if the island is damaged. */
  remount(marker: Marker, records: MutationRecord[]): boolean;
}

/** The exports of a widget's chunk. */
export interface WidgetModule {
  default: LoadedWidget;
  /** Stylesheets of the chunk and its imports in order, relative to the chunk. The build inserts them. */
  styles?: string[] | null;
}

/** Imports a script of the build. Later attempts find it by its present name. */
export type FetchFile = (name: string, hash: string, attempt?: number) => Promise<unknown>;

/** An event by which a visitor uses a fallback. */
export interface Interaction {
  event: Event;
  /** The event's path, which browsers clear after the dispatch. */
  path: EventTarget[];
  /** In ms since navigation. */
  time: number;
}

/** The input of the loader. */
export interface LoaderOptions {
  /** The load strategy of each widget by name. */
  loads: Map<string, string>;
  /** Whether this bundle registers markers of this name. */
  isOwn: (name: string) => boolean;
  fetchFile: FetchFile;
  /** Sets the page's theme. Resolves when the page is parsed, with whether it is open in an editor. */
  readSettings: () => Promise<boolean>;
}

/** The functions of a bundle that the loader provides. */
export type Runtime = Pick<Bundle, 'scan' | 'unmount' | 'flush' | 'report' | 'refresh' | 'ready'>;
