/** Solves one challenge, answers with the solution or null, and is done. */
import type { CaptchaChallenge } from '#api/captcha.ts';
import { work } from './work.ts';

addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  work(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
