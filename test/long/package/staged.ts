/**
 * The step `package` of the gate: prepares the package from the sources and the gate's build, and checks its manifest, exports and types, and
 * the weight of a project's packages. Does nothing if the last run passed with the same sources. Exits with 1 on a failure.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stagePackage } from '../../../scripts/package/stage.ts';
import { BUNDLE_SOURCES, hashSources } from '../../../scripts/setup/build.ts';
import { lint } from './lint.ts';
import { run } from './run.ts';
import { MAX_MEGABYTES, weighProject } from './weight.ts';

/** The hash of the sources that passed last. */
const mark = resolve('.cache/package-checked');
const sources = hashSources([
  ...BUNDLE_SOURCES,
  'docs',
  'examples',
  'packages/cli',
  'packages/wordpress',
  'scripts',
  'test/long/package',
  'tsconfig.base.json',
]);

async function check(folder: string): Promise<void> {
  await stagePackage(folder);
  const megabytes = weighProject(folder);
  console.log(`A project of npm create saaristo has ${megabytes.toFixed(1)} MB of packages`);
  assert.ok(
    megabytes < MAX_MEGABYTES,
    `The limit is ${MAX_MEGABYTES} MB (docs/decisions/0041-small-projects.md)`,
  );
  symlinkSync(resolve('dist'), join(folder, 'dist'));
  const tarball = join(folder, 'saaristo.tgz');
  // The fastest compression. No export names the compressed copies and the pictures.
  const left = ['*.br', '*.gz', 'dist/pictures'].map((pattern) => `--exclude=${pattern}`);
  const options = ['-ch', '--use-compress-program=gzip -1', '--transform=s,^,package/,', ...left];
  run(folder, 'tar', [...options, '-f', tarball, 'package.json', 'lib', 'dist']);
  lint(tarball);
}

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources) {
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-staged-'));
  try {
    await check(folder);
    writeFileSync(mark, sources);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
