import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';
import { run } from './run.ts';

/** All that `npm pack` reads. */
export const PACKED = [
  'docs/pictures',
  'mount',
  'prerender',
  'src',
  'styles',
  'tools',
  'widgets',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  '.gitignore',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

const NEEDED = [
  'LICENSE',
  'README.md',
  'dist/THIRD-PARTY.md',
  'dist/integrity.json',
  'dist/saaristo.css',
  'dist/saaristo.js',
  'dist/sbom.json',
  'dist/server.js',
  'dist/widgets.json',
];
/** Nobody outside of the repository can run these. */
const UNWANTED =
  /^(?!lib\/tools\/init\/template\/).*(?<!\.d)\.tsx?$|^(cms|editor|test|docs|node_modules)\/|^dist\/editor\//;

/**
 * Packs the project.
 * @param folder where the tarball goes to
 * @returns its path
 */
export function pack(folder: string): string {
  const copy = copyProject(PACKED);
  try {
    const before = readFileSync(join(copy, 'package.json'), 'utf8');
    const output = run(copy, 'npm', ['pack', '--json', '--silent', '--pack-destination', folder]);
    const [{ filename, files }] = JSON.parse(output.slice(output.indexOf('[\n'))) as [
      { filename: string; files: { path: string }[] },
    ];
    const paths = files.map((file) => file.path);
    assert.deepEqual(
      NEEDED.filter((file) => !paths.includes(file)),
      [],
      'is missing',
    );
    assert.deepEqual(
      paths.filter((file) => UNWANTED.test(file)),
      [],
      'is not for others',
    );
    assert.equal(readFileSync(join(copy, 'package.json'), 'utf8'), before);
    return join(folder, filename);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
