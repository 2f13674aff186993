import { safeLink } from '#lib/url.ts';

/** Where a code is ordered: `pattern` with the code in the place of `{code}`; undefined where that makes no address. */
export function orderUrlOf(pattern: string | undefined, code: string): string | undefined {
  return pattern?.includes('{code}') && code !== ''
    ? safeLink(pattern.replaceAll('{code}', () => encodeURIComponent(code)))
    : undefined;
}
