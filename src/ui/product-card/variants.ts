import { isSwedishSite, type Site } from '#lib/site.ts';

/**
 * The facts that a variant of the product card shows besides picture, badges, title, product number and
 * prices (PRD-05).
 */
interface Shown {
  category: boolean;
  teaser: boolean;
  /** Code in the ordering service; a link if the service's URL is known. */
  orderCode: boolean;
  barcode: boolean;
}

const NOTHING_MORE: Shown = {
  category: false,
  teaser: false,
  orderCode: false,
  barcode: false,
};

export const VARIANTS = {
  consumer: { ...NOTHING_MORE, category: true, teaser: true },
  professional: { ...NOTHING_MORE, category: true, orderCode: true, barcode: true },
  swedish: { ...NOTHING_MORE, teaser: true },
  export: { ...NOTHING_MORE, category: true, teaser: true },
  partner: { ...NOTHING_MORE, orderCode: true, barcode: true },
  shop: NOTHING_MORE,
} satisfies Record<string, Shown>;

export type ProductCardVariant = keyof typeof VARIANTS;

/** The variants of sites that are neither consumer nor Swedish brand sites. */
const BY_SITE: Partial<Record<Site, ProductCardVariant>> = {
  lihakauppa: 'shop',
  ammattilaiset: 'professional',
  foodservicese: 'professional',
  export: 'export',
};

/** Returns the default variant of a site's product cards (PRD-05). */
export const getVariant = (site: Site): ProductCardVariant =>
  BY_SITE[site] ?? (isSwedishSite(site) ? 'swedish' : 'consumer');
