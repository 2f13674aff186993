import { DEFAULT_LANGUAGE, type Language, type Site } from 'saaristo/sites';
import type { Navigation, SiteContent } from '../platform/model/content.ts';
import type { Queries } from '../platform/database/database.ts';
import { readOnce } from '../platform/database/shared-reads.ts';
import { type Kind, KINDS, normalisePath } from '../platform/model/paths.ts';

/** An entry with the columns that pages show. */
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

/** Returns a site with its name and languages, or undefined if the database does not have it. */
export const findSite = (queries: Queries, site: Site): Promise<SiteContent | undefined> =>
  readOnce(`site ${site}`, async () => {
    const row = await queries
      .selectFrom('site')
      .select('details')
      .where('site', '=', site)
      .executeTakeFirst();
    return row?.details;
  });

export async function listSites(queries: Queries): Promise<SiteContent[]> {
  const rows = await queries.selectFrom('site').select('details').orderBy('site').execute();
  return rows.map(({ details }) => details);
}

/** Returns the name of each site by its identifier. */
export const getSiteNames = async (queries: Queries): Promise<ReadonlyMap<string, string>> =>
  new Map((await listSites(queries)).map(({ site, name }) => [site, name]));

/** Returns the default language of a site. */
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

/** Returns the entry at a path of a site. */
export const findEntry = (queries: Queries, site: Site, path: string): Promise<StoredEntry | undefined> =>
  queries
    .selectFrom('entry')
    .select(COLUMNS)
    .where('site', '=', site)
    .where('path', '=', normalisePath(path))
    .executeTakeFirst();

/** Returns the first entry of a kind, as an example of the kind. */
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

/** Returns the kinds of entries that a site has in a language, in the order of `KINDS`. */
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

const NO_NAVIGATION: Navigation = {
  desktop: { topTabs: [], bottomTabs: [], languageMenu: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [], languageMenu: [] },
  footer: { links: [], text: '' },
};

/** Returns the navigation of a site in a language (NAV-07, NAV-08); empty lists if it has none. */
export const findNavigation = (queries: Queries, site: Site, language: Language): Promise<Navigation> =>
  readOnce(`navigation ${site} ${language}`, async () => {
    const row = await queries
      .selectFrom('navigation')
      .select(['desktop', 'mobile', 'footer'])
      .where('site', '=', site)
      .where('language', '=', language)
      .executeTakeFirst();
    return row ?? NO_NAVIGATION;
  });
