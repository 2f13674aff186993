import type { FastifyInstance } from 'fastify';
import { isLanguage, type Site } from 'saaristo/sites';
import { findEntry } from '../../content/find-entry.ts';
import { TEMPLATE_KINDS } from '../../content/pages/templates.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import { getRequestSite } from '../../http/request.ts';
import { registerRateLimit } from '../../http/security/attempt-limiter.ts';
import { isCrossOrigin } from '../../http/security/visitors.ts';
import { normalisePath } from '../../model/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { parseView, storeView } from './figures.ts';

/** The address that `saaristo-field.js` sends to. */
export const FIELD_PATH = '/api/field-figures';

/** Bytes of a body. 50 markers need 3,000. */
const MAX_BYTES = 8192;
/** Views of an address in a minute. */
const MAX_PER_MINUTE = 60;

/** Returns whether figures may be stored under a name: a page of the site, or a template. */
async function isPage(database: Database, site: Site, page: string): Promise<boolean> {
  if (page.startsWith('/'))
    return page.length <= 200 && (await findEntry(database, site, page))?.kind === 'page';
  const [language = '', template = '', ...rest] = page.split(':');
  return isLanguage(language) && TEMPLATE_KINDS.some((kind) => kind === template) && rest.length === 0;
}

/**
 * Registers the route that stores figures of page views. It reads no cookies and needs no CSRF token: it changes nothing but counters, for
 * requests of pages of the same origin.
 */
export async function registerFieldFigureRoutes(
  app: FastifyInstance,
  database: Database,
  catalogue: Catalogue,
): Promise<void> {
  await registerRateLimit(app, database, 'field figures', MAX_PER_MINUTE);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(FIELD_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    if (request.headers.origin === undefined || isCrossOrigin(request))
      throw new HttpError(403, 'Figures come from pages of this site.');
    const view =
      typeof request.body === 'string' ? parseView(request.body, (name) => catalogue.has(name)) : undefined;
    if (!view) throw new HttpError(400, 'The body is not one of saaristo-field.js.');
    const site = getRequestSite(request);
    const page = normalisePath(view.page);
    if (await isPage(database, site, page)) await storeView(database, site, { ...view, page });
    return reply.code(204).send();
  });
}
