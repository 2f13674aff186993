/** Solves one challenge in a worker and posts the solution or null. */
import type { CaptchaChallenge } from '#api/captcha.ts';
import { work } from './work.ts';

addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  work(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
