/**
 * Uses the package as other projects do: `npm run package-check`, or one step by its name, `npm run package-check --
 * team`, `npm run package-check -- choices django`. Packs the project from a copy (`TARBALL=…` takes an existing one) and installs the tarball in empty folders. Takes
 * some minutes, and npm's registry for packages that its cache lacks. Exits with 1
 * on a failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choices, packBoth } from './choices.ts';
import { consumer } from './consumer.ts';
import { pack } from './pack.ts';
import { lint } from './lint.ts';
import { team } from './team.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-package-'));
const [only, choice] = process.argv.slice(2);

/** Runs one step, and prints its duration or its error. */
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
  if (['choices', 'consumer', 'lint', 'team'].some(isWanted)) {
    const tarball =
      process.env['TARBALL'] ??
      (await step('npm pack gives a package, and leaves the repository as it was', () => pack(folder)));
    if (tarball !== undefined && isWanted('lint'))
      await step('lint: publint and attw find nothing wrong with manifest, exports and types', () =>
        lint(tarball),
      );
    if (tarball !== undefined && isWanted('consumer'))
      await step('consumer: a fresh project type-checks, serves and prerenders with it', () =>
        consumer(path.join(folder, 'consumer'), tarball),
      );
    if (tarball !== undefined && isWanted('team'))
      await step('team: npx saaristo init gives a project that starts, tests and builds', () =>
        team(path.join(folder, 'team'), tarball),
      );
    if (tarball !== undefined && isWanted('choices'))
      await step('choices: npm create saaristo gives a project for each CMS, whose page is served', () => {
        packBoth(folder, tarball);
        return choices(folder, choice);
      });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
