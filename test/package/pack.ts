import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { copyProject } from '../copy-project.ts';
import { run } from './run.ts';

/** Files that `npm pack` reads. */
export const PACKED = [
  'docs',
  'examples',
  'mount',
  'packages/build',
  'packages/cli',
  'packages/create-saaristo',
  'packages/editor',
  'packages/server',
  'packages/wordpress',
  'scripts',
  'src',
  'styles',
  'widgets',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  '.gitignore',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

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

const POLL_MS = 50;

/** Waits until a file exists or is gone. */
async function waitForFile(file: string, exists: boolean): Promise<void> {
  const deadline = AbortSignal.timeout(240_000);
  while (existsSync(file) !== exists) {
    deadline.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Kills `npm pack` while the package is in the checkout, and waits until the checkout is restored. */
async function interrupt(copy: string, folder: string): Promise<void> {
  const kept = join(copy, '.cache/package.json');
  const npm = spawn('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: copy,
    stdio: 'ignore',
  });
  await waitForFile(kept, true);
  npm.kill('SIGKILL');
  await waitForFile(kept, false);
}

/**
 * Packs the project.
 * @param folder where the tarball is written
 * @returns its path
 */
export async function pack(folder: string): Promise<string> {
  const copy = copyProject(PACKED);
  try {
    const before = readFileSync(join(copy, 'package.json'), 'utf8');
    await interrupt(copy, folder);
    assert.equal(
      readFileSync(join(copy, 'package.json'), 'utf8'),
      before,
      'an interrupted run changes package.json',
    );
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
    assert.deepEqual(deadLinks(copy, paths), [], 'points to what is not there');
    assert.equal(readFileSync(join(copy, 'package.json'), 'utf8'), before);
    assert.ok(!existsSync(join(copy, 'lib')), 'lib stays in the checkout');
    assert.ok(existsSync(join(copy, 'dist/editor')), 'the build of the checkout lacks its editor');
    return join(folder, filename);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
