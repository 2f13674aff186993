/** How often a password may be tried: by the address, and for the account from wherever it is tried. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { addressOf } from './client-address.ts';
import { setCookie } from './cookies.ts';
import { storedSecret } from './secret.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

const MINUTES = 15;
/** Wrong passwords of one address. */
const FROM_ADDRESS = 10;
/** Wrong passwords for one account, from all addresses together. */
const FOR_ACCOUNT = 20;

const DAYS = 180;
/** A random id and its signature for one account. */
const KNOWN = /^([\w-]{22})\.([\w-]{43})$/;

export interface LoggingIn {
  /** Counts a try; false where there have been too many. */
  take(request: FastifyRequest, account: string): Promise<boolean>;
  /** The password was right: the try is forgotten, and the browser is known from now on. */
  right(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>;
}

/**
 * The tries of a login. A browser that has logged in to an account before has tries of its own for it, so that nobody shuts out whom the
 * account belongs to by guessing.
 * @param path of the login page; its cookie goes nowhere else
 */
export async function createLoggingIn(database: Database, what: string, path: string): Promise<LoggingIn> {
  const name = `known-${what}`;
  const secret = await storedSecret(database, 'known-browsers');
  const addresses = createAttemptLimiter(database, `${what} from`, FROM_ADDRESS, MINUTES * 60_000);
  const accounts = createAttemptLimiter(database, `${what} for`, FOR_ACCOUNT, MINUTES * 60_000);
  const signature = (id: string, account: string): Buffer =>
    createHmac('sha256', secret).update(`${what} ${id} ${account}`).digest();

  /** The account, as this browser tries it. */
  function triedBy(request: FastifyRequest, account: string): string {
    const [, id = '', given = ''] = KNOWN.exec(request.cookies[name] ?? '') ?? [];
    const isKnown = id !== '' && timingSafeEqual(Buffer.from(given, 'base64url'), signature(id, account));
    return isKnown ? `${account} ${id}` : account;
  }

  return {
    async take(request, account) {
      // An address that has had its tries takes none from the account.
      if (!(await addresses.take(addressOf(request)))) return false;
      return accounts.take(triedBy(request, account));
    },
    async right(request, reply, account) {
      await addresses.forgive(addressOf(request));
      await accounts.forgive(triedBy(request, account));
      const id = randomBytes(16).toString('base64url');
      setCookie(request, reply, name, `${id}.${signature(id, account).toString('base64url')}`, {
        path,
        httpOnly: true,
        maxAge: DAYS * 86_400,
      });
    },
  };
}
