/** Builds dist/ where it is missing or not made of the present sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { giveUp, root } from './ensure.mjs';
import { run } from './run.ts';

/** What the bundle is made of. */
const sources = [
  'mount',
  'prerender',
  'widgets',
  'src',
  'styles',
  'editor',
  'tools/build',
  'tools/estate',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const mark = join(root, '.cache/built');

function filesOf(path: string): string[] {
  const full = join(root, path);
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** @returns a hash of everything that the bundle is made of */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** What is there to be started. */
interface Found {
  /** Whether dist/ is there. */
  isBuilt: boolean;
  /** Whether it was made of the present sources. */
  isCurrent: boolean;
  /** Whether the packages that build are installed, which `npm ci --omit=dev` leaves out. */
  canBuild: boolean;
}

/** What is to be done before a start. What can't be built anew is served as it was built. */
export function stepBefore({ isBuilt, isCurrent, canBuild }: Found): 'start' | 'build' | 'refuse' {
  if (isBuilt && (isCurrent || !canBuild)) return 'start';
  return canBuild ? 'build' : 'refuse';
}

/** @returns the build's exit code, 0 as well where there was nothing to do */
export async function buildIfNeeded(): Promise<number> {
  const step = stepBefore({
    isBuilt: existsSync(join(root, 'dist/saaristo.js')),
    isCurrent: existsSync(mark) && readFileSync(mark, 'utf8') === hashSources(),
    canBuild: existsSync(join(root, 'node_modules/vite')),
  });
  if (step === 'start') return 0;
  if (step === 'refuse')
    giveUp('There is no build, and the packages that make one are not installed: npm ci && npm run build.');
  console.log('Building the widgets (npm run build) …');
  return run('npm', ['run', '--silent', 'build']);
}

/** Remembers what dist/ was made of; the last step of `npm run build`. */
function markBuilt(): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(mark, hashSources());
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--done')) markBuilt();
  else process.exitCode = await buildIfNeeded();
}
