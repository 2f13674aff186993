import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findEditedPage } from '../store/page-store.ts';
import { findPreviewedPage } from '../store/preview-links.ts';
import { renderMessagePage } from '../../admin/layout.ts';
import { type EditorServices, getMessages } from '../../admin/requests.ts';
import { renderDraft } from './canvas.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';

/**
 * Registers the page of a preview link: the draft as it is now, for people without an account. It is on the public host of the site, where
 * the editor's session is not sent.
 */
export function registerPublicPreview(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext } = services;
  app.get('/preview/:token', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const id = await findPreviewedPage(database, request.params.token);
    const page = id === undefined ? undefined : await findEditedPage(database, id);
    if (page) return renderDraft(request, reply, services, page, false, true);
    reply.code(404);
    const { language } = getMessages(request);
    return renderMessagePage(getContext(request, reply), getPageMessages(language).deadPreview, null);
  });
}
