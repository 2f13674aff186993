import type { FastifyInstance } from 'fastify';
import { CARD_TYPES } from 'saaristo/schemas';
import type { Database } from '../platform/database/database.ts';
import { type ApiCall, registerOperation } from '../platform/http/api.ts';
import { HttpError } from '../platform/http/errors.ts';
import { type Card, findCards } from './cards.ts';
import { parseQueryText } from '../platform/http/query.ts';
import { getRequestSite } from '../platform/http/request.ts';
import { getPageLanguage } from '../content/page-language.ts';

const KEY = 'GET /api/filtered-cards/{dropdownItemId}/{cardType}';

async function listFilteredCards(
  database: Database,
  { request, params, query }: Pick<ApiCall<typeof KEY>, 'request' | 'params' | 'query'>,
): Promise<Card[]> {
  const type = CARD_TYPES.find((one) => one === params.cardType);
  if (!type) throw new HttpError(400, `The card type has to be one of ${CARD_TYPES.join(', ')}.`);
  const choice = parseQueryText(params.dropdownItemId);
  if (choice === '') return [];
  const language = query.language ?? (await getPageLanguage(database, request));
  const place = { site: getRequestSite(request), language };
  return findCards(database, place, choice, type);
}

/**
 * Registers `GET /api/filtered-cards/{dropdownItemId}/{cardType}` (API-48): the content of the site that has the id as a tag, category or
 * product group, as cards of the type in a language, by default that of the requesting page. Returns an empty list for an unknown id.
 */
export function registerFilteredCardRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, KEY, (call) => listFilteredCards(database, call));
}
