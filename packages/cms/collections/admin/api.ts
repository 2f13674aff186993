/** The calls of scripts: `/editor/api/collections/…`. Every write needs a CSRF token. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/form';
import { readListValues } from '../../admin/list.ts';
import {
  CSRF_HEADER,
  type EditorServices,
  getMessages,
  notFound,
  readInteger,
  requireUser,
} from '../../admin/requests.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { parsePageNumber } from '../../platform/http/query.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import type { AnyCollection } from '../define.ts';
import { describeProblem } from '../form.ts';
import { changeItemState, publishItem } from '../publish.ts';
import { getSeenSites, listItems, type SaveResult, type StoredItem } from '../store.ts';
import { ITEM_FILTERS, parseItemFilter } from './pages.ts';
import {
  type FindCollection,
  getItem,
  type ItemRequest,
  type ItemRoute,
  MAX_ITEM_BYTES,
  type NameRequest,
  type NameRoute,
  readPlace,
  record,
  save,
} from './requests.ts';

const readBody = ({ body }: FastifyRequest): Record<string, unknown> => (isRecord(body) ? body : {});

/** @throws HttpError 400 */
const readValue = (value: unknown): object => {
  if (isRecord(value)) return value;
  throw new HttpError(400, 'The value is no JSON object.');
};

const toAnswer = (item: StoredItem): object => {
  const { id, key, site, language, title, state, revision, draft, published, publishAt } = item;
  return { id, key, site, language, title, state, revision, value: draft, published, publishAt };
};

/** @throws HttpError 404, 409, 422 */
const answer = (result: SaveResult): object => {
  if (result === 'gone') return notFound();
  if (typeof result === 'object' && 'problems' in result)
    throw new HttpError(422, result.problems.map(describeProblem).join(' '));
  if (result === 'taken') throw new HttpError(409, 'Another item has this key.');
  if ('conflict' in result) throw new HttpError(409, 'Somebody else has changed the item; load it again.');
  return toAnswer(result.item);
};

export function registerCollectionApi(
  api: FastifyInstance,
  { database, visitors }: EditorServices,
  getCollection: FindCollection,
): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
  });
  const API = '/editor/api/collections/:name';
  const verify = async (request: FastifyRequest): Promise<void> => {
    if (!visitors.verifyCsrfToken(request, request.headers[CSRF_HEADER]))
      throw new HttpError(403, 'The token is missing or out of date.');
  };
  const options = { preHandler: verify, bodyLimit: MAX_ITEM_BYTES };
  const saveIn = (
    request: FastifyRequest,
    collection: AnyCollection,
    target: Parameters<typeof save>[2],
    value: unknown,
  ): Promise<SaveResult> =>
    database
      .transaction()
      .execute((queries) =>
        save(
          queries,
          collection,
          target,
          readValue(value),
          requireUser(request),
          getMessages(request).language,
        ),
      );

  api.get(API, async (request: NameRequest) => {
    const collection = getCollection(request);
    const query = getSearchParameters(request);
    const filter = parseItemFilter(readListValues({ filters: ITEM_FILTERS }, request));
    const { rows, count } = await listItems(
      database,
      collection.name,
      { ...filter, sites: getSeenSites(collection, requireUser(request)) },
      parsePageNumber(query.get('page')),
    );
    return { count, rows: rows.map(toAnswer) };
  });
  api.get(`${API}/:id`, async (request: ItemRequest) =>
    toAnswer(await getItem(database, getCollection(request), request)),
  );
  api.post<NameRoute>(API, options, async (request) => {
    const collection = getCollection(request);
    const { site, language, value } = readBody(request);
    const place = readPlace(collection, [site, language].filter(Boolean).join('/'));
    const result = await saveIn(request, collection, place, value);
    const title = typeof result === 'object' && 'item' in result ? result.item.title : '';
    record(request, 'save', collection, title);
    return answer(result);
  });
  api.put<ItemRoute>(`${API}/:id`, options, async (request) => {
    const collection = getCollection(request);
    const { id, title } = await getItem(database, collection, request);
    const { revision, value } = readBody(request);
    record(request, 'save', collection, title);
    const target = { id, revision: readInteger(revision) };
    return answer(await saveIn(request, collection, target, value));
  });
  api.post<ItemRoute>(`${API}/:id/publish`, options, async (request, reply) => {
    const collection = getCollection(request);
    const item = await getItem(database, collection, request);
    const { language } = getMessages(request);
    const revision = readInteger(readBody(request)['revision']);
    record(request, 'publish', collection, item.title);
    const result = await database
      .transaction()
      .execute((queries) =>
        publishItem(queries, collection, item.id, { revision, language }, requireUser(request)),
      );
    if (typeof result === 'object' && 'problems' in result)
      return reply.code(422).send({ error: 'The item has problems.', problems: result.problems });
    if (typeof result === 'object' || result === 'taken') return answer(result);
    if (result === 'gone') return notFound();
    return toAnswer(await getItem(database, collection, request));
  });
  api.delete<ItemRoute>(`${API}/:id`, options, async (request) => {
    const collection = getCollection(request);
    const item = await getItem(database, collection, request);
    record(request, 'delete', collection, item.title);
    const revision = readInteger(readBody(request)['revision']);
    const result = await database
      .transaction()
      .execute((queries) =>
        changeItemState(queries, collection, item.id, { change: 'delete', revision }, requireUser(request)),
      );
    if (typeof result === 'object') return answer(result);
    if (result === 'needed') throw new HttpError(409, 'The site needs the item.');
    return result === 'done' ? {} : notFound();
  });
}
