export declare const RUNTIME: string;
/**
 * A file of the runtime by its path without the ending, `mount/entry`.
 * @throws where there is none
 */
export declare function runtimeFile(path: string): string;
