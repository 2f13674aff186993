const MAX_ATTEMPTS = 4;

/**
 * Calls `load` until it succeeds, at most four times. The pauses of 0.3, 1.2 and 4.8 s are long enough for a
 * server to restart.
 * @param load gets the number of the attempt, from 0
 * @returns the result of `load`; rejects with the error of the last attempt
 */
export async function retry<T>(load: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await load(attempt);
    } catch (error) {
      if (attempt + 1 === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * 4 ** attempt));
    }
}

export type Retry = typeof retry;
