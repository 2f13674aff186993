/** Short forms for navigation: a tab is a label, a link, and what hangs under it. */
import type { Language, Site } from 'saaristo/sites';
import { groupPath } from '../../model/slugs.ts';
import type {
  DesktopTab,
  NavigationAccordion,
  NavigationChild,
  NavigationContent,
} from '../../model/content.ts';

type Pair = [label: string, link: string];

/** Links out of label and address pairs. */
export const links = (...pairs: Pair[]): NavigationChild[] => pairs.map(([label, link]) => ({ label, link }));

/** A bottom tab with its menu. Where a show-more link leads to the tab's own page, no child says so again. */
export const tab = (
  [label, link]: Pair,
  children: NavigationChild[],
  extras: Pick<DesktopTab, 'teaserImage' | 'showMoreLabel'> = {},
): DesktopTab => ({
  label,
  link,
  children: extras.showMoreLabel === undefined ? children : children.filter((child) => child.link !== link),
  ...extras,
});

/** The picture of a mega menu, see `pictures/`. */
export const teaser = (site: Site, number: number): string => `/media/teasers/${site}-${number}.svg`;

/** A small picture beside a label, see `pictures/scenes/icons.ts`. */
export const icon = (name: 'chat' | 'van' | 'person' | 'leaf' | 'flame' | 'pin'): string =>
  `/media/icons/${name}.svg`;

/** What differs between the sites; the mobile menu follows the desktop one. */
interface Draft {
  topTabs: DesktopTab[];
  bottomTabs: DesktopTab[];
  barLinks: NavigationChild[];
  navLinks: NavigationContent['mobile']['navLinks'];
  languageMenu?: NavigationChild[];
}

const accordionOf = ({ label, link, children = [], teaserImage, showMoreLabel }: DesktopTab, at: number) => {
  const accordion: NavigationAccordion = { label, link, children };
  if (teaserImage !== undefined) accordion.teaserImage = teaserImage;
  if (showMoreLabel !== undefined) accordion.showMoreLabel = showMoreLabel;
  if (at === 0) accordion.expanded = true;
  return accordion;
};

/** The navigation of one site in one language. Tabs without a menu become plain links on mobile, each address once. */
export const navigationOf = (site: Site, language: Language, draft: Draft): NavigationContent => {
  const { topTabs, bottomTabs, barLinks, navLinks, languageMenu = [] } = draft;
  const plain = bottomTabs
    .filter((one) => !one.children && !navLinks.some(({ link }) => link === one.link))
    .map(({ label, link }) => ({ label, link }));
  return {
    site,
    language,
    desktop: { topTabs, bottomTabs, languageMenu },
    mobile: {
      barLinks,
      navAccordions: bottomTabs.filter((one) => one.children).map(accordionOf),
      navLinks: [...plain, ...navLinks],
      languageMenu,
    },
  };
};

/** The tabs that link by category: each label is a category of the listing. */
export const groups = (
  listing: 'products' | 'recipes' | 'news',
  language: Language,
  ...names: string[]
): NavigationChild[] => names.map((name) => ({ label: name, link: groupPath(listing, language, name) }));
