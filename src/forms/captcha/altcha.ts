/**
 * The self-hosted captcha: the browser solves a proof-of-work challenge of the server, without input of the
 * visitor. The token is base64 of the JSON `{challenge, solution}`.
 */
import { fetchChallenge, type CaptchaChallenge } from '#api/captcha.ts';
import type { CaptchaSettings } from '#lib/own-settings.ts';
import type { Captcha } from './captcha.ts';
import { solve } from './solve.ts';

interface Solved {
  token: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * A token that expires within this time is treated as expired, because it would expire on its way to the
 * server.
 */
const MARGIN_MS = 5000;

const isFresh = ({ expires }: Solved): boolean => expires - MARGIN_MS > Date.now();

/**
 * Creates the captcha. `token` returns only tokens that have not expired, and solves another challenge if one
 * has.
 */
export function createAltcha({ challengeUrl }: Extract<CaptchaSettings, { provider: 'altcha' }>): Captcha {
  let work: Promise<Solved | null> | undefined;
  let controller = new AbortController();

  async function begin(signal: AbortSignal): Promise<Solved | null> {
    try {
      const challenge = await fetchChallenge(challengeUrl, signal);
      const solution = await solve(challenge, signal);
      return solution && { token: encode(challenge, solution), expires: expiryOf(challenge) };
    } catch {
      return null;
    }
  }

  /** Returns the running or finished solution. A failed one is started again at the next call. */
  async function solved(): Promise<Solved | null> {
    const mine = (work ??= begin(controller.signal));
    const result = await mine;
    if (!result && work === mine) work = undefined;
    return result;
  }

  const forget = (): void => {
    controller.abort();
    controller = new AbortController();
    work = undefined;
  };

  return {
    start: () => void solved(),
    async token() {
      let result = await solved();
      if (result && !isFresh(result)) {
        forget();
        result = await solved();
      }
      return result && isFresh(result) ? result.token : null;
    },
    reset() {
      forget();
      void solved();
    },
    stop: () => controller.abort(),
  };
}

const expiryOf = ({ parameters: { expiresAt } }: CaptchaChallenge): number =>
  expiresAt === undefined ? Infinity : expiresAt * 1000;

function encode(challenge: CaptchaChallenge, solution: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ challenge, solution }));
  return btoa(String.fromCodePoint(...bytes));
}
