import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';
import { fromNow, now } from '../database/expressions.ts';
import { clearCookie, setCookie } from '../http/security/cookies.ts';
import { hashToken } from '../http/security/token-hash.ts';
import { USER_COLUMNS, type User } from './users.ts';

const COOKIE = 'editor-session';
const SESSION_HOURS = 8;

const OPTIONS = { path: '/editor', httpOnly: true };

/**
 * Returns the user of a session with the current role. The cookie contains 32 random bytes whose hash is stored, so that signing out ends
 * the session.
 */
export async function findSessionUser(queries: Queries, request: FastifyRequest): Promise<User | undefined> {
  const token = request.cookies[COOKIE];
  if (!token) return undefined;
  return queries
    .selectFrom('editor_session')
    .innerJoin('editor_user', 'editor_user.id', 'user_id')
    .select(USER_COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Creates a session of eight hours and ends the earlier session of the browser.
 * @returns the token of the session, which the CSRF token is bound to
 */
export async function createSession(
  queries: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: User,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.deleteFrom('editor_session').where('expires_at', '<', now).execute();
  const earlier = request.cookies[COOKIE];
  if (earlier)
    await queries.deleteFrom('editor_session').where('token_hash', '=', hashToken(earlier)).execute();
  await queries
    .insertInto('editor_session')
    .values({ token_hash: hashToken(token), user_id: id, expires_at: fromNow(`${SESSION_HOURS} hours`) })
    .execute();
  setCookie(request, reply, COOKIE, token, { ...OPTIONS, maxAge: SESSION_HOURS * 3600 });
  return token;
}

export async function deleteSession(
  queries: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[COOKIE];
  if (token) await queries.deleteFrom('editor_session').where('token_hash', '=', hashToken(token)).execute();
  clearCookie(request, reply, COOKIE, OPTIONS);
}
