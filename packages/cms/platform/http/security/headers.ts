import type { FastifyRequest } from 'fastify';

const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** HSTS for a year. Each site sets it for its own host. */
const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000' };

/** Returns the headers of every response. */
export const getCommonHeaders = ({ protocol }: Pick<FastifyRequest, 'protocol'>): Record<string, string> =>
  protocol === 'https' ? { ...COMMON_HEADERS, ...HSTS_HEADER } : COMMON_HEADERS;

/** Content security policy of the editor's pages without scripts. */
export const EDITOR_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Content security policy of editor pages with a script of the build. */
export const EDITOR_FORM_POLICY = `${EDITOR_POLICY}; script-src 'self'`;

/** Content security policy of the media library, whose script shows pictures before it uploads them. */
export const EDITOR_MEDIA_POLICY = `${EDITOR_FORM_POLICY.replace("img-src 'self'", "img-src 'self' blob:")}; connect-src 'self'`;

/** Content security policy of error pages: their own styles, nothing else. */
export const ERROR_PAGE_POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'";
