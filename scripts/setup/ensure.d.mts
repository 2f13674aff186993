/** Absolute path of the repository. */
export const root: string;
/** Prints one sentence and ends the process with exit code 1. */
export function giveUp(sentence: string): never;
/** Checks the version of Node and installs the packages if they are missing or older than the lock file. */
export function ensure(): void;
