/** What the CMS knows of its database: one query builder on the embedded PGlite and on PostgreSQL. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Schema } from './schema.ts';

/** Builds and runs statements: on their own, or in the transaction whose `Transaction` it is. */
export type Queries = Kysely<Schema>;

export interface Session {
  /**
   * Runs one statement with `$1`-style parameters, or several without any, of which the last one's rows are answered.
   * @throws Unavailable where the database can't do it now
   */
  run(sql: string, parameters?: readonly unknown[]): Promise<QueryResult<object>>;
}

/** A transaction under way. After a commit that succeeded, or a rollback, its connection is free for the next. */
export interface TransactionSession extends Session {
  commit(): Promise<void>;
  /** Never fails: a connection that can't roll back is closed, and with it ends the transaction. */
  rollback(): Promise<void>;
}

/** The connections to one database: all that differs between the embedded one and PostgreSQL. */
export interface Connections extends Session {
  /**
   * Begins a transaction.
   * @param unlimited whether it may take as long as it takes
   * @throws Unavailable where the database can't do it now
   */
  begin(unlimited: boolean): Promise<TransactionSession>;
  close(): Promise<void>;
}

/** A single statement takes whichever connection is free when it runs; a transaction has one from its beginning to its end. */
class Connection implements DatabaseConnection {
  readonly #connections: Connections;
  transaction: TransactionSession | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return (this.transaction ?? this.#connections).run(sql, parameters) as Promise<QueryResult<R>>;
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed.');
  }
}

class ConnectionsDriver implements Driver {
  readonly #connections: Connections;
  readonly #unlimited: boolean;

  constructor(connections: Connections, unlimited: boolean) {
    this.#connections = connections;
    this.#unlimited = unlimited;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#connections);
  }

  async beginTransaction(connection: Connection): Promise<void> {
    connection.transaction = await this.#connections.begin(this.#unlimited);
  }

  async commitTransaction({ transaction }: Connection): Promise<void> {
    await transaction?.commit();
  }

  async rollbackTransaction({ transaction }: Connection): Promise<void> {
    await transaction?.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#connections.close();
  }
}

const createDialect = (connections: Connections, unlimited: boolean): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ConnectionsDriver(connections, unlimited),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** A database that is open. Every statement of it may fail with `Unavailable`. */
export class Database extends Kysely<Schema> {
  readonly connections: Connections;
  /** For transactions without time limits: what fills the database before anyone is served. */
  readonly unlimited: Kysely<Schema>;

  constructor(connections: Connections) {
    super({ dialect: createDialect(connections, false) });
    this.connections = connections;
    this.unlimited = new Kysely<Schema>({ dialect: createDialect(connections, true) });
  }

  /** Closes it, whether anything has been asked of it or not. */
  close(): Promise<void> {
    return this.connections.close();
  }
}

/**
 * The database can't answer at the moment: it is busy, full or out of reach. Nothing of the statement or the transaction is
 * stored as far as can be told, and the same may succeed in some seconds.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** How long visitors wait for the database at most, in milliseconds. */
export interface Timeouts {
  /** For a connection, and for the transactions before. */
  connection: number;
  /** For a row that another transaction holds. Less than `connection`, so that those who wait behind get theirs. */
  lock: number;
  /** For a statement. */
  statement: number;
  /** For what a transaction does between its statements. */
  idle: number;
}

export const TIMEOUTS: Timeouts = { connection: 5000, lock: 3000, statement: 10_000, idle: 15_000 };

/** PostgreSQL's codes of transient errors, by their beginnings. */
const TRANSIENT_CODES = [
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
export const isTransient = (code: string): boolean =>
  TRANSIENT_CODES.some((beginning) => code.startsWith(beginning));
