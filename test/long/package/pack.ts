import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PACKAGE_FOLDER } from '../../../scripts/package/stage.ts';
import { run } from './run.ts';

const NEEDED = [
  'LICENSE',
  'README.md',
  'dist/THIRD-PARTY.md',
  'dist/editor/THIRD-PARTY.md',
  'dist/editor/editor.js',
  'dist/integrity.json',
  'dist/saaristo.css',
  'dist/saaristo.js',
  'dist/sbom.json',
  'dist/server.js',
  'dist/widgets.json',
  'examples/django/editor/migrations/0001_initial.py',
  'examples/django/saaristo/templatetags/saaristo.py',
  'examples/express/package.json',
  'examples/hostile.json',
  'lib/wordpress/saaristo.php',
  'lib/wordpress/js/editor.js',
];
/** Files that cannot be used outside of the repository or are delivered separately, such as the WordPress plugin. */
const UNWANTED =
  /^(?!lib\/packages\/cli\/init\/template\/).*(?<!\.d)\.tsx?$|^(packages|scripts|test|node_modules)\/|^dist\/editor\/(list-selection|media|new-page)\.js$|^docs\/(?!pictures\/).*(?<!\.md)$|\/(node_modules|__pycache__)\//;

/** Guides for embedding: their link targets must be in the package. */
const GUIDES = [
  'docs/embedding.md',
  'docs/editor-for-your-cms.md',
  'docs/reference.md',
  'docs/server-rendering.md',
  'docs/django.md',
  'docs/blocks/README.md',
  'docs/advice-for-pages.md',
  'docs/package.md',
  'examples/README.md',
];

/** Returns link targets of the guides that the package lacks. */
function deadLinks(root: string, paths: readonly string[]): string[] {
  return GUIDES.flatMap((guide) => {
    const prose = readFileSync(join(root, guide), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
    return [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, link]) => posix.join(posix.dirname(guide), link!))
      .filter((target) => !paths.some((path) => path === target || path.startsWith(`${target}/`)))
      .map((target) => `${guide}: ${target}`);
  });
}

/**
 * Packs the project.
 * @param folder where the tarball is written
 * @returns its path
 */
export function pack(folder: string): string {
  run('.', 'npm', ['run', 'package']);
  const output = run(PACKAGE_FOLDER, 'npm', ['pack', '--json', '--silent', '--pack-destination', folder]);
  const [{ filename, files }] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }];
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
  assert.deepEqual(deadLinks(PACKAGE_FOLDER, paths), [], 'points to what is not there');
  return join(folder, filename);
}
