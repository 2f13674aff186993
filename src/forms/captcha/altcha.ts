/**
 * The self-hosted captcha: the browser solves a proof-of-work challenge of the server, without input of the
 * visitor. The token is base64 of the JSON `{challenge, solution}`.
 */
import { fetchChallenge, type CaptchaChallenge } from '#api/captcha.ts';
import { writeJson } from '#lib/read.ts';
import type { CaptchaSettings } from '#schemas/own-settings.ts';
import type { Captcha } from './types.ts';
import { solve } from './solve.ts';

interface SolvedToken {
  token: string;
  isFresh: () => boolean;
}

/**
 * A token that expires within this time is treated as expired, because it would expire on its way to the
 * server.
 */
const MARGIN_MS = 5000;

/**
 * Returns a function that returns the milliseconds since this call. The browser's timer may stop while the device sleeps, and the clock may
 * be set: the larger difference counts.
 */
function startTimer(): () => number {
  const [started, clock] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - started, Date.now() - clock);
}

/**
 * Creates the captcha. `token` solves another challenge if the last one has expired. The visitor sees nothing of
 * it, so `token` rejects instead of returning null.
 */
export function createAltcha({ challengeUrl }: Extract<CaptchaSettings, { provider: 'altcha' }>): Captcha {
  let work: Promise<SolvedToken> | undefined;
  let controller = new AbortController();

  async function startWork(signal: AbortSignal): Promise<SolvedToken> {
    const { challenge, lifetime } = await fetchChallenge(challengeUrl, signal);
    const getAge = startTimer();
    const solution = await solve(challenge, signal);
    if (!solution) throw new Error('The challenge is not solved.');
    return { token: encodeToken(challenge, solution), isFresh: () => getAge() < lifetime - MARGIN_MS };
  }

  /** Returns the running or finished solution. A failed one is started again at the next call. */
  async function getSolved(): Promise<SolvedToken> {
    const currentWork = (work ??= startWork(controller.signal));
    try {
      return await currentWork;
    } catch (error) {
      if (work === currentWork) work = undefined;
      throw error;
    }
  }
  const start = (): void => void getSolved().catch(() => {});

  const abortWork = (): void => {
    controller.abort();
    controller = new AbortController();
    work = undefined;
  };

  return {
    start,
    async token() {
      const result = await getSolved();
      if (result.isFresh()) return result.token;
      abortWork();
      return (await getSolved()).token;
    },
    reset() {
      abortWork();
      start();
    },
    stop: () => controller.abort(),
  };
}

function encodeToken(challenge: CaptchaChallenge, solution: unknown): string {
  const bytes = new TextEncoder().encode(writeJson({ challenge, solution }));
  return btoa(String.fromCodePoint(...bytes));
}
