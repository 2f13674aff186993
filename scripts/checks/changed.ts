/**
 * `npm run check`: format, lint, types and tests of the files that differ from the last commit, or from a branch (`npm run check -- main`).
 * Exits with 1 if one has a fault.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isScript } from '../../packages/build/imports/files.ts';
import { buildIfNeeded } from '../setup/build.ts';
import { root } from '../setup/ensure.mjs';
import { run } from '../setup/run.ts';

const git = (...args: string[]): string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\0').filter(Boolean);

/** Projects of TypeScript by the files that they check. A file of the browser side is checked with its tests. */
const PROJECTS: readonly (readonly [project: string, files: RegExp])[] = [
  ['.', /^(mount|widgets|src|stories|packages\/wordpress\/src)\//],
  ['packages', /^packages\/(build|cli)\//],
  ['packages/cms', /^packages\/cms\/(?!test\/)/],
  ['packages/editor', /^packages\/editor\/(?!test\/)/],
  ['scripts', /^scripts\/(?!test\/)/],
  ['test', /^(test|\.storybook|scripts\/test|packages\/(server|\w+\/test))\//],
];

const [base = 'HEAD'] = process.argv.slice(2);
const changed = [
  ...git('diff', '--name-only', '-z', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
].filter((file) => existsSync(join(root, file)));
const scripts = changed.filter(isScript);

let failed = 0;
/** Runs a command with files, if there are any. All commands run, so that all faults are told. */
async function step(files: readonly string[], command: string, ...args: string[]): Promise<void> {
  if (files.length > 0) failed = (await run(command, args)) || failed;
}

if (changed.length === 0) console.log(`Nothing differs from ${base}.`);
else if ((await buildIfNeeded()) === 0) {
  await step(changed, 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed);
  await step(scripts, 'oxlint', '--type-aware', ...scripts);
  for (const [project, files] of PROJECTS)
    await step(
      changed.filter((file) => files.test(file)),
      'tsc',
      '-p',
      project,
    );
  await step(scripts, 'vitest', 'related', '--run', '--passWithNoTests', ...scripts);
} else failed = 1;
process.exitCode = failed;
