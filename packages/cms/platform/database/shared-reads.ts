import { AsyncLocalStorage } from 'node:async_hooks';

/** The reads of the current work by key. */
const reads = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs work that only reads. Equal reads in it, also those of the calls that it makes, query the database once. */
export const shareReads = <T>(work: () => Promise<T>): Promise<T> => reads.run(new Map(), work);

/**
 * Reads, or returns the result of an equal read of the same work (`shareReads`). The result must not be changed.
 * @param key names the read with its parameters
 */
export function readOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
  const known = reads.getStore();
  if (!known) return read();
  const before = known.get(key) as Promise<T> | undefined;
  if (before) return before;
  const result = read();
  known.set(key, result);
  return result;
}
