import type { FastifyInstance } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import type { Database } from '../database/database.ts';
import { findNavigation, findSite } from './find-entry.ts';
import { registerOperation } from '../http/api.ts';
import { parseLanguage } from '../http/query.ts';
import { getRequestSite } from '../http/request.ts';
import { getHomePath, normalisePath } from '../model/paths.ts';
import { listAlternates } from './pages/translations.ts';

/** Replaces the links of a navigation by their normalised paths. */
function replaceLinks<Part>(part: Part, links: ReadonlyMap<string, string>): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => replaceLinks(one, links)) as Part;
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'link' && typeof value === 'string'
        ? (links.get(normalisePath(value)) ?? value)
        : replaceLinks(value, links),
    ]),
  ) as Part;
}

/**
 * Registers `GET /api/nav/desktop` and `/api/nav/mobile` (API-05, API-06): the navigation of the requested site in `languageId`. Returns
 * empty lists if the site has no navigation in the language. Links to home pages of other languages lead to the translations of the page
 * `pageId`, if it has some.
 */
export function registerNavigationRoutes(app: FastifyInstance, database: Database): void {
  for (const layout of ['desktop', 'mobile'] as const) {
    registerOperation(
      app,
      `GET /api/nav/${layout}`,
      async ({ request, query: { languageId, pageId = '' } }) => {
        const site = getRequestSite(request);
        const defaultLanguage = (await findSite(database, site))?.languages[0] ?? 'fi';
        const language = parseLanguage(languageId ?? null, defaultLanguage);
        const { [layout]: navigation } = await findNavigation(database, site, language);
        if (!pageId.startsWith(`${site}/`)) return navigation;
        const alternates = await listAlternates(database, site, pageId.slice(site.length));
        const links = alternates
          .filter((one) => one.language !== language)
          .map((one): [string, string] => [
            normalisePath(getHomePath(one.language, one.language === defaultLanguage)),
            one.path,
          ]);
        return links.length > 0 ? replaceLinks(navigation, new Map(links)) : navigation;
      },
    );
  }
}
