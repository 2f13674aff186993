import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type EditorServices, getMessages } from '../../admin/requests.ts';
import { getRequestOrigin } from '../../platform/http/request.ts';
import { editorSessions } from '../session.ts';
import { authenticateUser, type User } from '../users.ts';
import { recordEvent } from '../audit.ts';

/**
 * Creates a session for an authenticated user, records it, and keeps what mails to the user need.
 * @param action of the audit trail
 */
export async function signIn(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  action = 'sign-in',
): Promise<void> {
  await editorSessions.start(database, request, reply, { user_id: user.id });
  await recordEvent(database, { userId: user.id, userName: user.name, action, subject: '' });
  const origin = getRequestOrigin(request);
  await database
    .updateTable('editor_user')
    .set({ mail_language: getMessages(request).language, ...(origin && { mail_origin: origin }) })
    .where('id', '=', user.id)
    .execute();
}

/** Records a wrong password for an account. Addresses without an account are not stored, because they may be passwords. */
async function recordWrongPassword(database: Database, email: string): Promise<void> {
  const user = await database
    .selectFrom('editor_user')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (user)
    await recordEvent(database, {
      userId: user.id,
      userName: user.name,
      action: 'sign-in-failed',
      subject: '',
    });
}

/**
 * Checks the password of an account within the limits of a login, and records a wrong one.
 * @returns undefined for a wrong password; 'limited' after too many
 */
export async function attemptPassword(
  { database, loginLimiter }: Pick<EditorServices, 'database' | 'loginLimiter'>,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  password: string,
): Promise<User | 'limited' | undefined> {
  const user = await loginLimiter.attempt(request, reply, email, () =>
    authenticateUser(database, email, password),
  );
  if (user === undefined) await recordWrongPassword(database, email);
  return user;
}
