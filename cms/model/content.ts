/**
 * The shapes of the demo content that the reference CMS puts into its database on first run.
 * Texts are in the language of the site; `Text` holds one where a thing exists in several.
 */
import type { Block, PageDetails, TemplateKind } from '@saaristo/editor/contract';
import type { Language, Site } from 'saaristo/sites';

export type { Block, PageDetails, TemplateKind };

/** A text in the languages in which it exists; Finnish first, see each site's `languages`. */
export type Text = Partial<Record<Language, string>>;

/** What a picture shows; read by `pictures/` only. */
export type Scene =
  | FoodScene
  | 'farm'
  | 'field'
  | 'sea'
  | 'forest'
  | 'harbour'
  | 'works'
  | 'kitchen'
  | 'market'
  | 'kiosk'
  | 'smokehouse'
  | 'table'
  | 'grill'
  | 'desk';

/** Food, which a package, a plate or a board can carry. */
export type FoodScene =
  | 'sausages'
  | 'ring'
  | 'slices'
  | 'bacon'
  | 'mince'
  | 'steak'
  | 'roast'
  | 'ribs'
  | 'chicken'
  | 'fillet'
  | 'wings'
  | 'ham'
  | 'burger'
  | 'hotdog'
  | 'meatballs'
  | 'patties'
  | 'skewers'
  | 'soup'
  | 'stew'
  | 'salad'
  | 'bowl'
  | 'pasta'
  | 'casserole'
  | 'wrap'
  | 'sandwich'
  | 'pie'
  | 'pate'
  | 'fries'
  | 'vegetables';

/** What cooks and keeps food warm in professional kitchens. */
export type Equipment = 'grill' | 'warmer' | 'roller' | 'kettle' | 'fryer';

/** A banner on recipe pages; `text` is rich text. */
export interface RecipeBanner {
  text: string;
  link?: NavigationChild;
}

export interface SiteContent {
  site: Site;
  /** Name that a visitor reads, for example in the page title. */
  name: string;
  /** What the brand promises, one line. */
  tagline: Text;
  /** Languages in which the site has pages; the first is the default. */
  languages: Language[];
  /** On its recipe pages, for phones, until an editor changes their template (FSO-15). */
  recipeBanner?: Partial<Record<Language, RecipeBanner>>;
}

export interface PageContent extends PageDetails {
  site: Site;
  language: Language;
  /** Path on the site's host, with a leading slash; English pages live under `/en/`. */
  path: string;
  /** Of a template: its path is where its pages are, with `*` for their own part of it. */
  template?: TemplateKind;
}

export interface Product {
  /** Product number, for example '10234'. */
  code: string;
  slug: string;
  site: Site;
  name: Text;
  /** In the site's own language; addresses are made of it. */
  category: string;
  /** The category as a visitor reads it, where the product is shown in several languages. */
  categoryName?: Text;
  teaser: Text;
  description: Text;
  ingredients: Text;
  /** EAN-13 with a right check digit. */
  gtin: string;
  /** Code of the wholesale ordering service, professional products only. */
  valoCode?: string;
  /** Cents; null where the product is not sold in the shop. */
  price: number | null;
  /** Compared price in cents, where the product is on offer. */
  comparedPrice?: number;
  /** Grams net. */
  weight: number;
  /** Pieces in stock; null is unlimited (PRD-06). */
  stock: number | null;
  novelty?: boolean;
  tags: string[];
  /** What the package holds. */
  scene: FoodScene;
  /** Path below /media/, for example 'products/10234.svg'. */
  image: string;
  /** More pictures, below /media/ too: the product as it is served, for example. */
  pictures?: string[];
  /** What it is, where it is a piece of equipment and no food; `scene` is what lies on it then. */
  equipment?: Equipment;
}

/** Words that mean the same to visitors. */
export interface SynonymContent {
  language: Language;
  /** Words, or several words together; each also finds the others. */
  words: string[];
  /** What they find besides, which does not find them. */
  also: string[];
}

/** One choice that narrows a search (SRCH-24). */
export interface Facet {
  /** A stable slug, the same in every language. */
  key: string;
  /** Themes of the estate, properties of products, or kinds of dishes (API-49, API-50, API-51). */
  list: 'groups' | 'custom' | 'recipetags';
  label: Text;
  /** The tags of products, recipes and news that mean it, in any language. */
  tags: string[];
}

/** A coarse group of products (SRCH-20). */
export interface ProductGroup {
  /** A stable slug, the same in every language. */
  key: string;
  label: Text;
  /** The categories in it, as products name them. */
  categories: string[];
}

/** What a large kitchen scales a recipe by (POR-02). */
export interface RecipeYield {
  /** Of one portion, in grams. */
  portionSize: number;
  /** What the recipe gives in all, in kilograms. */
  totalKg: number;
}

export interface Recipe {
  id: string;
  slug: string;
  site: Site;
  language: Language;
  title: string;
  teaser: string;
  minutes: number;
  portions: number;
  /** Only of recipes for large kitchens. */
  yield?: RecipeYield;
  ingredients: { name: string; amount: number; unit: string }[];
  steps: string[];
  tags: string[];
  novelty?: boolean;
  category: string;
  scene: FoodScene;
  image: string;
}

export interface NewsItem {
  id: string;
  slug: string;
  site: Site;
  language: Language;
  title: string;
  teaser: string;
  body: string[];
  category: string;
  author: string;
  /** What it is about, for the facets of the news search. */
  tags?: string[];
  /** ISO date, for example '2026-11-03'. */
  date: string;
  scene: Scene;
  image: string;
}

export interface NavigationChild {
  label: string;
  link: string;
}

/** NAV-07. */
export interface DesktopTab extends NavigationChild {
  icon?: string;
  showBorder?: boolean;
  children?: NavigationChild[];
  teaserImage?: string;
  showMoreLabel?: string;
}

/** NAV-08. */
export interface NavigationAccordion extends NavigationChild {
  children: NavigationChild[];
  expanded?: boolean;
  showMoreLabel?: string;
  teaserImage?: string;
}

export interface NavigationContent {
  site: Site;
  language: Language;
  desktop: { topTabs: DesktopTab[]; bottomTabs: DesktopTab[]; languageMenu: NavigationChild[] };
  mobile: {
    barLinks: NavigationChild[];
    navAccordions: NavigationAccordion[];
    navLinks: (NavigationChild & { icon?: string })[];
    languageMenu: NavigationChild[];
  };
}

/** A review that the shop begins with: stars, nickname, whether the customer had bought it, ISO day, text (REV-03). */
export type GivenReview = readonly [
  rating: number,
  userName: string,
  verified: boolean,
  day: string,
  text: string,
];

/** What has been said of one product, the newest first. */
export interface ProductReviews {
  code: string;
  given: readonly GivenReview[];
}
