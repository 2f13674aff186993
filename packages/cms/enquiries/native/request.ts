/** Properties of native form requests. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/errors.ts';
import { MULTIPART, URLENCODED } from '../../platform/http/security/form-bodies.ts';
import { isOwnNavigation } from '../../platform/http/security/own-navigation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route accepts native posts. */
    acceptsNativePosts?: boolean;
  }
}

/** Content types of native forms. */
export const NATIVE_TYPES = [MULTIPART, URLENCODED];

/** Tells whether a request is a native post to a route that accepts it. Only scripts can send the CSRF header of API calls. */
export function isNativePost({ method, headers, routeOptions }: FastifyRequest): boolean {
  // The type is normalised (`normaliseBodyHeaders`).
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return (
    method === 'POST' &&
    routeOptions.config.acceptsNativePosts === true &&
    headers['x-xsrf-token'] === undefined &&
    NATIVE_TYPES.includes(type)
  );
}

/**
 * Verifies by the browser's headers that a native post was sent from a page of this site (CSRF). The page may be cached, so that it
 * contains no token; such a post can only do what everybody can do.
 * @throws HttpError 403
 */
export function verifyNativePost(request: FastifyRequest): void {
  if (!isOwnNavigation(request))
    throw new HttpError(403, 'A form is taken from a page of the same site alone.');
}

/** Returns the page of this site that contains the form; undefined if the browser does not send it. */
export function getFormPage({ headers, host }: FastifyRequest): URL | undefined {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  // Only the proxy knows the protocol for certain.
  return page.host === host.toLowerCase() ? page : undefined;
}
