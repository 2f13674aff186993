/** Builds dist/ where it is missing or not made of the present sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ensure.mjs';
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

/** @returns the build's exit code, 0 as well where there was nothing to do */
export async function buildIfNeeded(): Promise<number> {
  const hash = hashSources();
  const isBuilt = existsSync(join(root, 'dist/saaristo.js')) && existsSync(mark);
  if (isBuilt && readFileSync(mark, 'utf8') === hash) return 0;
  console.log('Building the widgets (npm run build) …');
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) return code;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(mark, hash);
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await buildIfNeeded();
