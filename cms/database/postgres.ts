import pg from 'pg';
import { errorCode, errorText, StartupError } from '../server/startup-error.ts';
import { type Database, isPassing, PATIENCE, type Patience, type Queries, Unavailable } from './database.ts';

/** What pg says without a code: of a connection that broke, did not come in time, or does not answer. */
const CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client )/;
/** Codes of the system's own faults with a connection. */
const SYSTEM = /^E[A-Z]+$/;

/** @throws Unavailable for an error that passes, and the error itself otherwise */
function rethrow(error: unknown): never {
  const code = errorCode(error);
  if (isPassing(code) || SYSTEM.test(code) || CONNECTION.test(errorText(error)))
    throw new Unavailable(`The database does not answer: ${code || errorText(error)}.`, { cause: error });
  throw error;
}

const asQueries = (client: pg.Pool | pg.ClientBase): Queries => ({
  async query<T extends object>(sql: string, parameters: readonly unknown[] = []) {
    const { rows } = await client
      .query<T & pg.QueryResultRow>(sql, [...parameters])
      .catch((error: unknown) => rethrow(error));
    return rows;
  },
  async script(sql) {
    await client.query(sql).catch((error: unknown) => rethrow(error));
  },
});

function reason(error: unknown): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'nothing answers at that address';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host name is not known';
    case '28P01':
    case '28000':
      return 'the user or the password is not accepted';
    case '3D000':
      return 'there is no database of that name';
    default:
      return errorText(error);
  }
}

/** The address without its password, fit for a log. */
function withoutPassword(url: URL): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return url;
  throw new StartupError(
    'DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database, or leave it out to use the embedded database.',
  );
}

type Work<T> = (queries: Queries) => Promise<T>;

async function inTransaction<T>(client: pg.ClientBase, work: Work<T>): Promise<T> {
  const queries = asQueries(client);
  await queries.script('begin');
  const result = await work(queries);
  await queries.script('commit');
  return result;
}

async function inPool<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => rethrow(error));
  try {
    const result = await inTransaction(client, work);
    client.release();
    return result;
  } catch (error) {
    // A connection that can't even roll back is closed, not put back for the next visitor.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** In a connection of its own, which has no time limits. */
async function unhurried<T>(address: string, work: Work<T>): Promise<T> {
  const client = listened(new pg.Client({ connectionString: address }));
  await client.connect();
  try {
    return await inTransaction(client, work);
  } finally {
    await client.end();
  }
}

/** A connection that breaks says so in the query under way; unheard here, it would end the process besides. */
function listened<Client extends pg.ClientBase>(client: Client): Client {
  client.on('error', () => {});
  return client;
}

const CONNECTIONS = 6;

function openPool(connectionString: string, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: patience.turn,
    lock_timeout: patience.lock,
    statement_timeout: patience.statement,
    // Where not even the server's own limit is heard of, the connection is dead.
    query_timeout: patience.statement + 2000,
    idle_in_transaction_session_timeout: patience.idle,
  });
  pool.on('connect', listened);
  // An idle connection that the server closes is replaced at the next query.
  pool.on('error', () => {});
  return pool;
}

/**
 * Opens a PostgreSQL database (15 or later).
 * @param patience how long visitors wait for it
 * @throws StartupError where the address is broken or the server can't be reached within five seconds
 */
export async function openPostgres(address: string, patience: Patience = PATIENCE): Promise<Database> {
  const url = parse(address);
  const pool = openPool(address, patience);
  // Of their own, so that transactions which wait for each other leave the pages theirs.
  const transactions = openPool(address, patience);
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), transactions.end()]);
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new StartupError(
      `The database at ${withoutPassword(url)} can't be reached because ${reason(error)}: correct DATABASE_URL, or leave it out to use the embedded database.`,
    );
  }
  return {
    ...asQueries(pool),
    transaction: (work, options) =>
      options?.unhurried ? unhurried(address, work) : inPool(transactions, work),
    close,
  };
}
