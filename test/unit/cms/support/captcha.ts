import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Signs the challenges of servers under test; give it to them as `captchaSecret` or SAARISTO_CAPTCHA_SECRET. */
export const CAPTCHA_SECRET = 'signs challenges of tests alone';

/** A token that a server with that secret takes once: its challenge is made here and costs next to nothing to solve. */
export async function solvedToken(): Promise<string> {
  const challenge = await createChallenge({
    hmacSignatureSecret: CAPTCHA_SECRET,
    hmacKeySignatureSecret: `${CAPTCHA_SECRET}:key`,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: new Date(Date.now() + 600_000),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
