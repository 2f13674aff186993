/** Makes the machine ready: the right Node and the packages. Needs nothing installed, and is quick when all is there. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// No import.meta.dirname here: an older Node has to get as far as being told that it is too old.
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const oldest = [20, 19];

/** Ends the process with one sentence for the person at the keyboard. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  giveUp(
    `Saaristo needs Node ${oldest.join('.')} or later and this is ${process.version}: install a newer one from nodejs.org.`,
  );
}

/** The lock file that npm leaves behind tells when the packages were installed, and that it came to an end. */
function packagesAreCurrent() {
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
    giveUp('The packages could not be installed; mend what npm says above and run this again.');
}

/** Checks Node and installs the packages where they are missing or older than the lock file. */
export function ensure() {
  checkNode();
  if (!packagesAreCurrent()) installPackages();
}
