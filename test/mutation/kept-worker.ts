import { ForksPoolWorker } from 'vitest/node';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node';

/** Number of runs after which a worker is replaced, so that remains of failed tests do not add up. */
const RUNS = 20;

/**
 * A worker that is used for several runs. Vitest ends its workers after each run, and a run of a mutant is much shorter
 * than the start of a worker with jsdom.
 */
class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly cacheFs = true;
  readonly #process: ForksPoolWorker;
  readonly #project: PoolOptions['project'];
  readonly #listeners = new Set<(message: unknown) => void>();
  #runs = 0;
  #isStarted = false;
  #isStopRequested = false;

  constructor(options: PoolOptions) {
    this.#process = new ForksPoolWorker(options);
    this.#project = options.project;
  }

  /** Whether another run may use this worker. */
  isUsable = true;

  on(event: string, callback: (message: unknown) => void): void {
    if (event === 'message') this.#listeners.add(callback);
    this.#process.on(event, callback);
  }

  off(event: string, callback: (message: unknown) => void): void {
    this.#listeners.delete(callback);
    this.#process.off(event, callback);
  }

  #answer(type: 'started' | 'stopped'): void {
    const message = { __vitest_worker_response__: true, type };
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(message);
    });
  }

  send(message: WorkerRequest): void {
    if (message.type === 'start') {
      if (this.#isStarted) return this.#answer('started');
      this.#isStarted = true;
    } else if (message.type === 'stop') {
      this.#isStopRequested = true;
      if (this.isUsable) return this.#answer('stopped');
    } else if (message.type === 'run') {
      this.#runs += 1;
      this.isUsable = this.#runs < RUNS;
      // The worker has the configuration of its first run, so each file states which of its tests run.
      const { testNamePattern = /(?:)/ } = this.#project.config;
      for (const file of message.context.files) Object.assign(file, { testNamePattern });
    }
    this.#process.send(message);
  }

  async start(): Promise<void> {
    this.#isStopRequested = false;
    if (!this.#isStarted) await this.#process.start();
  }

  /** Ends the process, unless a regular end was answered above. */
  async stop(): Promise<void> {
    if (!this.isUsable || !this.#isStopRequested) await this.end();
  }

  async end(): Promise<void> {
    this.isUsable = false;
    await this.#process.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

/** Creates the pool of a project, with one worker at a time. `dispose` ends the worker. */
export function createKeptPool(): PoolRunnerInitializer & { dispose: () => Promise<void> } {
  let kept: KeptWorker | undefined;
  return {
    name: 'kept',
    createPoolWorker: (options) => (kept = kept?.isUsable ? kept : new KeptWorker(options)),
    dispose: async () => {
      if (kept?.isUsable) await kept.end();
    },
  };
}
