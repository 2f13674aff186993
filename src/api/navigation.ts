/** The navigation of a page for the two layouts of the header (API-05, API-06). */
import { readImage, type Image } from '#lib/image.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';
import { type EntryOf, get } from './call.ts';
import { ApiError } from './http.ts';

/** Maximum number of links of a menu that are read. */
const MAX_LINKS = 200;

/** A link with a label and a safe URL. Links without one of them are dropped. */
export interface NavigationLink {
  label: string;
  link: string;
}

/** A tab or a section (NAV-07, NAV-08). It has a link, children or both. */
export interface NavigationTab {
  label: string;
  link: string | undefined;
  icon: Image | undefined;
  showBorder: boolean;
  children: NavigationLink[];
  teaserImage: Image | undefined;
  showMoreLabel: string | undefined;
  /** Whether the mobile section is open at first (NAV-37). */
  expanded: boolean;
}

export interface DesktopNavigation {
  topTabs: NavigationTab[];
  bottomTabs: NavigationTab[];
  languageMenu: NavigationLink[];
}

export interface MobileNavigation {
  barLinks: NavigationLink[];
  navAccordions: NavigationTab[];
  /** Each has a link; `children` is not used. */
  navLinks: NavigationTab[];
  languageMenu: NavigationLink[];
}

export interface NavigationQuery {
  languageId: string;
  /** '' if the page has no id; the parameter is always sent (NAV-04). */
  pageId: string;
  /** Swedish brands only (NAV-05). */
  subDomainId?: string | undefined;
}

/** Loads the desktop header's navigation (API-05). Rejects with ApiError. */
export async function loadDesktopNavigation(
  query: NavigationQuery,
  signal?: AbortSignal,
): Promise<DesktopNavigation> {
  const answer = await load('desktop', query, signal);
  return {
    topTabs: readList(answer['topTabs'], readTab, MAX_LINKS),
    bottomTabs: readList(answer['bottomTabs'], readTab, MAX_LINKS),
    languageMenu: readList(answer['languageMenu'], readLink, MAX_LINKS),
  };
}

/** Loads the mobile header's navigation (API-06). Rejects with ApiError. */
export async function loadMobileNavigation(
  query: NavigationQuery,
  signal?: AbortSignal,
): Promise<MobileNavigation> {
  const answer = await load('mobile', query, signal);
  return {
    barLinks: readList(answer['barLinks'], readLink, MAX_LINKS),
    navAccordions: readList(answer['navAccordions'], readTab, MAX_LINKS),
    navLinks: readList(answer['navLinks'], readTab, MAX_LINKS).filter(({ link }) => link !== undefined),
    languageMenu: readList(answer['languageMenu'], readLink, MAX_LINKS),
  };
}

async function load(layout: 'desktop' | 'mobile', query: NavigationQuery, signal?: AbortSignal) {
  const answer = await get(`/api/nav/${layout}`, { ...query }, signal);
  if (!isRecord(answer)) throw new ApiError('bad-response');
  return answer;
}

const readTrimmed = (value: unknown): string | undefined => readText(value)?.trim() || undefined;

function readLink(
  value: EntryOf<'GET /api/nav/desktop' | 'GET /api/nav/mobile', 'languageMenu'>,
): NavigationLink | undefined {
  if (!isRecord(value)) return undefined;
  const label = readTrimmed(value['label']);
  const link = safeLink(value['link']);
  return label === undefined || link === undefined ? undefined : { label, link };
}

function readTab(
  value:
    | EntryOf<'GET /api/nav/desktop', 'topTabs' | 'bottomTabs'>
    | EntryOf<'GET /api/nav/mobile', 'navAccordions' | 'navLinks'>,
): NavigationTab | undefined {
  if (!isRecord(value)) return undefined;
  const label = readTrimmed(value['label']);
  const link = safeLink(value['link']);
  const children = readList(value['children'], readLink, MAX_LINKS);
  if (label === undefined || (link === undefined && children.length === 0)) return undefined;
  return {
    label,
    link,
    children,
    icon: readImage(value['icon']),
    showBorder: value['showBorder'] === true,
    teaserImage: readImage(value['teaserImage']),
    showMoreLabel: readTrimmed(value['showMoreLabel']),
    expanded: value['expanded'] === true,
  };
}
