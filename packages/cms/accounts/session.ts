import type { FastifyRequest } from 'fastify';
import type { Queries } from '../platform/database/database.ts';
import { createSessions } from '../platform/http/security/tokens.ts';
import { USER_COLUMNS, type User } from './users.ts';

/** The sessions of /editor. */
export const editorSessions = createSessions('editor_session', 'editor-session', {
  path: '/editor',
  hours: 8,
});

/** Returns the user of a request's session with the current role. */
export const findSessionUser = (queries: Queries, request: FastifyRequest): Promise<User | undefined> =>
  Promise.resolve(
    editorSessions
      .select(queries, request)
      ?.innerJoin('editor_user', 'editor_user.id', 'user_id')
      .select(USER_COLUMNS)
      .executeTakeFirst(),
  );
