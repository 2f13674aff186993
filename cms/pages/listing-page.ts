import { SHOP } from '../model/shop-site.ts';
import { type ListedKind, listingPath } from '../model/paths.ts';
import { orderingOf } from '../model/ordering.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../http/html.ts';
import { marker } from './marker.ts';
import { breadcrumb } from './partials.ts';
import { sortOrders } from './sort-orders.ts';

interface Island {
  widget: string;
  props: Record<string, unknown>;
}

/** The search that lists a kind, with what its site needs (SRCH-19, PRD-19). */
function islandOf(kind: ListedKind, { language, site: { site } }: PageContext): Island {
  if (kind === 'recipe')
    return { widget: 'recipe-search', props: { recipeSearchBlockId: `${site}-${language}` } };
  if (kind === 'news')
    return { widget: 'news-search', props: { sortOrders: sortOrders(language, 'newest', 'title') } };
  if (site === SHOP) return { widget: 'shop-product-search', props: {} };
  const orders = { sortOrder: 0, sortOrders: sortOrders(language, 'listed', 'title') };
  return { widget: 'product-search', props: { ...orders, ...orderingOf(site) } };
}

/** All products, recipes or news of a site, to be searched and narrowed. */
export function listingPage(kind: ListedKind, context: PageContext): PageBody {
  const { language, messages } = context;
  const title = messages.kinds[kind];
  const island = { ...islandOf(kind, context), load: 'eager' };
  return {
    title,
    description: `${title} | ${context.site.tagline[language] ?? context.site.name}`,
    canonicalPath: listingPath(language, kind),
    pageId: `list-${kind}`,
    widgets: [island],
    content: html`${breadcrumb(context, kind)}
      <h1>${title}</h1>
      <div class="listing">${marker(island)}</div>`,
  };
}
