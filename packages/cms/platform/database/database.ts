/** The database of the CMS: one query builder for the embedded PGlite and for PostgreSQL. */
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
import { traceQuery } from './traced-query.ts';

/** Builds and runs statements, each on its own or in a transaction. */
export type Queries = Kysely<Schema>;

export interface Session {
  /**
   * Runs one statement with `$1`-style parameters, or several without parameters. Returns the rows of the last one.
   * @throws Unavailable if the database cannot run it now
   */
  run(sql: string, parameters?: readonly unknown[]): Promise<QueryResult<object>>;
}

/** An open transaction. Its connection is free again after a successful commit or a rollback. */
export interface TransactionSession extends Session {
  commit(): Promise<void>;
  /** Never fails: a connection that cannot roll back is closed, which ends the transaction. */
  rollback(): Promise<void>;
}

/** The connections to one database. Implements all differences between the embedded database and PostgreSQL. */
export interface Connections extends Session {
  /**
   * Begins a transaction.
   * @param unlimited whether the transaction has no time limits
   * @throws Unavailable if the database cannot begin it now
   */
  begin(unlimited: boolean): Promise<TransactionSession>;
  close(): Promise<void>;
}

/** Runs a single statement on any free connection. A transaction keeps one connection from begin to end. */
class Connection implements DatabaseConnection {
  readonly #connections: Connections;
  transaction: TransactionSession | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const session = this.transaction ?? this.#connections;
    return traceQuery(sql, () => session.run(sql, parameters) as Promise<QueryResult<R>>);
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

/** An open database. Every statement may fail with `Unavailable`. */
export class Database extends Kysely<Schema> {
  readonly connections: Connections;
  /** Runs transactions without time limits, such as the import of content before the server starts. */
  readonly unlimited: Kysely<Schema>;

  constructor(connections: Connections) {
    super({ dialect: createDialect(connections, false) });
    this.connections = connections;
    this.unlimited = new Kysely<Schema>({ dialect: createDialect(connections, true) });
  }

  /** Closes the database, even if it was never used. */
  close(): Promise<void> {
    return this.connections.close();
  }
}

/**
 * The database cannot answer now: it is busy, full or not reachable. As far as can be determined, nothing of the statement or transaction
 * is stored. A retry after some seconds may succeed.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Maximum times that visitors wait for the database, in milliseconds. */
export interface Timeouts {
  /** Waiting for a connection and for earlier transactions. */
  connection: number;
  /** Waiting for a row that another transaction has locked. Less than `connection`, so that waiting requests get a connection. */
  lock: number;
  /** Duration of a statement. */
  statement: number;
  /** Pause between the statements of a transaction. */
  idle: number;
}

export const TIMEOUTS: Timeouts = { connection: 5000, lock: 3000, statement: 10_000, idle: 15_000 };

/** PostgreSQL's codes of transient errors, as prefixes. */
const TRANSIENT_CODES = [
  '08', // connection
  '53', // out of memory, disk or connections
  '57P', // shutting down or starting
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // idle transaction timeout
  '40', // deadlock
  '58030', // disk error
];

/** Tells by PostgreSQL's error code whether a retry may succeed. */
export const isTransient = (code: string): boolean =>
  TRANSIENT_CODES.some((beginning) => code.startsWith(beginning));
