import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { registerOperation } from '../platform/http/api.ts';
import { HttpError } from '../platform/http/errors.ts';
import { addLike } from './likes.ts';

const MAX_ID_LENGTH = 200;

async function countLike(database: Database, contentId: string): Promise<{ likeCount: number }> {
  if (contentId === '' || contentId.length > MAX_ID_LENGTH || contentId.includes('\0')) {
    throw new HttpError(400, `The content id has to be 1 to ${MAX_ID_LENGTH} characters long.`);
  }
  const likeCount = await addLike(database, contentId);
  if (likeCount === undefined) throw new HttpError(404, 'There is no such content.');
  return { likeCount };
}

/** Registers `POST /api/contentlikecount/{contentId}` (API-47), which counts one like of existing content. Ignores the body. */
export function registerLikeRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'POST /api/contentlikecount/{contentId}', ({ params }) =>
    countLike(database, params.contentId),
  );
}
