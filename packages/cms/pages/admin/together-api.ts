/** The calls of the block editor for working together: reviews, notes, preview links. */
import type { Note, Notes, PreviewLinks } from '@saaristo/editor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { HttpError } from '../../platform/http/errors.ts';
import { getSearchParameters, getSiteOrigin } from '../../platform/http/request.ts';
import {
  type EditorServices,
  getMessages,
  notFound,
  parseRowId,
  readInteger,
  readText,
  requireUser,
} from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { bodyOf, type PageCalls } from './page-calls.ts';

type NoteRequest = FastifyRequest<{ Params: { id: string; note: string } }>;
type LinkRequest = FastifyRequest<{ Params: { id: string; link: string } }>;
type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const MAX_MESSAGE_LENGTH = 1000;

export function registerTogetherApi(
  app: FastifyInstance,
  { database }: EditorServices,
  { pageOf, timeOf, approve, opened: answer }: PageCalls,
): void {
  const t = (request: FastifyRequest) => getPageMessages(getMessages(request).language);
  const again = async (request: IdRequest): Promise<object> => answer(await pageOf(request));

  app.post('/editor/api/pages/:id/review', async (request: IdRequest, reply: FastifyReply) => {
    const { version, note } = bodyOf(request);
    const { id, template, draft } = await pageOf(request);
    if (template === null && draft.title.trim() === '') throw new HttpError(400, t(request).noTitle);
    const text = readText(note).slice(0, MAX_MESSAGE_LENGTH);
    const result = await requestReview(database, id, readInteger(version), text, requireUser(request));
    if (result === undefined) return notFound();
    const page = await again(request);
    return result === 'outdated' ? reply.code(409).send(page) : page;
  });

  /** @throws HttpError 400 if the review does not wait any more */
  const over = (request: FastifyRequest): never => {
    throw new HttpError(400, t(request).over);
  };

  app.post('/editor/api/pages/:id/review/withdraw', async (request: IdRequest) => {
    const user = requireUser(request);
    const { id, review } = await pageOf(request);
    if (review?.requestedById !== user.id) requireUser(request, 'publisher');
    if (!(await closeReview(database, id, 'withdrawn', { by: user.name }))) return over(request);
    return again(request);
  });

  app.post('/editor/api/pages/:id/review/return', async (request: IdRequest) => {
    const { name } = requireUser(request, 'publisher');
    const { review, note } = bodyOf(request);
    const { id } = await pageOf(request);
    const text = readText(note).slice(0, MAX_MESSAGE_LENGTH);
    if (text === '') throw new HttpError(400, t(request).noReason);
    if (!(await closeReview(database, id, 'returned', { by: name, answer: text, id: readInteger(review) })))
      return over(request);
    return again(request);
  });

  app.post('/editor/api/pages/:id/review/approve', async (request: IdRequest, reply: FastifyReply) => {
    requireUser(request, 'publisher');
    const at = timeOf(request, await pageOf(request));
    const { review, seen } = bodyOf(request);
    return approve(request, reply, { review: readInteger(review), seen: readText(seen) }, at);
  });

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

  // `?seen=5,7`: the notes that the user was shown. Their mentions count as seen.
  app.get('/editor/api/pages/:id/notes', async (request: IdRequest) => {
    const notes = await answerNotes(request);
    const seen = (getSearchParameters(request).get('seen') ?? '').split(',').slice(0, MAX_NOTES);
    const ids = seen.flatMap((id) => parseRowId(id) ?? []);
    await markMentionsSeen(database, (await pageOf(request)).id, requireUser(request).id, ids);
    return notes;
  });

  app.post('/editor/api/pages/:id/notes', async (request: IdRequest) => {
    const author = requireUser(request);
    const { version, block, parent, body } = bodyOf(request);
    const text = readText(body);
    if (text === '' || text.length > MAX_NOTE_LENGTH) throw new HttpError(400, t(request).noNote);
    const { id } = await pageOf(request);
    const { isAdded } = await runOnce(database, request, async (queries) => {
      const page = (await findEditedPage(queries, id, true)) ?? notFound();
      if (block !== null && page.draftVersion !== version) throw new HttpError(409, t(request).outdated);
      if ((await listNotes(queries, id)).length >= MAX_NOTES)
        throw new HttpError(400, t(request).tooManyNotes);
      const note = {
        body: text,
        block: block === null ? null : readInteger(block),
        parent: typeof parent === 'number' ? readInteger(parent) : null,
      };
      return { isAdded: await addNote(queries, id, note, page.draft.blocks, author) };
    });
    if (!isAdded) return notFound();
    return answerNotes(request);
  });

  app.post('/editor/api/pages/:id/notes/:note/resolve', async (request: NoteRequest) => {
    const { name } = requireUser(request);
    const { id } = await pageOf(request);
    const note = parseRowId(request.params.note) ?? notFound();
    const isOpen = bodyOf(request)['isOpen'] === true;
    if (!(await resolveNote(database, id, note, isOpen ? null : name))) return notFound();
    return answerNotes(request);
  });

  const answerLinks = async (request: IdRequest, url?: string): Promise<PreviewLinks> => ({
    ...(url !== undefined && { url }),
    links: (await listPreviewLinks(database, (await pageOf(request)).id)).map((link) => ({
      ...link,
      expiresAt: link.expiresAt.toISOString(),
    })),
  });

  app.get('/editor/api/pages/:id/preview-links', (request: IdRequest) => answerLinks(request));

  app.post('/editor/api/pages/:id/preview-links', async (request: IdRequest) => {
    const author = requireUser(request);
    const { id, site } = await pageOf(request);
    const days = Math.min(Math.max(readInteger(bodyOf(request)['days']), 1), MAX_PREVIEW_DAYS);
    const token = await addPreviewLink(database, id, days, author);
    const origin = getSiteOrigin(request, site) ?? `${request.protocol}://${request.host}`;
    return answerLinks(request, `${origin}/preview/${token}`);
  });

  app.post('/editor/api/pages/:id/preview-links/:link/revoke', async (request: LinkRequest) => {
    requireUser(request);
    const { id } = await pageOf(request);
    await deletePreviewLink(database, id, parseRowId(request.params.link) ?? notFound());
    return answerLinks(request);
  });
}
