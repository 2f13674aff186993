import type { FastifyInstance } from 'fastify';

const EDITOR_PATH = /^\/editor(?:[/?]|$)/i;
/** Files of pages and of the editor. */
const FILE_PATH = /^\/(?:assets|theme|media)\//;

/**
 * Separates the editor's host from the public ones, if there is one: /editor is only there, and pages and visitors' calls are only elsewhere.
 * So a script on a public page never runs on the origin with the editor's session.
 */
export function registerEditorHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, hostname, routeOptions } = request;
    if (routeOptions.config.anyHost) return undefined;
    const { hasEditor, hasPages } = app.hosts.getParts(hostname);
    // The router also decodes paths: `/%65ditor` is a route of the editor.
    const isEditor = EDITOR_PATH.test(url) || EDITOR_PATH.test(routeOptions.url ?? '');
    if (isEditor ? hasEditor : hasPages || FILE_PATH.test(url)) return undefined;
    if (url === '/') return reply.redirect('/editor', 303);
    return reply.code(404).send({ error: 'There is nothing at this address.' });
  });
}
