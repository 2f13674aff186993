import type { FastifyRequest } from 'fastify';
import { requestSite } from '../request.ts';
import { isLoopback } from '../hosts.ts';

interface CookieAttributes {
  sameSite: 'lax' | 'none';
  secure: boolean;
  partitioned?: true;
}

/**
 * The attributes of a cookie that the shop's frame in the pages of other sites has to keep, too (SYN-03). Browsers take such a
 * cookie over https and from this machine only, and keep one for each site that frames the shop; elsewhere it is an
 * ordinary one.
 */
function worksInFrames(request: FastifyRequest): CookieAttributes {
  const https = request.protocol === 'https';
  return https || isLoopback(request.hostname)
    ? { sameSite: 'none', secure: true, partitioned: true }
    : { sameSite: 'lax', secure: false };
}

/** The attributes of a cookie that the islands of every site have, in the shop's frame, too. */
export const onEveryPage = (request: FastifyRequest): CookieAttributes =>
  requestSite(request) === 'lihakauppa'
    ? worksInFrames(request)
    : { sameSite: 'lax', secure: request.protocol === 'https' };
