import type { FastifyInstance } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { languageTag } from 'saaristo/sites';
import type { Database } from '../../platform/database/database.ts';
import { findNavigation, findSite } from '../../content/find-entry.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { parseLanguage } from '../../platform/http/query.ts';
import { getRequestSite } from '../../platform/http/request.ts';
import type { NavigationChild } from '../../platform/model/content.ts';
import { getHomePath, normalisePath } from '../../platform/model/paths.ts';
import type { Alternate } from '../store/translations.ts';
import { listPageAlternates } from './alternates.ts';

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

/** Returns a link with the name of its language in that language: 'Suomi', 'English'. */
function toLink({ language, path }: Alternate): NavigationChild {
  const tag = languageTag(language);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag.slice(0, 2)) ?? tag;
  return { label: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1), link: path };
}

/**
 * Registers `GET /api/nav/desktop` and `/api/nav/mobile` (API-05, API-06): the navigation of the requested site in `languageId`. Returns
 * empty lists if the site has no navigation in the language. Links to home pages of other languages lead to the translations of the page
 * `pageId`, if it has some; without a language menu, the menu consists of the translations.
 */
export function registerNavigationRoutes(app: FastifyInstance, database: Database): void {
  for (const layout of ['desktop', 'mobile'] as const) {
    registerOperation(
      app,
      `GET /api/nav/${layout}`,
      async ({ request, query: { languageId, pageId = '' } }) => {
        const site = getRequestSite(request);
        const content = await findSite(database, site);
        const defaultLanguage = content?.languages[0] ?? 'fi';
        const language = parseLanguage(languageId ?? null, defaultLanguage);
        const { [layout]: navigation } = await findNavigation(database, site, language);
        const languages = content?.languages ?? [];
        const alternates = await listPageAlternates(database, { site, languages }, pageId);
        const others = alternates
          .filter((one) => one.language !== language)
          .sort((a, b) => Number(b.language === defaultLanguage) - Number(a.language === defaultLanguage));
        if (others.length === 0) return navigation;
        const links = others.map((one): [string, string] => [
          normalisePath(getHomePath(one.language, one.language === defaultLanguage)),
          one.path,
        ]);
        const { languageMenu, ...rest } = replaceLinks(navigation, new Map(links));
        return {
          ...rest,
          // The header of a site without a menu has one link, which leads to one of these pages.
          languageMenu: languageMenu.length > 0 ? languageMenu : others.map(toLink),
        };
      },
    );
  }
}
