import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { User } from './users.ts';

const COOKIE = 'editor-session';
const HOURS = 8;

/** The database keeps no token that would let its reader in. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const optionsFor = (request: FastifyRequest) =>
  ({ path: '/editor', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/**
 * The user of a request, with their role of this moment: the cookie holds 32 random bytes that the database knows, so a sign-out ends
 * them for good.
 */
export async function userOfSession({ query }: Database, request: FastifyRequest): Promise<User | undefined> {
  const token = request.cookies[COOKIE];
  if (!token) return undefined;
  const [user] = await query<User>(
    `select editor_user.id, email, name, role from editor_session join editor_user on editor_user.id = user_id
     where token_hash = $1 and expires_at > now()`,
    [hashOf(token)],
  );
  return user;
}

/**
 * Signs a user in for a working day.
 * @returns the token of the session, which the anti-forgery token is bound to
 */
export async function beginSession(
  { query }: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: User,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query('delete from editor_session where expires_at < now()');
  await query(
    `insert into editor_session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '${HOURS} hours')`,
    [hashOf(token), id],
  );
  reply.setCookie(COOKIE, token, { ...optionsFor(request), maxAge: HOURS * 3600 });
  return token;
}

export async function endSession(
  { query }: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[COOKIE];
  if (token) await query('delete from editor_session where token_hash = $1', [hashOf(token)]);
  reply.clearCookie(COOKIE, optionsFor(request));
}
