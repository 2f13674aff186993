import { DEFAULT_LANGUAGE, type Language, type Site } from '#lib/site.ts';
import type { NavigationContent, SiteContent } from '../content/types.ts';
import type { Database } from '../database/database.ts';
import { type Kind, type ListedKind, normalisePath } from './paths.ts';

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

export interface Listing {
  entries: StoredEntry[];
  total: number;
  categories: { key: string; label: string; count: number }[];
}

const COLUMNS = 'path, language, kind, content_id as "contentId", title, category, teaser, image, details';

/** A site with its name and languages, or undefined where the database knows none of that identifier. */
export async function findSite(database: Database, site: Site): Promise<SiteContent | undefined> {
  const [row] = await database.query<{ details: SiteContent }>('select details from site where site = $1', [
    site,
  ]);
  return row?.details;
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

/** One page of a listing with the categories it can be narrowed to; `page` counts from 1. Equipment is not in it. */
export async function listEntries(
  database: Database,
  wanted: {
    site: Site;
    language: Language;
    kind: ListedKind;
    category: string;
    page: number;
    pageSize: number;
  },
): Promise<Listing> {
  const { site, language, kind, category, page, pageSize } = wanted;
  const scope = [site, language, kind];
  const [entries, categories] = await Promise.all([
    database.query<StoredEntry>(
      `select ${COLUMNS} from entry where site = $1 and language = $2 and kind = $3 and not equipment and ($4 = '' or category_key = $4)
       order by position limit $5 offset $6`,
      [...scope, category, pageSize, (page - 1) * pageSize],
    ),
    database.query<{ key: string; label: string; count: number }>(
      `select category_key as key, min(category) as label, count(*)::integer as count from entry
       where site = $1 and language = $2 and kind = $3 and not equipment group by category_key order by min(position)`,
      scope,
    ),
  ]);
  const counted = category === '' ? categories : categories.filter(({ key }) => key === category);
  return { entries, categories, total: counted.reduce((sum, { count }) => sum + count, 0) };
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
