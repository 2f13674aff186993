import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { isRecord } from 'saaristo/schemas';
import type { Database, Queries } from '../../database/database.ts';
import { now } from '../../database/expressions.ts';
import { getSecret } from './secret.ts';

/**
 * The work of one challenge: at most `TRIES` derivations of `COST` rounds each. A phone of some years needs well under
 * a second, but thousands of messages become expensive.
 */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 1000;
const TRIES = { least: 100, most: 400 };
const MINUTES_TO_SOLVE = 15;

export interface Captcha {
  /** Creates a challenge that is valid for a quarter of an hour. */
  createChallenge(): Promise<Challenge>;
  /** Returns whether a token solves its challenge, used or not. Fast, and without side effects. */
  isSolved(token: string): Promise<boolean>;
  /**
   * Verifies a token (base64 of JSON `{challenge, solution}`) and marks a correct one as used within the given
   * transaction.
   */
  redeem(queries: Queries, token: string): Promise<CaptchaVerdict>;
}

/** `used` is a correct token that was redeemed before. */
export type CaptchaVerdict = 'right' | 'used' | 'wrong';

/** The server has made the challenge of a verified token. */
interface Answer {
  challenge: Challenge & { signature: string; parameters: { expiresAt: number } };
  solution: { counter: number; derivedKey: string };
}

/** Returns the parts of a token, as they were sent; undefined if it is no object. */
function parse(token: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    if (!isRecord(value)) return undefined;
    // Without other properties, which could replace the secrets of the verification.
    const { challenge, solution } = value as unknown as Answer;
    return { challenge, solution };
  } catch {
    return undefined;
  }
}

/**
 * Creates the self-hosted captcha: proof of work, verified on this server.
 * @param secret signs the challenges; without it the database keeps one
 */
export async function createCaptcha(database: Database, secret?: string): Promise<Captcha> {
  const hmacSignatureSecret = secret || (await getSecret(database, 'captcha-secret'));
  const secrets = { hmacSignatureSecret, hmacKeySignatureSecret: `${hmacSignatureSecret}:key` };
  const solved = async (token: string): Promise<Answer | undefined> => {
    const answer = parse(token);
    if (!answer) return undefined;
    const { verified } = await verifySolution({ ...answer, ...secrets, deriveKey }).catch(() => ({
      verified: false,
    }));
    return verified ? answer : undefined;
  };
  return {
    createChallenge: () =>
      createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(TRIES.most, TRIES.least),
        deriveKey,
        expiresAt: new Date(Date.now() + MINUTES_TO_SOLVE * 60_000),
      }),
    isSolved: async (token) => (await solved(token)) !== undefined,
    async redeem(queries, token) {
      const answer = await solved(token);
      if (!answer) return 'wrong';
      // Skips rows that another transaction is deleting.
      await queries
        .deleteFrom('used_challenge')
        .where('signature', 'in', ({ selectFrom }) =>
          selectFrom('used_challenge')
            .select('signature')
            .where('expires_at', '<', now)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
      const { signature, parameters } = answer.challenge;
      const { numInsertedOrUpdatedRows: added } = await queries
        .insertInto('used_challenge')
        .values({ signature, expires_at: sql`to_timestamp(${parameters.expiresAt})` })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return added === 1n ? 'right' : 'used';
    },
  };
}
