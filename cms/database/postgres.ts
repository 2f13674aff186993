import pg from 'pg';
import { errorCode, errorText, StartupError } from '../startup-error.ts';
import type { Database, Queries } from './database.ts';

const asQueries = (client: pg.Pool | pg.PoolClient): Queries => ({
  async query<T extends object>(sql: string, parameters: readonly unknown[] = []) {
    return (await client.query<T & pg.QueryResultRow>(sql, [...parameters])).rows;
  },
  async script(sql) {
    await client.query(sql);
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

async function inTransaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(asQueries(client));
    await client.query('commit');
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

/**
 * Opens a PostgreSQL database (15 or later).
 * @throws StartupError where the address is broken or the server can't be reached within five seconds
 */
export async function openPostgres(address: string): Promise<Database> {
  const url = parse(address);
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that the server closes is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `The database at ${withoutPassword(url)} can't be reached because ${reason(error)}: correct DATABASE_URL, or leave it out to use the embedded database.`,
    );
  }
  return {
    ...asQueries(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}
