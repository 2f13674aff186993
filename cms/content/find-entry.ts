import { DEFAULT_LANGUAGE, type Language, type Site } from 'saaristo/sites';
import type { NavigationContent, SiteContent } from './types.ts';
import type { Database } from '../database/database.ts';
import { type Kind, KINDS, normalisePath } from './paths.ts';

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

const COLUMNS = 'path, language, kind, content_id as "contentId", title, category, teaser, image, details';

/** A site with its name and languages, or undefined where the database knows none of that identifier. */
export async function findSite(database: Database, site: Site): Promise<SiteContent | undefined> {
  const [row] = await database.query<{ details: SiteContent }>('select details from site where site = $1', [
    site,
  ]);
  return row?.details;
}

/** Every site. */
export async function listSites({ query }: Database): Promise<SiteContent[]> {
  const rows = await query<{ details: SiteContent }>('select details from site order by site');
  return rows.map(({ details }) => details);
}

/** The language of a site where none is asked for. */
export const firstLanguage = async (database: Database, site: Site): Promise<Language> =>
  (await findSite(database, site))?.languages[0] ?? DEFAULT_LANGUAGE;

/** What stands at an address of a site. */
export async function findEntry(
  database: Database,
  site: Site,
  path: string,
): Promise<StoredEntry | undefined> {
  const [row] = await database.query<StoredEntry>(
    `select ${COLUMNS} from entry where site = $1 and path = $2`,
    [site, normalisePath(path)],
  );
  return row;
}

/** The kinds of entries that a site has in a language, in the order of `KINDS`. */
export async function kindsOf(database: Database, site: Site, language: Language): Promise<Kind[]> {
  const rows = await database.query<{ kind: Kind }>(
    'select distinct kind from entry where site = $1 and language = $2',
    [site, language],
  );
  return KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

export type Navigation = Pick<NavigationContent, 'desktop' | 'mobile'>;

const NO_NAVIGATION: Navigation = {
  desktop: { topTabs: [], bottomTabs: [], languageMenu: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [], languageMenu: [] },
};

/** The navigation of a site in a language (NAV-07, NAV-08); empty lists where it has none. */
export async function findNavigation(
  database: Database,
  site: Site,
  language: Language,
): Promise<Navigation> {
  const [row] = await database.query<Navigation>(
    'select desktop, mobile from navigation where site = $1 and language = $2',
    [site, language],
  );
  return row ?? NO_NAVIGATION;
}
