import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { findResult } from './results.ts';
import { getRequestSite } from '../../platform/http/request.ts';

/** Registers `GET /api/forms/results/{key}`: the result of a native post, for ten minutes; 404 for other keys. */
export function registerFormResultRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'GET /api/forms/results/{key}', async ({ request, reply, params }) => {
    reply.header('cache-control', 'no-store');
    const result = await findResult(database, getRequestSite(request), params.key);
    if (!result) throw new HttpError(404, 'There is no such result, or it has expired.');
    return result;
  });
}
