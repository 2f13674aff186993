/**
 * The self-hosted captcha: the browser solves a proof-of-work challenge of the server, without input of the
 * visitor. The token is base64 of the JSON `{challenge, solution}`.
 */
import { fetchChallenge, type CaptchaChallenge } from '#api/captcha.ts';
import type { CaptchaSettings } from '#schemas/own-settings.ts';
import type { Captcha } from './types.ts';
import { solve } from './solve.ts';

interface SolvedToken {
  token: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * A token that expires within this time is treated as expired, because it would expire on its way to the
 * server.
 */
const MARGIN_MS = 5000;

const isFresh = ({ expires }: SolvedToken): boolean => expires - MARGIN_MS > Date.now();

/**
 * Creates the captcha. `token` returns only tokens that have not expired, and solves another challenge if one
 * has.
 */
export function createAltcha({ challengeUrl }: Extract<CaptchaSettings, { provider: 'altcha' }>): Captcha {
  let work: Promise<SolvedToken | null> | undefined;
  let controller = new AbortController();

  async function startWork(signal: AbortSignal): Promise<SolvedToken | null> {
    try {
      const challenge = await fetchChallenge(challengeUrl, signal);
      const solution = await solve(challenge, signal);
      return solution && { token: encodeToken(challenge, solution), expires: getExpiry(challenge) };
    } catch {
      return null;
    }
  }

  /** Returns the running or finished solution. A failed one is started again at the next call. */
  async function getSolved(): Promise<SolvedToken | null> {
    const currentWork = (work ??= startWork(controller.signal));
    const result = await currentWork;
    if (!result && work === currentWork) work = undefined;
    return result;
  }

  const abortWork = (): void => {
    controller.abort();
    controller = new AbortController();
    work = undefined;
  };

  return {
    start: () => void getSolved(),
    async token() {
      let result = await getSolved();
      if (result && !isFresh(result)) {
        abortWork();
        result = await getSolved();
      }
      return result && isFresh(result) ? result.token : null;
    },
    reset() {
      abortWork();
      void getSolved();
    },
    stop: () => controller.abort(),
  };
}

const getExpiry = ({ parameters: { expiresAt } }: CaptchaChallenge): number =>
  expiresAt === undefined ? Infinity : expiresAt * 1000;

function encodeToken(challenge: CaptchaChallenge, solution: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ challenge, solution }));
  return btoa(String.fromCodePoint(...bytes));
}
