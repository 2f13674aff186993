/** `saaristo/editor`: the block editor for the pages of any CMS (docs/editor-for-your-cms.md). Its types are in `exports.ts`. */
import type { EditorSettings } from './adapter.ts';
import { createHttpAdapter } from './api.ts';
import type * as Exports from './exports.ts';
import { mountAt } from './mount.tsx';

export { CallError, createHttpAdapter } from './api.ts';

/** The folder of the built files. */
// Not an asset of the build.
const ASSETS = new URL(/* @vite-ignore */ '../', import.meta.url).href;

export const mountEditor: typeof Exports.mountEditor = (element, adapter, options) =>
  mountAt(element, adapter, options, ASSETS);

// A server that answers the plain HTTP API writes its settings into the document, and needs no script of its own.
const settings = document.getElementById('editor-settings')?.textContent;
if (settings) {
  const parsed = JSON.parse(settings) as EditorSettings;
  void mountEditor(document.getElementById('editor')!, createHttpAdapter(parsed), parsed);
}
