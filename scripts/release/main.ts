/**
 * `npm run release -- 0.2.0` prepares a release: versions, changelog, and the catalogue that later changes are compared with. It
 * commits nothing. `--check 0.2.0` fails unless that is done, `--publish 0.2.0` publishes both packages, and `--notes 0.2.0` prints the
 * entries of the changelog; the hosted workflow uses all three (docs/decisions/0038-releases-by-an-own-command.md).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../setup/ensure.mjs';
import { buildIfNeeded } from '../setup/build.ts';
import { PACKAGE_FOLDER, writePackage } from '../package/stage.ts';
import { getNotes, releaseChangelog } from './changelog.ts';

const CHANGELOG = join(root, 'CHANGELOG.md');
/** Manifests of the published packages. */
const MANIFESTS = ['package.json', 'packages/create-saaristo/package.json'];

interface PublishedManifest {
  version: string;
  repository: { url: string };
}

const readManifest = (file: string): PublishedManifest =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as PublishedManifest;

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

function checkRelease(version: string): void {
  const wrong = MANIFESTS.filter((file) => readManifest(file).version !== version);
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: the version is not ${version}.`);
  const repository = process.env['GITHUB_REPOSITORY'];
  const foreign = MANIFESTS.filter(
    (file) => repository !== undefined && !readManifest(file).repository.url.endsWith(`/${repository}.git`),
  );
  // npm refuses provenance otherwise.
  if (foreign.length > 0) throw new Error(`${foreign.join(', ')}: the repository is not ${repository}.`);
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
  run('npx', 'tsx', 'scripts/api/check.ts', '--release');
  console.log(
    `Prepared ${version}. Look at the changes, run npm test, and then:\n` +
      `  git commit -am "chore: release ${version}" && git tag -a v${version} -m ${version} && git push --follow-tags`,
  );
}

/** Publishes both packages to npm's configured registry, with provenance where a hosted workflow runs. */
async function publish(version: string): Promise<void> {
  checkRelease(version);
  if ((await buildIfNeeded()) !== 0) throw new Error('The build failed.');
  await writePackage();
  const options = process.env['GITHUB_ACTIONS'] ? ['--provenance'] : [];
  for (const folder of [PACKAGE_FOLDER, join(root, 'packages/create-saaristo')])
    run('npm', 'publish', folder, '--access', 'public', ...options);
}

try {
  const words = process.argv.slice(2);
  const version = words.find((word) => !word.startsWith('--')) ?? '';
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error('Give a version: npm run release -- 0.2.0');
  if (words.includes('--check')) checkRelease(version);
  else if (words.includes('--publish')) await publish(version);
  else if (words.includes('--notes')) console.log(getNotes(readFileSync(CHANGELOG, 'utf8'), version));
  else prepare(version);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
