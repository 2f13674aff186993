import type { FastifyRequest } from 'fastify';

const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A year: browsers that came by https once come by nothing else. Each site decides for its own host. */
const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000' };

/** The headers of every answer, of whatever kind. */
export const getCommonHeaders = ({ protocol }: Pick<FastifyRequest, 'protocol'>): Record<string, string> =>
  protocol === 'https' ? { ...COMMON_HEADERS, ...HSTS_HEADER } : COMMON_HEADERS;

/** The editors' pages run no script, open in no frame, and send their forms nowhere else. */
export const EDITOR_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A form of the editors that a script of the build helps with. */
export const EDITOR_FORM_POLICY = `${EDITOR_POLICY}; script-src 'self'`;

/** The page of a fault shows its own words and styles, and does nothing. */
export const ERROR_PAGE_POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'";
