import { Unavailable } from './database.ts';

/** A queue that runs one task at a time, in order. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  /**
   * Waits until all earlier tasks are done.
   * @param timeout maximum milliseconds to wait; undefined for no limit
   * @returns a function that starts the next task
   * @throws Unavailable after the timeout
   */
  async acquire(timeout?: number): Promise<() => void> {
    if (this.#isBusy) await this.#wait(timeout);
    this.#isBusy = true;
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#isBusy = false;
    };
  }

  /** Runs a task when all earlier tasks are done. `timeout` and errors are those of `acquire`. */
  async run<T>(work: () => Promise<T>, timeout?: number): Promise<T> {
    const release = await this.acquire(timeout);
    try {
      return await work();
    } finally {
      release();
    }
  }

  #wait(timeout: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const expire = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        reject(new Unavailable('Others use the database.'));
      };
      const timer = timeout === undefined ? undefined : setTimeout(expire, timeout);
      this.#waiting.push(next);
    });
  }
}
