/** A thread of the pool: renders the pages that it is given. */
import type { MessagePort } from 'node:worker_threads';
import { type AskedCall, now, type RenderTask, type Told } from './pool-messages.ts';
import { prerender } from './server.ts';

/** A `fetch` whose calls are made by the main thread. */
function createFetch(port: MessagePort): { call: typeof fetch; aborted: AbortSignal } {
  const waiting = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  const gone = new AbortController();
  let calls = 0;
  port.on('message', (told: Told) => {
    if (told === 'abort') return gone.abort();
    const call = waiting.get(told.id);
    waiting.delete(told.id);
    if ('error' in told) return call?.reject(new TypeError(told.error));
    const { status, headers, body } = told;
    // Answers of these statuses have no body, not even an empty one.
    const isBodiless = status === 204 || status === 205 || status === 304;
    call?.resolve(new Response(isBodiless ? null : body, { status, headers }));
  });
  const call: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers, signal } = request;
    const body = request.body ? await request.arrayBuffer() : undefined;
    const id = (calls += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      port.postMessage({ id, url, method, headers: [...headers], body } satisfies AskedCall);
    });
  };
  return { call, aborted: gone.signal };
}

/** Renders a page. */
export default async function render({ html, options, endsAt, port }: RenderTask): Promise<string> {
  const { call, aborted } = createFetch(port);
  try {
    return await prerender(html, { ...options, fetch: call, signal: aborted, timeoutMs: endsAt - now() });
  } finally {
    port.close();
  }
}

/** Does nothing: has this module loaded. */
export function start(): void {}
