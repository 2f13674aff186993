/** Defines which modules the build puts into one file: known groups, and a rule by size for all other modules. */
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

/** A group of modules that is built into one file. The file's name begins with the group's name. */
export type Group = NonNullable<CodeSplitting['groups']>[number];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Creates a pattern that matches modules by their paths.
 * @param paths folders (`src/ui/card/`) or files without extension (`src/api/search`), relative to the root of the project or of Saaristo,
 * or packages (`node_modules/axios/`)
 */
export const modulesOf = (paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `/${escaped(path)}${path.endsWith('/') ? '' : '\\.'}`).join('|'));

/** React, which every island needs. */
export const react: Group = {
  name: 'react',
  priority: 9,
  test: /node_modules\/(react|react-dom|scheduler)\//,
};

/** Modules that every island needs. */
export const RUNTIME_PATHS = [
  'mount/island/island',
  'mount/island/chunk-loader',
  'mount/island/root',
  'mount/island/schedule',
  'mount/input/user-input',
];

/** Vite's wrapper for `import()`, which mount/island/chunk-loader replaces. */
export const PRELOADING = /vite\/preload-helper/;

/** Minimum size of a shared file in bytes, minified. */
const SMALLEST = 10_000;

/**
 * Default groups, for widgets without groups of their own. Modules that several widgets need are grouped by the widgets that need them;
 * small groups are merged into the nearest one.
 */
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
