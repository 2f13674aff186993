import { DEFAULT_SITE, type Site } from 'saaristo/sites';
import type { SiteContent } from '../../platform/model/content.ts';
import type { Database } from '../../platform/database/database.ts';
import { findEntry, findNavigation, findSite } from '../../content/find-entry.ts';
import { findRedirect } from '../store/page-store.ts';
import { LIST_TEMPLATES } from '../store/templates.ts';
import { findComputedPage, getPathLanguage, normalisePath } from '../../platform/model/paths.ts';
import type { PageBody, PageContext } from './context.ts';
import { renderEntryPage } from './entry-page.ts';
import { renderNotFoundPage } from './error-page.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { renderTemplatePage } from './template-page.ts';

/** The data of a request from which its page is found. */
export type PageRequest = Pick<
  PageContext,
  'path' | 'query' | 'getOrigin' | 'csrfToken' | 'userName' | 'editMode' | 'catalogue'
> & {
  site: Site;
};

const UNKNOWN_SITE: SiteContent = { site: DEFAULT_SITE, name: 'Saaristo', tagline: {}, languages: ['fi'] };

/** Creates the context of a path, in the path's language. */
export async function createContext(database: Database, asked: PageRequest): Promise<PageContext> {
  const site = (await findSite(database, asked.site)) ?? UNKNOWN_SITE;
  const language = getPathLanguage(asked.path, site.languages);
  const navigation = await findNavigation(database, site.site, language);
  return { ...asked, database, site, language, navigation, messages: getMessages(language) };
}

/** Creates a page that is not an entry. Returns the page, or a path to redirect to. */
export async function createPage(
  database: Database,
  asked: PageRequest,
  make: (context: PageContext) => Promise<PageBody | string>,
): Promise<{ context: PageContext; page: PageBody | string }> {
  const context = await createContext(database, asked);
  return { context, page: await make(context) };
}

/**
 * Finds the page of a path: a listing or the search, which take precedence, then an entry, else the 404 page. Returns
 * the new path of a moved page.
 */
export async function findPage(
  database: Database,
  asked: PageRequest,
): Promise<{ context: PageContext; page: PageBody | string }> {
  const [site = UNKNOWN_SITE, entry] = await Promise.all([
    findSite(database, asked.site),
    findEntry(database, asked.site, asked.path),
  ]);
  const computed = findComputedPage(normalisePath(asked.path), site.languages);
  const language = (computed ?? entry)?.language ?? getPathLanguage(asked.path, site.languages);
  const navigation = await findNavigation(database, site.site, language);
  const context = { ...asked, database, site, language, navigation, messages: getMessages(language) };
  if (!computed) {
    if (entry) return { context, page: await renderEntryPage(entry, context) };
    const moved = await findRedirect(database, site.site, asked.path);
    return { context, page: moved ?? renderNotFoundPage(context) };
  }
  const { page } = computed;
  return {
    context,
    page: await renderTemplatePage(page === 'search' ? page : LIST_TEMPLATES[page], context),
  };
}
