/** Who may enter /editor, and what each may do there. */
import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import { fromNow, now } from '../database/expressions.ts';
import { checkPassword, passwordHash } from '../http/security/password-hash.ts';

export type { Role };
export const ROLES: readonly Role[] = ['editor', 'publisher'];

export interface User {
  id: number;
  email: string;
  name: string;
  role: Role;
}

/** The reason why a change of a user was refused. */
export type UserRefusal = 'fields' | 'taken' | 'last' | 'password' | 'common';

/** The account that a password given by the environment, and the link of a first start, belong to. */
export const FIRST_PUBLISHER = 'publisher@saaristo.example';

/** Accounts to try the editor with; README.md names them. */
const DEMO_USERS = [
  { email: FIRST_PUBLISHER, name: 'Paula Julkaisija', role: 'publisher', password: 'saaristo-publisher' },
  { email: 'editor@saaristo.example', name: 'Eero Toimittaja', role: 'editor', password: 'saaristo-editor' },
] as const;

const COLUMNS = ['id', 'email', 'name', 'role'] as const;

/** An address as accounts are found by. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/;
export const isEmail = (text: string): boolean => EMAIL.test(text);

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** The user of an address and a password, or undefined. */
export async function authenticateUser(
  queries: Queries,
  email: string,
  password: string,
): Promise<User | undefined> {
  const found = await queries
    .selectFrom('editor_user')
    .select([...COLUMNS, 'password_hash as hash'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  const { isRight, renewed } = await checkPassword(password, found?.hash);
  if (!isRight || !found) return undefined;
  const { hash, ...user } = found;
  if (renewed !== undefined)
    await queries
      .updateTable('editor_user')
      .set({ password_hash: renewed })
      .where('id', '=', user.id)
      .where('password_hash', '=', hash)
      .execute();
  return user;
}

/** Everybody, by their names. */
export const listUsers = (queries: Queries): Promise<User[]> =>
  queries
    .selectFrom('editor_user')
    .select(COLUMNS)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** @returns false where the address has an account */
export async function addUser(
  queries: Queries,
  { email, name, role, password }: Omit<User, 'id'> & { password: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await queries
    .insertInto('editor_user')
    .values({ email: normalizeEmail(email), name, role, password_hash: await passwordHash(password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return added === 1n;
}

/** Sets a password and ends the sessions of the account. */
export async function setPassword(database: Database, id: number, password: string): Promise<void> {
  const hash = await passwordHash(password);
  await database.transaction().execute(async (queries) => {
    await queries.updateTable('editor_user').set({ password_hash: hash }).where('id', '=', id).execute();
    await queries.deleteFrom('editor_session').where('user_id', '=', id).execute();
  });
}

/** Locks the publishers, so that two changes at once don't leave nobody who could undo them. */
const lockPublishers = (queries: Queries) =>
  queries.selectFrom('editor_user').select('id').where('role', '=', 'publisher').forUpdate().execute();

/** @returns false, with nothing changed, where this is the last publisher */
export const setRole = (database: Database, id: number, role: Role): Promise<boolean> =>
  database.transaction().execute(async (queries) => {
    const publishers = await lockPublishers(queries);
    if (role !== 'publisher' && publishers.every((one) => one.id === id)) return false;
    await queries.updateTable('editor_user').set({ role }).where('id', '=', id).execute();
    return true;
  });

/** @returns false, with nothing changed, where this is the last publisher */
export const removeUser = (database: Database, id: number): Promise<boolean> =>
  database.transaction().execute(async (queries) => {
    const publishers = await lockPublishers(queries);
    if (publishers.every((one) => one.id === id)) return false;
    await queries.deleteFrom('editor_user').where('id', '=', id).execute();
    return true;
  });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How long the link of a first start may wait. */
const SETUP_HOURS = 24;

/** Removes the accounts whose passwords everybody can read. */
async function removeDemoUsers(queries: Queries): Promise<void> {
  for (const { email, password } of DEMO_USERS) {
    const found = await queries
      .selectFrom('editor_user')
      .select('password_hash as hash')
      .where('email', '=', email)
      .executeTakeFirst();
    if (found && (await checkPassword(password, found.hash)).isRight)
      await queries.deleteFrom('editor_user').where('email', '=', email).execute();
  }
}

/** What a start knows of the users. */
export interface FirstUsers {
  /** The password of the first publisher, which replaces the one before and ends their sessions. */
  password?: string | undefined;
  /** Whether the accounts of the README are made where they are not there; where not, those that have their known passwords go. */
  demo: boolean;
}

/**
 * Makes sure that somebody can enter, or that there is a way to set a first password. Of a password the database keeps the hash alone.
 * @returns where nobody can enter yet, the token of a link by which the first publisher sets a password, once, within a day
 */
export async function prepareUsers(
  database: Database,
  { password, demo }: FirstUsers,
): Promise<string | undefined> {
  if (password !== undefined && !(await authenticateUser(database, FIRST_PUBLISHER, password))) {
    const given = { email: FIRST_PUBLISHER, name: 'Publisher', role: 'publisher', password } as const;
    if (!(await addUser(database, given))) {
      const first = await database
        .selectFrom('editor_user')
        .select('id')
        .where('email', '=', FIRST_PUBLISHER)
        .executeTakeFirst();
      if (first) await setPassword(database, first.id, password);
    }
    await database.deleteFrom('editor_setup').execute();
  }
  if (demo) for (const user of DEMO_USERS) await addUser(database, user);
  else await removeDemoUsers(database);
  const anybody = await database
    .selectFrom('editor_user')
    .select('id')
    .where('role', '=', 'publisher')
    .limit(1)
    .executeTakeFirst();
  if (anybody) return undefined;
  const token = randomBytes(32).toString('base64url');
  await database.deleteFrom('editor_setup').where('expires_at', '<', now).execute();
  await database
    .insertInto('editor_setup')
    .values({ token_hash: hashOf(token), expires_at: fromNow(`${SETUP_HOURS} hours`) })
    .execute();
  return token;
}

/** Whether a link still sets the first password. */
export async function isSetupToken(queries: Queries, token: string): Promise<boolean> {
  const row = await queries
    .selectFrom('editor_setup')
    .select('expires_at')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes the first publisher, and ends every link that could.
 * @returns undefined, with nothing set, where the link is used, too old or made up
 */
export async function createFirstPublisher(
  database: Database,
  token: string,
  password: string,
): Promise<User | undefined> {
  const hash = await passwordHash(password);
  return database.transaction().execute(async (queries) => {
    if (!(await isSetupToken(queries, token))) return undefined;
    const user = await queries
      .insertInto('editor_user')
      .values({ email: FIRST_PUBLISHER, name: 'Publisher', role: 'publisher', password_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    await queries.deleteFrom('editor_setup').execute();
    return user;
  });
}
