/** `saaristo/pool`: renders pages in worker threads with a memory limit. Terminates a thread that exceeds its time. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type MessagePort, MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { isFilePath, isPagePath } from '#lib/page-details.ts';
import { logFailure } from './log.ts';
import {
  DEFAULT_TIMEOUT_MS,
  type CheckedPage,
  type MigrateProps,
  type Prerender,
  type PrerenderOptions,
  type RenderResult,
  type VersionedProps,
  type WidgetRender,
} from './options.ts';
import {
  type CallRequest,
  getSharedTime,
  type PoolMessage,
  type RenderReport,
  type RenderTask,
} from './pool-messages.ts';
import { findPageExcess } from './page-limits.ts';

export { isFilePath, isPagePath };
export type {
  CheckedPage,
  MigrateProps,
  Prerender,
  PrerenderOptions,
  RenderResult,
  VersionedProps,
  WidgetRender,
};

export interface PrerenderPoolOptions {
  /** Maximum number of threads. Each renders one page at a time; other pages wait. Default: two for each processor, at most 8. */
  threads?: number;
  /** Number of threads that start at once and stay without work. Default: 1. */
  idleThreads?: number;
  /** Heap of each thread in MB (256). A page that needs more terminates its thread. */
  heapMb?: number;
  /** Maximum megabytes of HTML that is being rendered or waits for a thread (64). */
  waitingMb?: number;
  /** Maximum time of checking a page in ms (10,000), with the time that it waits. */
  maxCheckMs?: number;
  /** The module of the threads. Default: `prerender-worker.js` beside this file. */
  worker?: URL;
}

export interface PrerenderPool {
  /**
   * Renders a page as `prerender` of `saaristo/server` does, in a thread. `timeoutMs` counts from the call, with the time that the page
   * waits for a thread. Returns the page unchanged at most 150 ms after its time if it is not rendered by then.
   * @throws `PoolRefusal` if too much HTML waits; another error if the thread exceeded its memory or could not load its module
   */
  prerender: Prerender;
  /**
   * Checks a page of the block editor as `checkPage` of `saaristo/server` does, in a thread of its own, one at a time: no page for visitors
   * waits for it. The thread starts with the first check.
   * @throws `PoolRefusal` if it is not checked within `maxCheckMs`, or if too much waits
   */
  checkPage: (page: unknown) => Promise<CheckedPage>;
  /** Resolves when `idleThreads` threads can render; rejects if their module can't be loaded. */
  ready: Promise<void>;
  /** Returns the number of pages that wait for a thread. */
  countWaiting: () => number;
  /** Terminates all threads. */
  close: () => Promise<void>;
}

/** Rejects work that the pool has no room or time for. It may be sent again later. */
export class PoolRefusal extends Error {
  /** `full`: too much waits. `late`: the time was over. */
  readonly reason: 'full' | 'late';
  /** The status of HTTP that says so. */
  readonly status = 503;
  constructor(reason: PoolRefusal['reason']) {
    super(reason === 'full' ? 'Too much work waits for the threads.' : 'The work took too long.');
    this.name = 'PoolRefusal';
    this.reason = reason;
  }
}

/** Limits what waits: counts its size until it is done. @throws PoolRefusal */
function createRoom(limit: number): <Result>(size: number, work: () => Promise<Result>) => Promise<Result> {
  let used = 0;
  return async (size, work) => {
    if (used + size > limit) throw new PoolRefusal('full');
    used += size;
    return work().finally(() => (used -= size));
  };
}

/** Time in ms after its deadline in which a thread may return its page. Then the pool returns the page unchanged. */
const GRACE_MS = 150;
/**
 * Time in ms after its deadline at which a thread is terminated. A thread that is slow because it has just started or the machine is busy continues,
 * because a new thread would be slower.
 */
const HANG_MS = 1000;
const MAX_CHECK_MS = 10_000;
/** Time in ms that threads beyond `idleThreads` stay without work. */
const IDLE_MS = 10 * 60_000;
/** Two for each processor, because pages wait for the calls of their widgets. */
export const DEFAULT_THREADS = Math.min(8, 2 * availableParallelism());
export const DEFAULT_HEAP_MB = 256;
export const DEFAULT_WAITING_MB = 64;
export const MB = 1024 * 1024;
/** Maximum number of checks at a time. Each has a bounded size. */
const MAX_CHECKS = 50;

/** Makes the calls of a thread by `fetch` of its page, and passes its reports on. Returns the handler of its messages. */
function serveThread(
  port: MessagePort,
  pageFetch: typeof fetch,
  onRender: PrerenderOptions['onRender'],
): (message: CallRequest | RenderReport) => void {
  const handle = (message: CallRequest | RenderReport): void => {
    if ('render' in message) return onRender?.(message.render);
    const { id, url, method, headers, body } = message;
    void (async () => {
      try {
        const answer = await pageFetch(url, { method, headers, ...(body && { body }) });
        const content = await answer.arrayBuffer();
        port.postMessage(
          { id, status: answer.status, headers: [...answer.headers], body: content } satisfies PoolMessage,
          [content],
        );
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies PoolMessage);
      }
    })();
  };
  port.on('message', handle);
  return handle;
}

/** Creates a pool. Threads beyond `idleThreads` start when they are needed. */
export function createPrerenderPool({
  threads = DEFAULT_THREADS,
  idleThreads = 1,
  heapMb = DEFAULT_HEAP_MB,
  waitingMb = DEFAULT_WAITING_MB,
  maxCheckMs = MAX_CHECK_MS,
  worker = new URL('prerender-worker.js', import.meta.url),
}: PrerenderPoolOptions = {}): PrerenderPool {
  const startPool = (minThreads: number, maxThreads: number): Tinypool => {
    const started = new Tinypool({
      filename: fileURLToPath(worker),
      minThreads,
      maxThreads,
      idleTimeout: IDLE_MS,
      // A thread waits for answers of calls while it renders.
      useAtomics: false,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // Emitted if a thread without a page fails. The next page starts another.
    started.on('error', (error: unknown) => logFailure('a thread of the pool failed', error));
    return started;
  };
  const pool = startPool(idleThreads, threads);
  const checks = startPool(0, 1);
  const inRoom = createRoom(waitingMb * MB);
  const inCheckRoom = createRoom(MAX_CHECKS);
  // Loads the module in each thread. A task without a signal has no time limit.
  const starts = Array.from({ length: idleThreads }, () => pool.run(undefined, { name: 'start' }));
  const ready = Promise.all(starts).then(() => {});
  ready.catch(() => {});

  const prerender: Prerender = async (html, options = {}) =>
    options.widgets?.size === 0 || options.signal?.aborted
      ? html
      : inRoom(html.length, () => renderInThread(html, options));

  const renderInThread: Prerender = (html, options = {}) => {
    const { fetch: pageFetch = fetch, signal, timeoutMs = DEFAULT_TIMEOUT_MS, onRender, ...rest } = options;
    const { port1, port2 } = new MessageChannel();
    const handle = serveThread(port1, pageFetch, onRender);
    const abort = (): void => port1.postMessage('abort' satisfies PoolMessage);
    signal?.addEventListener('abort', abort);
    const hang = new AbortController();
    const hangTimer = setTimeout(() => hang.abort(), timeoutMs + HANG_MS);
    const task: RenderTask = {
      html,
      options: rest,
      reports: onRender !== undefined,
      endsAt: getSharedTime() + timeoutMs,
      port: port2,
    };
    const rendered = pool
      .run(task, { signal: hang.signal, transferList: [port2] })
      .then((page) => page as string)
      .finally(() => {
        clearTimeout(hangTimer);
        signal?.removeEventListener('abort', abort);
        // The page may arrive before the last reports.
        if (onRender)
          for (let left = receiveMessageOnPort(port1); left; left = receiveMessageOnPort(port1))
            handle(left.message as RenderReport);
        port1.close();
      });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(html), timeoutMs + GRACE_MS);
    });
    // Ignores a rejection after the timeout.
    rendered.catch(() => {});
    return Promise.race([rendered, timeout]).finally(() => clearTimeout(timer));
  };

  const checkPage = async (page: unknown): Promise<CheckedPage> => {
    const error = findPageExcess(page);
    if (error !== undefined) return { error };
    const signal = AbortSignal.timeout(maxCheckMs);
    return inCheckRoom(1, () => checks.run(page, { name: 'check', signal })).catch((failure: unknown) => {
      throw signal.aborted ? new PoolRefusal('late') : failure;
    }) as Promise<CheckedPage>;
  };

  return {
    prerender,
    checkPage,
    ready,
    countWaiting: () => pool.queueSize,
    close: async () => {
      await Promise.all([pool.destroy(), checks.destroy()]);
    },
  };
}
