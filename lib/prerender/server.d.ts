import type { MigrateProps, Prerender, PrerenderOptions, VersionedProps } from './options.js';
export type { PrerenderOptions, VersionedProps };
/**
 * Gives the same page with the island of every marker rendered inside of it. What is outside of markers is the same, byte for byte; a
 * marker that can't be rendered (unknown name, wrong props, a throw, no time left) stays as it came, in edit mode with a comment that says why.
 * @param html a page, or a part of one, with markers as docs/embedding.md describes them
 * @returns never rejects for what is in the page
 */
export declare const prerender: Prerender;
/**
 * Gives props that a CMS has stored as the widget reads them today, with their version.
 * @param from their version; default 1. Those of today's version, of a newer one and of unknown widgets stay as they are
 * @throws where a migration of the widget fails
 */
export declare const migrateProps: MigrateProps;
/** The same for a page that comes in pieces of UTF-8; it goes on when it has come whole, since its markers may end anywhere. */
export declare function prerenderStream(page: AsyncIterable<Uint8Array | string>, options?: PrerenderOptions): AsyncGenerator<string>;
