import type { FastifyRequest } from 'fastify';
import type { Language } from 'saaristo/sites';
import type { Database } from '../database/database.ts';
import { getFirstLanguage } from './find-entry.ts';
import { languageOfPath } from '../model/paths.ts';
import { requestSite } from '../http/request.ts';

/** Some calls name no language (API-48, API-50, API-51): the page that asks has one, by its address (I18N-03). */
export async function getPageLanguage(database: Database, request: FastifyRequest): Promise<Language> {
  const { referer = '' } = request.headers;
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return languageOfPath(path, [await getFirstLanguage(database, requestSite(request))]);
}
