/** How often a password may be tried: by the address, and for the account from wherever it is tried. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { getClientAddress } from './client-address.ts';
import { setCookie } from './cookies.ts';
import { getSecret } from './secret.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

const MINUTES = 15;
/** Wrong passwords of one address. */
const MAX_PER_ADDRESS = 10;
/** Wrong passwords for one account, from all addresses together. */
const MAX_PER_ACCOUNT = 20;

const COOKIE_DAYS = 180;
/** A random id and its signature for one account. */
const KNOWN_BROWSER = /^([\w-]{22})\.([\w-]{43})$/;

export interface LoginLimiter {
  /** Counts a try; false where there have been too many. */
  consume(request: FastifyRequest, account: string): Promise<boolean>;
  /** The password was right: the try is forgotten, and the browser is known from now on. */
  recordSuccess(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>;
}

/**
 * The tries of a login. A browser that has logged in to an account before has tries of its own for it, so that nobody shuts out whom the
 * account belongs to by guessing.
 * @param path of the login page; its cookie goes nowhere else
 */
export async function createLoginLimiter(
  database: Database,
  what: string,
  path: string,
): Promise<LoginLimiter> {
  const name = `known-${what}`;
  const secret = await getSecret(database, 'known-browsers');
  const addresses = createAttemptLimiter(database, `${what} from`, MAX_PER_ADDRESS, MINUTES * 60_000);
  const accounts = createAttemptLimiter(database, `${what} for`, MAX_PER_ACCOUNT, MINUTES * 60_000);
  const sign = (id: string, account: string): Buffer =>
    createHmac('sha256', secret).update(`${what} ${id} ${account}`).digest();

  /** The account, as this browser tries it. */
  function getAccountKey(request: FastifyRequest, account: string): string {
    const [, id = '', given = ''] = KNOWN_BROWSER.exec(request.cookies[name] ?? '') ?? [];
    const isKnown = id !== '' && timingSafeEqual(Buffer.from(given, 'base64url'), sign(id, account));
    return isKnown ? `${account} ${id}` : account;
  }

  return {
    async consume(request, account) {
      // An address that has had its tries takes none from the account.
      if (!(await addresses.consume(getClientAddress(request)))) return false;
      return accounts.consume(getAccountKey(request, account));
    },
    async recordSuccess(request, reply, account) {
      await addresses.undo(getClientAddress(request));
      await accounts.undo(getAccountKey(request, account));
      const id = randomBytes(16).toString('base64url');
      setCookie(request, reply, name, `${id}.${sign(id, account).toString('base64url')}`, {
        path,
        httpOnly: true,
        maxAge: COOKIE_DAYS * 86_400,
      });
    },
  };
}
