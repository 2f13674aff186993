/** Checks the subjects of all commits since the project adopted Conventional Commits (docs/style.md). */
import { spawnSync } from 'node:child_process';
import { root } from '../setup/ensure.mjs';

/** The last commit with a subject in the old form. */
const LAST_UNCHECKED = 'ff6e79cf31c0923deb5224ddf00f9e9235dd2eee';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// A source archive has no history, and a shallow clone has only a part of it.
if (run('git', 'merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD').status === 0) {
  const { status, stdout, stderr } = run('npx', 'commitlint', '--from', LAST_UNCHECKED);
  process.stdout.write(stdout + stderr);
  process.exitCode = status ?? 1;
} else console.log('The history is missing, so commits are not checked.');
