import { DEFAULT_SITE, type Site } from 'saaristo/sites';
import type { SiteContent } from '../../platform/model/content.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findEntry, findNavigation, findSite, listKinds } from '../../content/find-entry.ts';
import { findTarget, listNotices } from '../../content/site-collections.ts';
import { findRedirect } from '../store/page-store.ts';
import { LIST_TEMPLATES } from '../store/templates.ts';
import {
  findComputedPage,
  getPathLanguage,
  type ListedKind,
  normalisePath,
} from '../../platform/model/paths.ts';
import { listPageAlternates } from './alternates.ts';
import type { PageBody, PageContext } from './context.ts';
import { renderEntryPage } from './entry-page.ts';
import { renderNotFoundPage } from './error-page.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { renderTemplatePage } from './template-page.ts';

/** The data of a request from which its page is found. */
export type PageRequest = Pick<
  PageContext,
  'path' | 'query' | 'getOrigin' | 'isShared' | 'csrfToken' | 'userName' | 'editMode' | 'catalogue'
> & {
  site: Site;
};

const UNKNOWN_SITE: SiteContent = { site: DEFAULT_SITE, name: 'Saaristo', tagline: {}, languages: ['fi'] };

/** Creates the context of a path, in the path's language. */
export async function createContext(database: Queries, asked: PageRequest): Promise<PageContext> {
  const site = (await findSite(database, asked.site)) ?? UNKNOWN_SITE;
  const language = getPathLanguage(asked.path, site.languages);
  const [navigation, notices] = await Promise.all([
    findNavigation(database, site.site, language),
    listNotices(database, site.site),
  ]);
  return { ...asked, database, site, language, navigation, notices, messages: getMessages(language) };
}

/** Creates a page that is not an entry. Returns the page, or a path to redirect to. */
export async function createPage(
  database: Queries,
  asked: PageRequest,
  make: (context: PageContext) => Promise<PageBody | string>,
): Promise<{ context: PageContext; page: PageBody | string }> {
  const context = await createContext(database, asked);
  return { context, page: await make(context) };
}

/**
 * Finds the page of a path: a listing or the search, which take precedence, then an entry, else the 404 page. Returns
 * where a redirect leads, or the new path of a moved page.
 */
export async function findPage(
  database: Queries,
  asked: PageRequest,
): Promise<{ context: PageContext; page: PageBody | string }> {
  const [site = UNKNOWN_SITE, entry, notices] = await Promise.all([
    findSite(database, asked.site),
    findEntry(database, asked.site, asked.path),
    listNotices(database, asked.site),
  ]);
  const computed = findComputedPage(normalisePath(asked.path), site.languages);
  const language = (computed ?? entry)?.language ?? getPathLanguage(asked.path, site.languages);
  const navigation = await findNavigation(database, site.site, language);
  const messages = getMessages(language);
  const context = { ...asked, database, site, language, navigation, notices, messages };
  const page = computed
    ? await renderComputedPage(computed.page, context)
    : entry && (await renderEntryPage(entry, context));
  if (page) return { context, page: await addAlternates(page, context) };
  const moved =
    (await findTarget(database, site.site, asked.path)) ??
    (await findRedirect(database, site.site, asked.path));
  return { context, page: moved ?? renderNotFoundPage(context) };
}

/** Renders a listing or the search. Search engines leave out a listing without entries. */
async function renderComputedPage(page: ListedKind | 'search', context: PageContext): Promise<PageBody> {
  const { database, site, language } = context;
  if (page === 'search') return renderTemplatePage(page, context);
  const listing = await renderTemplatePage(LIST_TEMPLATES[page], context);
  const kinds = await listKinds(database, site.site, language);
  return kinds.includes(page) ? listing : { ...listing, noIndex: true };
}

async function addAlternates(page: PageBody, { database, site }: PageContext): Promise<PageBody> {
  return page.noIndex ? page : { ...page, alternates: await listPageAlternates(database, site, page.pageId) };
}
