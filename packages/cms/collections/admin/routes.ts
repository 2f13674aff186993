/** The pages and calls of collections. All follow from the declarations. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { showList } from '../../admin/list.ts';
import { type EditorServices, notFound, requireUser } from '../../admin/requests.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { MULTIPART, readForm as readFormBody } from '../../platform/http/security/form-bodies.ts';
import { type AnyCollection, formatPlace } from '../define.ts';
import { requireItemWriting } from '../publish.ts';
import { countItems, listItems } from '../store.ts';
import { registerCollectionApi } from './api.ts';
import { changeItems } from './change-items.ts';
import { registerExchangeRoutes } from './exchange-routes.ts';
import { FORM_POLICY, listPlaces, showItem } from './item-page.ts';
import { COLLECTIONS_PATH, createItemList, renderCollectionsPage } from './pages.ts';
import {
  getItem,
  getTexts,
  type ItemRequest,
  listSeen,
  MAX_ITEM_BYTES,
  type NameRequest,
  readPlace,
} from './requests.ts';
import { submitItem } from './submit-item.ts';

/** Registers the pages and calls of all collections. */
export async function registerCollectionRoutes(
  app: FastifyInstance,
  services: EditorServices,
  collections: readonly AnyCollection[],
): Promise<void> {
  const { database, getContext } = services;
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: Readable) => {
    const { fields, files } = await readFormBody(request, payload);
    return { ...Object.fromEntries(fields), file: files[0]?.data };
  });

  const getCollection = (request: NameRequest): AnyCollection =>
    listSeen(request, collections).find(({ name }) => name === request.params.name) ?? notFound();

  app.get(COLLECTIONS_PATH, async (request, reply) => {
    const seen = listSeen(request, collections);
    const counts = await countItems(database, seen, requireUser(request));
    return renderCollectionsPage(getContext(request, reply), seen, counts);
  });

  app.get(`${COLLECTIONS_PATH}/:name`, async (request: NameRequest, reply) => {
    const collection = getCollection(request);
    const places = await listPlaces(services, request, collection);
    const { rows } = collection.isSingle ? await listItems(database, collection.name, {}) : { rows: [] };
    const taken = new Set(rows.map(formatPlace));
    const free = places.filter(([place]) => !taken.has(formatPlace(place)));
    reply.header('content-security-policy', FORM_POLICY);
    return showList(services, createItemList(collection, places, free), request, reply);
  });

  app.get(`${COLLECTIONS_PATH}/:name/new`, async (request: NameRequest, reply) => {
    const collection = getCollection(request);
    const place = readPlace(collection, getSearchParameters(request).get('place') ?? '');
    requireItemWriting(requireUser(request), place);
    return showItem(services, request, reply, collection, place);
  });

  app.get(`${COLLECTIONS_PATH}/:name/:id`, async (request: ItemRequest, reply) => {
    const collection = getCollection(request);
    const item = await getItem(database, collection, request);
    const { done } = getTexts(request);
    const notice = done[(getSearchParameters(request).get('done') ?? '') as keyof typeof done];
    const { site, language } = item;
    return showItem(services, request, reply, collection, {
      site,
      language,
      item,
      ...(notice && { notice }),
    });
  });

  app.post(`${COLLECTIONS_PATH}/:name`, { bodyLimit: MAX_ITEM_BYTES }, (request: NameRequest, reply) =>
    submitItem(services, request, reply, getCollection(request), undefined),
  );
  app.post(
    `${COLLECTIONS_PATH}/:name/:id`,
    { bodyLimit: MAX_ITEM_BYTES },
    async (request: ItemRequest, reply) => {
      const collection = getCollection(request);
      return submitItem(services, request, reply, collection, await getItem(database, collection, request));
    },
  );

  app.post(`${COLLECTIONS_PATH}/:name/bulk`, { bodyLimit: MAX_ITEM_BYTES }, (request: NameRequest, reply) =>
    changeItems(services, request, reply, getCollection(request)),
  );

  registerExchangeRoutes(app, services, getCollection);
  await app.register(async (api) => registerCollectionApi(api, services, getCollection));
}
