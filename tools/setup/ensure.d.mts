/** The root of the repository. */
export const root: string;
/** Ends the process with one sentence for the person at the keyboard. */
export function giveUp(sentence: string): never;
/** Checks Node and installs the packages where they are missing or older than the lock file. */
export function ensure(): void;
