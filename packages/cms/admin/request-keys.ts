/** Requests that are sent again after a lost answer: each creates one thing. */
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '../platform/database/database.ts';
import { HttpError } from '../platform/http/errors.ts';
import { requireUser } from './requests.ts';

/** The header with the key that a client chooses for a request, and sends again with it. */
const HEADER = 'idempotency-key';
const KEY = /^[\w-]{8,64}$/;

/**
 * Runs a write in a transaction, once for each key of a user. A request with a key of the last day gets the answer of the first one.
 * Without a key, the write runs each time. A failed write stores no key.
 * @param key of a form. A call has it in its header.
 * @throws HttpError 400 if the key is invalid, 409 if it belongs to another call
 */
export const runOnce = <Answer extends object>(
  database: Database,
  request: FastifyRequest,
  work: (queries: Queries) => Promise<Answer>,
  key: unknown = request.headers[HEADER],
): Promise<Answer> =>
  database.transaction().execute(async (queries) => {
    if (key === undefined) return work(queries);
    if (typeof key !== 'string' || !KEY.test(key)) throw new HttpError(400, 'This is no key of a request.');
    const { id: user_id } = requireUser(request);
    const [call = ''] = request.url.split('?');
    // Waits for a request with the same key that is under way.
    const inserted = await queries
      .insertInto('editor_request')
      .values({ user_id, key, call })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (inserted) {
      const answer = await work(queries);
      await queries
        .updateTable('editor_request')
        .set({ answer: JSON.stringify(answer) })
        .where('user_id', '=', user_id)
        .where('key', '=', key)
        .execute();
      return answer;
    }
    const first = await queries
      .selectFrom('editor_request')
      .select(['call', 'answer'])
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!first?.answer || first.call !== call)
      throw new HttpError(409, 'This key belongs to another request.');
    return first.answer as Answer;
  });
