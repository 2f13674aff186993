/** Anywhere will do: only what comes out below it is a path of this site. */
const BASE = 'http://here.invalid';

/** A path of this site as it stood in an address or a form; anything else, another site's address too, reads as `otherwise`. */
export function localPath(given: string | null, otherwise = '/tili'): string {
  if (!given?.startsWith('/') || !URL.canParse(given, BASE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(given, BASE);
  // A path of two slashes would be a host to whoever is sent there.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : otherwise;
}
