import type { Catalogue } from './catalogue.ts';
import type { PageBody } from './context.ts';

/** The files a page includes. */
export interface PageAssets {
  script: string;
  stylesheets: readonly string[];
  /** Modules that the widgets which load at once will need. */
  preloads: readonly string[];
}

const SITE_STYLES = '/theme/site.css';

/** The sources, as the development server gives them. */
const SOURCES: PageAssets = {
  script: '/mount/entry.ts',
  stylesheets: ['/styles/saaristo.css', SITE_STYLES],
  preloads: [],
};

/**
 * The script and the stylesheet of the build, what the catalogue lists for the widgets that load at once, and the styles of those that the
 * server renders.
 */
export function pageAssets(
  catalogue: Catalogue,
  widgets: PageBody['widgets'],
  development: boolean,
): PageAssets {
  if (development) return SOURCES;
  const eager = widgets.filter(({ widget, load }) => catalogue.isEager(widget, load));
  const eagerNames = eager.map(({ widget }) => widget);
  const filesOf = (names: readonly string[], ending: string): string[] =>
    catalogue.chunks(names).flatMap((file) => (file.endsWith(ending) ? `/assets/${file}` : []));
  return {
    script: '/assets/saaristo.js',
    stylesheets: [
      '/assets/saaristo.css',
      SITE_STYLES,
      ...filesOf([...eagerNames, ...catalogue.rendered(widgets)], '.css'),
    ],
    preloads: filesOf(eagerNames, '.js'),
  };
}
