/** Loads challenges of the self-hosted captcha (FRM-30). */
import { isRecord } from '#lib/read.ts';
import { ApiError, get } from './http.ts';

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

/** Loads a challenge from the URL of the page settings. Rejects with ApiError. */
export async function fetchChallenge(url: string, signal?: AbortSignal): Promise<CaptchaChallenge> {
  const answer = await get(url, {}, signal);
  if (!isChallenge(answer)) throw new ApiError('bad-response');
  return answer;
}

function isChallenge(answer: unknown): answer is CaptchaChallenge {
  if (!isRecord(answer) || !isRecord(answer['parameters'])) return false;
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt } = answer['parameters'];
  return (
    [algorithm, nonce, salt, keyPrefix].every((value) => typeof value === 'string') &&
    [cost, keyLength, expiresAt ?? 0].every((value) => typeof value === 'number')
  );
}
