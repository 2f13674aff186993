import type { IncomingMessage } from 'node:http';
import { isSite } from 'saaristo/sites';
import type { Hosts } from '../http/hosts.ts';

const SITE_URL = /^\/editor\/as\/([a-z]+)(\/(?:api|media)\/.*)$/;

/**
 * The address of a request, where `/editor/as/SITE/api/…` is what `/api/…` is on the host of that site: the block editor shows pages of
 * every site from one address, and their islands call by this one. It gives nobody more than the host of the site does.
 */
export function rewriteSiteUrl(request: Pick<IncomingMessage, 'url' | 'headers'>, hosts: Hosts): string {
  const { url = '/', headers } = request;
  const [, site, rest] = SITE_URL.exec(url) ?? [];
  if (rest === undefined || !isSite(site)) return url;
  const forwarded = headers['x-forwarded-host'];
  const seenFrom = typeof forwarded === 'string' ? forwarded : (headers.host ?? '');
  const origin = hosts.getSiteOrigin(site, 'http', seenFrom);
  if (origin === undefined) return rest;
  headers.host = new URL(origin).host;
  delete headers['x-forwarded-host'];
  return rest;
}
