import { DEFAULT_SITE, isSite, type Site } from '#lib/site.ts';

/**
 * Which site a host name stands for. `localhost` and `www.example.test` are the main site,
 * `<site>.localhost` and `<site>.example.test` the others, `shop.example.test` the shop; anything else is the main site.
 */
export function siteOfHost(hostname: string): Site {
  const label = hostname.toLowerCase().split('.')[0] ?? '';
  if (label === 'shop') return 'lihakauppa';
  return isSite(label) ? label : DEFAULT_SITE;
}

const TEST_LABELS: Partial<Record<Site, string>> = { atriafi: 'www', lihakauppa: 'shop' };

const LOOPBACK = /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/;

/** Whether a host name, without its port, is this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname.toLowerCase());

/** A host name with an optional port, as a browser sends it. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/**
 * The origin at which a site answers, seen from the host of a request (`name:port`).
 * @returns undefined where the estate stands under a host name from which the others can't be told
 */
export function originOf(site: Site, protocol: string, host: string): string | undefined {
  const [, name = '', port = ''] = HOST.exec(host.toLowerCase()) ?? [];
  if (/(^|\.)example\.test$/.test(name))
    return `${protocol}://${TEST_LABELS[site] ?? site}.example.test${port}`;
  if (LOOPBACK.test(name)) {
    return `${protocol}://${site === DEFAULT_SITE ? '' : `${site}.`}localhost${port}`;
  }
  return undefined;
}
