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
  /**
   * Of each file seven characters: the hash in its name, and `!` where the widget makes a call for its first render. The widgets in their
   * order, then the runtime's own.
   */
  export const hashes: string;
}
