import { Unavailable } from './database.ts';

/** One thing at a time, in the order in which they come. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #taken = false;

  /**
   * Waits for its turn and does it.
   * @param patience milliseconds to wait for the turn at most; as long as it takes where there is none
   * @throws Unavailable where the turn does not come
   */
  async take<T>(work: () => Promise<T>, patience?: number): Promise<T> {
    if (this.#taken) await this.#wait(patience);
    this.#taken = true;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#taken = false;
    }
  }

  #wait(patience: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        this.#queue.splice(this.#queue.indexOf(next), 1);
        reject(new Unavailable('Others use the database.'));
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      this.#queue.push(next);
    });
  }
}
