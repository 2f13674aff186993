/** Finds the sidecar of `saaristo prerender`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACKAGE } from './package-source.ts';

const PROGRAM = 'prerender.js';

/** Returns the folder of the project's own build, else of the package's. */
export function findBundle(project: string): string {
  // A folder named dist may belong to another program.
  const isBuilt = ['widgets.json', PROGRAM].every((file) => existsSync(join(project, 'dist', file)));
  return join(isBuilt ? project : PACKAGE, 'dist');
}

/**
 * Finds the program that renders pages: of the given build, else of the project's own build, else of the package.
 * @param project the project's folder
 * @param dist the folder of a build, relative to the project
 * @throws if the given build has no such program
 */
export function findSidecar(project: string, dist?: string): string {
  if (dist !== undefined) {
    const program = resolve(project, dist, PROGRAM);
    if (!existsSync(program)) throw new Error(`${dist} has no ${PROGRAM}: create it with npm run build.`);
    return program;
  }
  return join(findBundle(project), PROGRAM);
}
