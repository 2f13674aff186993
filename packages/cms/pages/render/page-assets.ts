import type { Catalogue } from './catalogue.ts';
import type { InlineElement } from '../../platform/http/inline-element.ts';
import type { PageBody } from './context.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { SHOP } from '../../platform/model/shop-site.ts';

/** The files that a page includes. */
export interface PageAssets {
  script: string;
  /** The script of shared pages that requests the visitor's own parts. */
  personalScript: InlineElement | undefined;
  /** The script that the page contains in case `script` does not load. */
  lostScript: InlineElement | undefined;
  /** Stylesheets of all pages, and stylesheets of this page. */
  stylesheets: { shared: readonly string[]; own: readonly string[] };
  /** Modules of the widgets that load with the page. */
  preloads: readonly string[];
  /** Whether the page is complete without the preloads, so that they can load later. */
  preloadsWait: boolean;
  /** Whether the widgets do nothing before the visitor uses the page, so that their modules are only fetched. */
  preloadsRest: boolean;
}

/** The widget that all pages have. */
const FRAME_WIDGET = 'header';

/** Blocks with product cards. On the shop most cards can be bought from, for which they use parts of `add-to-cart`. */
const CARD_WIDGETS = ['card-carousel', 'card-grid', 'product-card', 'product-search', 'shop-product-search'];
const BUYING_WIDGET = 'add-to-cart';

/** Files of the development server, without stylesheets. */
const SOURCES = {
  script: '/mount/entry.ts',
  personalScript: undefined,
  lostScript: undefined,
  preloads: [],
  preloadsWait: false,
  preloadsRest: false,
};

/**
 * Returns the files of a page: the build's script and stylesheet, the chunks of widgets that load with the page, and
 * the stylesheets of rendered widgets and of product cards that can be bought from.
 * @param site the site of the page
 */
export function getPageAssets(
  catalogue: Catalogue,
  widgets: PageBody['widgets'],
  development: boolean,
  { site, looks = [] }: Pick<SiteContent, 'site' | 'looks'>,
): PageAssets {
  const siteStyles = ['/theme/site.css', ...looks.map((look) => `/theme/looks/${look}.css`)];
  if (development)
    return { ...SOURCES, stylesheets: { shared: ['/styles/saaristo.css', ...siteStyles], own: [] } };
  const isShop = site === SHOP;
  const eager = widgets.filter(({ widget, load }) => catalogue.isEager(widget, load));
  const eagerNames = eager.map(({ widget }) => widget);
  const rendered = catalogue.listRendered(widgets);
  const frame = widgets.some(({ widget }) => widget === FRAME_WIDGET) ? [FRAME_WIDGET] : [];
  const buying = isShop && CARD_WIDGETS.some((name) => rendered.has(name)) ? [BUYING_WIDGET] : [];
  const filesOf = (names: readonly string[], ending: string): string[] =>
    catalogue.listChunks(names).flatMap((file) => (file.endsWith(ending) ? `/assets/${file}` : []));
  return {
    script: '/assets/saaristo.js',
    personalScript: catalogue.personalScript,
    lostScript: catalogue.lostScript,
    stylesheets: {
      shared: ['/assets/saaristo.css', ...siteStyles, ...filesOf(frame, '.css')],
      own: filesOf([...eagerNames, ...rendered, ...buying], '.css'),
    },
    preloads: filesOf(eagerNames, '.js'),
    preloadsWait: eagerNames.every((name) => rendered.has(name)),
    preloadsRest: !isShop && catalogue.canRest(widgets),
  };
}
