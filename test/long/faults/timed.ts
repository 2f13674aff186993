/** The result of a function, and its time in ms. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const began = performance.now();
  const result = await work();
  return { result, took: Math.round(performance.now() - began) };
}

/**
 * Returns the longest time in ms that a request waits for its answer during `work`.
 * @param path default: a call that needs no work of the server
 */
export async function longestWait(
  origin: string,
  work: () => Promise<unknown>,
  path = '/healthz',
): Promise<number> {
  const state = { done: false };
  const working = work().finally(() => (state.done = true));
  let longest = 0;
  while (!state.done) {
    const { took } = await timed(async () => (await fetch(`${origin}${path}`)).text());
    longest = Math.max(longest, took);
  }
  await working;
  return longest;
}

/** The observations of a fault in words and figures, and those that are wrong. */
export interface Verdict {
  seen: Record<string, number | string>;
  wrong: string[];
}
