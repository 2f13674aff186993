/** `saaristo/widgets.json`: what an editor knows of every widget. */
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
    load: string;
    /** px, on wide windows; `reservedHeightNarrow` up to 1024 px, where that differs. */
    reservedHeight: number;
    reservedHeightNarrow?: number;
    /** Files to preload, relative to dist/; the widget's own code first. */
    chunks: string[];
}
/** The whole file. */
export interface Catalogue {
    /** Of the bundle. */
    version: string;
    widgets: CatalogueEntry[];
}
declare const catalogue: Catalogue;
export default catalogue;
