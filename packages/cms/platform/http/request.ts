import type { FastifyRequest } from 'fastify';
import type { Site } from 'saaristo/sites';
import { type Hosts, isLoopback, removePort } from './hosts.ts';

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

/**
 * Returns whether a browser fetches a page in advance, by the rules of another page or of a script in it. The visitor may see it later or
 * never.
 */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').startsWith('prefetch'),
  );

/** Headers that proxies and content delivery networks add. */
const FORWARDING =
  /^(?:forwarded|via|(?:x-)?forwarded-.*|x-forwarded|(?:x-|true-|incap-)?(?:real|client|cluster-client|proxyuser)-ip|x-original-.*|cdn-loop|(?:cf|fastly|fly|akamai|x-akamai|x-azure|x-amz|x-amzn|x-appengine|x-arr|x-cloud|x-envoy|x-sucuri|x-vercel|x-nf)-.*)$/;

/** Returns whether a request comes from this machine and no proxy has forwarded it. Settings of proxies do not count. */
const isFromHere = ({ raw: { headers, socket } }: FastifyRequest): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
  !Object.keys(headers).some((name) => FORWARDING.test(name));

const isLocalAddress = (url: string | undefined): boolean =>
  url === undefined || (URL.canParse(url) && isLoopback(new URL(url).hostname));

/**
 * Returns whether a request comes from a browser on this machine, at a local name. A trust that the server's settings give to the local machine
 * asks it for each request. A proxy that names itself nowhere is known by the page that sends a form, or by HTTP/1.0.
 */
export const isLocalRequest = (request: FastifyRequest): boolean => {
  const { host = '', origin, referer } = request.raw.headers;
  return (
    isFromHere(request) &&
    request.raw.httpVersion !== '1.0' &&
    isLoopback(removePort(host)) &&
    isLocalAddress(origin) &&
    isLocalAddress(referer)
  );
};

/** Returns whether the request's host is one of this server's. Local names are only served to this machine. */
export const isServedHost = (request: FastifyRequest): boolean =>
  request.server.hosts.isServed(request.host, isFromHere(request));

/** Returns the query of a request. Removes null characters, which the database cannot store. Invalid UTF-8 becomes U+FFFD. */
export const getSearchParameters = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?').replaceAll('%00', ''));
