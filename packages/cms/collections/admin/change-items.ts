/** Changes the state of many items of a collection. */
import type { FastifyReply } from 'fastify';
import { type EditorServices, getMessages, readText, requireUser } from '../../admin/requests.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { AnyCollection } from '../define.ts';
import { changeItemState, type PublishResult, publishItem, type StateResult } from '../publish.ts';
import { renderResults } from './pages.ts';
import { describeRefusal, findSeen, getTexts, type NameRequest, record } from './requests.ts';
import { isStateChange } from './submit-item.ts';

/** Carries out the action of the list's form for each chosen item. Shows the refused ones. */
export async function changeItems(
  { database, getContext, readForm }: EditorServices,
  request: NameRequest,
  reply: FastifyReply,
  collection: AnyCollection,
): Promise<string> {
  const fields = readForm(request);
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
}
