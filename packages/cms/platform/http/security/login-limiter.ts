/** Limits wrong passwords by client address and by account. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { getClientAddress } from './client-address.ts';
import { type CookieName, setCookie, VISITOR_COOKIES } from './cookies.ts';
import { getSecret } from './secret.ts';
import { createRandomKey } from './tokens.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

const MINUTES = 15;
/** Wrong passwords of one address. */
const MAX_PER_ADDRESS = 10;
/** Wrong passwords for one account, from all addresses together. */
const PER_ACCOUNT = { most: 20, minutes: MINUTES };

const [COOKIE_DAYS] = VISITOR_COOKIES['known-customer'].days;
/** A random id and its signature for one account. */
const KNOWN_BROWSER = /^([\w-]{22})\.([\w-]{43})$/;

export interface LoginLimiter {
  /**
   * Checks a password within the limits. A correct one is not counted and marks the browser as known.
   * @param check returns undefined for a wrong password
   * @returns the result of `check`, or 'limited' without a check after too many attempts
   */
  attempt<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined | 'limited'>;
}

/**
 * Creates the limiter of a login. A browser that has logged in to an account before has its own counter for that
 * account, so that guesses of others do not lock it out.
 * @param path of the login page, which is also the path of the cookie
 * @param perAccount wrong attempts for one account, from all addresses together
 */
export async function createLoginLimiter(
  database: Database,
  what: 'customer' | 'editor' | 'editor-code',
  path: string,
  perAccount: { most: number; minutes: number } = PER_ACCOUNT,
): Promise<LoginLimiter> {
  const name: CookieName = `known-${what}`;
  const secret = await getSecret(database, 'known-browsers');
  const addresses = createAttemptLimiter(database, `${what} from`, MAX_PER_ADDRESS, MINUTES * 60_000);
  const accounts = createAttemptLimiter(
    database,
    `${what} for`,
    perAccount.most,
    perAccount.minutes * 60_000,
  );
  const sign = (id: string, account: string): Buffer =>
    createHmac('sha256', secret).update(`${what} ${id} ${account}`).digest();

  /** Returns the key under which this browser's attempts for an account are counted. */
  function getAccountKey(request: FastifyRequest, account: string): string {
    const [, id = '', given = ''] = KNOWN_BROWSER.exec(request.cookies[name] ?? '') ?? [];
    const isKnown = id !== '' && timingSafeEqual(Buffer.from(given, 'base64url'), sign(id, account));
    return isKnown ? `${account} ${id}` : account;
  }

  return {
    async attempt(request, reply, account, check) {
      const [address, key] = [getClientAddress(request), getAccountKey(request, account)];
      // Attempts of a blocked address do not count for the account.
      if (!(await addresses.consume(address)) || !(await accounts.consume(key))) return 'limited';
      const result = await check();
      if (result === undefined) return undefined;
      await addresses.undo(address);
      await accounts.undo(key);
      const id = createRandomKey(128);
      setCookie(request, reply, name, `${id}.${sign(id, account).toString('base64url')}`, {
        path,
        httpOnly: true,
        maxAge: COOKIE_DAYS * 86_400,
      });
      return result;
    },
  };
}
