/** `saaristo/editor`: the block editor for the pages of any CMS (docs/editor-for-your-cms.md). */
import type { EditorAdapter, EditorSettings } from './adapter.ts';
import { createHttpAdapter } from './api.ts';
import type { EditorOptions } from './contract.ts';
import { mountAt, type MountedEditor } from './mount.tsx';

export type * from './adapter.ts';
export type * from './contract.ts';
export { CallError, createHttpAdapter } from './api.ts';
export type { MountedEditor };

/** The folder of the built files. */
// Not an asset of the build.
const ASSETS = new URL(/* @vite-ignore */ '../', import.meta.url).href;

/**
 * Shows the block editor in an element, which takes the height of the window.
 * @param options name the page; without one, and without `page` in the address of the document, the list of pages is shown
 * @throws CallError if the page can't be loaded; the element says so
 */
export const mountEditor = (
  element: HTMLElement,
  adapter: EditorAdapter,
  options: EditorOptions,
): Promise<MountedEditor> => mountAt(element, adapter, options, ASSETS);

// A server that answers the plain HTTP API writes its settings into the document, and needs no script of its own.
const settings = document.getElementById('editor-settings')?.textContent;
if (settings) {
  const parsed = JSON.parse(settings) as EditorSettings;
  void mountEditor(document.getElementById('editor')!, createHttpAdapter(parsed), parsed);
}
