import type { FastifyRequest } from 'fastify';
import type { Site } from 'saaristo/sites';
import { type Hosts, isLoopback } from './hosts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The hosts of the sites. */
    hosts: Hosts;
  }
}

/** Returns the site of a request, by its host. */
export const getRequestSite = ({ server, hostname }: FastifyRequest): Site => server.hosts.getSite(hostname);

/** Returns the origin of a site as seen from the request's host; undefined if that host does not determine it. */
export const getSiteOrigin = ({ server, protocol, host }: FastifyRequest, site: Site): string | undefined =>
  server.hosts.getSiteOrigin(site, protocol, host);

/** Returns the origin of the requested page; undefined if the host is not one of this server's. */
export const getRequestOrigin = ({ server, protocol, host }: FastifyRequest): string | undefined =>
  server.hosts.getOwnOrigin(protocol, host);

/** Returns whether the request's host is one of this server's. Local names are only served to this machine. */
export const isServedHost = ({ server, host, ip }: FastifyRequest): boolean =>
  server.hosts.isServed(host, isLoopback(ip.replace(/^::ffff:/i, '')));

/**
 * Returns the query of a request. Removes null characters, which the database cannot store; invalid UTF-8 becomes
 * U+FFFD.
 */
export const getSearchParameters = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?').replaceAll('%00', ''));
