/** `saaristo/widgets.json`: what an editor knows of every widget. */

import type { EditorTexts, Placement, WidgetSlot } from '#island/define.ts';

export interface CatalogueEntry {
  name: string;
  title: string;
  description: string;
  category: string;
  /** An SVG, 24 × 24. */
  icon: string;
  /** Of the props, counted from 1. */
  version: number;
  /** JSON Schema of the props. */
  props: Record<string, unknown>;
  example: Record<string, unknown>;
  /** Translations of the example's texts, by the text and by language (BCP 47). */
  exampleTexts?: EditorTexts;
  /** HTML of the CMS, and other blocks, that the widget shows. Without it, content of the marker is a fallback alone. */
  slots?: readonly WidgetSlot[];
  load: string;
  /** px, in windows above 1024 px. */
  reservedHeight: number;
  /** px, up to 1024 px; only where it is not `reservedHeight`. */
  reservedHeightNarrow?: number;
  /** px, from 600 to 1024 px; only where it is not that of narrow windows. */
  reservedHeightMedium?: number;
  /** How a page lays it out among others; without it, a block of its own. */
  placement?: Placement;
  /** What it shows is one visitor's: no server renders it into a page. */
  personal?: true;
  /** With its server HTML it does nothing before a visitor uses it. Pages of such widgets can set `hydrateOnUse`. */
  rests?: true;
  /** The title, descriptions and choices of this widget alone in other languages, by the English ones; they win over the catalogue's. */
  editorTexts?: EditorTexts;
  /** Files to preload, relative to dist/; the widget's own code first. */
  chunks: string[];
}

/** The whole file. */
export interface Catalogue {
  /** Of the bundle. */
  version: string;
  widgets: CatalogueEntry[];
  /** Titles, descriptions and choices of several widgets in other languages, by the English ones. */
  editorTexts: EditorTexts;
  /** Files that the script fetches beside the widgets', relative to the bundle: a page that is older than the last deploy finds them here. */
  runtime: string[];
}

declare const catalogue: Catalogue;
export default catalogue;
