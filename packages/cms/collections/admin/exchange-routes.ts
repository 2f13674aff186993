/** The routes that export items to a file and import them from one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from 'saaristo/sites';
import { readListValues } from '../../admin/list.ts';
import { type EditorServices, notFound, requireUser } from '../../admin/requests.ts';
import { type Change, formatPlace } from '../define.ts';
import { formatItems, MAX_ROWS, mergeValue, parseItems } from '../exchange.ts';
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
      const author = requireUser(request);
      const t = getTexts(request);
      const context = getContext(request, reply);
      const { language } = context.messages;
      const isPublished = fields['publish'] !== undefined;
      if (isPublished) requireUser(request, 'publisher');
      const file = fields['file'];
      const text = file instanceof Uint8Array ? new TextDecoder().decode(file) : '';
      const schema = createForm(
        collection,
        await listLanguages(database, { site: null, language: null }),
        language,
      );
      const rows = parseItems(text, schema);
      const refuse = (refused: Parameters<typeof renderResults>[4], summary = t.importRefused): string => {
        reply.code(400);
        return renderResults(context, collection, t.import, summary, refused);
      };
      if (!rows) return refuse([], t.unreadable);
      if (rows.length > MAX_ROWS) return refuse([], t.tooManyRows(MAX_ROWS));
      const counts = { created: 0, changed: 0, same: 0 };
      const refused: (readonly [string, string[]])[] = [];
      /** The items of earlier rows. */
      const seen = new Set<number>();
      /** The addresses of earlier rows, whose entries are written last. */
      const addresses = new Set<string>();
      const changes: Change<object>[] = [];
      /** Thrown so that nothing of the file is stored. */
      const undo = new Error('Rows of the file are refused.');
      try {
        await database.unlimited.transaction().execute(async (queries) => {
          const keys = rows.map(({ key }) => key).filter(Boolean);
          const known = (await listItems(queries, collection.name, { keys })).rows;
          const byKey = new Map(known.map((one) => [one.key, one]));
          for (const [at, row] of rows.entries()) {
            const fail = (...reasons: string[]): unknown =>
              refused.push([`${t.row(at + 1)} ${row.key}`, reasons]);
            const before = byKey.get(row.key);
            const place = before ?? row;
            if (!mayWriteItem(author, place)) {
              fail(t.otherPlace);
              continue;
            }
            if (before && seen.has(before.id)) {
              fail(t.twice);
              continue;
            }
            if (!before && !parsePlace(collection, formatPlace(row))) {
              fail(t.noPlace);
              continue;
            }
            const value = mergeValue(before?.draft ?? collection.createValue?.() ?? {}, row.value);
            if (before && JSON.stringify(value) === JSON.stringify(before.draft)) {
              counts.same += 1;
              continue;
            }
            const saved = await save(
              queries,
              collection,
              before ? { id: before.id, revision: before.revision } : place,
              value,
              author,
              language,
            );
            if (typeof saved !== 'object' || !('item' in saved)) {
              fail(...describeRefusal(saved, request));
              continue;
            }
            counts[before ? 'changed' : 'created'] += 1;
            const { item } = saved;
            const path = isPublished && collection.getPath?.(toItem(item, item.draft));
            const address = path && `${item.site}${path}`;
            if (address && addresses.has(address)) fail(t.twice);
            seen.add(item.id);
            if (address) addresses.add(address);
            if (isPublished) {
              const result = await publishItem(
                queries,
                collection,
                item.id,
                { revision: item.revision, language, changes },
                author,
              );
              if (result !== 'published') fail(...describeRefusal(result, request));
            }
          }
          if (refused.length > 0) throw undo;
          await applyChanges(queries, collection, changes);
        });
      } catch (error) {
        if (error === undo) return refuse(refused);
        throw error;
      }
      const summary = t.imported(counts.created, counts.changed, counts.same);
      record(request, 'import', collection, summary);
      return renderResults(context, collection, t.import, summary, []);
    },
  );
}
