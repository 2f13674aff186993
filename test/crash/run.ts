import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../cms/database/open.ts';
import { type Server, startServer } from './server.ts';
import { submission, submit, type Submission } from './submit.ts';

/** How a run went, in numbers of submissions. */
export interface CrashReport {
  sent: number;
  /** Answered with success before the kill. */
  acknowledged: number;
  /** Stored when the server was killed, acknowledged or not. */
  stored: number;
  /** Acknowledged and not there: what must not be. */
  lost: number;
  /** Stored without all of their files: what must not be. */
  half: number;
  /** Stored more than once after those that were not acknowledged were sent again: what must not be. */
  twice: number;
  /** Not there after they were sent again: what must not be. */
  missing: number;
}

const BROWSERS = 10;
/** The kill falls at any moment of these many milliseconds after half of the answers, in the midst of the next enquiries. */
const KILL_WITHIN = 20;

/** Sends all of it, as many at a time as there are browsers. */
async function sendAll(all: readonly Submission[], send: (one: Submission) => Promise<void>): Promise<void> {
  const queue = [...all];
  const browser = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: BROWSERS }, browser));
}

interface Found {
  message: string;
  received: Date;
  files: string[];
}

/** What lies in the database of a folder, whose server must not run. */
async function readFolder(folder: string): Promise<Found[]> {
  const database = await openDatabase({ dataFolder: folder });
  try {
    return await database.query<Found>(
      `select data ->> 'Message' as message, received_at as received,
         array(select name from enquiry_file where enquiry_id = enquiry.id and octet_length(content) = size order by position) as files
       from enquiry`,
    );
  } finally {
    await database.close();
  }
}

const isHalf = ({ message, files }: Found, all: ReadonlyMap<string, Submission>): boolean =>
  files.join() !==
  all
    .get(message)
    ?.files.map(({ Name }) => Name)
    .join();

/**
 * Sends submissions to a real server, kills it with SIGKILL when half of them are acknowledged and the next are under way, starts
 * it again, sends what was not acknowledged once more, stops it, and looks into the folder.
 */
export async function crash(count: number): Promise<CrashReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-crash-'));
  const servers: Server[] = [];
  const start = async (): Promise<Server> => {
    const server = await startServer(folder);
    servers.push(server);
    return server;
  };
  try {
    const all = Array.from({ length: count }, (_, index) => submission(index));
    const byMark = new Map(all.map((one) => [one.mark, one]));
    const acknowledged = new Set<string>();
    const first = await start();
    let killed: Promise<void> | undefined;
    await sendAll(all, async (one) => {
      try {
        await submit(first.origin, one);
        acknowledged.add(one.mark);
      } catch (error) {
        if (!killed) throw error;
      }
      if (acknowledged.size >= count / 2) killed ??= delay(Math.random() * KILL_WITHIN).then(first.kill);
    });
    await killed;
    const restarted = new Date();
    const second = await start();
    await sendAll(
      all.filter(({ mark }) => !acknowledged.has(mark)),
      (one) => submit(second.origin, one),
    );
    await second.stop();
    const afterwards = await readFolder(folder);
    const found = afterwards.filter(({ received }) => received < restarted);

    const before = new Set(found.map(({ message }) => message));
    const after = new Set(afterwards.map(({ message }) => message));
    return {
      sent: count,
      acknowledged: acknowledged.size,
      stored: found.length,
      lost: [...acknowledged].filter((mark) => !before.has(mark)).length,
      half: afterwards.filter((one) => isHalf(one, byMark)).length,
      twice: afterwards.length - after.size,
      missing: all.filter(({ mark }) => !after.has(mark)).length,
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  }
}
