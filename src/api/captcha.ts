/** Loads challenges of the self-hosted captcha (FRM-30). */
import { isRecord } from '#lib/read.ts';
import { ApiError, getWithDate } from './http.ts';

/**
 * A proof-of-work challenge. The solution sends it back to the server with all its fields, including those
 * that are not listed here.
 */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** Seconds since 1970. */
    expiresAt?: number;
  };
  signature?: string;
}

/** Time for which a new challenge is valid if the visitor's clock says that it has expired. */
const MIN_LIFETIME_MS = 60_000;

/**
 * Loads a challenge from the URL of the page settings. Rejects with ApiError.
 * @returns also the milliseconds for which it is valid, by the server's clock if the answer has its time
 */
export async function fetchChallenge(
  url: string,
  signal?: AbortSignal,
): Promise<{ challenge: CaptchaChallenge; lifetime: number }> {
  const { data, date } = await getWithDate(url, signal);
  if (!isChallenge(data)) throw new ApiError('bad-response');
  const expires = (data.parameters.expiresAt ?? Infinity) * 1000;
  const lifetime = expires - (Date.parse(date ?? '') || Date.now());
  return { challenge: data, lifetime: Math.max(lifetime, MIN_LIFETIME_MS) };
}

function isChallenge(answer: unknown): answer is CaptchaChallenge {
  if (!isRecord(answer) || !isRecord(answer['parameters'])) return false;
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt } = answer['parameters'];
  return (
    [algorithm, nonce, salt, keyPrefix].every((value) => typeof value === 'string') &&
    [cost, keyLength, expiresAt ?? 0].every((value) => typeof value === 'number')
  );
}
