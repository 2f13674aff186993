/** Provides what WordPress needs on this machine: installs PHP and MariaDB, and unpacks WordPress into the project's cache folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { aptGet } from '../setup/debian.ts';

/** Thrown if WordPress cannot be provided; the message states the reason. */
export class NoWordPress extends Error {}

/** Debian packages to install: programs with their libraries. None of them starts a service. */
const INSTALLED = ['php-cli', 'php-mysql', 'php-gd', 'php-mbstring', 'php-xml', 'mariadb-server-core'];

/** Debian packages to unpack only, since installing them would also install a web server. */
const UNPACKED = [
  'wordpress',
  'wordpress-l10n',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentythree',
  'libjs-cropper',
  'libjs-underscore',
  'php-getid3',
];

const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const hasPrograms = (): boolean =>
  isInstalled('php') &&
  isInstalled('mariadbd') &&
  spawnSync('php', ['-r', 'exit(extension_loaded("mysqli") && extension_loaded("gd") ? 0 : 1);']).status ===
    0;

function apt(args: readonly string[], cwd?: string): void {
  const why = aptGet(args, cwd);
  if (why !== undefined) throw new NoWordPress(`apt-get ${args[0]} failed: "${why}"`);
}

function unpack(folder: string): void {
  const packages = `${folder}.packages`;
  const unpacked = `${folder}.unpacked`;
  for (const one of [packages, unpacked]) rmSync(one, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  apt(['download', '-o', 'APT::Sandbox::User=root', ...UNPACKED], packages);
  for (const name of readdirSync(packages)) {
    const { status } = spawnSync('dpkg', ['-x', path.join(packages, name), unpacked]);
    if (status !== 0) throw new NoWordPress(`dpkg cannot unpack ${name}`);
  }
  renameSync(unpacked, folder);
  rmSync(packages, { recursive: true });
}

/**
 * Finds PHP, MariaDB and WordPress. Gets missing ones from Debian where possible.
 * @param cache the folder that WordPress is unpacked in
 * @param mayInstall whether missing packages may be installed
 * @returns the folder of WordPress's own files
 * @throws {NoWordPress} if something is missing and cannot be installed
 */
export function ensureWordPress(cache: string, mayInstall = true): string {
  const folder = path.join(cache, 'debian');
  const core = path.join(folder, 'usr/share/wordpress');
  const isUnpacked = existsSync(path.join(core, 'wp-load.php'));
  if (hasPrograms() && isUnpacked) return core;
  if (!mayInstall) throw new NoWordPress('PHP, MariaDB or WordPress is missing');
  if (!isInstalled('apt-get'))
    throw new NoWordPress('there is no apt-get (Debian) to install PHP, MariaDB and WordPress');
  if (!hasPrograms() && process.getuid?.() !== 0)
    throw new NoWordPress(
      `this user cannot install packages; as root: apt-get install ${INSTALLED.join(' ')}`,
    );
  console.error('Installing PHP, MariaDB and WordPress from Debian …');
  if (process.getuid?.() === 0) apt(['update']);
  if (!hasPrograms()) apt(['install', '-y', '--no-install-recommends', ...INSTALLED]);
  if (!isUnpacked) unpack(folder);
  return core;
}
