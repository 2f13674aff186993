/** The requests for collections: the collection, item and place that they name, and the answers to refusals. */
import type { EditorLanguage } from '@saaristo/editor/contract';
import type { FastifyRequest } from 'fastify';
import { isLanguage, isSite, SITES } from 'saaristo/sites';
import { getCollectionMessages } from '../../admin/messages/collections.ts';
import { getMessages, notFound, parseRowId, requireUser } from '../../admin/requests.ts';
import type { Queries } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Author } from '../../platform/model/rights.ts';
import type { AnyCollection, ItemPlace } from '../define.ts';
import { cleanValue, describeProblem, findMisfits } from '../form.ts';
import { type PublishResult, requireItemWriting, type StateResult } from '../publish.ts';
import {
  findItem,
  insertItem,
  maySee,
  maySeeItem,
  saveItem,
  type SaveResult,
  type StoredItem,
} from '../store.ts';

/** Maximum bytes of an item. */
export const MAX_ITEM_BYTES = 256 * 1024;

export interface NameRoute {
  Params: { name: string };
}
export interface ItemRoute {
  Params: { name: string; id: string };
}
export type NameRequest = FastifyRequest<NameRoute>;
export type ItemRequest = FastifyRequest<ItemRoute>;

/** Reads a place: 'atriafi/fi', 'atriafi' or ''; undefined if the collection has no items there. */
export function parsePlace(
  { scope, sites, hasEstateItems }: AnyCollection,
  text: string,
): ItemPlace | undefined {
  const [site = '', language = ''] = text.split('/');
  const place = {
    site: scope !== 'estate' && isSite(site) ? site : null,
    language: scope === 'language' && isLanguage(language) ? language : null,
  };
  const isComplete =
    (scope === 'estate' ||
      (hasEstateItems && text === '') ||
      (place.site !== null && (sites ?? SITES).includes(place.site))) &&
    (scope !== 'language' || place.language !== null);
  return isComplete ? place : undefined;
}

/** @throws HttpError 400 if the collection has no items at a place */
export function readPlace(collection: AnyCollection, text: string): ItemPlace {
  const place = parsePlace(collection, text);
  if (!place) throw new HttpError(400, 'There is no such site or language.');
  return place;
}

/** Saves a value as the draft of an item, or of a new one, in a transaction of the caller. */
export async function save(
  queries: Queries,
  collection: AnyCollection,
  target: { id: number; revision: number } | ItemPlace,
  given: object,
  author: Author,
  language: EditorLanguage,
): Promise<SaveResult> {
  const item = 'id' in target ? await findItem(queries, collection.name, target.id, true) : undefined;
  if ('id' in target && !item) return 'gone';
  const place = item ?? (target as ItemPlace);
  requireItemWriting(author, place);
  const typed = cleanValue(given);
  const problems = await findMisfits(queries, collection, place, typed, language);
  if (problems.length > 0) return { problems };
  const value = collection.complete?.(typed, place, item?.draft ?? null) ?? typed;
  return item
    ? saveItem(queries, collection, item, (target as { revision: number }).revision, value, author)
    : insertItem(queries, collection, { site: place.site, language: place.language }, value, author);
}

export const getTexts = (request: FastifyRequest) => getCollectionMessages(getMessages(request).language);

/** Notes an action on a collection for the audit log. */
export function record(
  request: FastifyRequest,
  action: string,
  { name }: AnyCollection,
  title: string,
): void {
  request.audit = { action: `collections/${action}`, subject: `${name}: ${title}` };
}

/** Lists the collections that the user sees. */
export const listSeen = (request: FastifyRequest, collections: readonly AnyCollection[]): AnyCollection[] =>
  collections.filter((collection) => maySee(collection, requireUser(request)));

/** Finds the collection of a request. @throws HttpError 404 if there is none that the user sees */
export type FindCollection = (request: NameRequest) => AnyCollection;

/** Finds an item that the user sees. */
export async function findSeen(
  queries: Queries,
  collection: AnyCollection,
  request: FastifyRequest,
  id: number,
): Promise<StoredItem | undefined> {
  const item = await findItem(queries, collection.name, id);
  return item && maySeeItem(collection, requireUser(request), item) ? item : undefined;
}

/** @throws HttpError 404 */
export const getItem = async (
  queries: Queries,
  collection: AnyCollection,
  request: ItemRequest,
): Promise<StoredItem> =>
  (await findSeen(queries, collection, request, parseRowId(request.params.id) ?? notFound())) ?? notFound();

/** Describes why an item was not published, or its state not changed. */
export const describeRefusal = (
  result: PublishResult | SaveResult | StateResult,
  request: FastifyRequest,
): string[] => {
  const t = getTexts(request);
  if (typeof result === 'object' && 'problems' in result) return result.problems.map(describeProblem);
  if (typeof result === 'object' && 'conflict' in result)
    return [t.changedMeanwhile(result.conflict.changedBy ?? t.somebody)];
  return [result === 'taken' || result === 'needed' ? t[result] : getMessages(request).notFound];
};
