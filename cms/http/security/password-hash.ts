import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Some tenths of a second and 32 MB for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize(), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** What is kept of a password: a salt of its own and the key that scrypt makes of both. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether this is the password of that hash; false for what is no hash. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const kept = Buffer.from(key, 'base64url');
  return (
    kept.length === LENGTH && timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), kept)
  );
}
