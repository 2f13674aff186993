import { Unavailable } from './database.ts';

/** One thing at a time, in the order in which they come. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  /**
   * Waits until everything before is done.
   * @param timeout milliseconds to wait at most; as long as it takes where there is none
   * @returns lets the next one in
   * @throws Unavailable where that takes too long
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

  /** Does something when everything before is done; `timeout` and errors are those of `enter`. */
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
