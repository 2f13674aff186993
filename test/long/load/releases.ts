import { appendFileSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_SOURCES, checkOut, copyProject } from '../../copy-project.ts';
import { run } from '../package/run.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Everything that a server runs and its bundle is built from. */
const SOURCES = [...BUILD_SOURCES, 'widgets', 'packages/cms'];
/** A migration of the next version: its tables and columns are unknown to the current one. */
const EXPANSION = `
create table load_note (enquiry_id integer references enquiry on delete cascade, note text);
alter table enquiry add column load_note text default 'new';
alter table shop_order add column load_channel text;
update shop_order set load_channel = 'shop';
`;

/** Code and build of a version. */
export interface Release {
  name: string;
  /** The folder of the repository or a copy of it. */
  root: string;
  dist: string;
}

function build(root: string): void {
  run(root, 'node_modules/.bin/tsx', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
}

/** Copies the build of the block editor, which is the same in all versions. */
const copyEditor = (dist: string): void =>
  cpSync(path.join(ROOT, 'dist/editor'), path.join(dist, 'editor'), { recursive: true });

/**
 * Returns the code of this folder with a copy of its build, since deployments add files to it. The caller removes the copy (`dist`), which is
 * inside of this folder, because the renderer needs a package.
 */
export function createCurrentRelease(): Release {
  if (!existsSync(path.join(ROOT, 'dist/editor'))) run(ROOT, 'npm', ['run', '--silent', 'build']);
  const dist = path.join(ROOT, `.cache/load-dist-${process.pid}`);
  cpSync(path.join(ROOT, 'dist'), dist, { recursive: true });
  return { name: 'current version', root: ROOT, dist };
}

/** Changes the content of files that all widgets share, so that all names of chunks change. */
function changeSources(root: string): void {
  for (const file of ['mount/island/island.tsx', 'mount/loader.ts', 'src/ui/icons.tsx'])
    appendFileSync(
      path.join(root, file),
      `\n(globalThis as { releases?: string[] }).releases?.push('${file}');\n`,
    );
}

/** Creates the next version in a folder that the caller removes (`root`): other chunks, and an expanded schema. */
export function createNextRelease(): Release {
  const root = copyProject(SOURCES);
  try {
    changeSources(root);
    writeFileSync(path.join(root, 'packages/cms/platform/database/migrations/9999-load.sql'), EXPANSION);
    build(root);
    copyEditor(path.join(root, 'dist'));
    return { name: 'next version', root, dist: path.join(root, 'dist') };
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}

/** Checks out and builds the version of a commit in a new folder `root`, with the installed packages. */
export function createPreviousRelease(commit: string, root: string): Release {
  checkOut(commit, root);
  build(root);
  copyEditor(path.join(root, 'dist'));
  return { name: `commit ${commit}`, root, dist: path.join(root, 'dist') };
}

/** Copies the chunks of one version beside those of another one, for pages that are open (docs/deployment.md, "Deploying"). */
export const addChunks = (from: Release, to: Release): void =>
  cpSync(path.join(from.dist, 'chunks'), path.join(to.dist, 'chunks'), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
  });
