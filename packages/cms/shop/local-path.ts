import { HANDOVER_PARAMETER } from './handover.ts';

/** Any origin works; it shows whether a path leads to another one. */
const BASE = 'http://here.invalid';

/**
 * Parses a path on this site from a URL or form. Returns `otherwise` for anything else, such as URLs of other sites.
 * Removes the handover token, with which an attacker could insert a cart.
 */
export function parseLocalPath(given: string | null, otherwise = '/tili'): string {
  if (!given?.startsWith('/') || !URL.canParse(given, BASE)) return otherwise;
  const url = new URL(given, BASE);
  if (url.searchParams.has(HANDOVER_PARAMETER)) url.searchParams.delete(HANDOVER_PARAMETER);
  const { origin, pathname, search, hash } = url;
  // Browsers read a path with two leading slashes as a host.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : otherwise;
}
