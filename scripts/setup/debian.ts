import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Timeouts in seconds. Another process may hold apt's lock. A mirror that does not answer is given up, since checks wait for this. */
const TIMEOUTS = [
  'DPkg::Lock::Timeout=120',
  'Acquire::http::Timeout=20',
  'Acquire::https::Timeout=20',
].flatMap((option) => ['-o', option]);

/**
 * Runs apt-get without questions.
 * @param cwd the folder for downloads
 * @returns undefined on success, otherwise the last line of its errors
 */
export function aptGet(args: readonly string[], cwd?: string): string | undefined {
  const { status, stderr } = spawnSync('apt-get', ['-q', ...TIMEOUTS, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    ...(cwd && { cwd }),
  });
  return status === 0 ? undefined : ((stderr ?? '').trim().split('\n').at(-1) ?? '');
}

function runOrReport(args: readonly string[]): boolean {
  const why = aptGet(args);
  if (why !== undefined) console.error(`apt-get ${args[0]} failed: "${why}"`);
  return why === undefined;
}

/**
 * Updates the list of Debian's packages.
 * @returns false if packages cannot be installed: not Debian, or not root
 */
export function updateDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0 && runOrReport(['update']);
}

/**
 * Installs Debian packages without recommended ones. Call `updateDebian` first.
 * @returns whether it succeeded
 */
export const installDebian = (...packages: string[]): boolean =>
  runOrReport(['install', '-y', '--no-install-recommends', ...packages]);
