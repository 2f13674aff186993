declare module 'virtual:saaristo/widgets' {
  import type { FetchFile } from '#mount/types.ts';
  /** Every widget's own load strategy, by name. */
  export const loads: Map<string, string>;
  export const fetchFile: FetchFile;
  /** The hash in the name of the loader's file. */
  export const loaderHash: string;
  export const version: string;
}
declare module 'virtual:saaristo/hashes' {
  /** The hashes in the names of files, six characters each: of the widgets, in their order, then of `shared`. */
  export const hashes: string;
}
