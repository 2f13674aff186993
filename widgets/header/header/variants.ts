/** What differs between the headers of the sites; a prop wins over its site. */
import type { Site } from '#lib/site.ts';
import { isSwedishSite } from '#lib/site.ts';

export interface Variant {
  /** What a tab with children opens (NAV-11, NAV-12). */
  menuStyle: 'mega' | 'simple';
  /** `hover` opens on keyboard focus, too (NAV-13). */
  openOn: 'click' | 'hover';
  /** Desktop: the search box is behind a button (NAV-13). */
  searchToggle: boolean;
  /** Scrolled px from which the bottom row sticks (NAV-24). */
  stickyThreshold: number;
  /** Mobile: the logo in the bar goes once the page is scrolled (NAV-41). */
  hideLogoOnScroll: boolean;
  /** The language switch is a list of links, not a toggle (NAV-14, NAV-39). */
  languageMenu: boolean;
  /** It is the shop itself: it has a login, and its basket is here (NAV-18, NAV-43). */
  shop: boolean;
}

const usual: Variant = {
  menuStyle: 'mega',
  openOn: 'click',
  searchToggle: false,
  stickyThreshold: 200,
  hideLogoOnScroll: false,
  languageMenu: false,
  shop: false,
};

const lively: Partial<Variant> = { openOn: 'hover', searchToggle: true };

const bySite: Partial<Record<Site, Partial<Variant>>> = {
  lihakauppa: { stickyThreshold: 130, shop: true },
  jyvabroiler: { ...lively, stickyThreshold: 120 },
  mestariforsmanfi: { ...lively, stickyThreshold: 100 },
  export: { menuStyle: 'simple', hideLogoOnScroll: true },
  atriacom: { menuStyle: 'simple', languageMenu: true },
};

/** The header of a site, with what the props say differently. */
export const variantOf = (site: Site, props: { [K in keyof Variant]?: Variant[K] | undefined }): Variant => {
  const variant = { ...usual, ...(isSwedishSite(site) ? lively : {}), ...bySite[site] };
  const given = Object.entries(props).filter(([key, value]) => key in variant && value !== undefined);
  return { ...variant, ...Object.fromEntries(given) };
};
