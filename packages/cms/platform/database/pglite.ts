import { chmodSync, mkdirSync } from 'node:fs';
import { getErrorCode, getErrorText, StartupError } from '../model/startup-error.ts';
import type { QueryResult } from 'kysely';
import { type Connections, Database, TIMEOUTS, type TransactionSession, Unavailable } from './database.ts';
import { IN_MEMORY } from './embedded/messages.ts';
import { Thread } from './embedded/thread.ts';
import { lockFolder } from './folder-lock.ts';
import { Queue } from './queue.ts';

export { IN_MEMORY };

const ADVICE = 'choose another one with SAARISTO_DATA, or use PostgreSQL with DATABASE_URL';

/** Removes the access of other users to the data of visitors, if this user owns the folder. */
function restrictPermissions(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if (getErrorCode(error) !== 'EPERM') throw error;
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    restrictPermissions(folder);
  } catch (error) {
    const code = getErrorCode(error);
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'a file stands in its place'
        : `it can't be created (${code})`;
    throw new StartupError(`The data folder ${folder} can't be used because ${reason}: ${ADVICE}.`);
  }
}

/**
 * Begins a transaction in a thread.
 * @param timeout of each statement, in milliseconds
 * @param release is called once when the transaction has ended
 */
async function beginTransaction(
  thread: Thread,
  timeout: number | undefined,
  release: () => void,
): Promise<TransactionSession> {
  const run: TransactionSession['run'] = (sql, parameters = []) => thread.run(sql, parameters, timeout);
  await run('begin');
  return {
    run,
    commit: async () => {
      await run('commit');
      release();
    },
    // Ends a thread that cannot roll back, which ends the transaction, too.
    rollback: () =>
      run('rollback')
        .then(
          () => {},
          () => thread.end(),
        )
        .finally(release),
  };
}

/** Maximum times in the queue and of a statement, in milliseconds. */
interface Limits {
  queue?: number;
  statement?: number;
}

/** The limit of a statement is longer than PostgreSQL's, because it ends the thread, and a new one takes seconds to open. */
const LIMITS: Limits = { queue: TIMEOUTS.connection, statement: 15_000 };
/** A database in memory has no limits, because ending its thread would lose all data. */
const UNLIMITED: Limits = {};
/** Milliseconds from a failed attempt to open the database to the next one. */
const RETRY_AFTER_MS = 2000;

/**
 * The embedded database in a thread of its own, so that it does not block other requests. Replaces a thread that crashes or does not
 * answer; the new one has all data that is stored in the folder.
 */
class Embedded implements Connections {
  readonly #folder: string;
  readonly #queue = new Queue();
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

  readonly run = (sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<object>> =>
    this.#queue.run(
      async () => (await this.#thread()).run(sql, parameters, this.#limits.statement),
      this.#limits.queue,
    );

  readonly begin = async (unlimited: boolean): Promise<TransactionSession> => {
    const limits = unlimited ? UNLIMITED : this.#limits;
    const release = await this.#queue.acquire(limits.queue);
    try {
      return await beginTransaction(await this.#thread(), limits.statement, release);
    } catch (error) {
      release();
      throw error;
    }
  };

  readonly close = (): Promise<void> =>
    this.#queue.run(async () => {
      const thread = await this.#opened.catch(() => undefined);
      // A thread that does not even close loses no stored data.
      await thread?.request({ kind: 'close' }, TIMEOUTS.statement).catch(() => {});
      await thread?.end();
    });

  /** Returns the running thread, or a new one for the same folder. A database in memory cannot be reopened. */
  async #thread(): Promise<Thread> {
    const thread = await this.#opened.catch(() => undefined);
    if (thread && (thread.isRunning || this.#folder === IN_MEMORY)) return thread;
    if (performance.now() < this.#nextTry)
      throw new Unavailable('The embedded database could not be opened.');
    this.#opened = (thread?.ended ?? Promise.resolve()).then(() => startThread(this.#folder));
    return this.#opened.catch((error: unknown) => {
      this.#nextTry = performance.now() + RETRY_AFTER_MS;
      throw new Unavailable(`The embedded database can't be opened: ${getErrorText(error)}.`, {
        cause: error,
      });
    });
  }
}

async function startThread(folder: string): Promise<Thread> {
  const thread = new Thread();
  try {
    await thread.request({ kind: 'open', folder });
    return thread;
  } catch (error) {
    await thread.end();
    throw error;
  }
}

/**
 * Opens the embedded database in `folder`, and creates it if it does not exist.
 * @throws StartupError if the folder is not writable, is in use by another server, or contains something else
 */
export async function openPglite(folder: string, limits = LIMITS): Promise<Database> {
  const inMemory = folder === IN_MEMORY;
  if (!inMemory) prepareFolder(folder);
  const unlock = inMemory ? () => {} : lockFolder(folder, ADVICE);
  try {
    const { run, begin, close } = await Embedded.open(folder, limits);
    return new Database({ run, begin, close: () => close().finally(unlock) });
  } catch (error) {
    unlock();
    throw new StartupError(
      `The database in ${folder} can't be opened (${getErrorText(error)}): move the folder away to begin anew, or ${ADVICE}.`,
    );
  }
}
