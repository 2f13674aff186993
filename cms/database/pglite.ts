import { chmodSync, mkdirSync } from 'node:fs';
import { errorCode, errorText, StartupError } from '../server/startup-error.ts';
import { type Database, PATIENCE, type Queries, type TransactionOptions, Unavailable } from './database.ts';
import { IN_MEMORY } from './embedded/messages.ts';
import { Thread } from './embedded/thread.ts';
import { lockFolder } from './folder-lock.ts';
import { Turns } from './queue.ts';

export { IN_MEMORY };

const WAY_OUT = 'choose another one with SAARISTO_DATA, or use PostgreSQL with DATABASE_URL';

/** Shuts others out of a folder, as far as it is this user's: what visitors left stands in it. */
function keepToOneself(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepToOneself(folder);
  } catch (error) {
    const code = errorCode(error);
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'a file stands in its place'
        : `it can't be created (${code})`;
    throw new StartupError(`The data folder ${folder} can't be used because ${reason}: ${WAY_OUT}.`);
  }
}

/** What runs in one transaction of a thread, as long as that lasts. */
const inTransaction = async <T>(
  thread: Thread,
  work: (queries: Queries) => Promise<T>,
  patience: number | undefined,
): Promise<T> => {
  const queries: Queries = {
    query: <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
      thread.tell({ kind: 'query', sql, parameters }, patience) as Promise<R[]>,
    script: async (sql) => void (await thread.tell({ kind: 'script', sql }, patience)),
  };
  await queries.script('begin');
  try {
    const result = await work(queries);
    await queries.script('commit');
    return result;
  } catch (error) {
    // A thread that can't even do this is ended, and nothing of the transaction is left then either.
    await queries.script('rollback').catch(() => thread.end());
    throw error;
  }
};

/** How long a turn and a statement may take, in milliseconds. */
interface Limits {
  turn?: number;
  statement?: number;
}

/** A thread is ended for a statement, and a new one takes seconds to open: it has longer than one of PostgreSQL's. */
const LIMITS: Limits = { turn: PATIENCE.turn, statement: 15_000 };
/** What is in memory alone is lost with its thread, which nothing is worth. */
const UNLIMITED: Limits = {};
/** From a try to open the database that failed to the next, in milliseconds. */
const BETWEEN_TRIES = 2000;

/**
 * The embedded database in a thread of its own, so that its work stops nobody whom it does not concern. A thread that
 * breaks down or does not answer is replaced: what is stored in the folder is there again.
 */
class Embedded implements Database {
  readonly #folder: string;
  readonly #turns = new Turns();
  readonly #limits: Limits;
  #opened: Promise<Thread>;
  #nextTry = 0;

  private constructor(folder: string, opened: Promise<Thread>, limits: Limits) {
    this.#folder = folder;
    this.#opened = opened;
    this.#limits = folder === IN_MEMORY ? UNLIMITED : limits;
  }

  static async open(folder: string, limits: Limits): Promise<Embedded> {
    const opened = startThread(folder);
    await opened;
    return new Embedded(folder, opened, limits);
  }

  readonly query = <T extends object>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> =>
    this.#turn(
      async (thread) =>
        (await thread.tell({ kind: 'query', sql, parameters }, this.#limits.statement)) as T[],
      this.#limits,
    );

  readonly script = (sql: string): Promise<void> =>
    this.#turn(
      async (thread) => void (await thread.tell({ kind: 'script', sql }, this.#limits.statement)),
      this.#limits,
    );

  readonly transaction = <T>(
    work: (queries: Queries) => Promise<T>,
    { unhurried = false }: TransactionOptions = {},
  ): Promise<T> => {
    const limits = unhurried ? UNLIMITED : this.#limits;
    return this.#turn((thread) => inTransaction(thread, work, limits.statement), limits);
  };

  readonly close = (): Promise<void> =>
    this.#turns.take(async () => {
      const thread = await this.#opened.catch(() => undefined);
      // What is lost with a thread that does not even close is nothing that was stored.
      await thread?.tell({ kind: 'close' }, PATIENCE.statement).catch(() => {});
      await thread?.end();
    });

  #turn<T>(work: (thread: Thread) => Promise<T>, { turn }: Limits): Promise<T> {
    return this.#turns.take(async () => work(await this.#thread()), turn);
  }

  /** The thread that works, or a new one over the same folder. What was in memory alone is gone with its thread. */
  async #thread(): Promise<Thread> {
    const thread = await this.#opened.catch(() => undefined);
    if (thread && (thread.works || this.#folder === IN_MEMORY)) return thread;
    if (performance.now() < this.#nextTry)
      throw new Unavailable('The embedded database could not be opened.');
    this.#opened = (thread?.ended ?? Promise.resolve()).then(() => startThread(this.#folder));
    return this.#opened.catch((error: unknown) => {
      this.#nextTry = performance.now() + BETWEEN_TRIES;
      throw new Unavailable(`The embedded database can't be opened: ${errorText(error)}.`, { cause: error });
    });
  }
}

async function startThread(folder: string): Promise<Thread> {
  const thread = new Thread();
  try {
    await thread.tell({ kind: 'open', folder });
    return thread;
  } catch (error) {
    await thread.end();
    throw error;
  }
}

/**
 * Opens the embedded database in `folder`, creating it where it is missing.
 * @throws StartupError where the folder can't be written, is in use by another server, or holds something else
 */
export async function openPglite(folder: string, limits = LIMITS): Promise<Database> {
  const inMemory = folder === IN_MEMORY;
  if (!inMemory) prepareFolder(folder);
  const unlock = inMemory ? () => {} : lockFolder(folder, WAY_OUT);
  try {
    const database = await Embedded.open(folder, limits);
    return {
      query: database.query,
      script: database.script,
      transaction: database.transaction,
      close: () => database.close().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw new StartupError(
      `The database in ${folder} can't be opened (${errorText(error)}): move the folder away to begin anew, or ${WAY_OUT}.`,
    );
  }
}
