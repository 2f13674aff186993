/** Hashes passwords with scrypt in the PHC string format, which contains the cost. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  /** Binary logarithm of the number of memory blocks. */
  ln: number;
  r: number;
  p: number;
}

/**
 * Cost as recommended by OWASP: 32 MB and some tenths of a second. Cheaper hashes are replaced at the next login.
 * Tests that sign in lower it.
 */
export const COST: Cost = { ln: 15, r: 8, p: 3 };
const LENGTH = 32;

/** Cost of legacy hashes, which have the format `salt.key`. */
const LEGACY_COST: Cost = { ln: 15, r: 8, p: 1 };

interface ParsedHash extends Cost {
  salt: Buffer;
  key: Buffer;
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;
const LEGACY_HASH = /^([\w-]{22})\.([\w-]{43})$/;

/** Upper limit of a hash's memory: 128 MB. */
const MAX_BLOCKS = 2 ** 20;

function parseHash(hash: string): ParsedHash | undefined {
  const [, salt = '', key = ''] = LEGACY_HASH.exec(hash) ?? [];
  if (key)
    return { ...LEGACY_COST, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  const found = PHC.exec(hash);
  if (!found) return undefined;
  const [ln = 0, r = 0, p = 0] = found.slice(1, 4).map(Number);
  if (ln < 1 || r < 1 || p < 1 || 2 ** ln * r > MAX_BLOCKS) return undefined;
  const [kept = '', made = ''] = found.slice(4);
  return { ln, r, p, salt: Buffer.from(kept, 'base64'), key: Buffer.from(made, 'base64') };
}

const deriveKey = (password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
    scrypt(password.normalize(), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Returns the PHC string of a password with a new salt: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, COST);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(key)}`;
}

/** Returns the cost that a hash lacks compared to `COST`; undefined if it lacks none. */
function getMissingCost({ ln, r, p }: Cost): Cost | undefined {
  if (ln === COST.ln && r === COST.r) return p < COST.p ? { ...COST, p: COST.p - p } : undefined;
  return 2 ** ln * r * p < 2 ** COST.ln * COST.r * COST.p ? COST : undefined;
}

export interface Checked {
  isRight: boolean;
  /** A new hash to store, if the password is correct and its hash was cheaper than `COST`. */
  renewed?: string;
}

/**
 * Verifies a password. Takes the same time for a cheap hash and for a missing account, so that the duration does not
 * reveal whether an account exists.
 * @param hash undefined if there is no account
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<Checked> {
  const kept = parseHash(hash ?? '');
  if (!kept) {
    await deriveKey(password, randomBytes(16), COST);
    return { isRight: false };
  }
  const isRight = timingSafeEqual(await deriveKey(password, kept.salt, kept), kept.key);
  const missing = getMissingCost(kept);
  if (!missing) return { isRight };
  if (isRight) return { isRight, renewed: await hashPassword(password) };
  await deriveKey(password, kept.salt, missing);
  return { isRight };
}
