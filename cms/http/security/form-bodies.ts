import type { FastifyInstance } from 'fastify';

/** Lets a scope take what ordinary forms send: each field a text; of fields with one name the last counts. */
export function acceptFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
