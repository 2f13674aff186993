/** The calls of the drafts of a page that are beside its current one. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type EditorServices,
  type IdRequest,
  notFound,
  parseRowId,
  readInteger,
  readText,
  requireUser,
} from '../../admin/requests.ts';
import { addEdition, type EditionRefusal, openEdition, removeEdition } from '../store/change-editions.ts';
import { MAX_EDITION_NAME } from '../store/editions.ts';
import { unscheduleEdition } from '../store/page-store.ts';
import { bodyOf, type PageCalls } from './page-calls.ts';

/** Reads the name that content is scheduled under; undefined for that of the draft. */
export const readEditionName = (name: unknown): string | undefined =>
  typeof name === 'string' ? name.trim().slice(0, MAX_EDITION_NAME) : undefined;

const EDITIONS = '/editor/api/pages/:id/editions';

export function registerEditionsApi(
  app: FastifyInstance,
  { database }: EditorServices,
  { pageOf, timeOf, approve, opened: answer, requireDone }: PageCalls,
): void {
  const editionOf = (request: IdRequest): number =>
    parseRowId((request.params as { edition?: string }).edition ?? '') ?? notFound();
  /** Answers with the page; 409 if somebody has saved another version of its draft. */
  const finish = async (
    request: IdRequest,
    reply: FastifyReply,
    refusal: EditionRefusal | undefined,
  ): Promise<object> => {
    if (refusal === 'outdated') return reply.code(409).send(await answer(await pageOf(request)));
    requireDone(request, refusal);
    return answer(await pageOf(request));
  };

  app.post(EDITIONS, async (request: IdRequest, reply: FastifyReply) => {
    const { version, name } = bodyOf(request);
    const { id } = await pageOf(request);
    const author = requireUser(request);
    const refusal = await addEdition(database, id, readInteger(version), readText(name).trim(), author);
    return finish(request, reply, refusal);
  });

  app.post(`${EDITIONS}/:edition/open`, async (request: IdRequest, reply: FastifyReply) => {
    const version = readInteger(bodyOf(request)['version']);
    const { id } = await pageOf(request);
    const author = requireUser(request);
    return finish(request, reply, await openEdition(database, id, version, editionOf(request), author));
  });

  app.post(`${EDITIONS}/:edition/publish`, async (request: IdRequest, reply: FastifyReply) => {
    requireUser(request, 'publisher');
    const at = timeOf(request, await pageOf(request));
    const version = readInteger(bodyOf(request)['version']);
    return approve(request, reply, { edition: editionOf(request), version }, at);
  });

  app.post(`${EDITIONS}/:edition/unschedule`, async (request: IdRequest) => {
    const author = requireUser(request, 'publisher');
    await unscheduleEdition(database, (await pageOf(request)).id, editionOf(request), author);
    return answer(await pageOf(request));
  });

  app.post(`${EDITIONS}/:edition/delete`, async (request: IdRequest, reply: FastifyReply) => {
    const { id } = await pageOf(request);
    return finish(
      request,
      reply,
      await removeEdition(database, id, editionOf(request), requireUser(request)),
    );
  });
}
