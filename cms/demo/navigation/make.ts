/** Helpers that create a site's navigation. */
import type { Language, Site } from 'saaristo/sites';
import { getGroupPath } from '../../model/slugs.ts';
import type {
  DesktopTab,
  NavigationAccordion,
  NavigationChild,
  NavigationContent,
} from '../../model/content.ts';

type Pair = [label: string, link: string];

/** Creates links from pairs of label and URL. */
export const links = (...pairs: Pair[]): NavigationChild[] => pairs.map(([label, link]) => ({ label, link }));

/** Creates a bottom tab with its menu. The show-more link leads to the tab's own page, so that no child repeats it. */
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

/** The picture of a mega menu (`pictures/`). */
export const teaser = (site: Site, number: number): string => `/media/teasers/${site}-${number}.svg`;

/** The icon beside a label (`pictures/icons/`). */
export const icon = (name: 'chat' | 'van' | 'person' | 'leaf' | 'flame' | 'pin'): string =>
  `/media/icons/${name}.svg`;

/** The navigation of one site. The mobile menu is derived from the desktop menu. */
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

/** Creates the navigation of one site in one language. Tabs without a menu become plain links on mobile, each URL once. */
export const createNavigation = (site: Site, language: Language, draft: Draft): NavigationContent => {
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

/** Creates the tabs that link to categories. Each label is a category of the listing. */
export const groups = (
  listing: 'products' | 'recipes' | 'news',
  language: Language,
  ...names: string[]
): NavigationChild[] => names.map((name) => ({ label: name, link: getGroupPath(listing, language, name) }));
