import type { NavigationContent, NewsItem, Product, Recipe, Scene, SiteContent } from '../model/content.ts';

/** Colours of a brand in pictures, as #rrggbb: its packages, the tint behind them, and the lettering. */
export interface BrandColours {
  main: string;
  accent: string;
  tint: string;
  letter: string;
}

/** A name as an outline, 54 units high from baseline to cap. The baseline is y = 0. */
export interface Wordmark {
  width: number;
  d: string;
}

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
  colours: BrandColours;
  scenes: {
    /** The hero of the home page. */
    hero: Scene;
    /** The pictures in the mega menus, by number from 1. */
    teasers: Scene[];
    /** The pictures beside stories, by number from 1. */
    stories: Scene[];
  };
  /** The name on packages; without it, the name is drawn as text. */
  wordmark?: Wordmark;
}
