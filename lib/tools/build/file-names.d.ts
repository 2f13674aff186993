import type { Manifest } from 'vite';
/** The hash of a file's content, as it stands in its name. */
export declare const digest: (text: string) => string;
/** Stylesheets of chunks that are needed together, as one file: a request costs a page more than a rule that waits for its turn. */
export interface SharedSheet {
    /** The name of the file; `saaristo` is the page's own stylesheet, which no script asks for. */
    name: string;
    /** Names of the chunks whose styles it takes, in the order in which they stand in it. */
    of: readonly string[];
}
/**
 * Renames the files of `dist/chunks` and what names them.
 * @param sheets stylesheets to join
 * @param stylesOf the stylesheets of a widget's chunk, by the manifest's names; undefined for any other file
 * @returns the manifest with the new names
 */
export declare function shortenNames(dist: string, sheets: readonly SharedSheet[], stylesOf: (manifest: Manifest, file: string) => string[] | undefined): Promise<Manifest>;
