import type { IncomingMessage } from 'node:http';
import { isSite } from 'saaristo/sites';
import type { Hosts } from '../platform/http/hosts.ts';

const SITE_URL = /^\/editor\/as\/([a-z]+)(\/(?:api|media)\/.*)$/;

const ESCAPED = /(?:%[\da-f]{2})+|%/gi;

const isDecodable = (text: string): boolean => {
  try {
    // Databases have no null characters.
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
};

/** Escapes the percent signs of a path that has no text behind it (`/%ff`, `/%00`), so that the path is one that no page has. Calls are unchanged. */
function repairPath(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/') || isDecodable(path)) return url;
  const repaired = path.replace(ESCAPED, (part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')));
  return [repaired, ...query].join('?');
}

/**
 * Repairs paths that cannot be decoded, and rewrites `/editor/as/SITE/api/…` to `/api/…` on the host of that site. The block editor shows pages of all sites on
 * one origin, and their islands call these URLs. They give access to nothing that the site's own host does not.
 * @param hasProxy whether a forwarded host counts
 */
export function rewriteSiteUrl(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  hosts: Hosts,
  hasProxy: boolean,
): string {
  const { url = '/', headers } = request;
  const [, site, rest] = SITE_URL.exec(url) ?? [];
  if (rest === undefined || !isSite(site)) return repairPath(url);
  const forwarded = hasProxy && headers['x-forwarded-host'];
  const seenFrom = typeof forwarded === 'string' && forwarded !== '' ? forwarded : (headers.host ?? '');
  const origin = hosts.getSiteOrigin(site, 'http', seenFrom);
  if (origin === undefined) return rest;
  headers.host = new URL(origin).host;
  if (headers['x-forwarded-host'] !== undefined) headers['x-forwarded-host'] = '';
  return rest;
}
