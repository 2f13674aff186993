/** Pages that a cache may store for all visitors (docs/deployment.md#cached-pages). */
import {
  getContentTag,
  getPageTag,
  getSiteTag,
  getTemplateTag,
  getWidgetTag,
} from '../../platform/model/cache-tags.ts';
import type { PageBody, PageContext, PageWidget } from './context.ts';

/** How long caches keep pages, in seconds. */
export interface CacheTimes {
  /** How long a page is fresh; 0: pages are not shared. */
  freshSeconds: number;
  /** How long a stale page may be sent while the cache asks for a new one. */
  staleSeconds: number;
}

/** Caches limit the length of headers. */
const MAX_TAGS = 120;
/** A content id in the props of a marker, which are escaped twice at most. */
const CONTENT_ID = /(?:"|&quot;)contentId(?:"|&quot;):\s*(?:"|&quot;)([\w-]{1,60})(?:"|&quot;)/g;

/**
 * Lists the tags of a page: its site, address, template, widgets, and the contents that it shows.
 * @param text the document, from whose markers the shown contents are read
 */
function listTags(
  context: PageContext,
  page: PageBody,
  widgets: readonly PageWidget[],
  text: string,
): string[] {
  const { site } = context.site;
  const contents = [page.pageId, ...[...text.matchAll(CONTENT_ID)].map(([, id]) => id!)];
  return [
    ...new Set([
      getSiteTag(site),
      getPageTag(site, context.path),
      ...(page.template ? [getTemplateTag(site, context.language, page.template)] : []),
      ...widgets.map(({ widget }) => getWidgetTag(widget)),
      ...contents.map(getContentTag),
    ]),
  ].slice(0, MAX_TAGS);
}

/** Returns the headers of a shared page. Browsers ask again each time, because nothing purges their caches. */
export const createSharedHeaders = (
  { freshSeconds, staleSeconds }: CacheTimes,
  ...page: Parameters<typeof listTags>
): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
  'cache-tag': listTags(...page).join(','),
});
