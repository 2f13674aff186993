import type { IncomingMessage } from 'node:http';
import { isSite } from 'saaristo/sites';
import type { Hosts } from '../platform/http/hosts.ts';

const SITE_URL = /^\/editor\/as\/([a-z]+)(\/(?:api|media)\/.*)$/;

/**
 * Rewrites `/editor/as/SITE/api/…` to `/api/…` on the host of that site. The block editor shows pages of all sites on
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
  if (rest === undefined || !isSite(site)) return url;
  const forwarded = hasProxy && headers['x-forwarded-host'];
  const seenFrom = typeof forwarded === 'string' && forwarded !== '' ? forwarded : (headers.host ?? '');
  const origin = hosts.getSiteOrigin(site, 'http', seenFrom);
  if (origin === undefined) return rest;
  headers.host = new URL(origin).host;
  if (headers['x-forwarded-host'] !== undefined) headers['x-forwarded-host'] = '';
  return rest;
}
