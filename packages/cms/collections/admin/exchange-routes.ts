/** The routes that export items to a file and import them from one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from 'saaristo/sites';
import { readListValues } from '../../admin/list.ts';
import { type EditorServices, getMessages, notFound, requireUser } from '../../admin/requests.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type AnyCollection, type Change, formatPlace } from '../define.ts';
import { decodeFile, type ExchangeRow, formatItems, MAX_ROWS, mergeValue, parseItems } from '../exchange.ts';
import { createForm, listLanguages } from '../form.ts';
import { applyChanges, publishItem } from '../publish.ts';
import { getSeenSites, listItems, mayWriteItem, toItem } from '../store.ts';
import { COLLECTIONS_PATH, ITEM_FILTERS, parseItemFilter, renderResults } from './pages.ts';
import {
  describeRefusal,
  type FindCollection,
  getTexts,
  type NameRequest,
  parsePlace,
  record,
  save,
} from './requests.ts';

/** Maximum bytes of a file that is imported. */
const MAX_IMPORT_BYTES = 8 * 1024 * 1024;

export function registerExchangeRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
  getCollection: FindCollection,
): void {
  app.get(
    `${COLLECTIONS_PATH}/:name/export.:format`,
    async (request: FastifyRequest<{ Params: { name: string; format: string } }>, reply) => {
      const collection = getCollection(request);
      const { format } = request.params;
      if (format !== 'csv' && format !== 'json') return notFound();
      const filter = parseItemFilter(readListValues({ filters: ITEM_FILTERS }, request));
      const sites = getSeenSites(collection, requireUser(request));
      const { rows } = await listItems(database, collection.name, { ...filter, sites });
      const schema = createForm(collection, LANGUAGES, 'en');
      record(request, 'export', collection, format);
      return reply
        .headers({
          'content-disposition': `attachment; filename="${collection.name}.${format}"`,
          'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
        })
        .send(formatItems(rows, format, schema));
    },
  );

  app.post(
    `${COLLECTIONS_PATH}/:name/import`,
    { bodyLimit: MAX_IMPORT_BYTES },
    async (request: NameRequest, reply) => {
      const fields = readForm(request);
      const collection = getCollection(request);
      const t = getTexts(request);
      const context = getContext(request, reply);
      const isPublished = fields['publish'] !== undefined;
      if (isPublished) requireUser(request, 'publisher');
      const file = fields['file'];
      const text = file instanceof Uint8Array ? decodeFile(file) : '';
      const schema = createForm(
        collection,
        await listLanguages(database, { site: null, language: null }),
        context.messages.language,
      );
      const rows = parseItems(text, schema);
      const refuse = (refused: Parameters<typeof renderResults>[4], summary = t.importRefused): string => {
        reply.code(400);
        return renderResults(context, collection, t.import, summary, refused);
      };
      if (!rows) return refuse([], t.unreadable);
      if (rows.length > MAX_ROWS) return refuse([], t.tooManyRows(MAX_ROWS));
      try {
        const counts = await database.unlimited
          .transaction()
          .execute((queries) => importRows(queries, collection, rows, request, isPublished));
        const summary = t.imported(counts.created, counts.changed, counts.same);
        record(request, 'import', collection, summary);
        return renderResults(context, collection, t.import, summary, []);
      } catch (error) {
        if (error instanceof RefusedRows) return refuse(error.refused);
        throw error;
      }
    },
  );
}

/** Thrown so that nothing of a file is stored. */
class RefusedRows extends Error {
  constructor(readonly refused: (readonly [row: string, reasons: string[]])[]) {
    super('Rows of the file are refused.');
  }
}

/**
 * Saves the rows of a file in a transaction. Returns the numbers of the rows by what became of them.
 * @throws RefusedRows after all rows were tried
 */
async function importRows(
  queries: Queries,
  collection: AnyCollection,
  rows: readonly ExchangeRow[],
  request: FastifyRequest,
  isPublished: boolean,
) {
  const author = requireUser(request);
  const { language } = getMessages(request);
  const t = getTexts(request);
  const counts = { created: 0, changed: 0, same: 0 };
  const refused: RefusedRows['refused'] = [];
  /** The items of earlier rows. */
  const seen = new Set<number>();
  /** The addresses of earlier rows, whose entries are written last. */
  const addresses = new Set<string>();
  const changes: Change<object>[] = [];
  const keys = rows.map(({ key }) => key).filter(Boolean);
  const known = (await listItems(queries, collection.name, { keys })).rows;
  const byKey = new Map(known.map((one) => [one.key, one]));

  const importRow = async (row: ExchangeRow, at: number): Promise<unknown> => {
    const fail = (...reasons: string[]) => refused.push([`${t.row(at + 1)} ${row.key}`, reasons]);
    const before = byKey.get(row.key);
    const place = before ?? row;
    if (!mayWriteItem(author, place)) return fail(t.otherPlace);
    if (before && seen.has(before.id)) return fail(t.twice);
    if (!before && (row.isNowhere || !parsePlace(collection, formatPlace(row)))) return fail(t.noPlace);
    const value = mergeValue(before?.draft ?? collection.createValue?.() ?? {}, row.value);
    if (before && JSON.stringify(value) === JSON.stringify(before.draft)) return (counts.same += 1);
    const target = before ? { id: before.id, revision: before.revision } : place;
    const saved = await save(queries, collection, target, value, author, language);
    if (typeof saved !== 'object' || !('item' in saved)) return fail(...describeRefusal(saved, request));
    counts[before ? 'changed' : 'created'] += 1;
    const { item } = saved;
    seen.add(item.id);
    if (!isPublished) return item;
    const path = collection.getPath?.(toItem(item, item.draft));
    const address = `${item.site}${path}`;
    if (path && addresses.has(address)) fail(t.twice);
    if (path) addresses.add(address);
    const publishing = { revision: item.revision, language, changes };
    const result = await publishItem(queries, collection, item.id, publishing, author);
    return result === 'published' || fail(...describeRefusal(result, request));
  };

  for (const [at, row] of rows.entries()) await importRow(row, at);
  if (refused.length > 0) throw new RefusedRows(refused);
  await applyChanges(queries, collection, changes);
  return counts;
}
