/** Solves a challenge in a worker, or in the page if a worker can't be started. */
import type { CaptchaChallenge } from '#api/captcha.ts';
import { trustedScriptUrl } from '#lib/trusted-types.ts';
// The bundler replaces this import by the URL of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './altcha.worker.ts?worker&url';
import type { Solution } from './work.ts';

/** Returns the solution; null if it is aborted or can't be found. */
export async function solve(challenge: CaptchaChallenge, signal: AbortSignal): Promise<Solution | null> {
  const worker = startWorker();
  if (worker) {
    const result = await askWorker(worker, challenge, signal);
    if (result !== 'failed') return result;
  }
  return (await import('./work.ts')).work(challenge, signal);
}

/** Returns undefined if the page's policy forbids workers, or the bundle is on another origin. */
function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Resolves with `failed` if the worker's code can't be loaded or run. */
const askWorker = (
  worker: Worker,
  challenge: CaptchaChallenge,
  signal: AbortSignal,
): Promise<Solution | null | 'failed'> =>
  new Promise((resolve) => {
    const finish = (result: Solution | null | 'failed') => {
      worker.terminate();
      signal.removeEventListener('abort', handleAbort);
      resolve(result);
    };
    const handleAbort = () => finish(null);
    signal.addEventListener('abort', handleAbort);
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => finish(data);
    worker.onerror = (event) => {
      event.preventDefault();
      finish('failed');
    };
    if (signal.aborted) finish(null);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    else worker.postMessage(challenge);
  });
