/** Engines that the journeys run in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Pointer that a gesture uses. */
export type PointerType = 'mouse' | 'touch';

/** One tab of a browser with its own cookies and storage. `Tab` adds everything that is the same in all engines. */
export interface Driver {
  engine: Engine;
  /** Version of the browser. */
  version: string;
  /** Whether touches are trusted events of the browser. Otherwise the page dispatches the same events to itself. */
  hasRealTouch: boolean;
  /** Errors and warnings of the console, uncaught errors and refused resources of all pages so far. */
  faults: string[];
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. Waits if its value is a promise. The value is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse without pressing. */
  move(point: Point): Promise<void>;
  /**
   * Presses at the first point, moves through the others and releases at the last.
   * @param holdMs milliseconds between pressing and moving
   */
  drag(pointer: PointerType, points: readonly Point[], holdMs?: number): Promise<void>;
  /** Types a text with the keyboard into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key by its DOM name, such as `Escape`. */
  press(key: string, shift?: boolean): Promise<void>;
  /** Chooses files for the file input that matches the selector. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Loads the page again. */
  reload(): Promise<void>;
  /** Sets the size of the window's content. */
  resize(width: number, height: number): Promise<void>;
  /** Returns a PNG. */
  screenshot(): Promise<Buffer>;
  /** Closes the tab. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  version: string;
  /** Opens a tab with empty cookies and storage. */
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}

/** Environment of the browsers: another time zone than the server's, where the date differs most of the day. */
export const AWAY: NodeJS.ProcessEnv = { ...process.env, TZ: 'Pacific/Kiritimati' };
