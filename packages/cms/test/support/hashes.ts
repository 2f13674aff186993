import { randomBytes, scryptSync } from 'node:crypto';

/** The cost of the product, which `appOn` lowers. */
export const FULL_COST = { ln: 15, r: 8, p: 3 };
/** The format of a current hash. */
export const PHC = /^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Returns a hash in PHC format. */
export const hashOf = (password: string, ln: number, r: number, p: number): string => {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** ln, r, p, maxmem: 256 * 1024 * 1024 });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
};

/** Returns a hash of a lower cost in PHC format. */
export const cheapHash = (password: string): string => hashOf(password, 14, 8, 1);

/** Returns a hash of the legacy format without its cost. */
export const oldHash = (password: string): string => {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
};
