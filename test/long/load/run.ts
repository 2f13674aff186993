import { spawn } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createEntries } from '../../../packages/cms/content/entries.ts';
import type { Database } from '../../../packages/cms/platform/database/database.ts';
import { openPostgres } from '../../../packages/cms/platform/database/postgres.ts';
import { shippedContent } from '../../../packages/cms/demo/shipped-content.ts';
import { addUser } from '../../../packages/cms/accounts/users.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../scripts/setup/postgres.ts';
import { rowsOf } from '../../../packages/cms/test/support/rows.ts';
import type { Target } from './browser.ts';
import { type Before, checkDatabase, readBefore } from './check.ts';
import { type Account, Editor } from './editor.ts';
import { Instance } from './instance.ts';
import { Ledger } from './ledger.ts';
import { startProxy } from './proxy.ts';
import {
  addChunks,
  createCurrentRelease,
  createNextRelease,
  createPreviousRelease,
  type Release,
} from './releases.ts';
import { Statistics } from './statistics.ts';
import { DOMAIN, type Estate, Visitor } from './visitor.ts';

export interface LoadOptions {
  minutes: number;
  visitors: number;
  editors: number;
  thinkMs: number;
  /** Port of nginx; the instances have the next two. */
  port: number;
  /** The commit of the first version; the second one is then this folder's. Without it the second one is a changed copy. */
  previous: string | undefined;
}

const PROGRESS_MS = 15_000;
/** Pieces of each product, in turn: sold out early, later, never. */
const STOCKS = [5, 60, 100_000];

const withDatabase = async <T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> => {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Limits the stock, and creates the accounts of the editors. */
const prepare = async (address: string, editors: number): Promise<{ before: Before; accounts: Account[] }> =>
  withDatabase(await openPostgres(address), async (database) => {
    await rowsOf(
      database,
      `update shop_product set stock = ($1::integer[])[1 + number % 3] from
         (select code, row_number() over (order by code) as number from shop_product) as numbered
       where numbered.code = shop_product.code`,
      [STOCKS],
    );
    const accounts = Array.from({ length: editors }, (_, number) => ({
      email: `toimittaja${number}@saaristo.example`,
      name: `Toimittaja ${number}`,
      password: `toimittajan ${number} salasana`,
    }));
    for (const account of accounts) await addUser(database, { ...account, role: 'publisher' });
    return { before: await readBefore(database), accounts };
  });

/** Lists the actions of visitors. */
function listEstate(): Estate {
  const entries = createEntries(shippedContent);
  return {
    pages: entries.map(({ site, path: address }) => ({ host: `${site}.${DOMAIN}`, path: address })),
    products: shippedContent.products.filter(({ price }) => price !== null).map(({ code }) => code),
    likeable: entries
      .filter(({ site, kind }) => site === 'atriafi' && kind === 'recipe')
      .map(({ contentId }) => contentId),
  };
}

/** Dumps the database while everything runs, as docs/deployment.md says. */
async function backUp({ address, getProgram }: TemporaryPostgres, file: string): Promise<void> {
  const dump = spawn(getProgram('pg_dump'), ['--format=custom', '--no-owner', `--file=${file}`, address], {
    stdio: 'inherit',
  });
  const [code] = (await once(dump, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`pg_dump ended with ${code}.`);
}

/** Restores the dump into a new server, as docs/deployment.md says, and compares it with the writes that were acknowledged before it began. */
async function checkBackup(file: string, ledger: Ledger, before: Before, began: number): Promise<string[]> {
  const fresh = await startTemporaryPostgres();
  try {
    const restore = spawn(
      fresh.getProgram('pg_restore'),
      ['--no-owner', '--exit-on-error', `--dbname=${fresh.address}`, file],
      { stdio: 'inherit' },
    );
    const [code] = (await once(restore, 'exit')) as [number | null];
    if (code !== 0) return [`pg_restore ended with ${code}.`];
    return await withDatabase(await openPostgres(fresh.address), (database) =>
      checkDatabase(database, ledger, before, began),
    ).then((wrong) => wrong.map((sentence) => `Backup: ${sentence}`));
  } finally {
    await fresh.remove();
  }
}

/** A disturbance, and its time in tenths of the run. */
type Planned = [at: number, disturb: () => Promise<void>];

interface Stage {
  postgres: TemporaryPostgres;
  instances: readonly Instance[];
  statistics: Statistics;
  say: (line: string) => void;
}

/** Plans a kill at each tenth of the run, of both instances and by both signals in turn. */
const planKills = ({ instances, say }: Stage): Planned[] =>
  Array.from({ length: 9 }, (_, number): Planned => {
    const signal = number % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    const which = (number >> 1) % 2;
    const kill = async (): Promise<void> => {
      say(`instance ${which + 1}: ${signal}`);
      await instances[which]!.restart(signal);
    };
    return [number + 1, kill];
  });

const planDatabaseRestart = ({ postgres, say }: Stage, at: number, mode: 'fast' | 'immediate'): Planned => [
  at,
  async () => {
    say(`PostgreSQL: ${mode} restart`);
    await postgres.stop(mode);
    await postgres.start();
  },
];

/** Plans a rolling deployment, as docs/deployment.md says. */
const planDeployment = (
  { instances, statistics, say }: Stage,
  at: number,
  from: Release,
  to: Release,
): Planned => [
  at,
  async () => {
    addChunks(from, to);
    const [began, refused] = [Date.now(), statistics.refusals];
    for (const instance of instances) {
      await instance.restart('SIGTERM', to);
      await instance.ready();
    }
    say(`deployed ${to.name}: ${Date.now() - began} ms, ${statistics.refusals - refused} requests refused`);
  },
];

/**
 * Runs the load with its disturbances, and prints the table.
 * @returns the faults, one sentence each
 */
export async function runLoad(options: LoadOptions): Promise<string[]> {
  const { minutes, visitors, editors, thinkMs, port, previous } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-load-'));
  const disposals: (() => Promise<unknown>)[] = [
    async () => rmSync(folder, { recursive: true, force: true }),
  ];
  const end = new AbortController();
  // Each person waits on it.
  setMaxListeners(0, end.signal);
  const started = Date.now();
  const say = (line: string): void =>
    console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  try {
    say('building two versions');
    const current = createCurrentRelease();
    disposals.push(async () => rmSync(current.dist, { recursive: true, force: true }));
    const old = previous ? createPreviousRelease(previous, path.join(folder, 'previous')) : current;
    const next = previous ? current : createNextRelease();
    if (!previous) disposals.push(async () => rmSync(next.root, { recursive: true, force: true }));
    const postgres = await startTemporaryPostgres();
    disposals.push(postgres.remove);
    const ports = [port + 1, port + 2] as const;
    const instances = ports.map((own) => new Instance(own, postgres.address, old));
    for (const instance of instances) disposals.push(() => instance.stop());
    // On an empty database: one of them migrates and fills it.
    await Promise.all(instances.map((instance) => instance.start()));
    const { before, accounts } = await prepare(postgres.address, editors);
    const proxy = await startProxy(folder, port, ports);
    disposals.push(proxy.stop);

    const statistics = new Statistics();
    const ledger = new Ledger();
    const target: Target = { port, statistics, thinkMs, signal: end.signal };
    const estate = listEstate();
    const people = [
      ...Array.from({ length: visitors }, (_, number) => new Visitor(target, ledger, estate, number)),
      ...accounts.map((account, number) => new Editor(target, ledger, account, number)),
    ];
    say(`${visitors} visitors and ${editors} editors for ${minutes} minutes`);
    const running = people.map((one) => one.run());
    const progress = setInterval(
      () =>
        say(
          `${statistics.count} requests, ${statistics.refusals} refused, ${statistics.unexpected.size} kinds of faults`,
        ),
      PROGRESS_MS,
    );
    disposals.push(async () => clearInterval(progress));

    const dump = path.join(folder, 'saaristo.dump');
    let dumpBegan = 0;
    const stage: Stage = { postgres, instances, statistics, say };
    const plan: Planned[] = [
      ...planKills(stage),
      planDatabaseRestart(stage, 2.5, 'fast'),
      planDeployment(stage, 4.2, old, next),
      planDatabaseRestart(stage, 6.5, 'immediate'),
      [
        7.5,
        async () => {
          dumpBegan = Date.now();
          await backUp(postgres, dump);
          say(`backup: ${Date.now() - dumpBegan} ms`);
        },
      ],
      planDeployment(stage, 8.2, next, old),
    ];
    const total = minutes * 60_000;
    const began = Date.now();
    for (const [at, disturb] of plan.toSorted(([a], [b]) => a - b)) {
      await delay(Math.max(0, began + (total * at) / 10 - Date.now()));
      // In short runs and on slow machines an instance may still be starting.
      await Promise.all(instances.map((instance) => instance.ready()));
      await disturb();
    }
    await delay(Math.max(0, began + total - Date.now()));
    end.abort();
    await Promise.all(running);
    clearInterval(progress);
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));

    console.table(statistics.getRows());
    console.table(ledger.counts);
    console.log('Ends of the instances:', ...instances.map(({ ends }) => Object.fromEntries(ends)));
    return [
      ...[...statistics.unexpected].map(([description, count]) => `${description}: ${count} times`),
      ...new Set(instances.flatMap(({ faults }) => faults)),
      ...(await withDatabase(await openPostgres(postgres.address), (database) =>
        checkDatabase(database, ledger, before),
      )),
      ...(await checkBackup(dump, ledger, before, dumpBegan)),
    ];
  } finally {
    end.abort();
    for (const dispose of disposals.toReversed()) await dispose();
  }
}
