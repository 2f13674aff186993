import { HANDOVER_PARAMETER } from '../../shop/handover.ts';

/** Anywhere will do: only what comes out below it is a path of this site. */
const BASE = 'http://here.invalid';

/**
 * A path of this site as it came in an address or a form; anything else, another site's address too, reads as `otherwise`. It carries no
 * cart: who writes such an address could put one of their own into it.
 */
export function parseLocalPath(given: string | null, otherwise = '/tili'): string {
  if (!given?.startsWith('/') || !URL.canParse(given, BASE)) return otherwise;
  const url = new URL(given, BASE);
  if (url.searchParams.has(HANDOVER_PARAMETER)) url.searchParams.delete(HANDOVER_PARAMETER);
  const { origin, pathname, search, hash } = url;
  // A path of two slashes would be a host to whoever is sent there.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : otherwise;
}
