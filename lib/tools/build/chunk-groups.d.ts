/** What is built into one file because it is needed together, and what is where nobody says so. */
import type { Rolldown } from 'vite';
type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;
/** Modules that are built into one file; the file's name begins with its name. */
export type Group = NonNullable<CodeSplitting['groups']>[number];
/**
 * What matches modules by their paths.
 * @param paths folders (`src/ui/card/`), or files without their ending (`src/api/search`), from the root of the project or of Saaristo, or
 * packages (`node_modules/axios/`)
 */
export declare const modulesOf: (paths: readonly string[]) => RegExp;
/** React, and what rolldown puts before any module. */
export declare const react: Group;
/** What every island needs. */
export declare const RUNTIME_PATHS: string[];
/** What Vite wraps imports in, which mount/part takes the place of. */
export declare const PRELOADING: RegExp;
/** For widgets that nobody has grouped: what several of them need, by who needs it; small ones join their nearest. */
export declare const sharedGroups: readonly Group[];
export {};
