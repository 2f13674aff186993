/** The headers by which a proxy reports the requested host and protocol. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Hosts, isHost } from '../hosts.ts';

const HOST = 'x-forwarded-host';
const PROTOCOL = 'x-forwarded-proto';

/**
 * Empties forwarded headers that must not count, and reduces the others to the value of the nearest proxy: a host has to be one, a protocol
 * `http` or `https`. A forwarded host does not count if `Host` itself is configured: such a proxy passes the name on, and a forwarded host
 * could be the visitor's. Emptied headers stay, since they show that a proxy has forwarded the request.
 */
export function checkForwardedHeaders({ headers }: Pick<IncomingMessage, 'headers'>, hosts: Hosts): void {
  const check = (name: string, isValid: (value: string) => boolean): void => {
    if (headers[name] === undefined) return;
    const value = String(headers[name]).split(',').at(-1)!.trim().toLowerCase();
    headers[name] = isValid(value) ? value : '';
  };
  check(HOST, (host) => isHost(host) && !hosts.isConfigured(headers.host ?? ''));
  check(PROTOCOL, (protocol) => protocol === 'http' || protocol === 'https');
}

/** Adds names to the `Vary` of an answer. */
export const addVary = (value: number | string | string[] | undefined, ...names: readonly string[]): string =>
  [...new Set([...[value ?? ''].flat().join().split(/,\s*/), ...names])].filter(Boolean).join(', ');

/** Tells caches that stored answers depend on the forwarded headers, in case they pass on those of visitors. */
export function registerForwardedVary(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (caching.includes('public') && !caching.includes('immutable'))
      reply.header('vary', addVary(reply.getHeader('vary'), HOST, PROTOCOL));
  });
}
