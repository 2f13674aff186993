/** Replaces the hashes of the build. Files of a test have none. */
export const hashes = '';
export const shared = '';
