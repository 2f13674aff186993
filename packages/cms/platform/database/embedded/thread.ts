import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { isTransient, Unavailable } from '../database.ts';
import type { Answer, Request } from './messages.ts';

interface PendingRequest {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

function createError({ message, ...rest }: NonNullable<Answer['error']>): Error {
  if (isTransient(rest.code ?? '')) return new Unavailable(`The database can't do it now: ${rest.code}.`);
  return Object.assign(new Error(message), rest);
}

/** A thread with the embedded database. It is ended by a timeout of a request or by an error of its own. */
export class Thread {
  readonly #worker = new Worker(new URL('./thread.mjs', import.meta.url), { execArgv: [] });
  readonly #waiting = new Map<number, PendingRequest>();
  #last = 0;
  #fault: Unavailable | undefined;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;

  constructor() {
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#take(answer.id);
      if (answer.error) waiting?.reject(createError(answer.error));
      else waiting?.resolve(answer);
    });
    this.#worker.on('error', (error) => this.#fail(`The embedded database broke down: ${error.message}`));
    this.ended = new Promise((resolve) =>
      this.#worker.once('exit', () => {
        this.#fail('The embedded database ended.');
        resolve();
      }),
    );
    // A pending request keeps the process running, the thread alone does not.
    this.#worker.unref();
  }

  /** Whether the thread accepts requests. */
  get isRunning(): boolean {
    return this.#fault === undefined;
  }

  /**
   * Sends a request and waits for its answer.
   * @param timeout milliseconds after which the thread is ended; undefined for no limit
   * @throws Unavailable if the thread has ended or ends during the request
   */
  request(request: Request, timeout?: number): Promise<Answer> {
    if (this.#fault) return Promise.reject(this.#fault);
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => this.#fail('The embedded database does not answer.');
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's messages have no origin
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** Runs one statement, or several without parameters. `timeout` and errors are those of `request`. */
  async run(
    sql: string,
    parameters: readonly unknown[] = [],
    timeout?: number,
  ): Promise<QueryResult<object>> {
    const { rows = [], affected = 0 } = await this.request({ kind: 'run', sql, parameters }, timeout);
    return { rows, numAffectedRows: BigInt(affected) };
  }

  /** Ends the thread. Resolves when it has ended. */
  async end(): Promise<void> {
    this.#fail('The embedded database is closed.');
    await this.ended;
  }

  #take(id: number): PendingRequest | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    return waiting;
  }

  #fail(reason: string): void {
    if (this.#fault) return;
    this.#fault = new Unavailable(reason);
    for (const id of this.#waiting.keys()) this.#take(id)?.reject(this.#fault);
    void this.#worker.terminate();
  }
}
