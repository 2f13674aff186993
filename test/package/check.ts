/**
 * What others do with the package, done: `npm run package-check`, or one of them by its name, `npm run package-check -- team`. Packs the
 * project from a copy (`TARBALL=…` takes one that is there), installs the tarball in empty folders, and builds versions that follow one another. Takes some minutes and
 * npm's registry, where its cache lacks something. Ends with 1 where anything is not as it should be.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consumer } from './consumer.ts';
import { deploys } from './deploys.ts';
import { pack } from './pack.ts';
import { team } from './team.ts';
import { twoVersions } from './two-versions.ts';
import { versions } from './versions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-package-'));
const [only] = process.argv.slice(2);

/** Does one thing, and says how long it took or why it could not be done. */
async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result | undefined> {
  const started = performance.now();
  try {
    const result = await work();
    console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    return result;
  } catch (error) {
    process.exitCode = 1;
    console.error(`✗ ${name}`, error);
    return undefined;
  }
}

const isWanted = (name: string): boolean => only === undefined || only === name;

try {
  if (isWanted('consumer') || isWanted('team')) {
    const tarball =
      process.env['TARBALL'] ??
      (await step('npm pack gives a package, and leaves the repository as it was', () => pack(folder)));
    if (tarball !== undefined && isWanted('consumer'))
      await step('consumer: a fresh project type-checks, serves and prerenders with it', () =>
        consumer(path.join(folder, 'consumer'), tarball),
      );
    if (tarball !== undefined && isWanted('team'))
      await step('team: npx saaristo init gives a project that starts, tests and builds', () =>
        team(path.join(folder, 'team'), tarball),
      );
  }
  if (isWanted('versions')) {
    const built = await step('three versions are built', () => versions(folder));
    if (built) {
      await step('two versions on one page mount every marker once', () => twoVersions(built));
      await step('a page that stays open over three deploys goes on working', () => deploys(built));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
