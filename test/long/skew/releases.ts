/** Builds the versions that are used side by side. */

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../../src/exports/catalogue.ts';
import { BUILD_SOURCES, checkOut, copyProject } from '../../copy-project.ts';
import { run } from '../package/run.ts';
import { changeToNext } from './next.ts';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../../..');
const cache = join(root, '.cache/skew');

/**
 * Commits that stand for the versions before the current one, until there are releases. All have the present contract between the script
 * and the widgets' chunks (mount/types.ts): at a release, the oldest one is replaced.
 */
const COMMITS = { 'N-3': '0eb75125', 'N-2': '8852579d', 'N-1': '058f6116' } as const;

/** The names of all versions, from the oldest to the next one. */
export const RELEASES: readonly string[] = [...Object.keys(COMMITS), 'N', 'N+1'];

/** A version and its files. */
export interface Release {
  name: string;
  /** The folder of its build. */
  dist: string;
  catalogue: Catalogue;
}

/** Opens a build. */
export function open(name: string, dist: string): Release {
  const catalogue = JSON.parse(readFileSync(join(dist, 'widgets.json'), 'utf8')) as Catalogue;
  return { name, dist, catalogue };
}

const build = (folder: string): string =>
  run(folder, 'node_modules/.bin/tsx', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);

/** Builds a commit once, with the installed packages. */
function buildCommit(commit: string): string {
  const dist = join(cache, commit, 'dist');
  if (existsSync(dist)) return dist;
  const source = join(cache, `${commit}-source`);
  rmSync(source, { recursive: true, force: true });
  checkOut(commit, source);
  build(source);
  mkdirSync(join(cache, commit), { recursive: true });
  renameSync(join(source, 'dist'), dist);
  rmSync(source, { recursive: true });
  return dist;
}

/**
 * Builds a copy of the current sources after a change.
 * @param folder the name of the build's folder in `.cache/skew`
 */
function buildChanged(folder: string, change: (copy: string) => void): string {
  const dist = join(cache, folder, 'dist');
  const copy = copyProject([
    ...BUILD_SOURCES,
    'docs/pictures',
    'package-lock.json',
    'packages/editor',
    'widgets',
  ]);
  try {
    change(copy);
    build(copy);
    rmSync(dist, { recursive: true, force: true });
    cpSync(join(copy, 'dist'), dist, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return dist;
}

/** Returns the builds of all versions by their names. */
export async function buildReleases(): Promise<ReadonlyMap<string, Release>> {
  // A copy, because a long run goes on while the sources are built again.
  const current = join(cache, 'current/dist');
  rmSync(current, { recursive: true, force: true });
  cpSync(join(root, 'dist'), current, { recursive: true });
  const releases = [
    ...Object.entries(COMMITS).map(([name, commit]) => open(name, buildCommit(commit))),
    open('N', current),
    open('N+1', buildChanged('next', changeToNext)),
  ];
  return new Map(releases.map((release) => [release.name, release]));
}
