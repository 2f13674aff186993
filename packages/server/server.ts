/** `saaristo/server` (`dist/server.js`): renders the islands of this bundle on a server in Node. */
import { widgets } from 'virtual:saaristo/server-widgets';
import type {
  CheckedPage,
  CheckPage,
  MigrateProps,
  PageFault,
  Prerender,
  PrerenderOptions,
  RenderResult,
  VersionedProps,
  WidgetRender,
} from './options.ts';
import { createCheckPage } from './page-check.ts';
import { createMigrateProps, createPrerender } from './prerender.ts';
import { setServerSanitizer } from './rich-text.ts';
import { createPrerenderStream, type PrerenderStream } from './stream.ts';

export type {
  CheckedPage,
  PageFault,
  PrerenderOptions,
  PrerenderStream,
  RenderResult,
  VersionedProps,
  WidgetRender,
};

setServerSanitizer();

/**
 * Renders the island of each marker into a page. Text outside of markers is unchanged, byte for byte. A marker that can't be rendered
 * (unknown name, invalid props, an error, no time) stays unchanged; in edit mode a comment states the reason.
 * @param html a page, or a part of one, with markers (docs/reference.md)
 * @returns never rejects because of the page's content
 */
export const prerender: Prerender = createPrerender(widgets);

export const migrateProps: MigrateProps = createMigrateProps(widgets);

export { isFilePath, isPagePath } from '#lib/page-details.ts';

/** Checks a page of the block editor before it is stored (docs/editor-for-your-cms.md). */
export const checkPage: CheckPage = createCheckPage(widgets);

/**
 * Renders a page that arrives in pieces of UTF-8. Yields the text before the first marker at once, and the rest when the page is complete,
 * because its markers may end anywhere.
 * @returns pieces of the page, of which the last may be empty
 */
export const prerenderStream: PrerenderStream = createPrerenderStream(prerender);
