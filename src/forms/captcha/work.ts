/** Solves a challenge. Browsers derive keys off the main thread, so no step is a long task. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '#api/captcha.ts';

export interface Solution {
  counter: number;
  derivedKey: string;
}

/** Timeout of a challenge; the slowest phones need some seconds. */
const TIMEOUT_MS = 60_000;

/** Solves a PBKDF2 challenge; null if it is aborted or takes too long. Rejects for another algorithm. */
export async function work(challenge: CaptchaChallenge, signal?: AbortSignal): Promise<Solution | null> {
  const controller = new AbortController();
  if (signal?.aborted) return null;
  signal?.addEventListener('abort', () => controller.abort());
  return solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT_MS });
}
