import type { FastifyRequest } from 'fastify';

/** Returns whether the browser reports that a form was sent from a page of this site, for forms of pages without a CSRF token. */
export function isOwnNavigation({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode = 'navigate' } = headers;
  const isOwnOrigin =
    origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  return mode === 'navigate' && (site === undefined ? isOwnOrigin : site === 'same-origin');
}
