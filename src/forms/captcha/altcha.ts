/**
 * The self-hosted captcha: the browser works on a challenge of the server, without asking the visitor anything.
 * The token is base64 of JSON `{challenge, solution}`.
 */
import { fetchChallenge, type CaptchaChallenge } from '#api/captcha.ts';
import type { CaptchaSettings } from '#lib/own-settings.ts';
import type { Captcha } from './captcha.ts';
import { solve } from './solve.ts';

interface Solved {
  token: string;
  /** ms since 1970 */
  expires: number;
}

/** A token that expires on its way to the server is as good as none. */
const MARGIN_MS = 5000;

const isFresh = ({ expires }: Solved): boolean => expires - MARGIN_MS > Date.now();

/** Every token that leaves here is fresh; a send that finds an old one waits for the next. */
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

  /** The solution under way, or at hand; one that could not be had is asked for anew. */
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
