import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { createSession } from '../session.ts';
import type { User } from '../users.ts';
import { recordEvent } from './audit.ts';

/**
 * Creates a session for an authenticated user and records it.
 * @param action of the audit trail
 */
export async function signIn(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  action = 'sign-in',
): Promise<void> {
  await createSession(database, request, reply, user);
  await recordEvent(database, { userId: user.id, userName: user.name, action, subject: '' });
}

/** Records a wrong password for an account. Addresses without an account are not stored, because they may be passwords. */
export async function recordFailedSignIn(database: Database, email: string): Promise<void> {
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
