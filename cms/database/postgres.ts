import pg from 'pg';
import { errorCode, errorText, StartupError } from '../model/startup-error.ts';
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

/** What pg says without a code: of a connection that broke, did not come in time, or does not answer. */
const CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client )/;
/** Codes of the system's own faults with a connection. */
const SYSTEM = /^E[A-Z]+$/;

/** @throws Unavailable for a transient error, and the error itself otherwise */
function rethrow(error: unknown): never {
  const code = errorCode(error);
  if (isTransient(code) || SYSTEM.test(code) || CONNECTION.test(errorText(error)))
    throw new Unavailable(`The database does not answer: ${code || errorText(error)}.`, { cause: error });
  throw error;
}

/** Whole numbers of eight bytes are read as numbers and days as ISO dates: the embedded database's rows are the same. */
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
    // Of several statements there are several.
    const { rows, rowCount } = [result].flat().at(-1) ?? result;
    return rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  },
});

function getReason(error: unknown): string {
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
  // A connection that can't even roll back is closed, not put back for the next visitor.
  return beginTransaction(client, (isBroken) => client.release(isBroken));
}

/** In a connection of its own, which has no time limits. */
async function beginUnlimited(connectionString: string): Promise<TransactionSession> {
  const client = ignoreErrors(new pg.Client({ connectionString, types }));
  await client.connect();
  return beginTransaction(client, () => client.end());
}

/** A connection that breaks says so in the query under way; unheard here, it would end the process besides. */
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
    // Where not even the server's own limit is heard of, the connection is dead.
    query_timeout: timeouts.statement + 2000,
    idle_in_transaction_session_timeout: timeouts.idle,
  });
  pool.on('connect', ignoreErrors);
  // An idle connection that the server closes is replaced at the next query.
  pool.on('error', () => {});
  return pool;
}

/**
 * Opens a PostgreSQL database (15 or later).
 * @param timeouts how long visitors wait for it
 * @throws StartupError where the address is broken or the server can't be reached within five seconds
 */
export async function openPostgres(address: string, timeouts: Timeouts = TIMEOUTS): Promise<Database> {
  const url = parseAddress(address);
  const pool = openPool(address, timeouts);
  // Of their own, so that transactions which wait for each other leave the pages theirs.
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
