/** The work itself. Each step is a derivation that the browser makes beside the page, so no step is a long task. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '#api/captcha.ts';

export interface Solution {
  counter: number;
  derivedKey: string;
}

/** How long a challenge may take, ms; the worst phones need some seconds. */
const TIMEOUT_MS = 60_000;

/** Solves a PBKDF2 challenge. null when it is aborted or takes too long; rejects for another algorithm. */
export async function work(challenge: CaptchaChallenge, signal?: AbortSignal): Promise<Solution | null> {
  const controller = new AbortController();
  if (signal?.aborted) return null;
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  return solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT_MS });
}
