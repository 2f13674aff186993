/** Who may enter /editor, and what each may do there. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { matchesHash, passwordHash } from '../server/security/password-hash.ts';

/** An editor writes drafts and answers what visitors sent; a publisher also publishes, and manages users. */
export type Role = 'editor' | 'publisher';
export const ROLES: readonly Role[] = ['editor', 'publisher'];

export interface User {
  id: number;
  email: string;
  name: string;
  role: Role;
}

/** The least and the most characters of a password. */
export const PASSWORD_LENGTH = { least: 10, most: 200 };

/** The account that a password given by the environment, and the link of a first start, belong to. */
export const FIRST_PUBLISHER = 'publisher@saaristo.example';

/** Accounts to try the editor with; README.md names them. */
const DEMO_USERS = [
  { email: FIRST_PUBLISHER, name: 'Paula Julkaisija', role: 'publisher', password: 'saaristo-publisher' },
  { email: 'editor@saaristo.example', name: 'Eero Toimittaja', role: 'editor', password: 'saaristo-editor' },
] as const;

const COLUMNS = 'id, email, name, role';

/** An address as accounts are found by. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/;
export const isEmail = (text: string): boolean => EMAIL.test(text);

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Whether a password is long enough, and no longer than is read. */
export const isPasswordLength = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least && password.length <= PASSWORD_LENGTH.most;

let nobody: Promise<string> | undefined;
/** A hash that no password matches, so that an unknown address costs the time of a known one. */
const nobodysHash = (): Promise<string> => (nobody ??= passwordHash(randomBytes(32).toString('base64url')));

/** The user of an address and a password, or undefined. */
export async function userOf({ query }: Queries, email: string, password: string): Promise<User | undefined> {
  const [found] = await query<User & { hash: string }>(
    `select ${COLUMNS}, password_hash as hash from editor_user where email = $1`,
    [emailKey(email)],
  );
  if (!(await matchesHash(password, found?.hash ?? (await nobodysHash()))) || !found) return undefined;
  const { hash: _, ...user } = found;
  return user;
}

/** Everybody, by their names. */
export const listUsers = ({ query }: Queries): Promise<User[]> =>
  query<User>(`select ${COLUMNS} from editor_user order by lower(name), id`);

/** @returns false where the address has an account */
export async function addUser(
  { query }: Queries,
  { email, name, role, password }: Omit<User, 'id'> & { password: string },
): Promise<boolean> {
  const added = await query(
    `insert into editor_user (email, name, role, password_hash) values ($1, $2, $3, $4)
     on conflict (email) do nothing returning id`,
    [emailKey(email), name, role, await passwordHash(password)],
  );
  return added.length === 1;
}

/** Sets a password and ends the sessions of the account. */
export async function setPassword(database: Database, id: number, password: string): Promise<void> {
  const hash = await passwordHash(password);
  await database.transaction(async ({ query }) => {
    await query('update editor_user set password_hash = $2 where id = $1', [id, hash]);
    await query('delete from editor_session where user_id = $1', [id]);
  });
}

/** Locks the publishers, so that two changes at once don't leave nobody who could undo them. */
const PUBLISHERS = `select id from editor_user where role = 'publisher' for update`;

/** @returns false, with nothing changed, where this is the last publisher */
export const setRole = (database: Database, id: number, role: Role): Promise<boolean> =>
  database.transaction(async ({ query }) => {
    const publishers = await query<{ id: number }>(PUBLISHERS);
    if (role !== 'publisher' && publishers.every((one) => one.id === id)) return false;
    await query('update editor_user set role = $2 where id = $1', [id, role]);
    return true;
  });

/** @returns false, with nothing changed, where this is the last publisher */
export const removeUser = (database: Database, id: number): Promise<boolean> =>
  database.transaction(async ({ query }) => {
    const publishers = await query<{ id: number }>(PUBLISHERS);
    if (publishers.every((one) => one.id === id)) return false;
    await query('delete from editor_user where id = $1', [id]);
    return true;
  });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How long the link of a first start may wait. */
const SETUP_HOURS = 24;

/** Removes the accounts whose passwords everybody can read. */
async function removeDemoUsers({ query }: Queries): Promise<void> {
  for (const { email, password } of DEMO_USERS) {
    const [found] = await query<{ hash: string }>(
      'select password_hash as hash from editor_user where email = $1',
      [email],
    );
    if (found && (await matchesHash(password, found.hash)))
      await query('delete from editor_user where email = $1', [email]);
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
  if (password !== undefined && !(await userOf(database, FIRST_PUBLISHER, password))) {
    const given = { email: FIRST_PUBLISHER, name: 'Publisher', role: 'publisher', password } as const;
    if (!(await addUser(database, given))) {
      const [first] = await database.query<{ id: number }>('select id from editor_user where email = $1', [
        FIRST_PUBLISHER,
      ]);
      if (first) await setPassword(database, first.id, password);
    }
    await database.query('delete from editor_setup');
  }
  if (demo) for (const user of DEMO_USERS) await addUser(database, user);
  else await removeDemoUsers(database);
  const [anybody] = await database.query("select 1 from editor_user where role = 'publisher' limit 1");
  if (anybody) return undefined;
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
 * Makes the first publisher, and ends every link that could.
 * @returns undefined, with nothing set, where the link is used, too old or made up
 */
export async function setUp(database: Database, token: string, password: string): Promise<User | undefined> {
  const hash = await passwordHash(password);
  return database.transaction(async (queries) => {
    if (!(await isSetupToken(queries, token))) return undefined;
    const [user] = await queries.query<User>(
      `insert into editor_user (email, name, role, password_hash) values ($1, 'Publisher', 'publisher', $2)
       on conflict do nothing returning ${COLUMNS}`,
      [FIRST_PUBLISHER, hash],
    );
    await queries.query('delete from editor_setup');
    return user;
  });
}
