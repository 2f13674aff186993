import { isSwedishSite, type Site } from '#lib/site.ts';
import { SHOP } from '../../estate/hits.ts';
import type { SearchScope } from '../../search/conditions.ts';
import type { FacetList } from '../../search/facet-choices.ts';

/** A search page in a few words, as its widget has it on the browser's side. */
export interface SearchKind {
  scope: SearchScope;
  /** Without a text there is nothing to show; the others list everything then. */
  needsText?: boolean;
  /** Lists of facets that are offered, in their order. */
  facets: readonly FacetList[];
  layout: 'rows' | 'cards' | 'tiles';
  /** What the widget sends where its block says nothing. */
  sortOrder?: 0 | 1 | 2;
  /** Whose products are searched, wherever the page is. */
  site?: Site;
}

/** The five search widgets. */
export const SEARCHES = {
  'site-search': { scope: 'content', needsText: true, facets: [], layout: 'rows' },
  'product-search': { scope: 'product', facets: ['groups', 'custom'], layout: 'tiles' },
  'recipe-search': { scope: 'recipe', facets: ['recipetags', 'groups', 'custom'], layout: 'cards' },
  'news-search': { scope: 'news', facets: ['groups'], layout: 'cards', sortOrder: 2 },
  'shop-product-search': { scope: 'product', facets: [], layout: 'tiles', site: SHOP },
} as const satisfies Record<string, SearchKind>;

export type SearchWidget = keyof typeof SEARCHES;

/** What a variant of the product card shows beside picture, badges, title, product number and prices (PRD-05). */
interface Shown {
  category?: true;
  teaser?: true;
  pricePerKilo?: true;
  codes?: true;
}

/** The variants of the product card. */
export const VARIANTS = {
  consumer: { category: true, teaser: true },
  professional: { category: true, codes: true },
  swedish: { teaser: true },
  export: { category: true, teaser: true },
  partner: { codes: true },
  shop: { pricePerKilo: true },
} as const satisfies Record<string, Shown>;

export type Variant = keyof typeof VARIANTS;

const BY_SITE: Partial<Record<Site, Variant>> = {
  lihakauppa: 'shop',
  ammattilaiset: 'professional',
  foodservicese: 'professional',
  export: 'export',
};

/** The variant that a block asks for, else the one of its site. */
export function variantOf(asked: unknown, site: Site): Variant {
  if (typeof asked === 'string' && Object.hasOwn(VARIANTS, asked)) return asked as Variant;
  return BY_SITE[site] ?? (isSwedishSite(site) ? 'swedish' : 'consumer');
}

export const shownIn = (variant: Variant): Shown => VARIANTS[variant];
