import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Seconds. Somebody else may be installing; a mirror that says nothing is given up on, as checks wait for this. */
const TIMEOUTS = [
  'DPkg::Lock::Timeout=120',
  'Acquire::http::Timeout=20',
  'Acquire::https::Timeout=20',
].flatMap((option) => ['-o', option]);

/**
 * Runs apt-get, which asks nothing.
 * @param cwd where it downloads to
 * @returns undefined where it could be done; else the last of what it says
 */
export function aptGet(args: readonly string[], cwd?: string): string | undefined {
  const { status, stderr } = spawnSync('apt-get', ['-q', ...TIMEOUTS, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    ...(cwd && { cwd }),
  });
  return status === 0 ? undefined : ((stderr ?? '').trim().split('\n').at(-1) ?? '');
}

function told(args: readonly string[]): boolean {
  const why = aptGet(args);
  if (why !== undefined) console.error(`apt-get ${args[0]} says "${why}"`);
  return why === undefined;
}

/** Brings the list of Debian's packages up to date. @returns false where packages can't be installed: no Debian, or not root */
export function updateDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0 && told(['update']);
}

/** Installs packages of Debian, without what they only recommend, after `updateDebian`. @returns whether it could be done */
export const installDebian = (...packages: string[]): boolean =>
  told(['install', '-y', '--no-install-recommends', ...packages]);
