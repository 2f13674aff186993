/** Sets and clears cookies. No other file does so (packages/cms/test/http/security/cookies.test.ts). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_FRAME_PATH, SHOP } from '../../model/shop-site.ts';
import { isLoopback } from '../hosts.ts';
import { getRequestSite } from '../request.ts';

/**
 * The cookies of visitors with the days that they last; without days they end with the browser. Privacy pages list them
 * (packages/cms/pages/render/stored-list.ts).
 */
export const VISITOR_COOKIES = {
  'lk-visitor': { days: [30] },
  'XSRF-TOKEN': {},
  'lk-customer': { days: [7] },
  'known-customer': { days: [180] },
} as const;

export type VisitorCookie = keyof typeof VISITOR_COOKIES;

/** A cookie of visitors, or one of the back office. `visitor` protects its forms. */
export type CookieName = VisitorCookie | 'visitor' | `editor-${string}` | `known-editor${'' | `-${string}`}`;

export interface CookieOptions {
  /** Prefix of the paths to which the browser sends the cookie. */
  path: string;
  /** Hides the cookie from scripts. */
  httpOnly?: boolean;
  /** In seconds; without it the cookie is a session cookie. */
  maxAge?: number;
  /** Whether the shop's frame in pages of other sites needs the cookie (SYN-03). */
  inFrames?: boolean;
}

interface Attributes {
  sameSite: 'lax' | 'none';
  secure: boolean;
  partitioned?: true;
}

const LAX_HTTP: Attributes = { sameSite: 'lax', secure: false };
const LAX_HTTPS: Attributes = { sameSite: 'lax', secure: true };
const FRAMED: Attributes = { sameSite: 'none', secure: true, partitioned: true };

/** Returns whether a request is for the shop's frame or is a call of the frame. */
function isFrameRequest({ url, headers: { referer = '' } }: FastifyRequest): boolean {
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return url.split('?')[0] === CART_FRAME_PATH || path === CART_FRAME_PATH;
}

/**
 * Returns the attributes for the request's protocol. `Secure` is only set over https, since WebKit drops such cookies
 * over http, also from this machine. For frames, Chromium and Firefox require `Secure` and accept it over http from
 * this machine, so the frame's cookies have it there. WebKit stores no cookies for such frames.
 */
function getAttributes(request: FastifyRequest, inFrames: boolean): Attributes {
  const isFramed = inFrames && getRequestSite(request) === SHOP;
  if (request.protocol === 'https') return isFramed ? FRAMED : LAX_HTTPS;
  return isFramed && isLoopback(request.hostname) && isFrameRequest(request) ? FRAMED : LAX_HTTP;
}

/** Returns whether a name is reserved for tests (RFC 6761). */
const isTestHost = (hostname: string): boolean => hostname.toLowerCase().endsWith('.test');

/** Servers that have logged the warning. */
const warned = new WeakSet<object>();

/** Warns once if cookies are sent without `Secure` to a visitor who is not on this machine. */
function warnAboutHttp({ protocol, hostname, server, log }: FastifyRequest): void {
  if (protocol === 'https' || isLoopback(hostname) || isTestHost(hostname) || warned.has(server.server))
    return;
  warned.add(server.server);
  log.warn(
    'A request came by http: cookies are sent without Secure. Serve visitors by https; behind a proxy set SAARISTO_TRUST_PROXY, so that its X-Forwarded-Proto counts.',
  );
}

const addAttributes = (request: FastifyRequest, { inFrames = false, ...options }: CookieOptions) => ({
  ...options,
  ...getAttributes(request, inFrames),
});

/** Sets a cookie with the attributes that the visitor's connection allows. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  value: string,
  options: CookieOptions,
): void {
  warnAboutHttp(request);
  reply.setCookie(name, value, addAttributes(request, options));
}

/**
 * Clears a cookie.
 * @param options the ones with which the cookie was set
 */
export function clearCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  options: CookieOptions,
): void {
  reply.clearCookie(name, addAttributes(request, options));
}
