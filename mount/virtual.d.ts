declare module 'virtual:saaristo/widgets' {
  import type { FetchFile } from '#mount/types.ts';
  /** The load strategy of each widget by name. */
  export const loads: Map<string, string>;
  export const fetchFile: FetchFile;
  /** The hash in the name of the loader's file. */
  export const loaderHash: string;
  /** The hash in the name of the file with React. */
  export const reactHash: string;
  export const version: string;
}
declare module 'virtual:saaristo/hashes' {
  /** The entries of the widgets in the order of `loads`, then of the runtime's files (mount/hash-table.ts). */
  export const hashes: string;
}
