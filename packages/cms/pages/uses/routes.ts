import type { FastifyInstance } from 'fastify';
import { isSite, type Site } from 'saaristo/sites';
import type { AnyCollection } from '../../collections/define.ts';
import { getSiteNames } from '../../content/find-entry.ts';
import { listExternalAddresses } from '../store/uses.ts';
import { parseQueryText } from '../../platform/http/query.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { type EditorServices, getMessages, notFound } from '../../admin/requests.ts';
import { createBrokenLinkSearch } from './broken-links.ts';
import { createAddressCheck } from './check-address.ts';
import { LINKS_PATH, renderBrokenLinksPage, renderExternalPage, renderUsesPage, USES_PATH } from './pages.ts';
import { findThings, findUses } from './things.ts';

/** In characters; an address of a page has at most 500. */
const MAX_KEY_LENGTH = 520;

/** Registers the pages of uses, and of broken links. */
export function registerUsesRoutes(
  app: FastifyInstance,
  { database, getContext, options }: EditorServices,
  sites: () => Promise<Map<Site, SiteContent>>,
  collections: readonly AnyCollection[],
): void {
  const { catalogue } = options;
  const findBrokenLinks = createBrokenLinkSearch(
    database,
    catalogue,
    collections,
    createAddressCheck(app, database, sites),
  );

  app.get(USES_PATH, async (request, reply) => {
    const query = getSearchParameters(request);
    const { language } = getMessages(request);
    const context = { queries: database, catalogue, language };
    const of = parseQueryText(query.get('of'), MAX_KEY_LENGTH);
    const text = parseQueryText(query.get('q'));
    const found = of === '' ? undefined : ((await findUses(context, of)) ?? notFound());
    const things = text === '' || found ? undefined : await findThings(context, text);
    return renderUsesPage(
      getContext(request, reply),
      { text, things, found },
      await getSiteNames(database),
      catalogue.getTitles(language),
    );
  });

  app.get(LINKS_PATH, async (request, reply) => {
    const query = getSearchParameters(request);
    const given = query.get('site');
    const site = isSite(given) ? given : undefined;
    const names = await getSiteNames(database);
    const context = getContext(request, reply);
    if (query.get('external') === '1')
      return renderExternalPage(context, await listExternalAddresses(database, site), site, names);
    const broken = await findBrokenLinks(request, site);
    const titles = catalogue.getTitles(getMessages(request).language);
    return renderBrokenLinksPage(context, broken, site, names, titles);
  });
}
