/** What is built into one file because it is needed together, and what is where nobody says so. */
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

/** Modules that are built into one file; the file's name begins with its name. */
export type Group = NonNullable<CodeSplitting['groups']>[number];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What matches modules by their paths.
 * @param paths folders (`src/ui/card/`), or files without their ending (`src/api/search`), from the root of the project or of Saaristo, or
 * packages (`node_modules/axios/`)
 */
export const modulesOf = (paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `/${escaped(path)}${path.endsWith('/') ? '' : '\\.'}`).join('|'));

/** React, and what rolldown puts before any module. */
export const react: Group = {
  name: 'react',
  priority: 9,
  test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
};

/** What every island needs. */
export const RUNTIME_PATHS = ['island', 'part', 'style', 'root', 'schedule', 'hand-over'].map(
  (name) => `mount/${name}`,
);

/** What Vite wraps imports in, which mount/part takes the place of. */
export const PRELOADING = /vite\/preload-helper/;

/** Bytes, minified: what is smaller is no file of its own. */
const SMALLEST = 10_000;

/** For widgets that nobody has grouped: what several of them need, by who needs it; small ones join their nearest. */
export const sharedGroups: readonly Group[] = [
  react,
  {
    name: 'runtime',
    priority: 8,
    test: new RegExp(`${modulesOf(RUNTIME_PATHS).source}|${PRELOADING.source}`),
  },
  {
    name: 'shared',
    priority: 1,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALLEST,
  },
];
