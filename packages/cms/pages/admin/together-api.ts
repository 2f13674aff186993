/** The calls of the block editor for working together: reviews, notes, preview links. */
import type { Note, Notes, PreviewLinks } from '@saaristo/editor/contract';
import type { FastifyRequest } from 'fastify';
import {
  addNote,
  getNotesRevision,
  listNotes,
  listPeople,
  markMentionsSeen,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  resolveNote,
} from '../store/notes.ts';
import { findEditedPage } from '../store/page-store.ts';
import {
  addPreviewLink,
  deletePreviewLink,
  listPreviewLinks,
  MAX_PREVIEW_DAYS,
} from '../store/preview-links.ts';
import { closeReview } from '../store/review-store.ts';
import { requestReview } from '../store/reviews.ts';
import { registerCall } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { getSiteOrigin } from '../../platform/http/request.ts';
import { notFound, type IdRequest, parseRowId, readText, requireUser } from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { getTexts, type PageApi } from './page-calls.ts';

const MAX_MESSAGE_LENGTH = 1000;

export const registerReviewApi: PageApi = (app, { database }, { pageOf, approve, answer }) => {
  registerCall(app, 'POST /pages/{id}/review', async ({ request, reply, body: { version, note } }) => {
    const { id, template, draft } = await pageOf(request);
    if (template === null && draft.title.trim() === '') throw new HttpError(400, getTexts(request).noTitle);
    const text = readText(note).slice(0, MAX_MESSAGE_LENGTH);
    const result = await requestReview(database, id, version, text, requireUser(request));
    if (result === undefined) return notFound();
    const page = await answer(request);
    return result === 'outdated' ? reply.code(409).send(page) : page;
  });

  /** @throws HttpError 400 if the review does not wait any more */
  const over = (request: FastifyRequest): never => {
    throw new HttpError(400, getTexts(request).over);
  };

  registerCall(app, 'POST /pages/{id}/review/withdraw', async ({ request }) => {
    const user = requireUser(request);
    const { id, review } = await pageOf(request);
    if (review?.requestedById !== user.id) requireUser(request, 'publisher');
    if (!(await closeReview(database, id, 'withdrawn', { by: user.name }))) return over(request);
    return answer(request);
  });

  registerCall(app, 'POST /pages/{id}/review/return', async ({ request, body }) => {
    const { name } = requireUser(request, 'publisher');
    const { id } = await pageOf(request);
    const text = readText(body.note).slice(0, MAX_MESSAGE_LENGTH);
    if (text === '') throw new HttpError(400, getTexts(request).noReason);
    if (!(await closeReview(database, id, 'returned', { by: name, answer: text, id: body.review })))
      return over(request);
    return answer(request);
  });

  registerCall(app, 'POST /pages/{id}/review/approve', ({ request, reply, body }) =>
    approve(request, reply, { review: body.review, seen: readText(body.seen) }, body),
  );
};

export const registerNotesApi: PageApi = (app, { database }, { pageOf }) => {
  const answerNotes = async (request: IdRequest): Promise<Notes> => {
    const page = await pageOf(request);
    return {
      version: page.draftVersion,
      revision: await getNotesRevision(database, page.id),
      notes: (await listNotes(database, page.id)).map((note): Note => ({
        ...note,
        writtenAt: note.writtenAt.toISOString(),
        resolvedAt: note.resolvedAt?.toISOString() ?? null,
      })),
      people: (await listPeople(database)).map(({ name }) => name),
    };
  };

  // Mentions in the notes that the user was shown count as seen.
  registerCall(app, 'GET /pages/{id}/notes', async ({ request, query: { seen = '' } }) => {
    const notes = await answerNotes(request);
    const ids = seen
      .split(',')
      .slice(0, MAX_NOTES)
      .flatMap((id) => parseRowId(id) ?? []);
    await markMentionsSeen(database, (await pageOf(request)).id, requireUser(request).id, ids);
    return notes;
  });

  registerCall(app, 'POST /pages/{id}/notes', async ({ request, body: call }) => {
    const author = requireUser(request);
    const { version, block = null, parent = null, body } = call;
    const text = readText(body);
    if (text === '' || text.length > MAX_NOTE_LENGTH) throw new HttpError(400, getTexts(request).noNote);
    const { id } = await pageOf(request);
    const { isAdded } = await runOnce(database, request, async (queries) => {
      const page = (await findEditedPage(queries, id, true)) ?? notFound();
      if (block !== null && page.draftVersion !== version)
        throw new HttpError(409, getTexts(request).outdated);
      if ((await listNotes(queries, id)).length >= MAX_NOTES)
        throw new HttpError(400, getTexts(request).tooManyNotes);
      const note = { body: text, block, parent };
      return { isAdded: await addNote(queries, id, note, page.draft.blocks, author) };
    });
    if (!isAdded) return notFound();
    return answerNotes(request);
  });

  registerCall(app, 'POST /pages/{id}/notes/{note}/resolve', async ({ request, params, body }) => {
    const { name } = requireUser(request);
    const { id } = await pageOf(request);
    const note = parseRowId(params.note) ?? notFound();
    if (!(await resolveNote(database, id, note, body.isOpen ? null : name))) return notFound();
    return answerNotes(request);
  });
};

export const registerPreviewLinksApi: PageApi = (app, { database }, { pageOf }) => {
  const answerLinks = async (request: IdRequest, url?: string): Promise<PreviewLinks> => ({
    ...(url !== undefined && { url }),
    links: (await listPreviewLinks(database, (await pageOf(request)).id)).map((link) => ({
      ...link,
      expiresAt: link.expiresAt.toISOString(),
    })),
  });

  registerCall(app, 'GET /pages/{id}/preview-links', ({ request }) => answerLinks(request));

  registerCall(app, 'POST /pages/{id}/preview-links', async ({ request, body }) => {
    const author = requireUser(request);
    const { id, site } = await pageOf(request);
    const token = await addPreviewLink(database, id, Math.min(body.days, MAX_PREVIEW_DAYS), author);
    const origin = getSiteOrigin(request, site) ?? `${request.protocol}://${request.host}`;
    return answerLinks(request, `${origin}/preview/${token}`);
  });

  registerCall(app, 'POST /pages/{id}/preview-links/{link}/revoke', async ({ request, params }) => {
    requireUser(request);
    const { id } = await pageOf(request);
    await deletePreviewLink(database, id, parseRowId(params.link) ?? notFound());
    return answerLinks(request);
  });
};
