/**
 * What the CMS knows of its database: the same parametrised SQL on the embedded PGlite and on PostgreSQL.
 */
export type Row = Record<string, unknown>;

export interface Queries {
  /**
   * Runs one statement with `$1`-style parameters and returns its rows.
   * @throws Unavailable where the database can't do it now
   */
  query<T extends object = Row>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  /** Runs several statements without parameters (a migration). */
  script(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** Whether it may take as long as it takes: what fills the database before anyone is served. */
  unhurried?: boolean;
}

export interface Database extends Queries {
  /**
   * Runs `work` in one transaction: all of it is stored when the promise resolves, or nothing.
   * @throws Unavailable where the database can't do it now
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
}

/**
 * The database can't answer at the moment: it is busy, full or out of reach. Nothing of the statement or the transaction is
 * stored as far as can be told, and the same may succeed in some seconds.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** How long visitors wait for the database at most, in milliseconds. */
export interface Patience {
  /** For a connection, and for the transactions before. */
  turn: number;
  /** For a row that another transaction holds. Less than `turn`, so that those who wait behind get theirs. */
  lock: number;
  /** For a statement. */
  statement: number;
  /** For what a transaction does between its statements. */
  idle: number;
}

export const PATIENCE: Patience = { turn: 5000, lock: 3000, statement: 10_000, idle: 15_000 };

/** PostgreSQL's codes of what a later try may not meet, by their beginnings. */
const PASSING = [
  '08', // connection
  '53', // out of memory, disk or connections
  '57P', // shutting down, or just starting
  '57014', // the time limit of a statement
  '55P03', // of a lock
  '25P03', // of a transaction that does nothing
  '40', // deadlock
  '58030', // the disk
];

/** Whether a later try of the same may succeed, told by PostgreSQL's code of an error. */
export const isPassing = (code: string): boolean => PASSING.some((beginning) => code.startsWith(beginning));
