/**
 * What the CMS knows of its database: the same parametrised SQL on the embedded PGlite and on PostgreSQL.
 */
export type Row = Record<string, unknown>;

export interface Queries {
  /** Runs one statement with `$1`-style parameters and returns its rows. */
  query<T extends object = Row>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  /** Runs several statements without parameters (a migration). */
  script(sql: string): Promise<void>;
}

export interface Database extends Queries {
  /** Runs `work` in one transaction: all of it is stored when the promise resolves, or nothing. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
