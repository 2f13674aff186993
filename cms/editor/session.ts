import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';

const COOKIE = 'editor-session';
const HOURS = 8;

/** The database keeps no token that would let its reader in. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const optionsFor = (request: FastifyRequest) =>
  ({ path: '/editor', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** Whether an editor is logged in: the cookie holds 32 random bytes that the database knows, so a log-out ends them for good. */
export async function isLoggedIn({ query }: Database, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[COOKIE];
  if (!token) return false;
  const rows = await query('select 1 from editor_session where token_hash = $1 and expires_at > now()', [
    hashOf(token),
  ]);
  return rows.length === 1;
}

/** Logs an editor in for a working day. */
export async function beginSession(
  { query }: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await query('delete from editor_session where expires_at < now()');
  await query(
    `insert into editor_session (token_hash, expires_at) values ($1, now() + interval '${HOURS} hours')`,
    [hashOf(token)],
  );
  reply.setCookie(COOKIE, token, { ...optionsFor(request), maxAge: HOURS * 3600 });
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
