/** Checks the version of Node and installs the packages. Runs without any package, and is quick if nothing is to do. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { updateSiteNames } from './site-names.mjs';

// import.meta.dirname is not available in old versions of Node, which have to reach the version check below.
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const oldest = [20, 19];

/** Prints one sentence and ends the process with exit code 1. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  giveUp(
    `Saaristo needs Node ${oldest.join('.')} or later, and this is ${process.version}: install a newer version from nodejs.org.`,
  );
}

/** Compares lock files. npm writes the one in node_modules when an installation is complete. */
function hasCurrentPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

function installPackages() {
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, 'ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0)
    giveUp(
      'The packages could not be installed; correct the error that npm printed above and run this command again.',
    );
}

/** Checks the version of Node, installs the packages if they are missing or older than the lock file, and updates the list of sites. */
export function ensure() {
  checkNode();
  if (!hasCurrentPackages()) installPackages();
  updateSiteNames(root);
}
