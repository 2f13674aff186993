/** The users of /editor and their roles. */
import type { Language, Site } from 'saaristo/sites';
import { normalizeEmail } from '../platform/model/emails.ts';
import { type Author, hasSite, isLimited, type Role } from '../platform/model/rights.ts';
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/database/database.ts';
import { verifyPassword, hashPassword } from '../platform/http/security/password-hash.ts';
import { createToken, selectToken } from '../platform/http/security/tokens.ts';

export type { Role };
export const ROLES: readonly Role[] = ['editor', 'publisher'];

export interface User extends Author {
  email: string;
}

/** A user in the list of accounts. */
export interface Account extends User {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  hasOpenId: boolean;
}

/** Returns whether a user is an administrator, who manages accounts and the data of all sites: a publisher without limits. */
export const isAdministrator = (user: User): boolean => user.role === 'publisher' && !isLimited(user);

/** The reason why a change of a user was refused. */
export type UserRefusal = 'fields' | 'taken' | 'last';

/** The account of the environment's password and of the setup link. */
export const FIRST_PUBLISHER = 'publisher@saaristo.example';

/** Demo accounts. README.md lists them. */
const DEMO_USERS = [
  { email: FIRST_PUBLISHER, name: 'Paula Julkaisija', role: 'publisher', password: 'saaristo-publisher' },
  { email: 'editor@saaristo.example', name: 'Eero Toimittaja', role: 'editor', password: 'saaristo-editor' },
] as const;

/** Tells whether a password is the public one of a demo account. */
export const isDemoPassword = (email: string, password: string): boolean =>
  DEMO_USERS.some((user) => user.email === email && user.password === password);

/** The columns of a user, for queries that may join other tables. */
export const USER_COLUMNS = ['editor_user.id', 'email', 'name', 'role', 'sites', 'languages'] as const;

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Returns the user with an address and password, or undefined. */
export async function authenticateUser(
  queries: Queries,
  email: string,
  password: string,
): Promise<User | undefined> {
  const found = await queries
    .selectFrom('editor_user')
    .select([...USER_COLUMNS, 'password_hash as hash'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  const { isRight, renewed } = await verifyPassword(password, found?.hash);
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

/** Returns all users by name. */
export const listUsers = (queries: Queries): Promise<Account[]> =>
  queries
    .selectFrom('editor_user')
    .select([
      ...USER_COLUMNS,
      sql<boolean>`password_hash <> ''`.as('hasPassword'),
      'totp_confirmed as hasSecondFactor',
      sql<boolean>`openid_subject is not null`.as('hasOpenId'),
    ])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Returns the users who see the visitors' data of a site. */
export const listUsersOf = async (queries: Queries, site: string): Promise<Account[]> =>
  (await listUsers(queries)).filter((user) => hasSite(user, site));

/** A new user. Without a password the account works after a link has set one. */
export interface NewUser extends Pick<User, 'email' | 'name' | 'role'> {
  password?: string | undefined;
  sites?: readonly Site[] | null;
  languages?: readonly Language[] | null;
}

/** @returns the id of the new user; undefined if the address already has an account */
export async function addUser(
  queries: Queries,
  { email, name, role, password, sites = null, languages = null }: NewUser,
): Promise<number | undefined> {
  const added = await queries
    .insertInto('editor_user')
    .values({
      email: normalizeEmail(email),
      name,
      role,
      password_hash: password === undefined ? '' : await hashPassword(password),
      sites: sites && [...sites],
      languages: languages && [...languages],
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Returns the user of a valid token with the current role. */
export const findTokenUser = (
  queries: Queries,
  table: 'editor_link' | 'editor_second_step',
  token: string,
): Promise<User | undefined> =>
  selectToken(queries, table, token)
    .innerJoin('editor_user', 'editor_user.id', 'user_id')
    .select(USER_COLUMNS)
    .executeTakeFirst();

/** Ends the sessions of a user, logins that wait for the second factor, and links that set a password. */
export async function endSignIns(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom('editor_link').where('user_id', '=', id).execute();
  await queries.deleteFrom('editor_session').where('user_id', '=', id).execute();
  await queries.deleteFrom('editor_second_step').where('user_id', '=', id).execute();
}

/** Sets a password and ends the sessions of the account. */
export async function setPassword(database: Database, id: number, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await database.transaction().execute(async (queries) => {
    await queries.updateTable('editor_user').set({ password_hash: hash }).where('id', '=', id).execute();
    await endSignIns(queries, id);
  });
}

/** Selects the administrators who can sign in. */
const selectAdministrators = (queries: Queries) =>
  queries
    .selectFrom('editor_user')
    .select('id')
    .where('role', '=', 'publisher')
    .where('sites', 'is', null)
    .where('languages', 'is', null)
    .where((or) => or.or([or('password_hash', '<>', ''), or('openid_subject', 'is not', null)]));

/** Locks the administrators, so that two changes at once cannot remove the last one. */
const lockAdministrators = (queries: Queries) => selectAdministrators(queries).forUpdate().execute();

/** Sets the role and the rights of a user. @returns false, without a change, if this is the last administrator */
export const setRights = (
  database: Database,
  id: number,
  { role, sites, languages }: Pick<User, 'role' | 'sites' | 'languages'>,
): Promise<boolean> =>
  database.transaction().execute(async (queries) => {
    const administrators = await lockAdministrators(queries);
    const isKept = role === 'publisher' && !isLimited({ sites, languages });
    if (!isKept && administrators.every((one) => one.id === id)) return false;
    await queries
      .updateTable('editor_user')
      .set({ role, sites: sites && [...sites], languages: languages && [...languages] })
      .where('id', '=', id)
      .execute();
    return true;
  });

/**
 * Unlinks the identity of an OpenID provider from an account and ends its sessions. The next sign-in with the account's address links one.
 * @returns false, without a change, if the last administrator could not sign in any more
 */
export const unlinkIdentity = (database: Database, id: number): Promise<boolean> =>
  database.transaction().execute(async (queries) => {
    const administrators = await lockAdministrators(queries);
    const account = await queries
      .selectFrom('editor_user')
      .select('password_hash as hash')
      .where('id', '=', id)
      .executeTakeFirst();
    if (account?.hash === '' && administrators.every((one) => one.id === id)) return false;
    await queries.updateTable('editor_user').set({ openid_subject: null }).where('id', '=', id).execute();
    await endSignIns(queries, id);
    return true;
  });

/** @returns false, without a change, if this is the last administrator */
export const removeUser = (database: Database, id: number): Promise<boolean> =>
  database.transaction().execute(async (queries) => {
    const administrators = await lockAdministrators(queries);
    if (administrators.every((one) => one.id === id)) return false;
    await queries.deleteFrom('editor_user').where('id', '=', id).execute();
    return true;
  });

/** Validity of the setup link. */
const SETUP_HOURS = 24;

/** Deletes the demo accounts whose passwords are public. */
async function removeDemoUsers(queries: Queries): Promise<void> {
  for (const { email, password } of DEMO_USERS) {
    const found = await queries
      .selectFrom('editor_user')
      .select('password_hash as hash')
      .where('email', '=', email)
      .executeTakeFirst();
    if (found && (await verifyPassword(password, found.hash)).isRight)
      await queries.deleteFrom('editor_user').where('email', '=', email).execute();
  }
}

/** Options for the users at the start of the server. */
export interface FirstUsers {
  /** The password of the first publisher. A new one replaces the old one and ends their sessions. */
  password?: string | undefined;
  /** Whether to create the demo accounts that are missing. If false, those that still have their public passwords are deleted. */
  demo: boolean;
}

/**
 * Ensures that a publisher can sign in or set a first password. The database stores only password hashes.
 * @returns the token of a setup link if there is no publisher yet; it is valid once, within a day
 */
export async function prepareUsers(
  database: Database,
  { password, demo }: FirstUsers,
): Promise<string | undefined> {
  if (password !== undefined && !(await authenticateUser(database, FIRST_PUBLISHER, password))) {
    const given = { email: FIRST_PUBLISHER, name: 'Publisher', role: 'publisher', password } as const;
    if ((await addUser(database, given)) === undefined) {
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
  if (await selectAdministrators(database).limit(1).executeTakeFirst()) return undefined;
  return createToken(database, 'editor_setup', `${SETUP_HOURS} hours`, {});
}

/** Tells whether a setup link is still valid. */
export async function isSetupToken(queries: Queries, token: string): Promise<boolean> {
  const row = await selectToken(queries, 'editor_setup', token).select('expires_at').executeTakeFirst();
  return row !== undefined;
}

/**
 * Creates the first publisher and ends all setup links.
 * @returns undefined, without a change, if the link is used, expired or unknown
 */
export async function createFirstPublisher(
  database: Database,
  token: string,
  password: string,
): Promise<User | undefined> {
  const hash = await hashPassword(password);
  return database.transaction().execute(async (queries) => {
    if (!(await isSetupToken(queries, token))) return undefined;
    const user = await queries
      .insertInto('editor_user')
      .values({ email: FIRST_PUBLISHER, name: 'Publisher', role: 'publisher', password_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning(USER_COLUMNS)
      .executeTakeFirst();
    await queries.deleteFrom('editor_setup').execute();
    return user;
  });
}
