declare module 'virtual:saaristo/widgets' {
  import type { FetchFile } from '#mount/types.ts';
  /** The load strategy of each widget by name. */
  export const loads: Map<string, string>;
  export const fetchFile: FetchFile;
  /** Returns the integrity value of a file in the page's import maps. */
  export const findIntegrity: (url: string) => string | undefined;
  /** Returns the URL of a file of the build, by its path in dist/. */
  export const getUrl: (file: string) => URL;
  export const version: string;
}
declare module 'virtual:saaristo/hashes' {
  /** The entries of the widgets in the order of `loads`, then of the runtime's files (mount/hash-table.ts), separated by spaces. */
  export const hashes: string;
  /** The chunks that several widgets need (mount/hash-table.ts), separated by spaces. */
  export const shared: string;
}
