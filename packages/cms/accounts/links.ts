/** One-time links with which users set their password: invitations, and new passwords. */
import type { Database, Queries } from '../platform/database/database.ts';
import { hashPassword } from '../platform/http/security/password-hash.ts';
import { createToken, deleteToken } from '../platform/http/security/tokens.ts';
import { endSignIns, findTokenUser, type User } from './users.ts';

/** Validity of a link. */
export const LINK_DAYS = 3;

/** Creates a link for a user and ends earlier ones. @returns its token, of which only the hash is stored */
export const createLink = (database: Database, userId: number): Promise<string> =>
  database.transaction().execute(async (queries) => {
    await queries.deleteFrom('editor_link').where('user_id', '=', userId).execute();
    return createToken(queries, 'editor_link', `${LINK_DAYS} days`, { user_id: userId });
  });

/** Returns the user of a valid link; undefined if it was used, has expired or is unknown. */
export const findLinkUser = (queries: Queries, token: string): Promise<User | undefined> =>
  findTokenUser(queries, 'editor_link', token);

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
    if (!(await deleteToken(queries, 'editor_link', token)) || !user) return undefined;
    await queries.updateTable('editor_user').set({ password_hash: hash }).where('id', '=', user.id).execute();
    await endSignIns(queries, user.id);
    return user;
  });
}
