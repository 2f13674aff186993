import { kindsOf } from '../content/find-entry.ts';
import { searchPath } from '../model/paths.ts';
import { queryText } from '../http/query.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../http/html.ts';
import { marker } from './marker.ts';
import { breadcrumb } from './partials.ts';
import { sortOrders } from './sort-orders.ts';

/** The search results: a `site-search` over the same found by the server (SRCH-01 to SRCH-12). */
export async function searchPage(context: PageContext): Promise<PageBody> {
  const { database, language, messages, site } = context;
  const q = queryText(context.query.get('q'));
  const kinds = await kindsOf(database, site.site, language);
  const props = {
    contentGroups: kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] })),
    sortOrder: 0,
    sortOrders: sortOrders(language, 'relevant', 'newest', 'title'),
  };
  const island = { widget: 'site-search', props, load: 'eager' };
  return {
    title: q ? messages.resultsFor(q) : messages.searchTitle,
    description: messages.searchPrompt,
    canonicalPath: searchPath(language),
    noIndex: true,
    pageId: 'search',
    widgets: [island],
    content: html`${breadcrumb(context, 'search')}
      <h1>${messages.searchTitle}</h1>
      <div class="listing">${marker(island)}</div>`,
  };
}
