/** The folder name that keeps everything in memory, for tests. */
export const IN_MEMORY = 'memory://';

/** What is asked of the thread of the embedded database. */
export type Request =
  | { kind: 'open'; folder: string }
  /** One statement, or several without parameters. */
  | { kind: 'run'; sql: string; parameters: readonly unknown[] }
  | { kind: 'close' };

/** Its answer; of several statements the last one's. */
export interface Answer {
  id: number;
  rows?: object[];
  /** How many rows were inserted, updated or deleted. */
  affected?: number;
  error?: { message: string; code?: string; constraint?: string; table?: string };
}
