/** What came of something, and how many milliseconds it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const began = performance.now();
  const result = await work();
  return { result, took: Math.round(performance.now() - began) };
}

/**
 * The longest that anyone waits for an answer, while `work` goes on, in milliseconds.
 * @param path a call which asks nothing of the server, where none is given
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
