import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Brings the list of Debian's packages up to date. @returns false where packages can't be installed: no Debian, or not root */
export function updateDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0 && aptGet('update');
}

/** Installs packages of Debian, without what they only recommend, after `updateDebian`. @returns whether it could be done */
export const installDebian = (...packages: string[]): boolean =>
  aptGet('install', '-y', '--no-install-recommends', ...packages);
