/** Previews an item on the page that shows it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EditorServices, getMessages, notFound, requireUser } from '../../admin/requests.ts';
import { renderPathPreview } from '../../pages/admin/canvas.ts';
import { DEFAULT_SITE } from 'saaristo/sites';
import { type Queries, TIMEOUTS } from '../../platform/database/database.ts';
import { Queue } from '../../platform/database/queue.ts';
import type { AnyCollection, Item, ItemPlace } from '../define.ts';
import { listLanguages } from '../form.ts';
import { showDraft } from '../publish.ts';
import { findItem, type SaveResult, type StoredItem } from '../store.ts';
import { save } from './requests.ts';

/** Tells whether a page shows the items of a collection. */
export const hasPreview = ({ getPath, getShownPath }: AnyCollection): boolean =>
  getPath !== undefined || getShownPath !== undefined;

/** Returns the path of the page that shows an item; undefined if none does. */
export const findShownPath = async (
  queries: Queries,
  { getPath, getShownPath }: AnyCollection,
  item: Item<object>,
): Promise<string | undefined> =>
  getPath?.(item) ?? getShownPath?.(item, await listLanguages(queries, { site: item.site, language: null }));

/** Runs one preview at a time. A preview holds a connection and locks the rows that it writes. */
const queue = new Queue();

/**
 * Renders the page that shows an item with a typed value. The value is published in a transaction that is rolled back. Nobody else sees it.
 * @returns the document, or why there is none
 * @throws HttpError 404 if no page shows the items of the collection
 * @throws Unavailable if others wait for previews for too long
 */
export async function renderItemPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  services: EditorServices,
  collection: AnyCollection,
  place: StoredItem | ItemPlace,
  value: object,
): Promise<{ document: string } | Exclude<SaveResult, { item: StoredItem }>> {
  if (!hasPreview(collection)) return notFound();
  const author = requireUser(request);
  const { language } = getMessages(request);
  return queue.run(async () => {
    const queries = await services.database.startTransaction().execute();
    try {
      const stored = 'id' in place ? await findItem(queries, collection.name, place.id, true) : undefined;
      const saved = await save(queries, collection, stored ?? place, value, author, language);
      if (typeof saved === 'string' || !('item' in saved)) return saved;
      const shown = await showDraft(queries, collection, saved.item, language);
      if (shown === 'taken' || 'problems' in shown) return shown;
      const path = await findShownPath(queries, collection, shown);
      if (path === undefined) return 'gone';
      const site = shown.site ?? DEFAULT_SITE;
      const document = await renderPathPreview(request, reply, services, { site, path }, queries);
      return document === undefined ? 'gone' : { document };
    } finally {
      await queries.rollback().execute();
    }
  }, TIMEOUTS.connection);
}
