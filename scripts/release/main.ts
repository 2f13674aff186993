/**
 * `npm run release -- 0.2.0` prepares a release: versions, changelog, and the catalogue that later changes are compared with. It
 * commits nothing. `--check 0.2.0` fails unless that is done, and `--notes 0.2.0` prints the entries of the changelog; the hosted
 * workflow uses both (docs/decisions/0038-releases-by-an-own-command.md).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../setup/ensure.mjs';
import { getNotes, releaseChangelog } from './changelog.ts';

const CHANGELOG = join(root, 'CHANGELOG.md');
/** Manifests of the published packages. */
const MANIFESTS = ['package.json', 'packages/create-saaristo/package.json'];

const readVersion = (file: string): string =>
  (JSON.parse(readFileSync(join(root, file), 'utf8')) as { version: string }).version;

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

function checkRelease(version: string): void {
  const wrong = MANIFESTS.filter((file) => readVersion(file) !== version);
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: the version is not ${version}.`);
  getNotes(readFileSync(CHANGELOG, 'utf8'), version);
}

function prepare(version: string): void {
  const date = new Date().toISOString().slice(0, 10);
  const changelog = releaseChangelog(readFileSync(CHANGELOG, 'utf8'), version, date);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  run(
    'npm',
    'version',
    version,
    '--no-git-tag-version',
    '--allow-same-version',
    '--workspace',
    'create-saaristo',
  );
  writeFileSync(CHANGELOG, changelog);
  run('npm', 'run', 'build');
  run('npm', 'run', 'api-check', '--', '--release');
  console.log(
    `Prepared ${version}. Look at the changes, run npm test, and then:\n` +
      `  git commit -am "chore: release ${version}" && git tag v${version} && git push --follow-tags`,
  );
}

try {
  const words = process.argv.slice(2);
  const version = words.find((word) => !word.startsWith('--')) ?? '';
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error('Give a version: npm run release -- 0.2.0');
  if (words.includes('--check')) checkRelease(version);
  else if (words.includes('--notes')) console.log(getNotes(readFileSync(CHANGELOG, 'utf8'), version));
  else prepare(version);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
