import type { FastifyInstance } from 'fastify';

/** Registers the parser of form-encoded bodies in a scope. Of fields with the same name the last one wins. */
export function acceptFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
