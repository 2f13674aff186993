/** Builds dist/ if it is missing or older than its sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { giveUp, root } from './ensure.mjs';
import { run } from './run.ts';
import { updateSiteNames } from './site-names.mjs';

/** Files and folders that the bundle is built from. */
export const BUNDLE_SOURCES: readonly string[] = [
  'mount',
  'widgets',
  'src',
  'styles',
  'packages/build',
  'packages/editor',
  'packages/server',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const mark = join(root, '.cache/built');

function listFiles(path: string): string[] {
  const full = join(root, path);
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** @returns a hash of files and folders, by default all sources of the bundle */
export function hashSources(sources = BUNDLE_SOURCES): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The state of the machine before a start. */
interface Found {
  /** Whether dist/ exists. */
  isBuilt: boolean;
  /** Whether dist/ was built from the current sources. */
  isCurrent: boolean;
  /** Whether the packages for building are installed; `npm ci --omit=dev` omits them. */
  canBuild: boolean;
}

/** Decides what to do before a start. An outdated build is served if it cannot be rebuilt. */
export function decideStep({ isBuilt, isCurrent, canBuild }: Found): 'start' | 'build' | 'refuse' {
  if (isBuilt && (isCurrent || !canBuild)) return 'start';
  return canBuild ? 'build' : 'refuse';
}

/** @returns the build's exit code, or 0 if there was nothing to do */
export async function buildIfNeeded(): Promise<number> {
  const step = decideStep({
    isBuilt: existsSync(join(root, 'dist/saaristo.js')),
    isCurrent: existsSync(mark) && readFileSync(mark, 'utf8') === hashSources(),
    canBuild: existsSync(join(root, 'node_modules/vite')),
  });
  if (step === 'start') return 0;
  if (step === 'refuse')
    giveUp(
      'There is no build, and the packages for building are not installed: run npm ci && npm run build.',
    );
  console.log('Building the widgets (npm run build) …');
  return run('npm', ['run', '--silent', 'build']);
}

/** Stores the hash of the sources that dist/ was built from; the last step of `npm run build`. */
function markBuilt(): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(mark, hashSources());
}

if (process.argv[1] === import.meta.filename) {
  updateSiteNames(root);
  if (process.argv.includes('--done')) markBuilt();
  else process.exitCode = await buildIfNeeded();
}
