/** The calls of the drafts of a page that are beside its current one. */
import type { Page } from '@saaristo/editor/contract';
import type { FastifyReply } from 'fastify';
import { sanitizeText } from 'saaristo/schemas';
import { type IdRequest, notFound, parseRowId, requireUser } from '../../admin/requests.ts';
import { registerCall } from '../../platform/http/api.ts';
import { addEdition, type EditionRefusal, openEdition, removeEdition } from '../store/change-editions.ts';
import { unscheduleEdition } from '../store/page-store.ts';
import type { PageApi } from './page-calls.ts';

export const registerEditionsApi: PageApi = (app, { database }, { pageOf, approve, answer, requireDone }) => {
  const idOf = (edition: string): number => parseRowId(edition) ?? notFound();
  /** Answers with the page; 409 if somebody has saved another version of its draft. */
  const finish = async (
    request: IdRequest,
    reply: FastifyReply,
    refusal: EditionRefusal | undefined,
  ): Promise<Page | FastifyReply> => {
    if (refusal === 'outdated') return reply.code(409).send(await answer(request));
    requireDone(request, refusal);
    return answer(request);
  };

  registerCall(app, 'POST /pages/{id}/editions', async ({ request, reply, body: { version, name } }) => {
    const { id } = await pageOf(request);
    const text = sanitizeText(name).trim();
    return finish(request, reply, await addEdition(database, id, version, text, requireUser(request)));
  });

  registerCall(
    app,
    'POST /pages/{id}/editions/{edition}/open',
    async ({ request, reply, params: { edition }, body: { version } }) => {
      const { id } = await pageOf(request);
      const author = requireUser(request);
      return finish(request, reply, await openEdition(database, id, version, idOf(edition), author));
    },
  );

  registerCall(
    app,
    'POST /pages/{id}/editions/{edition}/publish',
    ({ request, reply, params: { edition }, body }) =>
      approve(request, reply, { edition: idOf(edition), version: body.version }, body),
  );

  registerCall(
    app,
    'POST /pages/{id}/editions/{edition}/unschedule',
    async ({ request, params: { edition } }) => {
      const author = requireUser(request, 'publisher');
      await unscheduleEdition(database, (await pageOf(request)).id, idOf(edition), author);
      return answer(request);
    },
  );

  registerCall(
    app,
    'POST /pages/{id}/editions/{edition}/delete',
    async ({ request, reply, params: { edition } }) => {
      const { id } = await pageOf(request);
      const author = requireUser(request);
      return finish(request, reply, await removeEdition(database, id, idOf(edition), author));
    },
  );
};
