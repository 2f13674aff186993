/** A thread of the pool. */
import type { MessagePort } from 'node:worker_threads';
import {
  type CallRequest,
  getSharedTime,
  type PoolMessage,
  type RenderReport,
  type RenderTask,
} from './pool-messages.ts';
import type { CheckedPage } from './options.ts';
import { checkPage, prerender } from './server.ts';

/** Creates a `fetch` that sends its calls to the main thread, and the signal of the main thread. */
function createFetch(port: MessagePort): { fetch: typeof fetch; signal: AbortSignal } {
  const pending = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();
  const controller = new AbortController();
  let count = 0;
  port.on('message', (message: PoolMessage) => {
    if (message === 'abort') return controller.abort();
    const call = pending.get(message.id);
    pending.delete(message.id);
    if ('error' in message) return call?.reject(new TypeError(message.error));
    const { status, headers, body } = message;
    // The Response constructor accepts no body for these statuses, not even an empty one.
    const hasNoBody = status === 204 || status === 205 || status === 304;
    call?.resolve(new Response(hasNoBody ? null : body, { status, headers }));
  });
  const fetchInMain: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers, signal } = request;
    const body = request.body ? await request.arrayBuffer() : undefined;
    const id = (count += 1);
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      port.postMessage({ id, url, method, headers: [...headers], body } satisfies CallRequest);
    });
  };
  return { fetch: fetchInMain, signal: controller.signal };
}

export default async function render({ html, options, reports, endsAt, port }: RenderTask): Promise<string> {
  try {
    return await prerender(html, {
      ...options,
      ...createFetch(port),
      timeoutMs: endsAt - getSharedTime(),
      ...(reports && {
        onRender: (report) => port.postMessage({ render: report } satisfies RenderReport),
      }),
    });
  } finally {
    port.close();
  }
}

/** Checks a page of the block editor. */
export const check = (page: unknown): CheckedPage => checkPage(page);

/** Does nothing. The pool calls it to load this module. */
export function start(): void {}
