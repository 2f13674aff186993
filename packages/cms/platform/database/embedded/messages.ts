/** The folder name of a database in memory, for tests. */
export const IN_MEMORY = 'memory://';

/** A request to the thread of the embedded database. */
export type Request =
  | { kind: 'open'; folder: string }
  | { kind: 'run'; sql: string; parameters: readonly unknown[] }
  | { kind: 'close' };

/** The answer to a request. Contains the rows of the last statement. */
export interface Answer {
  id: number;
  rows?: object[];
  /** Number of inserted, updated or deleted rows. */
  affected?: number;
  error?: { message: string; code?: string; constraint?: string; table?: string };
}
