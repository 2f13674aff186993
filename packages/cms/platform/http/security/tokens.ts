/** Random tokens with an expiry time: of sessions, one-time links, and steps of a login. The database stores only their hashes. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable, SelectQueryBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { fromNow, now } from '../../database/expressions.ts';
import type { Schema } from '../../database/schema.ts';
import { clearCookie, type CookieName, setCookie } from './cookies.ts';

/** A table with the columns `token_hash` and `expires_at`. */
export type TokenTable = {
  [T in keyof Schema]: Schema[T] extends { token_hash: string; expires_at: unknown } ? T : never;
}[keyof Schema];

/** The columns of a token's row that its table has besides. */
type Values<T extends TokenTable> = Omit<Insertable<Schema[T]>, 'token_hash' | 'expires_at'>;

/** Returns random bits as text that is safe in URLs. */
export const createRandomKey = (bits: 128 | 256 = 256): string => randomBytes(bits / 8).toString('base64url');

/** Hashes a token, because a reader of the database must not be able to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Compares a given token or signature with the right one, in a time that tells nothing of it. */
export function isSameToken(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Stores a new token and deletes the expired ones of its table.
 * @param validity a PostgreSQL interval
 * @returns the token
 */
export async function createToken<T extends TokenTable>(
  queries: Queries,
  table: T,
  validity: string,
  values: Values<T>,
): Promise<string> {
  const token = createRandomKey();
  const anyTable: TokenTable = table;
  const row: object = { ...values, token_hash: hashToken(token), expires_at: fromNow(validity) };
  await queries.deleteFrom(anyTable).where('expires_at', '<', now).execute();
  await queries
    .insertInto(anyTable)
    .values(row as never)
    .execute();
  return token;
}

/** Selects the row of a valid token. */
export function selectToken<T extends TokenTable>(
  queries: Queries,
  table: T,
  token: string,
): SelectQueryBuilder<Schema, T, object> {
  const anyTable: TokenTable = table;
  const valid: unknown = queries
    .selectFrom(anyTable)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now);
  return valid as SelectQueryBuilder<Schema, T, object>;
}

/** Deletes a token. @returns whether it was there, valid or expired */
export async function deleteToken(queries: Queries, table: TokenTable, token: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom(table)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Creates the sessions of a table. Their token is in a cookie that scripts cannot read. */
export function createSessions<T extends TokenTable>(
  table: T,
  cookie: CookieName,
  { path, hours }: { path: string; hours: number },
) {
  const options = { path, httpOnly: true };
  const deleteEarlier = async (queries: Queries, request: FastifyRequest): Promise<void> => {
    const token = request.cookies[cookie];
    if (token) await deleteToken(queries, table, token);
  };
  return {
    /** Ends the session of the browser. */
    async end(queries: Queries, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await deleteEarlier(queries, request);
      clearCookie(request, reply, cookie, options);
    },
    /** Starts a session in place of the browser's earlier one. @returns its token, which the CSRF token is bound to */
    async start(
      queries: Queries,
      request: FastifyRequest,
      reply: FastifyReply,
      values: Values<T>,
    ): Promise<string> {
      await deleteEarlier(queries, request);
      const token = await createToken(queries, table, `${hours} hours`, values);
      setCookie(request, reply, cookie, token, { ...options, maxAge: hours * 3600 });
      return token;
    },
    /** Selects the row of the browser's session; undefined if it has none. */
    select: (queries: Queries, request: FastifyRequest) => {
      const token = request.cookies[cookie];
      return token ? selectToken(queries, table, token) : undefined;
    },
  };
}
