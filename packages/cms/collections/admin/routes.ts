/** The pages and calls of collections. All follow from the declarations. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/form';
import { showList } from '../../admin/list.ts';
import {
  type EditorServices,
  getMessages,
  notFound,
  readInteger,
  readRawText,
  readText,
  requireUser,
} from '../../admin/requests.ts';
import { getSiteNames, listSites } from '../../content/find-entry.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { getSearchParameters, getSiteOrigin } from '../../platform/http/request.ts';
import { MULTIPART, readForm as readFormBody } from '../../platform/http/security/form-bodies.ts';
import { getTimeZone, parseLocalTime } from '../../platform/model/time-zone.ts';
import { type AnyCollection, formatPlace, type ItemPlace } from '../define.ts';
import { createForm, describeProblem, findItemProblems, listLanguages } from '../form.ts';
import {
  changeItemState,
  type PublishResult,
  publishItem,
  requireItemWriting,
  type StateChange,
  type StateResult,
} from '../publish.ts';
import { countItems, listItems, listVersions, mayWriteItem, type StoredItem, toItem } from '../store.ts';
import {
  COLLECTIONS_PATH,
  createItemList,
  getListPath,
  type ItemView,
  type Place,
  renderCollectionsPage,
  renderItemPage,
  renderResults,
} from './pages.ts';
import { registerCollectionApi } from './api.ts';
import { findShownPath, renderItemPreview } from './preview.ts';
import { registerExchangeRoutes } from './exchange-routes.ts';
import {
  describeRefusal,
  findSeen,
  getItem,
  getTexts,
  type ItemRequest,
  listSeen,
  MAX_ITEM_BYTES,
  type NameRequest,
  readPlace,
  record,
  save,
} from './requests.ts';

/** The content security policy of the form, whose fields of rich text use inline styles. */
const FORM_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STATE_CHANGES: readonly StateChange[] = ['unpublish', 'unschedule', 'delete', 'restore'];
const isStateChange = (value: unknown): value is StateChange => STATE_CHANGES.some((one) => one === value);

/** @throws HttpError 400 if a text is no JSON object */
function parseValue(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // The same answer as for other values.
  }
  throw new HttpError(400, 'The value is no JSON object.');
}

/** Registers the pages and calls of all collections. */
export async function registerCollectionRoutes(
  app: FastifyInstance,
  services: EditorServices,
  collections: readonly AnyCollection[],
): Promise<void> {
  const { database, getContext, readForm } = services;
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: Readable) => {
    const { fields, files } = await readFormBody(request, payload);
    return { ...Object.fromEntries(fields), file: files[0]?.data };
  });

  const getCollection = (request: NameRequest): AnyCollection =>
    listSeen(request, collections).find(({ name }) => name === request.params.name) ?? notFound();

  /** Lists the places in which the user may create items. */
  const listPlaces = async (request: FastifyRequest, collection: AnyCollection): Promise<Place[]> => {
    const user = requireUser(request);
    const { languages } = getMessages(request);
    const all = await listSites(database);
    const places =
      collection.scope === 'estate'
        ? [[{ site: null, language: null }, ''] as const]
        : all
            .filter(({ site }) => collection.sites?.includes(site) ?? true)
            .flatMap((one): Place[] =>
              collection.scope === 'site'
                ? [[{ site: one.site, language: null }, one.name]]
                : one.languages.map((language) => [
                    { site: one.site, language },
                    `${one.name}, ${languages[language]}`,
                  ]),
            );
    const { allSites } = getTexts(request);
    const shared = collection.hasEstateItems ? [[{ site: null, language: null }, allSites] as const] : [];
    return [...shared, ...places].filter(([place]) => mayWriteItem(user, place));
  };

  const showItem = async (
    request: FastifyRequest,
    reply: FastifyReply,
    collection: AnyCollection,
    view: ItemPlace &
      Pick<ItemView, 'item' | 'problems' | 'conflict' | 'error' | 'notice'> & { value?: object },
  ): Promise<string> => {
    const { item, value } = view;
    const { language } = getMessages(request);
    const languages = await listLanguages(database, view);
    const failing =
      item?.failure && item.scheduled
        ? await findItemProblems(database, collection, toItem(item, item.scheduled), language)
        : [];
    const draft = item && ((await collection.open?.(database, item.draft)) ?? item.draft);
    const path = item?.published && (await findShownPath(database, collection, toItem(item, item.published)));
    const origin = path && view.site ? getSiteOrigin(request, view.site) : undefined;
    reply.header('content-security-policy', FORM_POLICY);
    return renderItemPage(
      getContext(request, reply),
      collection,
      {
        ...view,
        languages,
        schema: createForm(collection, languages, language),
        value: value ?? draft ?? collection.createValue?.() ?? {},
        isTyped: value !== undefined,
        failures: failing.map(describeProblem),
        versions: item ? await listVersions(database, item.id) : [],
        address: origin && path ? origin + path : undefined,
      },
      await getSiteNames(database),
    );
  };

  app.get(COLLECTIONS_PATH, async (request, reply) => {
    const seen = listSeen(request, collections);
    const counts = await countItems(database, seen, requireUser(request));
    return renderCollectionsPage(getContext(request, reply), seen, counts);
  });

  app.get(`${COLLECTIONS_PATH}/:name`, async (request: NameRequest, reply) => {
    const collection = getCollection(request);
    const places = await listPlaces(request, collection);
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
    return showItem(request, reply, collection, place);
  });

  app.get(`${COLLECTIONS_PATH}/:name/:id`, async (request: ItemRequest, reply) => {
    const collection = getCollection(request);
    const item = await getItem(database, collection, request);
    const { done } = getTexts(request);
    const notice = done[(getSearchParameters(request).get('done') ?? '') as keyof typeof done];
    const { site, language } = item;
    return showItem(request, reply, collection, { site, language, item, ...(notice && { notice }) });
  });

  /** Carries out the action of an item's form. */
  const submit = async (
    request: NameRequest,
    reply: FastifyReply,
    collection: AnyCollection,
    item: StoredItem | undefined,
  ): Promise<unknown> => {
    const fields = readForm(request);
    const author = requireUser(request);
    const t = getTexts(request);
    const { language } = getMessages(request);
    const place = item ?? readPlace(collection, readText(fields['place']));
    const back = (id: number, done: string, title: string): FastifyReply => {
      record(request, done, collection, title);
      return reply.redirect(`${getListPath(collection)}/${id}?done=${done}`, 303);
    };
    const action = readText(fields['do']);
    const revision = Number(readText(fields['revision']));
    const showConflict = (conflict: StoredItem, typed: object, error?: string): Promise<string> => {
      reply.code(409);
      return showItem(request, reply, collection, {
        ...place,
        item: conflict,
        value: typed,
        conflict,
        ...(error && { error }),
      });
    };
    if (item && isStateChange(action)) {
      const result = await database
        .transaction()
        .execute((queries) =>
          changeItemState(queries, collection, item.id, { change: action, revision }, author),
        );
      if (result === 'done') return back(item.id, action, item.title);
      if (typeof result === 'object')
        return showConflict(result.conflict, parseValue(readRawText(fields['value'])), t.notDone(t[action]));
      reply.code(409);
      const error = describeRefusal(result, request).join(' ');
      return showItem(request, reply, collection, { ...place, item, error });
    }
    const version = readInteger(Number(readText(fields['version'])));
    const old =
      item && version > 0 && (await listVersions(database, item.id)).find((one) => one.number === version);
    const value = old
      ? ((await collection.open?.(database, old.value)) ?? old.value)
      : parseValue(readRawText(fields['value']));
    if (action === 'preview') {
      request.audit = false;
      const preview = await renderItemPreview(request, reply, services, collection, item ?? place, value);
      if (typeof preview === 'object' && 'document' in preview) return preview.document;
      reply.code(typeof preview === 'object' ? 422 : 409);
      return renderResults(getContext(request, reply), collection, t.preview, t.noPreview, [
        [collection.getTitle(value) || t.untitled, describeRefusal(preview, request)],
      ]);
    }
    const at = action === 'schedule' ? parseLocalTime(readText(fields['at']), getTimeZone(place.site)) : null;
    if (at !== null && (!(at instanceof Date) || at.getTime() <= Date.now())) {
      reply.code(400);
      return showItem(request, reply, collection, {
        ...place,
        ...(item && { item }),
        value,
        error: t.wrongTime,
      });
    }
    const [saved, published] = await database.transaction().execute(async (queries) => {
      const target = item ? { id: item.id, revision } : place;
      const result = await save(queries, collection, target, value, author, language);
      const isWanted = typeof result === 'object' && 'item' in result && !old && action !== 'save';
      return [
        result,
        isWanted
          ? await publishItem(
              queries,
              collection,
              result.item.id,
              { revision: result.item.revision, at, language },
              author,
            )
          : undefined,
      ] as const;
    });
    if (saved === 'gone') return notFound();
    const shown = typeof saved === 'object' && 'item' in saved ? saved.item : item;
    if (saved === 'taken' || published === 'taken') {
      reply.code(409);
      const field = collection.keyField ?? '';
      const problems = [{ path: [field], field, message: t.taken }];
      return showItem(request, reply, collection, {
        ...place,
        ...(shown && { item: shown }),
        value,
        problems,
      });
    }
    if ('problems' in saved) {
      reply.code(422);
      const { problems } = saved;
      return showItem(request, reply, collection, { ...place, ...(item && { item }), value, problems });
    }
    if ('conflict' in saved) return showConflict(saved.conflict, value);
    if (typeof published === 'object' && 'problems' in published) {
      reply.code(422);
      record(request, 'save', collection, saved.item.title);
      const { problems } = published;
      return showItem(request, reply, collection, {
        ...place,
        item: saved.item,
        problems,
        notice: t.savedWithProblems,
      });
    }
    return back(
      saved.item.id,
      old ? 'version' : published ? (at ? 'schedule' : 'publish') : 'save',
      saved.item.title,
    );
  };

  app.post(`${COLLECTIONS_PATH}/:name`, { bodyLimit: MAX_ITEM_BYTES }, (request: NameRequest, reply) =>
    submit(request, reply, getCollection(request), undefined),
  );
  app.post(
    `${COLLECTIONS_PATH}/:name/:id`,
    { bodyLimit: MAX_ITEM_BYTES },
    async (request: ItemRequest, reply) => {
      const collection = getCollection(request);
      return submit(request, reply, collection, await getItem(database, collection, request));
    },
  );

  app.post(
    `${COLLECTIONS_PATH}/:name/bulk`,
    { bodyLimit: MAX_ITEM_BYTES },
    async (request: NameRequest, reply) => {
      const fields = readForm(request);
      const collection = getCollection(request);
      const author = requireUser(request);
      const { language } = getMessages(request);
      const t = getTexts(request);
      const action = readText(fields['do']);
      if (action !== 'publish' && !isStateChange(action)) throw new HttpError(400, 'This is no action.');
      if (action === 'publish' || action === 'unpublish') requireUser(request, 'publisher');
      const refused: (readonly [string, string[]])[] = [];
      let done = 0;
      for (const [name, revision] of Object.entries(fields)) {
        const [, id] = /^item-([1-9]\d{0,8})$/.exec(name) ?? [];
        const item = id && (await findSeen(database, collection, request, Number(id)));
        if (!item) continue;
        try {
          const result = await database
            .transaction()
            .execute(async (queries): Promise<PublishResult | StateResult> =>
              action === 'publish'
                ? publishItem(queries, collection, item.id, { revision: Number(revision), language }, author)
                : changeItemState(
                    queries,
                    collection,
                    item.id,
                    { change: action, revision: Number(revision) },
                    author,
                  ),
            );
          if (result === 'done' || result === 'published') done += 1;
          else refused.push([item.title, describeRefusal(result, request)]);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          refused.push([item.title, [t.readOnly]]);
        }
      }
      if (done > 0) record(request, action, collection, t.bulk.results(done, refused.length));
      const back = readText(fields['back']);
      return renderResults(
        getContext(request, reply),
        collection,
        t[action],
        t.bulk.results(done, refused.length),
        refused,
        back.startsWith('?') ? back : '',
      );
    },
  );

  registerExchangeRoutes(app, services, getCollection);
  await app.register(async (api) => registerCollectionApi(api, services, getCollection));
}
