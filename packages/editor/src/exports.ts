/**
 * The types of `saaristo/editor`, whose code is built from `main.tsx`. They need no types of the packages in the bundle.
 */
import type { EditorAdapter, HttpSettings } from './adapter.ts';
import type { EditorOptions } from './contract.ts';

export type * from './adapter.ts';
export type * from './contract.ts';

/** The editor in a document. */
export interface MountedEditor {
  /** Removes the editor from its element. Changes that are not saved stay on the device. */
  unmount: () => void;
}

/** An error of an adapter: a call is refused or gets no answer. */
export declare class CallError extends Error {
  /** HTTP status, or 0 if there was no answer. */
  readonly status: number;
  /** The answer; at 409 the current page. */
  readonly body: unknown;
  constructor(status: number, message: string, body?: unknown);
}

/** Creates the adapter for a plain HTTP API. */
export declare const createHttpAdapter: (settings: HttpSettings) => EditorAdapter;

/**
 * Shows the block editor in an element, which takes the height of the window.
 * @param options name the page. By default it is `page` of the document's address. Without either, the list of pages is shown.
 * @throws CallError if the page can't be loaded. The element says so.
 */
export declare const mountEditor: (
  element: HTMLElement,
  adapter: EditorAdapter,
  options: EditorOptions,
) => Promise<MountedEditor>;
