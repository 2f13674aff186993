/** The format of `virtual:saaristo/hashes`: one entry for each widget and file of the runtime. The build writes it, the loader reads it. */

/** Files that the loader requests besides the widgets, in the order of the table. A build without calls has no `http-client`. */
export const RUNTIME_FILES = ['react', 'runtime', 'report', 'edit-mode', 'http-client'] as const;

/** An entry: six characters of the file's hash and one flag. */
const ENTRY_LENGTH = 7;
/** The flag of widgets that make a call for their first render. */
export const CALL_FLAG = '!';

/** Returns the entry at an index of the table. */
export function readEntry(hashes: string, index: number): { hash: string; makesCall: boolean } {
  const entry = hashes.slice(index * ENTRY_LENGTH).slice(0, ENTRY_LENGTH);
  return { hash: entry.slice(0, -1), makesCall: entry.endsWith(CALL_FLAG) };
}
