import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs packages of pinned versions into a folder of their own, unless they are there.
 * @param folder receives `package.json` and `node_modules`
 */
export function installInto(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies }, null, 2)}\n`;
  const file = join(folder, 'package.json');
  const done = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(done) && existsSync(file) && readFileSync(file, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  console.log(`Installing ${Object.keys(dependencies).join(', ')}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
