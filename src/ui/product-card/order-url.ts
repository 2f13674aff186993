import { safeLink } from '#lib/url.ts';

/**
 * Returns the URL for ordering a code: `pattern` with the code in place of `{code}`; undefined if that is not
 * a safe URL.
 */
export function createOrderUrl(pattern: string | undefined, code: string): string | undefined {
  return pattern?.includes('{code}') && code !== ''
    ? safeLink(pattern.replaceAll('{code}', () => encodeURIComponent(code)))
    : undefined;
}
