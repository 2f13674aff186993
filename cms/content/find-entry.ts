import { DEFAULT_LANGUAGE, type Language, type Site } from 'saaristo/sites';
import type { NavigationContent, SiteContent } from '../model/content.ts';
import type { Queries } from '../database/database.ts';
import { type Kind, KINDS, normalisePath } from '../model/paths.ts';

/** An entry as pages show it. */
export interface StoredEntry {
  path: string;
  language: Language;
  kind: Kind;
  contentId: string;
  title: string;
  category: string;
  teaser: string;
  image: string;
  details: unknown;
}

/** A site with its name and languages, or undefined where the database knows none of that identifier. */
export async function findSite(queries: Queries, site: Site): Promise<SiteContent | undefined> {
  const row = await queries.selectFrom('site').select('details').where('site', '=', site).executeTakeFirst();
  return row?.details;
}

/** Every site. */
export async function listSites(queries: Queries): Promise<SiteContent[]> {
  const rows = await queries.selectFrom('site').select('details').orderBy('site').execute();
  return rows.map(({ details }) => details);
}

/** What each site is called. */
export const getSiteNames = async (queries: Queries): Promise<ReadonlyMap<string, string>> =>
  new Map((await listSites(queries)).map(({ site, name }) => [site, name]));

/** The language of a site where none is asked for. */
export const getFirstLanguage = async (queries: Queries, site: Site): Promise<Language> =>
  (await findSite(queries, site))?.languages[0] ?? DEFAULT_LANGUAGE;

const COLUMNS = [
  'path',
  'language',
  'kind',
  'content_id as contentId',
  'title',
  'category',
  'teaser',
  'image',
  'details',
] as const;

/** What an address of a site shows. */
export const findEntry = (queries: Queries, site: Site, path: string): Promise<StoredEntry | undefined> =>
  queries
    .selectFrom('entry')
    .select(COLUMNS)
    .where('site', '=', site)
    .where('path', '=', normalisePath(path))
    .executeTakeFirst();

/** The first entry of a kind, as an example of all. */
export const findFirstEntry = (
  queries: Queries,
  site: Site,
  language: Language,
  kind: Kind,
): Promise<StoredEntry | undefined> =>
  queries
    .selectFrom('entry')
    .select(COLUMNS)
    .where('site', '=', site)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .orderBy('position')
    .executeTakeFirst();

/** The kinds of entries that a site has in a language, in the order of `KINDS`. */
export async function listKinds(queries: Queries, site: Site, language: Language): Promise<Kind[]> {
  const rows = await queries
    .selectFrom('entry')
    .select('kind')
    .distinct()
    .where('site', '=', site)
    .where('language', '=', language)
    .execute();
  return KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

export type Navigation = Pick<NavigationContent, 'desktop' | 'mobile'>;

const NO_NAVIGATION: Navigation = {
  desktop: { topTabs: [], bottomTabs: [], languageMenu: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [], languageMenu: [] },
};

/** The navigation of a site in a language (NAV-07, NAV-08); empty lists where it has none. */
export async function findNavigation(queries: Queries, site: Site, language: Language): Promise<Navigation> {
  const row = await queries
    .selectFrom('navigation')
    .select(['desktop', 'mobile'])
    .where('site', '=', site)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ?? NO_NAVIGATION;
}
