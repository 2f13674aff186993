import type { FastifyInstance } from 'fastify';

const EDITOR_PATH = /^\/editor(?:[/?]|$)/i;
/** Files of pages and of the editor. */
const FILE_PATH = /^\/(?:assets|theme|media)\//;

/**
 * Separates the editor's host from the public ones, if it has its own: /editor is nowhere else, and pages and visitors' calls are not there.
 * So a script on a public page never runs on the origin with the editor's session.
 */
export function registerEditorHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, hostname, routeOptions } = request;
    if (routeOptions.config.anyHost) return undefined;
    const { hasEditor, hasPages } = app.hosts.getParts(hostname);
    const isEditor = EDITOR_PATH.test(url);
    if (isEditor ? hasEditor : hasPages || FILE_PATH.test(url)) return undefined;
    if (url === '/') return reply.redirect('/editor', 303);
    return reply.code(404).send({ error: 'There is nothing at this address.' });
  });
}
