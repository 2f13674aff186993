import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../packages/cms/platform/database/open.ts';
import { shippedContent } from '../../../packages/cms/demo/shipped-content.ts';
import { fillCarts, findOrders, type FoundOrders, MOST_ORDERS, orderAndPay } from './orders.ts';
import { type Server, startServer } from './server.ts';
import { createSubmission, submit, type Submission } from './submit.ts';
import type { Verdict } from './timed.ts';
import { rowsOf } from '../../../packages/cms/test/support/rows.ts';

/** The numbers of submissions or orders of a run. */
export interface Fate {
  sent: number;
  /** Answered with success before the kill. */
  acknowledged: number;
  /** Stored when the server was killed, acknowledged or not. */
  stored: number;
  /** Acknowledged and not stored. Must be 0. */
  lost: number;
  /** Stored more than once after unacknowledged ones were sent again. Must be 0. */
  twice: number;
  /** Missing after they were sent again. Must be 0. */
  missing: number;
}

/** Something that a visitor sends, identified by its mark. */
interface Sending {
  mark: string;
  send: (origin: string) => Promise<void>;
}

const BROWSERS = 10;
/** The kill happens at a random time within these ms after half of the answers, during the next enquiries. */
const KILL_WITHIN_MS = 20;

/** Sends all items, one for each browser at a time. */
async function sendAll(all: readonly Sending[], send: (one: Sending) => Promise<void>): Promise<void> {
  const queue = [...all];
  const browser = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: BROWSERS }, browser));
}

interface Found {
  mark: string;
  at: Date;
  files: string[];
}

/** The pieces in stock of all products, as the shop begins. */
const STOCK = shippedContent.products.reduce(
  (pieces, { price, stock }) => pieces + (price === null ? 0 : (stock ?? 0)),
  0,
);

/** Reads the database of a folder, whose server must not run. */
export async function readFolder(folder: string): Promise<{ enquiries: Found[]; orders: FoundOrders }> {
  const database = await openDatabase({ dataFolder: folder });
  try {
    const enquiries = await rowsOf<Found>(
      database,
      `select data ->> 'Message' as mark, received_at as at,
         array(select name from enquiry_file where enquiry_id = enquiry.id and octet_length(content) = size order by position) as files
       from enquiry`,
    );
    return { enquiries, orders: await findOrders(database, STOCK) };
  } finally {
    await database.close();
  }
}

const isHalf = ({ mark, files }: Found, all: ReadonlyMap<string, Submission>): boolean =>
  files.join() !==
  all
    .get(mark)
    ?.files.map(({ Name }) => Name)
    .join();

/** Counts the results of all that was sent. */
function countFates(
  sent: readonly Sending[],
  acknowledged: ReadonlySet<string>,
  found: readonly { mark: string; at: Date }[],
  restarted: Date,
): Fate {
  const stored = found.filter(({ at }) => at < restarted);
  const before = new Set(stored.map(({ mark }) => mark));
  const after = new Set(found.map(({ mark }) => mark));
  const answered = sent.filter(({ mark }) => acknowledged.has(mark));
  return {
    sent: sent.length,
    acknowledged: answered.length,
    stored: stored.length,
    lost: answered.filter(({ mark }) => !before.has(mark)).length,
    twice: found.length - after.size,
    missing: sent.filter(({ mark }) => !after.has(mark)).length,
  };
}

/** Merges both lists evenly. */
const mergeEvenly = (one: readonly Sending[], other: readonly Sending[]): Sending[] =>
  [one, other]
    .flatMap((list) => list.map((sending, at) => ({ sending, at: at / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ sending }) => sending);

const SUBMISSIONS = 200;

/**
 * Sends submissions, and half as many orders. Kills the server by SIGKILL when half of them are acknowledged and the next are
 * pending. Restarts it, sends unacknowledged ones again, stops it, and reads the folder.
 */
export async function kill(folder: string): Promise<Verdict> {
  const servers: Server[] = [];
  const start = async (): Promise<Server> => {
    const server = await startServer(folder);
    servers.push(server);
    return server;
  };
  try {
    const submissions = Array.from({ length: SUBMISSIONS }, (_, index) => createSubmission(index));
    const first = await start();
    const orderings = await fillCarts(first.origin, MOST_ORDERS);
    const enquiries = submissions.map((one) => ({
      mark: one.mark,
      send: (origin: string) => submit(origin, one),
    }));
    const orders = orderings.map((one) => ({
      mark: one.mark,
      send: (origin: string) => orderAndPay(origin, one),
    }));
    const all = mergeEvenly(enquiries, orders);
    const acknowledged = new Set<string>();
    let killed: Promise<void> | undefined;
    await sendAll(all, async ({ mark, send }) => {
      try {
        await send(first.origin);
        acknowledged.add(mark);
      } catch (error) {
        if (!killed) throw error;
      }
      if (acknowledged.size >= all.length / 2)
        killed ??= delay(Math.random() * KILL_WITHIN_MS).then(first.kill);
    });
    await killed;
    const restarted = new Date();
    const second = await start();
    await sendAll(
      all.filter(({ mark }) => !acknowledged.has(mark)),
      ({ send }) => send(second.origin),
    );
    await second.stop();
    const found = await readFolder(folder);
    const byMark = new Map(submissions.map((one) => [one.mark, one]));
    const fates: Record<string, Record<string, number>> = {
      enquiries: {
        ...countFates(enquiries, acknowledged, found.enquiries, restarted),
        half: found.enquiries.filter((one) => isHalf(one, byMark)).length,
      },
      orders: {
        ...countFates(orders, acknowledged, found.orders.paid, restarted),
        astray: found.orders.astray,
      },
    };
    return {
      seen: Object.fromEntries(Object.entries(fates).map(([what, fate]) => [what, JSON.stringify(fate)])),
      wrong: Object.entries(fates).flatMap(([what, fate]) =>
        ['lost', 'twice', 'missing', 'half', 'astray']
          .filter((name) => fate[name]! > 0)
          .map((name) => `${fate[name]} ${what}: ${name}`),
      ),
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}
