import { type ListedKind, getListingPath, getSearchPath } from '../../platform/model/paths.ts';
import { parseQueryText } from '../../platform/http/query.ts';
import type { PageDetails } from '../../platform/model/content.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../../platform/http/html.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { renderBreadcrumb } from './partials.ts';

/** The heading of a listing or of the search results. The search below it is a block of the template. */
export function renderListingPage(
  kind: ListedKind | 'search',
  { title, description }: PageDetails,
  context: PageContext,
): PageBody {
  const { language, messages, query } = context;
  const q = parseQueryText(query.get('q'));
  // The quick search of the shop leads to its products, which are not all that the site has.
  const isPart = kind === 'product' && context.site.site === SHOP && q !== '';
  return {
    title: q && kind === 'search' ? messages.resultsFor(q) : title,
    description,
    canonical: kind === 'search' ? getSearchPath(language) : getListingPath(language, kind),
    // Excludes results from search engines, but not the search page itself.
    noIndex: q !== '',
    pageId: kind === 'search' ? 'search' : `list-${kind}`,
    widgets: [],
    // The search of a stored block stays on its page.
    ...(kind === 'search' && { settings: { searchUrl: getSearchPath(language) } }),
    content: html`${renderBreadcrumb(context, kind)}
      <h1 class="listing-title">${title}</h1>
      ${
        isPart &&
        html`<p>
          <a href="${getSearchPath(language)}?${new URLSearchParams({ q }).toString()}"
            >${messages.searchEverywhere(q)}</a
          >
        </p>`
      }`,
  };
}
