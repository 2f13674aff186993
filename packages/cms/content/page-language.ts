import type { FastifyRequest } from 'fastify';
import type { Language } from 'saaristo/sites';
import type { Database } from '../platform/database/database.ts';
import { getFirstLanguage } from './find-entry.ts';
import { getPathLanguage } from '../platform/model/paths.ts';
import { getRequestSite } from '../platform/http/request.ts';

/**
 * Returns the language of the page that sends the request, by its URL (I18N-03), for calls without the language parameter (API-48, API-50,
 * API-51).
 */
export async function getPageLanguage(database: Database, request: FastifyRequest): Promise<Language> {
  const { referer = '' } = request.headers;
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return getPathLanguage(path, [await getFirstLanguage(database, getRequestSite(request))]);
}
