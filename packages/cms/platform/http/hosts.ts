import { DEFAULT_SITE, isSite, SITES, type Site } from 'saaristo/sites';
import { SHOP } from '../model/shop-site.ts';

/** Hosts by site, for sites with a domain of their own. Includes the port unless it is the protocol's default. */
export type ConfiguredHosts = ReadonlyMap<Site, string>;

/** The hosts and origins of all sites. */
export interface Hosts {
  /** Returns the site of a host name without port. */
  getSite(hostname: string): Site;
  /**
   * Returns the origin of a site, as seen from the host of a request (`name:port`).
   * @returns undefined if the request's host does not determine the other sites' hosts
   */
  getSiteOrigin(site: Site, protocol: string, host: string): string | undefined;
  /**
   * Returns the origin of a requested host (`name:port`) if pages may contain it.
   * @returns undefined for a host that is neither configured nor a local or test name
   */
  getOwnOrigin(protocol: string, host: string): string | undefined;
  /** Returns whether a host name without port has /editor, and whether it has pages. Every host has both if `editorHost` is not set. */
  getParts(hostname: string): { hasEditor: boolean; hasPages: boolean };
  /** Returns whether a host (`name:port`) is configured, for a site or for /editor. */
  isConfigured(host: string): boolean;
  /** Returns whether the server serves a host (`name:port`): any host if none is configured. */
  isServed(host: string, isFromHere: boolean): boolean;
}

const TEST_LABELS: Partial<Record<Site, string>> = { atriafi: 'www', [SHOP]: 'shop' };

const LOOPBACK = /^(.+\.)?localhost$|^127\.0\.0\.1$|^(\[::1\]|::1)$/;

/** Returns whether a host name without port is this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname.toLowerCase());

/** A host name with an optional port. */
const HOST_WITH_PORT = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** Returns whether a text is a host name with an optional port. */
export const isHost = (text: string): boolean => HOST_WITH_PORT.test(text);

/**
 * Maps names of this machine and of tests: `localhost` and `www.example.test` are the main site, `shop.example.test` is
 * the shop, and a site's name as first label selects that site.
 */
function getSiteOfName(hostname: string): Site {
  const label = hostname.split('.')[0] ?? '';
  if (label === 'shop') return SHOP;
  return isSite(label) ? label : DEFAULT_SITE;
}

function getLocalOrigin(site: Site, protocol: string, name: string, port: string): string | undefined {
  if (/(^|\.)example\.test$/.test(name))
    return `${protocol}://${TEST_LABELS[site] ?? site}.example.test${port}`;
  if (LOOPBACK.test(name)) return `${protocol}://${site === DEFAULT_SITE ? '' : `${site}.`}localhost${port}`;
  return undefined;
}

export const removePort = (host: string): string => host.replace(/:\d+$/, '');

const isLocal = (name: string): boolean => LOOPBACK.test(name) || /(^|\.)example\.test$/.test(name);

/**
 * Creates the hosts from the configured ones and the names of this machine and of tests. All other names are the main
 * site.
 * @param editorHost the only host with /editor, which has no pages
 */
export function createHosts(configured: ConfiguredHosts = new Map(), editorHost?: string): Hosts {
  const sites = new Map([...configured].map(([site, host]) => [removePort(host), site]));
  const editor = editorHost === undefined ? undefined : removePort(editorHost);
  const isConfigured = (host: string): boolean => {
    const [, name = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
    return sites.has(name) || name === editor;
  };
  return {
    getParts(hostname) {
      const isEditor = hostname.toLowerCase() === editor;
      return { hasEditor: editor === undefined || isEditor, hasPages: !isEditor };
    },
    getSite: (hostname) => sites.get(hostname.toLowerCase()) ?? getSiteOfName(hostname.toLowerCase()),
    getSiteOrigin(site, protocol, host) {
      const [, name = '', port = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
      if (!sites.has(name) && !(name === editor && sites.size > 0))
        return getLocalOrigin(site, protocol, name, port);
      const own = configured.get(site);
      return own === undefined ? undefined : `${protocol}://${own}`;
    },
    getOwnOrigin(protocol, host) {
      const [own = '', name = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
      const site = sites.get(name);
      if (site !== undefined) return `${protocol}://${configured.get(site)}`;
      return isLocal(name) || name === editor ? `${protocol}://${own}` : undefined;
    },
    isConfigured,
    isServed(host, isFromHere) {
      const [, name = ''] = HOST_WITH_PORT.exec(host.toLowerCase()) ?? [];
      return sites.size === 0 || isConfigured(host) || (isFromHere && isLocal(name));
    },
  };
}

/**
 * Parses configured hosts: `atriafi=www.example.fi,lihakauppa=shop.example.fi`. With `*.example.fi`, sites that are not
 * listed get `<site>.example.fi`.
 * @returns undefined if the value is invalid or two sites have the same name
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
