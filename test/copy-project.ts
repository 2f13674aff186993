import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Copies parts of the project, by their paths from its root, into a folder of their own: what a test changes there is nobody
 * else's. The dependencies are there, and nothing that tools have made of them.
 * @returns the folder, which is the caller's to remove
 */
export function copyProject(paths: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'saaristo-copy-'));
  for (const path of paths) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(modules).filter((one) => !one.startsWith('.') || one === '.bin'))
    // The project is its own dependency: the copy that of the copy.
    symlinkSync(name === 'saaristo' ? copy : join(modules, name), join(copy, 'node_modules', name));
  return copy;
}
