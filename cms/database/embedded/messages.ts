/** The folder name that keeps everything in memory, for tests. */
export const IN_MEMORY = 'memory://';

/** What the thread of the embedded database is told to do. */
export type Order =
  | { kind: 'open'; folder: string }
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'script'; sql: string }
  | { kind: 'close' };

/** What it says when it has done so. */
export interface Answer {
  id: number;
  rows?: object[];
  error?: { message: string; code?: string; constraint?: string; table?: string };
}
