/** Types of `saaristo/widgets.json`, the catalogue of all widgets for editors. */

import type { EditorTexts, Placement, WidgetSlot } from '#island/define.ts';

export interface CatalogueEntry {
  name: string;
  title: string;
  description: string;
  category: string;
  /** An SVG, 24 × 24. */
  icon: string;
  /** Version of the props, counted from 1. */
  version: number;
  /** JSON Schema of the props. */
  props: Record<string, unknown>;
  example: Record<string, unknown>;
  /** Translations of the example's texts, by the text and by language (BCP 47). */
  exampleTexts?: EditorTexts;
  /** Slots for HTML of the CMS and other blocks. Without slots, the marker's content is only a fallback. */
  slots?: readonly WidgetSlot[];
  load: string;
  /** Height in windows above 1024 px, in px. */
  reservedHeight: number;
  /** Height in windows up to 1024 px, in px; only if it differs from `reservedHeight`. */
  reservedHeightNarrow?: number;
  /** Height in windows from 600 to 1024 px, in px; only if it differs from that of narrow windows. */
  reservedHeightMedium?: number;
  /** Layout among other blocks. Default: a separate block. */
  placement?: Placement;
  /** Whether it shows data of one visitor. Servers do not render it. */
  personal?: true;
  /** Whether its server HTML works alone until a visitor uses it. Pages of such widgets can set `hydrateOnUse`. */
  rests?: true;
  /** The title, descriptions and choices of this widget alone in other languages, by the English ones. They override the catalogue's. */
  editorTexts?: EditorTexts;
  /** Files to preload, relative to dist/. The first is the widget's own code. */
  chunks: string[];
}

/** Content of `widgets.json`. */
export interface Catalogue {
  /** Version of the bundle. */
  version: string;
  widgets: CatalogueEntry[];
  /** Titles, descriptions and choices of several widgets in other languages, by the English ones. */
  editorTexts: EditorTexts;
  /** Further files of the script, relative to the bundle. Pages that are older than the last deploy find them here. */
  runtime: string[];
}

declare const catalogue: Catalogue;
export default catalogue;
