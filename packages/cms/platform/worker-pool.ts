import { type Options, Tinypool } from 'tinypool';

const IDLE_TIMEOUT_MS = 60_000;

/**
 * Creates a pool of one thread or process for work that must not stop the server. It is started when it is needed. If it ends without a
 * task, for example because the system has no memory left, the next task starts another one.
 */
export function createWorkerPool(options: Options): Tinypool {
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    execArgv: [],
    ...options,
  });
  pool.on('error', (error: unknown) =>
    console.error('A thread or process without a task has failed.', error),
  );
  return pool;
}
