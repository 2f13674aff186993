import { type ListedKind, listingPath, searchPath } from '../model/paths.ts';
import { queryText } from '../http/query.ts';
import type { PageDetails } from '../model/content.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../http/html.ts';
import { breadcrumb } from './partials.ts';

/** The heading of a listing or of the search results. The search below it is a block of the template. */
export function listingPage(
  kind: ListedKind | 'search',
  { title, description }: PageDetails,
  context: PageContext,
): PageBody {
  const { language, messages, query } = context;
  const q = kind === 'search' ? queryText(query.get('q')) : '';
  return {
    title: q ? messages.resultsFor(q) : title,
    description,
    canonicalPath: kind === 'search' ? searchPath(language) : listingPath(language, kind),
    // Excludes results from search engines, but not the search page itself.
    noIndex: q !== '',
    pageId: kind === 'search' ? 'search' : `list-${kind}`,
    widgets: [],
    content: html`${breadcrumb(context, kind)}
      <h1 class="listing-title">${title}</h1>`,
  };
}
