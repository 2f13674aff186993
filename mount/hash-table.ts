/** The format of `virtual:saaristo/hashes`: one entry for each widget and file of the runtime. The build writes it, the script reads it. */

/** Files that the script requests besides the widgets, in the order of the table. A build without calls has no `http-client`. */
export const RUNTIME_FILES = ['react', 'runtime', 'report', 'edit-mode', 'http-client'] as const;

/** An entry: six characters of the file's hash, and one of `FLAGS`. */
const ENTRY_LENGTH = 7;

export interface Flags {
  /** The widget makes a call for its first render without server HTML. */
  makesCall: boolean;
  /** The island does nothing before it is used. */
  rests: boolean;
}

/** The flag of an entry is the character at `makesCall + 2 * rests`. */
const FLAGS = '.!~*';

export const formatFlags = ({ makesCall, rests }: Flags): string =>
  FLAGS[Number(makesCall) + 2 * Number(rests)]!;

/** Returns the entry at an index of the table. */
export function readEntry(hashes: string, index: number): Flags & { hash: string } {
  const entry = hashes.slice(index * ENTRY_LENGTH).slice(0, ENTRY_LENGTH);
  const flags = FLAGS.indexOf(entry.slice(-1));
  return { hash: entry.slice(0, -1), makesCall: flags % 2 === 1, rests: flags > 1 };
}
