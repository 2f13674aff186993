import type { FastifyRequest } from 'fastify';
import type { Site } from 'saaristo/sites';
import { type Hosts, isLoopback } from './hosts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The addresses of this server's sites. */
    hosts: Hosts;
  }
}

/** The site that a request is for, by its host. */
export const getRequestSite = ({ server, hostname }: FastifyRequest): Site => server.hosts.getSite(hostname);

/** The origin of a site, seen from the host of a request; undefined where it can't be told from there. */
export const getSiteOrigin = ({ server, protocol, host }: FastifyRequest, site: Site): string | undefined =>
  server.hosts.getSiteOrigin(site, protocol, host);

/** The origin of the page that is asked for, where its host is one of this server's; a page repeats no other. */
export const getRequestOrigin = ({ server, protocol, host }: FastifyRequest): string | undefined =>
  server.hosts.getOwnOrigin(protocol, host);

/** Whether the host of a request is one of this server's. The names of this machine are for who asks from it. */
export const isServedHost = ({ server, host, ip }: FastifyRequest): boolean =>
  server.hosts.isServed(host, isLoopback(ip.replace(/^::ffff:/i, '')));

/**
 * The query of a request; where a name comes twice, `get` gives the first. Leaves out the null character, which the database cannot hold;
 * bytes that are no UTF-8 read as U+FFFD.
 */
export const getSearchParameters = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?').replaceAll('%00', ''));
