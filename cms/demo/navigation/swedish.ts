import type { Site } from 'saaristo/sites';
import type { DesktopTab, NavigationContent } from '../../model/content.ts';
import { icon, links, createNavigation, tab } from './make.ts';

const help = { label: 'Vanliga frågor', link: '/vanliga-fragor' };
const contact = { label: 'Kontakta oss', link: '/kontakta-oss', icon: icon('chat') };
export const shelf = links(['Alla produkter', '/produkter']);
export const book = links(['Alla recept', '/recept']);

/** Creates the navigation of a Swedish site with the links that all of them have. */
export const createSwedishNavigation = (
  site: Site,
  about: string,
  bottomTabs: DesktopTab[],
  second: [string, string],
): NavigationContent =>
  createNavigation(site, 'se', {
    topTabs: [{ label: about, link: '/om-oss' }, help, { ...contact, showBorder: true }],
    bottomTabs,
    barLinks: links(['Produkter', '/produkter'], second),
    navLinks: [help, contact],
  });

/** Creates the tab about a brand. */
export const aboutTab = (label: string, more: [string, string]): DesktopTab =>
  tab(
    [label, '/om-oss'],
    links(
      ['Vår historia', '/om-oss'],
      more,
      ['Vanliga frågor', '/vanliga-fragor'],
      ['Kontakta oss', '/kontakta-oss'],
    ),
  );
