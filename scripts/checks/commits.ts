/** Checks the subjects of all commits since the project adopted Conventional Commits (docs/style.md). */
import { spawnSync } from 'node:child_process';
import { root } from '../setup/ensure.mjs';

/** The last commit with a subject in the old form. */
const LAST_UNCHECKED = 'ff6e79cf31c0923deb5224ddf00f9e9235dd2eee';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function check(...range: string[]): void {
  const { status, stdout, stderr } = run('npx', 'commitlint', ...range);
  process.stdout.write(stdout + stderr);
  process.exitCode = status ?? 1;
}

if (run('git', 'merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD').status === 0)
  check('--from', LAST_UNCHECKED);
else if (run('git', 'rev-parse', 'HEAD').status === 0) {
  console.log(
    'A shallow clone has only a part of the history: the last commit is checked (git fetch --unshallow brings all).',
  );
  check('--last');
} else console.log('A source archive has no history, so commits are not checked.');
