/** Has a challenge solved beside the page: in a worker, or in the page where there can be none. */
import type { CaptchaChallenge } from '#api/captcha.ts';
import { trustedScriptUrl } from '#lib/trusted-types.ts';
// The bundler's own: the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './altcha.worker.ts?worker&url';
import type { Solution } from './work.ts';

/** The solution; null when it is aborted or can't be found. */
export async function solve(challenge: CaptchaChallenge, signal: AbortSignal): Promise<Solution | null> {
  const worker = startWorker();
  if (worker) {
    const result = await ask(worker, challenge, signal);
    if (result !== 'failed') return result;
  }
  return (await import('./work.ts')).work(challenge, signal);
}

/** None where the page's policy forbids it, or where the bundle comes from another origin. */
function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** `failed`: the worker's code did not come or does not run. */
const ask = (
  worker: Worker,
  challenge: CaptchaChallenge,
  signal: AbortSignal,
): Promise<Solution | null | 'failed'> =>
  new Promise((resolve) => {
    const end = (result: Solution | null | 'failed') => {
      worker.terminate();
      signal.removeEventListener('abort', calledOff);
      resolve(result);
    };
    const calledOff = () => end(null);
    signal.addEventListener('abort', calledOff);
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => end(data);
    worker.onerror = (event) => {
      event.preventDefault();
      end('failed');
    };
    if (signal.aborted) end(null);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    else worker.postMessage(challenge);
  });
