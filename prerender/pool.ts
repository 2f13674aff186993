/** `saaristo/pool`: renders pages in worker threads, each with a memory limit. A thread that exceeds its time is terminated. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type MessagePort, MessageChannel } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { DEFAULT_TIMEOUT_MS, type Prerender } from './options.ts';
import { type AskedCall, now, type RenderTask, type Told } from './pool-messages.ts';

export interface PrerenderPoolOptions {
  /** Pages rendered at a time, each in a thread of its own; more wait. Default: two for each processor, 8 at most. */
  threads?: number;
  /** Threads that start at once and never end without a cause. Default: 1. */
  idleThreads?: number;
  /** Megabytes of heap of each thread (256). A page that needs more ends its thread. */
  heapMb?: number;
  /** The module of the threads; default: `prerender-worker.js` beside this file. */
  worker?: URL;
}

export interface PrerenderPool {
  /**
   * Renders a page as `prerender` of `saaristo/server` does, in a thread. `timeoutMs` counts from the call, with the time that the page
   * waits for a thread. Returns the page unchanged at most 150 ms after its time if it is not rendered by then.
   * @throws where the thread failed: it exceeded its memory, or its module could not be loaded
   */
  prerender: Prerender;
  /** Resolves when `idleThreads` threads can render; rejects if their module can't be loaded. */
  ready: Promise<void>;
  /** Terminates all threads. */
  close: () => Promise<void>;
}

/** Milliseconds after its deadline in which a thread may hand over what it has rendered; then the page goes out as it came. */
const GRACE_MS = 150;
/**
 * Milliseconds after the deadline of its page after which a thread is terminated. One that is slow, since it has just started or the machine
 * is busy, stays: a new one would be slower still.
 */
const HANG_MS = 1000;
/** Milliseconds after which a thread without work is ended, except for `idleThreads` of them. */
const IDLE_MS = 10 * 60_000;
/** Two for each processor, since pages wait for calls of their widgets; 8 at most. */
export const DEFAULT_THREADS = Math.min(8, 2 * availableParallelism());
export const DEFAULT_HEAP_MB = 256;

/** Makes the calls of a page for its thread. */
function serveCalls(port: MessagePort, call: typeof fetch): void {
  port.on('message', ({ id, url, method, headers, body }: AskedCall) => {
    void (async () => {
      try {
        const answer = await call(url, { method, headers, ...(body && { body }) });
        const content = await answer.arrayBuffer();
        port.postMessage(
          { id, status: answer.status, headers: [...answer.headers], body: content } satisfies Told,
          [content],
        );
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies Told);
      }
    })();
  });
}

/** Creates a pool. Threads beyond `idleThreads` start when they are needed. */
export function createPrerenderPool({
  threads = DEFAULT_THREADS,
  idleThreads = 1,
  heapMb = DEFAULT_HEAP_MB,
  worker = new URL('prerender-worker.js', import.meta.url),
}: PrerenderPoolOptions = {}): PrerenderPool {
  const pool = new Tinypool({
    filename: fileURLToPath(worker),
    minThreads: idleThreads,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // A thread waits for answers of calls while it renders.
    useAtomics: false,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // Emitted where a thread without a page fails; the next page starts another.
  pool.on('error', (error: unknown) => console.error('[saaristo] a thread of the pool failed', error));
  // A task without a signal is not terminated, so these threads have loaded their module before they get a page.
  const starts = Array.from({ length: idleThreads }, () => pool.run(undefined, { name: 'start' }));
  const ready = Promise.all(starts).then(() => {});
  ready.catch(() => {});

  const prerender: Prerender = async (html, options = {}) => {
    const { fetch: call = fetch, signal, timeoutMs = DEFAULT_TIMEOUT_MS, ...rest } = options;
    if (rest.widgets?.size === 0 || signal?.aborted) return html;
    const { port1, port2 } = new MessageChannel();
    serveCalls(port1, call);
    const abort = (): void => port1.postMessage('abort' satisfies Told);
    signal?.addEventListener('abort', abort, { once: true });
    const hung = new AbortController();
    const hangTimer = setTimeout(() => hung.abort(), timeoutMs + HANG_MS);
    const task: RenderTask = { html, options: rest, endsAt: now() + timeoutMs, port: port2 };
    const rendered = pool
      .run(task, { signal: hung.signal, transferList: [port2] })
      .then((page) => page as string)
      .finally(() => {
        clearTimeout(hangTimer);
        signal?.removeEventListener('abort', abort);
        port1.close();
      });
    let lateTimer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      lateTimer = setTimeout(() => resolve(html), timeoutMs + GRACE_MS);
    });
    // A rejection that comes when the page has gone out concerns nobody.
    rendered.catch(() => {});
    return Promise.race([rendered, late]).finally(() => clearTimeout(lateTimer));
  };

  return { prerender, ready, close: () => pool.destroy() };
}
