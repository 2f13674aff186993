import { DEFAULT_SITE, isSite, SITES, type Site } from 'saaristo/sites';

/** The host of a site on a domain of its own, with its port where that is not the protocol's. */
export type ConfiguredHosts = ReadonlyMap<Site, string>;

/** The addresses of the estate's sites. */
export interface Hosts {
  /** Which site a host name, without its port, belongs to. */
  getSite(hostname: string): Site;
  /**
   * The origin at which a site answers, seen from the host of a request (`name:port`).
   * @returns undefined where the estate is served under a host name from which the others can't be told
   */
  getSiteOrigin(site: Site, protocol: string, host: string): string | undefined;
  /**
   * The origin of a page that was asked for at a host (`name:port`), which the page may repeat.
   * @returns undefined for a host that is neither configured nor a name of this machine or of tests
   */
  getOwnOrigin(protocol: string, host: string): string | undefined;
  /** Whether a server serves a host (`name:port`). Without configured hosts that is any. */
  isServed(host: string, isFromHere: boolean): boolean;
}

const TEST_LABELS: Partial<Record<Site, string>> = { atriafi: 'www', lihakauppa: 'shop' };

const LOOPBACK = /^(.+\.)?localhost$|^127\.0\.0\.1$|^(\[::1\]|::1)$/;

/** Whether a host name, without its port, is this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname.toLowerCase());

/** A host name with an optional port, as a browser sends it. */
const HOST_WITH_PORT = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** `localhost` and `www.example.test` are the main site, `<site>.` before either the others, `shop.example.test` the shop. */
function getSiteOfName(hostname: string): Site {
  const label = hostname.split('.')[0] ?? '';
  if (label === 'shop') return 'lihakauppa';
  return isSite(label) ? label : DEFAULT_SITE;
}

function getLocalOrigin(site: Site, protocol: string, name: string, port: string): string | undefined {
  if (/(^|\.)example\.test$/.test(name))
    return `${protocol}://${TEST_LABELS[site] ?? site}.example.test${port}`;
  if (LOOPBACK.test(name)) return `${protocol}://${site === DEFAULT_SITE ? '' : `${site}.`}localhost${port}`;
  return undefined;
}

const removePort = (host: string): string => host.replace(/:\d+$/, '');

const isLocal = (name: string): boolean => LOOPBACK.test(name) || /(^|\.)example\.test$/.test(name);

/**
 * The hosts of an estate: the configured ones, seen from any of them, and the names of this machine and of tests. Anything else is the main
 * site.
 */
export function createHosts(configured: ConfiguredHosts = new Map()): Hosts {
  const sites = new Map([...configured].map(([site, host]) => [removePort(host), site]));
  return {
    getSite: (hostname) => sites.get(hostname.toLowerCase()) ?? getSiteOfName(hostname.toLowerCase()),
    getSiteOrigin(site, protocol, host) {
      const [, name = '', port = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
      if (!sites.has(name)) return getLocalOrigin(site, protocol, name, port);
      const own = configured.get(site);
      return own === undefined ? undefined : `${protocol}://${own}`;
    },
    getOwnOrigin(protocol, host) {
      const [own = '', name = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
      const site = sites.get(name);
      if (site !== undefined) return `${protocol}://${configured.get(site)}`;
      return isLocal(name) ? `${protocol}://${own}` : undefined;
    },
    isServed(host, isFromHere) {
      const [, name = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
      return sites.size === 0 || sites.has(name) || (isFromHere && isLocal(name));
    },
  };
}

/**
 * Reads hosts as they are configured: `atriafi=www.example.fi,lihakauppa=shop.example.fi`; with `*.example.fi` every site that is not named
 * is at `<site>.example.fi`.
 * @returns undefined for what can't be read, and where two sites have one name
 */
export function parseHosts(value: string): ConfiguredHosts | undefined {
  const hosts = new Map<Site, string>();
  for (const part of value
    .toLowerCase()
    .split(',')
    .map((text) => text.trim())) {
    if (part === '') continue;
    const [site = '', host = '', ...more] = part.split('=');
    if (part.startsWith('*.') && HOST_WITH_PORT.test(part.slice(2))) {
      for (const one of SITES) if (!hosts.has(one)) hosts.set(one, `${one}${part.slice(1)}`);
    } else if (isSite(site) && HOST_WITH_PORT.test(host) && more.length === 0) hosts.set(site, host);
    else return undefined;
  }
  return new Set([...hosts.values()].map(removePort)).size === hosts.size ? hosts : undefined;
}
