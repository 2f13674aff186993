/** Finds the same page in the other languages of a site. */
import type { Queries } from '../../platform/database/database.ts';
import { readOnce } from '../../platform/database/shared-reads.ts';
import { listKinds } from '../../content/find-entry.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import {
  getHomePath,
  getListingPath,
  getSearchPath,
  type Kind,
  KINDS,
  normalisePath,
} from '../../platform/model/paths.ts';
import { type Alternate, listAlternates } from '../store/translations.ts';

type Content = Pick<SiteContent, 'site' | 'languages'>;

/** Returns the home pages of a site. */
const listHomes = ({ languages }: Content): Alternate[] =>
  languages.map((language) => ({ language, path: getHomePath(language, language === languages[0]) }));

/** Returns the listings of a kind, in the languages that have entries of it. */
async function listListings(
  queries: Queries,
  { site, languages }: Content,
  kind: Exclude<Kind, 'page'>,
): Promise<Alternate[]> {
  const kinds = await Promise.all(languages.map((language) => listKinds(queries, site, language)));
  return languages
    .filter((_, index) => kinds[index]!.includes(kind))
    .map((language) => ({ language, path: getListingPath(language, kind) }));
}

const listEntries = (queries: Queries, { site }: Content, kind: Kind, id: string): Promise<Alternate[]> =>
  queries
    .selectFrom('entry')
    .select(['language', 'path'])
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .orderBy('position')
    .execute();

async function findAlternates(queries: Queries, content: Content, pageId: string): Promise<Alternate[]> {
  const { site, languages } = content;
  if (pageId === 'search') return languages.map((language) => ({ language, path: getSearchPath(language) }));
  if (pageId.startsWith(`${site}/`)) {
    const path = pageId.slice(site.length);
    const linked = await listAlternates(queries, site, path);
    const homes = listHomes(content);
    const isHome = homes.some((home) => normalisePath(home.path) === normalisePath(path));
    return linked.length > 0 || !isHome ? linked : homes;
  }
  const [, first = '', id = ''] = /^([a-z]+)-(.+)$/s.exec(pageId) ?? [];
  const isList = first === 'list';
  const kind = KINDS.find((one) => one === (isList ? id : first));
  if (!kind || kind === 'page' || id.includes('\0')) return [];
  return isList ? listListings(queries, content, kind) : listEntries(queries, content, kind, id);
}

/** Returns a page of a site in all its languages, with itself; none if it has no translation. */
export const listPageAlternates = (
  queries: Queries,
  content: Content,
  pageId: string,
): Promise<Alternate[]> =>
  readOnce(`alternates of ${content.site} ${pageId}`, async () => {
    const found = await findAlternates(queries, content, pageId);
    return found.length > 1 ? found : [];
  });

/** Returns for each other language of a site the page's translation, or else the home page (NAV-16, NAV-17). */
export const listOtherLanguages = (
  content: Content,
  language: string,
  alternates: readonly Alternate[],
): { language: string; link: string }[] =>
  listHomes(content)
    .filter((home) => home.language !== language)
    .map((home) => ({
      language: home.language,
      link: alternates.find((one) => one.language === home.language)?.path ?? home.path,
    }));
