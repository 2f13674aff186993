/** The page of one picture or document. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findStoredFile, deleteUnusedMedia, listMediaUses } from '../store.ts';
import type { Database } from '../../platform/database/database.ts';
import { EDITOR_MEDIA_POLICY } from '../../platform/http/security/headers.ts';
import { type EditorServices, getMessages, type IdRequest } from '../../admin/requests.ts';
import { renderPicturePage } from './pages.ts';
import { getPicture, getTexts } from './requests.ts';

export async function showPicture(
  { database, getContext, options }: EditorServices,
  request: IdRequest,
  reply: FastifyReply,
  rest?: Parameters<typeof renderPicturePage>[4],
): Promise<string> {
  const picture = await getPicture(database, request);
  reply.header('content-security-policy', EDITOR_MEDIA_POLICY);
  return renderPicturePage(
    getContext(request, reply),
    picture,
    await listMediaUses(database, picture.id),
    options.catalogue.getTitles(getMessages(request).language),
    { ...rest, hasOriginal: (await findStoredFile(database, picture.id, 'original')) !== undefined },
  );
}

/** Deletes an unused picture. Returns why it was kept, or undefined. */
export async function deleteUnused(
  database: Database,
  request: FastifyRequest,
  id: number,
): Promise<string | undefined> {
  const deleted = await deleteUnusedMedia(database, id);
  return deleted === 'deleted'
    ? undefined
    : deleted === 'used'
      ? getTexts(request).inUse
      : getTexts(request).gone;
}
