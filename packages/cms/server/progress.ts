const SLOW = 1000;

/**
 * Logs the start of a task, and its duration if it took more than a second. Logs first, because the embedded database
 * blocks the thread.
 */
export async function withProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  console.log(`${what} …`);
  const result = await work();
  const took = performance.now() - began;
  if (took > SLOW) console.log(`${what}: ${(took / 1000).toFixed(1)} s`);
  return result;
}
