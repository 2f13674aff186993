const SLOW = 1000;

/**
 * Says what is going on, then waits for it, and says how long it took where that was more than a second.
 * It speaks first, since the embedded database leaves no moment in between to do so.
 */
export async function withProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  console.log(`${what} …`);
  const result = await work();
  const took = performance.now() - began;
  if (took > SLOW) console.log(`${what}: ${(took / 1000).toFixed(1)} s`);
  return result;
}
