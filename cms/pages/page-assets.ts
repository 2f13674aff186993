import type { Catalogue } from './catalogue.ts';
import type { PageBody } from './context.ts';

/** The files a page includes. */
export interface PageAssets {
  script: string;
  /** Those of every page, and those of this one. */
  stylesheets: { shared: readonly string[]; own: readonly string[] };
  /** Modules that the widgets which load at once will need. */
  preloads: readonly string[];
  /** Whether the page is complete without them, and they can wait (docs/embedding.md#for-a-fast-page). */
  preloadsWait: boolean;
}

/** What every page has. */
const FRAME_WIDGET = 'header';

const SITE_STYLES = '/theme/site.css';

/** Blocks with cards of products. On the shop most of their cards are bought from, with the parts of `add-to-cart`. */
const CARD_WIDGETS = ['card-carousel', 'card-grid', 'product-card', 'product-search', 'shop-product-search'];
const BUYING_WIDGET = 'add-to-cart';

/** The sources, as the development server gives them. */
const SOURCES: PageAssets = {
  script: '/mount/entry.ts',
  stylesheets: { shared: ['/styles/saaristo.css', SITE_STYLES], own: [] },
  preloads: [],
  preloadsWait: false,
};

/**
 * The script and the stylesheet of the build, what the catalogue lists for the widgets that load at once, and the styles of those that the
 * server renders, with those that their cards need once they can be bought from.
 * @param isShop whether it is a page of the shop
 */
export function getPageAssets(
  catalogue: Catalogue,
  widgets: PageBody['widgets'],
  development: boolean,
  isShop: boolean,
): PageAssets {
  if (development) return SOURCES;
  const eager = widgets.filter(({ widget, load }) => catalogue.isEager(widget, load));
  const eagerNames = eager.map(({ widget }) => widget);
  const rendered = catalogue.listRendered(widgets);
  const frame = widgets.some(({ widget }) => widget === FRAME_WIDGET) ? [FRAME_WIDGET] : [];
  const buying = isShop && CARD_WIDGETS.some((name) => rendered.has(name)) ? [BUYING_WIDGET] : [];
  const filesOf = (names: readonly string[], ending: string): string[] =>
    catalogue.listChunks(names).flatMap((file) => (file.endsWith(ending) ? `/assets/${file}` : []));
  return {
    script: '/assets/saaristo.js',
    stylesheets: {
      shared: ['/assets/saaristo.css', SITE_STYLES, ...filesOf(frame, '.css')],
      own: filesOf([...eagerNames, ...rendered, ...buying], '.css'),
    },
    preloads: filesOf(eagerNames, '.js'),
    preloadsWait: eagerNames.every((name) => rendered.has(name)),
  };
}
