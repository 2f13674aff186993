import pg from 'pg';
import { getErrorCode, getErrorText, StartupError } from '../model/startup-error.ts';
import {
  type Connections,
  Database,
  isTransient,
  type Session,
  TIMEOUTS,
  type Timeouts,
  type TransactionSession,
  Unavailable,
} from './database.ts';

/** Messages of pg errors without a code: the connection broke, timed out or does not answer. */
const CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client )/;
/** Codes of system errors of a connection. */
const SYSTEM = /^E[A-Z]+$/;

/** @throws Unavailable for a transient error, otherwise the error itself */
function rethrow(error: unknown): never {
  const code = getErrorCode(error);
  if (isTransient(code) || SYSTEM.test(code) || CONNECTION.test(getErrorText(error)))
    throw new Unavailable(`The database does not answer: ${code || getErrorText(error)}.`, { cause: error });
  throw error;
}

/** Parses int8 as numbers and dates as ISO dates, like the embedded database. */
const PARSERS: Partial<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: String,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const createSession = (client: pg.Pool | pg.ClientBase): Session => ({
  async run(sql, parameters = []) {
    const result = await client
      .query<object & pg.QueryResultRow>(sql, [...parameters])
      .catch((error: unknown) => rethrow(error));
    // Several statements return several results.
    const { rows, rowCount } = [result].flat().at(-1) ?? result;
    return rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  },
});

function getReason(error: unknown): string {
  switch (getErrorCode(error)) {
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
      return getErrorText(error);
  }
}

/** Returns the URL without its password, for logs. */
function hidePassword(url: URL): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return url;
  throw new StartupError(
    'DATABASE_URL is not a PostgreSQL address: write it as postgres://user:password@host:5432/database, or leave it out to use the embedded database.',
  );
}

async function beginTransaction(
  client: pg.ClientBase,
  release: (isBroken: boolean) => Promise<void> | void,
): Promise<TransactionSession> {
  const { run } = createSession(client);
  const rollback = (): Promise<void> =>
    client.query('rollback').then(
      () => release(false),
      () => release(true),
    );
  try {
    await run('begin');
  } catch (error) {
    await rollback();
    throw error;
  }
  return {
    run,
    commit: async () => {
      await run('commit');
      await release(false);
    },
    rollback,
  };
}

async function beginInPool(pool: pg.Pool): Promise<TransactionSession> {
  const client = await pool.connect().catch((error: unknown) => rethrow(error));
  // Closes a connection that cannot roll back, instead of returning it to the pool.
  return beginTransaction(client, (isBroken) => client.release(isBroken));
}

/** Begins a transaction on a new connection without time limits. */
async function beginUnlimited(connectionString: string): Promise<TransactionSession> {
  const client = ignoreErrors(new pg.Client({ connectionString, types }));
  await client.connect();
  return beginTransaction(client, () => client.end());
}

/** Ignores the error event of a broken connection. The running query fails with the error; an unhandled event would end the process. */
function ignoreErrors<Client extends pg.ClientBase>(client: Client): Client {
  client.on('error', () => {});
  return client;
}

const MAX_CONNECTIONS = 6;

function openPool(connectionString: string, timeouts: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connection,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    // The connection is dead if even the server's own timeout does not arrive.
    query_timeout: timeouts.statement + 2000,
    idle_in_transaction_session_timeout: timeouts.idle,
  });
  pool.on('connect', ignoreErrors);
  // The pool replaces an idle connection that the server closes at the next query.
  pool.on('error', () => {});
  return pool;
}

/**
 * Opens a PostgreSQL database (15 or later).
 * @param timeouts maximum waiting times
 * @throws StartupError if the URL is invalid or the server is not reachable within five seconds
 */
export async function openPostgres(address: string, timeouts: Timeouts = TIMEOUTS): Promise<Database> {
  const url = parseAddress(address);
  const pool = openPool(address, timeouts);
  // A second pool, so that transactions that wait for each other do not take the connections of single statements.
  const transactions = openPool(address, timeouts);
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), transactions.end()]);
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new StartupError(
      `The database at ${hidePassword(url)} can't be reached because ${getReason(error)}: correct DATABASE_URL, or leave it out to use the embedded database.`,
    );
  }
  const connections: Connections = {
    ...createSession(pool),
    begin: (unlimited) => (unlimited ? beginUnlimited(address) : beginInPool(transactions)),
    close,
  };
  return new Database(connections);
}
