/** One-time links with which users set their password: invitations, and new passwords. */
import { randomBytes } from 'node:crypto';
import type { Database, Queries } from '../../database/database.ts';
import { fromNow, now } from '../../database/expressions.ts';
import { hashPassword } from '../../http/security/password-hash.ts';
import { hashToken } from '../../http/security/token-hash.ts';
import { endSignIns, USER_COLUMNS, type User } from '../users.ts';

/** Validity of a link. */
export const LINK_DAYS = 3;

/** Creates a link for a user and ends earlier ones. @returns its token, of which only the hash is stored */
export async function createLink(database: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.transaction().execute(async (queries) => {
    await queries.deleteFrom('editor_link').where('user_id', '=', userId).execute();
    await queries
      .insertInto('editor_link')
      .values({ token_hash: hashToken(token), user_id: userId, expires_at: fromNow(`${LINK_DAYS} days`) })
      .execute();
  });
  return token;
}

/** Returns the user of a valid link; undefined if it was used, has expired or is unknown. */
export const findLinkUser = (queries: Queries, token: string): Promise<User | undefined> =>
  queries
    .selectFrom('editor_link')
    .innerJoin('editor_user', 'editor_user.id', 'user_id')
    .select(USER_COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Sets the password of the link's user, uses the link up, and ends the user's sessions.
 * @returns undefined, without a change, if the link is not valid any more
 */
export async function redeemLink(
  database: Database,
  token: string,
  password: string,
): Promise<User | undefined> {
  const hash = await hashPassword(password);
  return database.transaction().execute(async (queries) => {
    const user = await findLinkUser(queries, token);
    const { numDeletedRows } = await queries
      .deleteFrom('editor_link')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (!user || numDeletedRows === 0n) return undefined;
    await queries.updateTable('editor_user').set({ password_hash: hash }).where('id', '=', user.id).execute();
    await endSignIns(queries, user.id);
    return user;
  });
}
