/** What a request says of the form that a browser posts by itself. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route takes what a browser posts by itself. */
    acceptsNativePosts?: boolean;
  }
}

/** What a browser's own form is sent as. */
export const NATIVE_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Whether a request is what a browser posts by itself, at an address that takes it: only a script can send the header of a call. */
export function isNativePost({ method, headers, routeOptions }: FastifyRequest): boolean {
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  return (
    method === 'POST' &&
    routeOptions.config.acceptsNativePosts === true &&
    headers['x-xsrf-token'] === undefined &&
    NATIVE_TYPES.includes(type)
  );
}

/**
 * Lets a native post pass only where the browser says that a page of this site has been left for it. Such pages may be cached and hold no token;
 * what the post can do, anybody can do who opens the page.
 * @throws HttpError 403
 */
export function verifyNativePost({ headers, host }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode = 'navigate' } = headers;
  const isOwnOrigin =
    origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  const isOwn = site === undefined ? isOwnOrigin : site === 'same-origin';
  if (!isOwn || mode !== 'navigate')
    throw new HttpError(403, 'A form is taken from a page of the same site alone.');
}

/** The page of this site that has a form; undefined where the browser does not say. */
export function getFormPage({ headers, host }: FastifyRequest): URL | undefined {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  // The protocol is known for sure to the proxy alone.
  return page.host === host.toLowerCase() ? page : undefined;
}
