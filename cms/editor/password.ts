import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { matchesHash, passwordHash } from '../security/password-hash.ts';

const KEY = 'editor-password';
async function keptHash({ query }: Database): Promise<string | undefined> {
  return (await query<{ value: string }>('select value from setting where key = $1', [KEY]))[0]?.value;
}

/** Whether this is the editors' password. */
export async function isPassword(database: Database, password: string): Promise<boolean> {
  const hash = await keptHash(database);
  return hash !== undefined && matchesHash(password, hash);
}

/**
 * Makes sure that there is a password, of which the database keeps the hash alone. A given one replaces the one before and ends every
 * session; without one the one before stays.
 * @returns the new password where one had to be made up: it is known to nobody else and shown nowhere again
 */
export async function preparePassword(database: Database, given?: string): Promise<string | undefined> {
  if (given !== undefined) {
    if (await isPassword(database, given)) return undefined;
    const hash = await passwordHash(given);
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
    [KEY, await passwordHash(password)],
  );
  // Of servers that start together one makes it.
  return made.length === 1 ? password : undefined;
}
