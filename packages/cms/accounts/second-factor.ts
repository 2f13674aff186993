/** The second factor: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database, Queries } from '../platform/database/database.ts';
import { rowCount } from '../platform/database/expressions.ts';
import { createToken, hashToken } from '../platform/http/security/tokens.ts';
import { findTokenUser, type User } from './users.ts';

const ISSUER = 'Saaristo';
const PERIOD_SECONDS = 30;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Minutes between the password and the code. */
export const SECOND_STEP_MINUTES = 10;

const createTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** Returns the URI that an authenticator app reads from a QR code. */
export const getTotpUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/** Returns whether a user signs in with a second factor. */
export async function hasSecondFactor(queries: Queries, userId: number): Promise<boolean> {
  const user = await queries
    .selectFrom('editor_user')
    .select('totp_confirmed as confirmed')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.confirmed === true;
}

/** Creates the secret of a user. A code of the app confirms it. */
export async function createSecret(queries: Queries, userId: number): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  await queries
    .updateTable('editor_user')
    .set({ totp_secret: secret })
    .where('id', '=', userId)
    .where('totp_confirmed', '=', false)
    .execute();
  return secret;
}

/** Returns the unconfirmed secret of a user; undefined if there is none. */
export async function findNewSecret(queries: Queries, userId: number): Promise<string | undefined> {
  const user = await queries
    .selectFrom('editor_user')
    .select('totp_secret as secret')
    .where('id', '=', userId)
    .where('totp_confirmed', '=', false)
    .executeTakeFirst();
  return user?.secret ?? undefined;
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(queries: Queries, userId: number): Promise<number> {
  const { count } = await queries
    .selectFrom('editor_recovery_code')
    .select(rowCount)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Verifies the code of an app and uses it up, so that an observed code is not accepted again. */
async function redeemAppCode(queries: Queries, userId: number, code: string): Promise<boolean> {
  const user = await queries
    .selectFrom('editor_user')
    .select('totp_secret as secret')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.secret) return false;
  // The library compares in constant time.
  const delta = createTotp(user.secret).validate({ token: code, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
  const { numUpdatedRows } = await queries
    .updateTable('editor_user')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const normalizeCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

async function redeemRecoveryCode(queries: Queries, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('editor_recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(normalizeCode(code)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Verifies a code of the app or a recovery code, and uses it up. */
export const redeemCode = (queries: Queries, userId: number, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
    ? redeemAppCode(queries, userId, code.replaceAll(/\s/g, ''))
    : redeemRecoveryCode(queries, userId, code);

/** 80 random bits in two groups: `k3f9q2mz-7x0w4tde`. */
const createRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    .toLowerCase()
    .replace(/^(.{8})/, '$1-');

/**
 * Turns the second factor on if the code is right.
 * @returns the recovery codes, of which only hashes are stored; undefined, without a change, if the code is wrong
 */
export const confirmSecondFactor = (
  database: Database,
  userId: number,
  code: string,
): Promise<string[] | undefined> =>
  database.transaction().execute(async (queries) => {
    if (!(await redeemAppCode(queries, userId, code.replaceAll(/\s/g, '')))) return undefined;
    const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
    await queries.updateTable('editor_user').set({ totp_confirmed: true }).where('id', '=', userId).execute();
    await queries.deleteFrom('editor_recovery_code').where('user_id', '=', userId).execute();
    await queries
      .insertInto('editor_recovery_code')
      .values(codes.map((one) => ({ user_id: userId, code_hash: hashToken(normalizeCode(one)) })))
      .execute();
    return codes;
  });

/** Turns the second factor off and deletes its secret and recovery codes. */
export const removeSecondFactor = (database: Database, userId: number): Promise<void> =>
  database.transaction().execute(async (queries) => {
    await queries
      .updateTable('editor_user')
      .set({ totp_secret: null, totp_confirmed: false, totp_step: 0 })
      .where('id', '=', userId)
      .execute();
    await queries.deleteFrom('editor_recovery_code').where('user_id', '=', userId).execute();
  });

/** Starts the second step of a login. @returns its token */
export const createSecondStep = (queries: Queries, userId: number): Promise<string> =>
  createToken(queries, 'editor_second_step', `${SECOND_STEP_MINUTES} minutes`, { user_id: userId });

/** Returns the user whose login waits for a code; undefined if it took too long. */
export const findSecondStepUser = (queries: Queries, token: string): Promise<User | undefined> =>
  findTokenUser(queries, 'editor_second_step', token);
