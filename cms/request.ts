import type { FastifyRequest } from 'fastify';
import type { Site } from '#lib/site.ts';
import { siteOfHost } from './sites/hosts.ts';

export const requestSite = (request: FastifyRequest): Site => siteOfHost(request.hostname);

/** The query of a request as it was sent; where a name comes twice, `get` gives the first. */
export const searchParameters = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?'));
