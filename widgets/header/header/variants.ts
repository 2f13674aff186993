/** Differences between the headers of the sites. Props take precedence over the site's variant. */
import { isShopSite, isSwedishSite, type Site } from '#lib/site.ts';

export interface Variant {
  /** The kind of menu that a tab with children opens (NAV-11, NAV-12). */
  menuStyle: 'mega' | 'simple';
  /** `hover` also opens on keyboard focus (NAV-13). */
  openOn: 'click' | 'hover';
  /** Desktop: whether the search box is behind a button (NAV-13). */
  searchToggle: boolean;
  /** Scroll distance in px from which the bottom row is fixed (NAV-24). */
  stickyThreshold: number;
  /** Mobile: whether the logo in the bar disappears when the page is scrolled (NAV-41). */
  hideLogoOnScroll: boolean;
  /** Whether the language switch is a list of links instead of a toggle (NAV-14, NAV-39). */
  languageMenu: boolean;
  /** Whether the site is the shop, with a login and its own basket (NAV-18, NAV-43). */
  shop: boolean;
}

const usual: Omit<Variant, 'shop'> = {
  menuStyle: 'mega',
  openOn: 'click',
  searchToggle: false,
  stickyThreshold: 200,
  hideLogoOnScroll: false,
  languageMenu: false,
};

const lively: Partial<Variant> = { openOn: 'hover', searchToggle: true };

const bySite: Partial<Record<Site, Partial<Variant>>> = {
  lihakauppa: { stickyThreshold: 130 },
  jyvabroiler: { ...lively, stickyThreshold: 120 },
  mestariforsmanfi: { ...lively, stickyThreshold: 100 },
  export: { menuStyle: 'simple', hideLogoOnScroll: true },
  atriacom: { menuStyle: 'simple', languageMenu: true },
};

/** Returns the variant of a site, overridden by the props. */
export const getVariant = (site: Site, props: { [K in keyof Variant]?: Variant[K] | undefined }): Variant => {
  const variant = {
    ...usual,
    shop: isShopSite(site),
    ...(isSwedishSite(site) ? lively : {}),
    ...bySite[site],
  };
  const given = Object.entries(props).filter(([key, value]) => key in variant && value !== undefined);
  return { ...variant, ...Object.fromEntries(given) };
};
