/**
 * The format of `virtual:saaristo/hashes`: one entry for each widget and file of the runtime, and the shared chunks. The build writes
 * it, the script reads it.
 */

/** Files that the script requests besides the widgets, in the order of the table. A build without calls has no `http-client`. */
export const RUNTIME_FILES = ['react', 'runtime', 'report', 'edit-mode', 'http-client'] as const;

export interface Entry {
  /** The hash in the file's name. */
  hash: string;
  /** The widget makes a call for its first render without server HTML. */
  makesCall: boolean;
  /** The island does nothing before it is used. */
  rests: boolean;
  /** Scripts and stylesheets that the widget needs, by their names in `chunks/`, in the order of the styles. */
  files: readonly string[];
}

/** Characters of a hash (packages/build/file-names.ts). */
const HASH_LENGTH = 5;

/** The character of the first shared chunk in an entry. The next ones follow in Unicode. */
const FIRST = 40;

/** Returns the chunks of files: the name with its hash, and a mark if the chunk has styles. */
export const formatChunks = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -3))
    .map((name) => (files.includes(`${name}.css`) ? `${name}+` : name));

/**
 * Formats an entry: the hash, a digit, and a character for each shared chunk.
 * @param shared the shared chunks
 */
export function formatEntry(
  { hash, makesCall, rests, files }: Entry,
  name: string,
  shared: readonly string[],
): string {
  const hasStyles = files.includes(`${name}-${hash}.css`);
  const flags = Number(makesCall) + 2 * Number(rests) + 4 * Number(hasStyles);
  return `${hash}${flags}${formatChunks(files)
    .map((chunk) => String.fromCodePoint(FIRST + shared.indexOf(chunk)))
    .join('')}`;
}

/**
 * Reads an entry.
 * @param shared the shared chunks
 */
export function readEntry(name: string, entry: string, shared: readonly string[]): Entry {
  const hash = entry.slice(0, HASH_LENGTH);
  const flags = Number(entry[HASH_LENGTH]);
  const files = Array.from(entry.slice(HASH_LENGTH + 1)).flatMap((one) => {
    const [chunk, mark] = shared[one.codePointAt(0)! - FIRST]!.split('+');
    return mark === undefined ? `${chunk}.js` : [`${chunk}.css`, `${chunk}.js`];
  });
  if (flags > 3) files.push(`${name}-${hash}.css`);
  return { hash, makesCall: flags % 2 === 1, rests: (flags & 2) > 0, files };
}
