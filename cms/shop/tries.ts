/** How often each address may try something. Kept in memory: a restart forgives. */
export interface Tries {
  /** Counts a try; false where there have been too many. */
  take(address: string): boolean;
  /** Forgets a try that was right. */
  giveBack(address: string): void;
}

/** Addresses beyond which the oldest are forgotten. */
const MOST_ADDRESSES = 10_000;

/** @param most tries within `milliseconds`, counted from the first */
export function createTries(most: number, milliseconds: number): Tries {
  const counted = new Map<string, { count: number; ends: number }>();
  return {
    take(address) {
      const now = Date.now();
      const standing = counted.get(address);
      if (!standing || standing.ends < now) {
        counted.delete(address);
        counted.set(address, { count: 1, ends: now + milliseconds });
        const [oldest] = counted.keys();
        if (counted.size > MOST_ADDRESSES && oldest !== undefined) counted.delete(oldest);
        return true;
      }
      standing.count += 1;
      return standing.count <= most;
    },
    giveBack(address) {
      const standing = counted.get(address);
      if (standing) standing.count -= 1;
    },
  };
}
