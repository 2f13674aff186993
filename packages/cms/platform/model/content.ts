/**
 * Types of the demo content that fills the database of the reference CMS on the first start. Texts are in the site's
 * language; `Text` has several languages.
 */
import type { Block, PageDetails, TemplateKind } from '@saaristo/editor/contract';
import type { Language, Site } from 'saaristo/sites';

export type { Block, PageDetails, TemplateKind };

/** A text in each language in which it exists. */
export type Text = Partial<Record<Language, string>>;

/** A property of a site's design: a stylesheet in `theme/looks`. */
export type Look =
  | 'boxed-cards'
  | 'corner-picture'
  | 'dark-band'
  | 'dark-button'
  | 'dark-hero'
  | 'round-picture'
  | 'sheet-hero'
  | 'slanted-picture'
  | 'small-title';

/** Banner on recipe pages. `text` is rich text. */
export interface RecipeBanner {
  text: string;
  link?: NavigationChild;
}

export interface SiteContent {
  site: Site;
  /** Name for visitors, for example in page titles. */
  name: string;
  /** Slogan in one line. */
  tagline: Text;
  /** Languages of the site's pages; the first is the default. */
  languages: Language[];
  /** Font of the theme's headings, which pages preload. Without it, headings have the font of texts. */
  displayFont?: 'serif' | 'grotesque';
  /** Properties of the site's design that tokens do not cover. */
  looks?: Look[];
  /** Name and address of the maker of the site's products. */
  maker?: string;
  /** Whether the shop sells the site's products. Its pages then keep a copy of the cart up to date (SYN-01). */
  isSoldInShop?: boolean;
  /** URL of the wholesale ordering service, with `{code}` for the product's code. */
  orderingUrl?: string;
  /** Who handles visitors' data, and the paths of the privacy page, which forms and footers link to. */
  privacy?: { controller: string; pages: Partial<Record<Language, string>> };
  /** Facts that texts of pages name as `{{name}}` (docs/cms.md#facts). */
  facts?: (Text & { name: string })[];
  /** Default banner of recipe pages on phones (FSO-15). */
  recipeBanner?: Partial<Record<Language, RecipeBanner>>;
}

export interface PageContent extends PageDetails {
  site: Site;
  language: Language;
  /** Path on the site's host with a leading slash. English paths start with `/en/`. */
  path: string;
  /** Set for templates. Their path is that of their pages, with `*` for the variable part. */
  template?: TemplateKind;
}

/** Nutrition of 100 g. Energy is in kJ and kcal, the others are in grams. */
export interface Nutrition {
  kj: number;
  kcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
}

export interface Product {
  /** Product number, for example '10234'. */
  code: string;
  slug: string;
  site: Site;
  name: Text;
  /** In the site's language; used in URLs. */
  category: string;
  /** The category for visitors, if the product is shown in several languages. */
  categoryName?: Text;
  teaser: Text;
  description: Text;
  /** Allergens are in CAPITALS. */
  ingredients: Text;
  /** The facts that a shop has to show of food (regulation 1169/2011, article 14), in Finnish and Swedish. */
  nutrition?: Nutrition;
  storage?: Text;
  origin?: Text;
  /** EAN-13 with a valid check digit. */
  gtin: string;
  /** Code in the wholesale ordering service; professional products only. */
  valoCode?: string;
  /** In cents; null if the shop does not sell the product. */
  price: number | null;
  /** Reference price in cents of a product on offer. */
  comparedPrice?: number;
  /** Net weight in grams. */
  weight: number;
  /** In pieces; null is unlimited (PRD-06). */
  stock: number | null;
  novelty?: boolean;
  tags: string[];
  /** Path below /media/, for example 'products/10234.svg'. */
  image: string;
  /** More pictures below /media/, for example of the served product. */
  pictures?: string[];
  /** Whether it is kitchen equipment. */
  equipment?: boolean;
}

/** Words with the same meaning. */
export interface SynonymContent {
  language: Language;
  /** Words or phrases that find each other. */
  words: string[];
  /** Words that are also found, but do not find the others. */
  also: string[];
}

/** A search filter (SRCH-24). */
export interface Facet {
  /** Slug, the same in all languages. */
  key: string;
  /** Themes, properties or prices of products, or kinds of dishes (API-49, API-50, API-51). */
  list: 'groups' | 'custom' | 'prices' | 'recipetags';
  label: Text;
  /** Matching tags of products, recipes and news, in all languages. */
  tags: string[];
}

/** A group of product categories (SRCH-20). */
export interface ProductGroup {
  /** Slug, the same in all languages. */
  key: string;
  label: Text;
  /** Names of the product categories. */
  categories: string[];
}

/** Amounts by which large kitchens scale a recipe (POR-02). */
export interface RecipeYield {
  /** Weight of a portion in grams. */
  portionSize: number;
  /** Total amount in kilograms. */
  totalKg: number;
}

export interface RecipeIngredient {
  name: string;
  /** 0 means "to taste". */
  amount: number;
  unit: string;
  /** Number of the product that it is. */
  product?: string;
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
  /** Only set for recipes for large kitchens. */
  yield?: RecipeYield;
  ingredients: RecipeIngredient[];
  /** Of one portion. Incomplete if an editor has not given all numbers. */
  nutrition?: Partial<Nutrition>;
  steps: string[];
  tags: string[];
  novelty?: boolean;
  category: string;
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
  /** Topics, used by the facets of the news search. */
  tags?: string[];
  /** ISO date, for example '2026-11-03'. */
  date: string;
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

/** The navigation of a site in a language, as editors write it. The menu of phones follows from that of wide windows. */
export interface NavigationContent {
  site: Site;
  language: Language;
  desktop: { topTabs: DesktopTab[]; bottomTabs: DesktopTab[]; languageMenu: NavigationChild[] };
  mobile: { barLinks: NavigationChild[]; navLinks: (NavigationChild & { icon?: string })[] };
  /** Without links, the footer has those of phones. */
  footer?: { links?: NavigationChild[]; text?: string };
}

/** The navigation that visitors get. */
export interface Navigation extends Pick<NavigationContent, 'desktop'> {
  mobile: NavigationContent['mobile'] & {
    navAccordions: NavigationAccordion[];
    languageMenu: NavigationChild[];
  };
  footer: { links: NavigationChild[]; text: string };
}

/**
 * A review of the initial content: stars, nickname, whether the customer bought the product, ISO day, text (REV-03).
 */
export type GivenReview = readonly [
  rating: number,
  userName: string,
  verified: boolean,
  day: string,
  text: string,
];

/** The initial reviews of a product, newest first. */
export interface ProductReviews {
  code: string;
  given: readonly GivenReview[];
}
