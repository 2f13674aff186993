import type { NavigationContent, NewsItem, Product, Recipe, SiteContent } from '../model/content.ts';

/** The single English page of a Finnish or Swedish site (`pages/briefs.ts`). */
export interface Brief {
  welcome: string;
  about: [heading: string, text: string];
  /** Label of the link to the pages in the site's own language. */
  own: string;
}

/** The content of a site except its pages. Its folder has it in `site.ts`, and the pages in `pages.ts`. */
export interface SiteFolder {
  site: SiteContent;
  brief?: Brief;
  navigation: NavigationContent[];
  news?: NewsItem[];
  products?: Product[];
  recipes?: Recipe[];
}
