/** Stands in for the hashes that the build writes: files of a test have none. */
export const hashes = '';
