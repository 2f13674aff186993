/** `dist/server.js`, also `saaristo/server`: the islands of this bundle, rendered by a server in Node. */
import { widgets } from 'virtual:saaristo/server-widgets';
import type { MigrateProps, Prerender, PrerenderOptions, VersionedProps } from './options.ts';
import { createMigrateProps, createPrerender } from './prerender.ts';
import { sanitizeOnServer } from './rich-text.ts';
import { createPrerenderStream, type PrerenderStream } from './stream.ts';

export type { PrerenderOptions, PrerenderStream, VersionedProps };

sanitizeOnServer();

/**
 * Gives the same page with the island of every marker rendered inside of it. What is outside of markers is the same, byte for byte; a
 * marker that can't be rendered (unknown name, wrong props, a throw, no time left) stays as it came, in edit mode with a comment that says why.
 * @param html a page, or a part of one, with markers as docs/reference.md describes them
 * @returns never rejects for what is in the page
 */
export const prerender: Prerender = createPrerender(widgets);

/**
 * Gives props that a CMS has stored as the widget reads them today, with their version.
 * @param from their version; default 1. Those of today's version, of a newer one and of unknown widgets stay as they are
 * @throws where a migration of the widget fails
 */
export const migrateProps: MigrateProps = createMigrateProps(widgets);

/**
 * The same for a page that comes in pieces of UTF-8: what stands before its first marker goes on at once, the rest when the page has come
 * whole, since its markers may end anywhere.
 * @returns pieces of the page, of which the last may be empty
 */
export const prerenderStream: PrerenderStream = createPrerenderStream(prerender);
