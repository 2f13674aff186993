import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { matchesHash, passwordHash } from '../server/security/password-hash.ts';

const KEY = 'editor-password';

/** The least and the most characters of the password. */
export const PASSWORD_LENGTH = { least: 10, most: 200 };

async function keptHash({ query }: Database): Promise<string | undefined> {
  return (await query<{ value: string }>('select value from setting where key = $1', [KEY]))[0]?.value;
}

/** Whether this is the editors' password. */
export async function isPassword(database: Database, password: string): Promise<boolean> {
  const hash = await keptHash(database);
  return hash !== undefined && matchesHash(password, hash);
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How long the link of a first start may wait. */
const SETUP_HOURS = 24;

/**
 * Makes sure that there is a password or a way to set it. Of a password the database keeps the hash alone; a given one replaces the one
 * before and ends every session, and without one the one before stays.
 * @returns where there is none yet, the token of a link by which it can be set, once, within a day: nothing else of it is kept
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
      await query('delete from editor_setup');
    });
    return undefined;
  }
  if ((await keptHash(database)) !== undefined) return undefined;
  const token = randomBytes(32).toString('base64url');
  await database.query('delete from editor_setup where expires_at < now()');
  await database.query(
    `insert into editor_setup (token_hash, expires_at) values ($1, now() + interval '${SETUP_HOURS} hours')`,
    [hashOf(token)],
  );
  return token;
}

/** Whether a link still sets the first password. */
export async function isSetupToken({ query }: Queries, token: string): Promise<boolean> {
  const rows = await query('select 1 from editor_setup where token_hash = $1 and expires_at > now()', [
    hashOf(token),
  ]);
  return rows.length === 1;
}

/**
 * Sets the first password, and ends every link that could.
 * @returns false, with nothing set, where the link is used, too old or made up
 */
export async function setFirstPassword(
  database: Database,
  token: string,
  password: string,
): Promise<boolean> {
  const hash = await passwordHash(password);
  return database.transaction(async (queries) => {
    if (!(await isSetupToken(queries, token))) return false;
    const made = await queries.query(
      'insert into setting (key, value) values ($1, $2) on conflict do nothing returning key',
      [KEY, hash],
    );
    await queries.query('delete from editor_setup');
    return made.length === 1;
  });
}
