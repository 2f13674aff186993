/** Carries out the action of an item's form. */
import type { FastifyReply } from 'fastify';
import { isRecord } from 'saaristo/form';
import {
  type EditorServices,
  getMessages,
  notFound,
  readInteger,
  readRawText,
  readText,
  requireUser,
} from '../../admin/requests.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { getTimeZone, parseLocalTime } from '../../platform/model/time-zone.ts';
import type { AnyCollection } from '../define.ts';
import { changeItemState, publishItem, type StateChange } from '../publish.ts';
import { listVersions, type StoredItem } from '../store.ts';
import { type ShownItem, showItem } from './item-page.ts';
import { getListPath, renderResults } from './pages.ts';
import { renderItemPreview } from './preview.ts';
import { describeRefusal, getTexts, type NameRequest, readPlace, record, save } from './requests.ts';

const STATE_CHANGES: readonly StateChange[] = ['unpublish', 'unschedule', 'delete', 'restore'];
export const isStateChange = (value: unknown): value is StateChange =>
  STATE_CHANGES.some((one) => one === value);

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

export async function submitItem(
  services: EditorServices,
  request: NameRequest,
  reply: FastifyReply,
  collection: AnyCollection,
  item: StoredItem | undefined,
): Promise<unknown> {
  const { database, getContext, readForm } = services;
  const fields = readForm(request);
  const author = requireUser(request);
  const t = getTexts(request);
  const { language } = getMessages(request);
  const place = item ?? readPlace(collection, readText(fields['place']));
  const back = (id: number, done: string, title: string): FastifyReply => {
    record(request, done, collection, title);
    return reply.redirect(`${getListPath(collection)}/${id}?done=${done}`, 303);
  };
  /** Shows the form again with its faults. */
  const show = (status: number, view: Partial<ShownItem>): Promise<string> => {
    reply.code(status);
    return showItem(services, request, reply, collection, { ...place, ...(item && { item }), ...view });
  };
  const action = readText(fields['do']);
  const revision = Number(readText(fields['revision']));
  if (item && isStateChange(action)) {
    const result = await database
      .transaction()
      .execute((queries) =>
        changeItemState(queries, collection, item.id, { change: action, revision }, author),
      );
    if (result === 'done') return back(item.id, action, item.title);
    if (typeof result !== 'object') return show(409, { error: describeRefusal(result, request).join(' ') });
    const { conflict } = result;
    const typed = parseValue(readRawText(fields['value']));
    return show(409, { item: conflict, value: typed, conflict, error: t.notDone(t[action]) });
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
  if (at !== null && (!(at instanceof Date) || at.getTime() <= Date.now()))
    return show(400, { value, error: t.wrongTime });
  const [saved, published] = await database.transaction().execute(async (queries) => {
    const target = item ? { id: item.id, revision } : place;
    const result = await save(queries, collection, target, value, author, language);
    if (typeof result !== 'object' || !('item' in result) || old || action === 'save')
      return [result] as const;
    const { id, revision: newRevision } = result.item;
    const content = { revision: newRevision, at, language };
    return [result, await publishItem(queries, collection, id, content, author)] as const;
  });
  if (saved === 'gone') return notFound();
  if (saved === 'taken' || published === 'taken') {
    const field = collection.keyField ?? '';
    const problems = [{ path: [field], field, message: t.taken }];
    const isSaved = typeof saved === 'object' && 'item' in saved;
    return show(409, { ...(isSaved && { item: saved.item }), value, problems });
  }
  if ('problems' in saved) return show(422, { value, problems: saved.problems });
  if ('conflict' in saved) return show(409, { item: saved.conflict, value, conflict: saved.conflict });
  const { id, title } = saved.item;
  if (typeof published === 'object' && 'problems' in published) {
    record(request, 'save', collection, title);
    return show(422, { item: saved.item, problems: published.problems, notice: t.savedWithProblems });
  }
  return back(id, old ? 'version' : published ? (at ? 'schedule' : 'publish') : 'save', title);
}
