import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Secret of the challenges. Tests pass it to servers as `captchaSecret` or SAARISTO_CAPTCHA_SECRET. */
export const CAPTCHA_SECRET = 'signs challenges of tests alone';

/** Returns a token that a server with that secret accepts once. Its challenge is cheap to solve. */
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
