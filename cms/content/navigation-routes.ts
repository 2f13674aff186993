import type { FastifyInstance } from 'fastify';
import type { Language } from 'saaristo/sites';
import type { Database } from '../database/database.ts';
import { findNavigation, findSite } from './find-entry.ts';
import { registerOperation } from '../http/api.ts';
import { parseLanguage } from '../http/query.ts';
import { getRequestSite } from '../http/request.ts';
import type { NavigationChild } from '../model/content.ts';
import { getHomePath, normalisePath } from '../model/paths.ts';
import { type Alternate, listAlternates } from './pages/translations.ts';

/** Leads the entries of a language switch, which lead to home pages, to the translations of the page. */
const linkTranslations = (
  menu: readonly NavigationChild[],
  alternates: readonly Alternate[],
  defaultLanguage: Language,
): NavigationChild[] =>
  menu.map((entry) => {
    const found = alternates.find(
      ({ language }) =>
        normalisePath(getHomePath(language, language === defaultLanguage)) === normalisePath(entry.link),
    );
    return found ? { ...entry, link: found.path } : entry;
  });

/**
 * Registers `GET /api/nav/desktop` and `/api/nav/mobile` (API-05, API-06): the navigation of the requested site in `languageId`. Returns
 * empty lists if the site has no navigation in the language.
 */
export function registerNavigationRoutes(app: FastifyInstance, database: Database): void {
  for (const layout of ['desktop', 'mobile'] as const) {
    registerOperation(
      app,
      `GET /api/nav/${layout}`,
      async ({ request, query: { languageId, pageId = '' } }) => {
        const site = getRequestSite(request);
        const defaultLanguage = (await findSite(database, site))?.languages[0] ?? 'fi';
        const navigation = await findNavigation(
          database,
          site,
          parseLanguage(languageId ?? null, defaultLanguage),
        );
        const { languageMenu } = navigation[layout];
        if (languageMenu.length === 0 || !pageId.startsWith(`${site}/`)) return navigation[layout];
        const alternates = await listAlternates(database, site, pageId.slice(site.length));
        return {
          ...navigation[layout],
          languageMenu: linkTranslations(languageMenu, alternates, defaultLanguage),
        };
      },
    );
  }
}
