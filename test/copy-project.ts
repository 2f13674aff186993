import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Everything that the build of a bundle reads, without the widgets of this repository. */
export const BUILD_SOURCES = [
  'mount',
  'packages/build',
  'packages/cli',
  'packages/server',
  'src',
  'styles',
  'scripts',
  'vite.config.ts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

/**
 * Copies parts of the project, by their paths from its root, into a new folder that a test may change. The folder has
 * the dependencies, but no build output.
 * @returns the folder, which the caller removes
 */
export function copyProject(paths: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'saaristo-copy-'));
  for (const path of paths) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  linkPackages(copy);
  return copy;
}

/** Writes the version of a commit into a new folder, with the installed packages. */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
}

/** Gives a copy the dependencies of the project. */
function linkPackages(copy: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(modules).filter((one) => !one.startsWith('.') || one === '.bin'))
    // The project depends on itself: the copy depends on the copy.
    symlinkSync(name === 'saaristo' ? copy : join(modules, name), join(copy, 'node_modules', name));
}
