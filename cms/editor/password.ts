import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';

const KEY = 'editor-password';
/** Some tenths of a second and 32 MB for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize(), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const kept = Buffer.from(key, 'base64url');
  return (
    kept.length === LENGTH && timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), kept)
  );
}

async function keptHash({ query }: Database): Promise<string | undefined> {
  return (await query<{ value: string }>('select value from setting where key = $1', [KEY]))[0]?.value;
}

/** Whether this is the editors' password. */
export async function isPassword(database: Database, password: string): Promise<boolean> {
  const hash = await keptHash(database);
  return hash !== undefined && matches(password, hash);
}

/**
 * Makes sure that there is a password, of which the database keeps the hash alone. A given one replaces the one before and ends every
 * session; without one the one before stays.
 * @returns the new password where one had to be made up: it is known to nobody else and shown nowhere again
 */
export async function preparePassword(database: Database, given?: string): Promise<string | undefined> {
  if (given !== undefined) {
    if (await isPassword(database, given)) return undefined;
    const hash = await hashOf(given);
    await database.transaction(async ({ query }) => {
      await query(
        'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [KEY, hash],
      );
      await query('delete from editor_session');
    });
    return undefined;
  }
  if ((await keptHash(database)) !== undefined) return undefined;
  const password = randomBytes(15).toString('base64url');
  const made = await database.query(
    'insert into setting (key, value) values ($1, $2) on conflict do nothing returning key',
    [KEY, await hashOf(password)],
  );
  // Of servers that start together one makes it.
  return made.length === 1 ? password : undefined;
}
