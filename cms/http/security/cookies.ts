/** Sets and clears the server's cookies; no other file does (test/unit/cms/http/security/cookies.test.ts). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_FRAME_PATH, SHOP } from '../../model/shop-site.ts';
import { isLoopback } from '../hosts.ts';
import { getRequestSite } from '../request.ts';

export interface CookieOptions {
  /** The addresses that get the cookie begin with it. */
  path: string;
  /** Keeps the cookie from scripts. */
  httpOnly?: boolean;
  /** Seconds; without it the cookie ends with the browser. */
  maxAge?: number;
  /** Whether the shop's frame in pages of other sites needs the cookie, too (SYN-03). */
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

/** Whether a request is for the shop's frame, or a call that the frame makes. */
function isFrameRequest({ url, headers: { referer = '' } }: FastifyRequest): boolean {
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return url.split('?')[0] === CART_FRAME_PATH || path === CART_FRAME_PATH;
}

/**
 * `Secure` goes with https alone: WebKit drops such a cookie over http, on this machine too. Chromium and Firefox keep no cookie for a
 * frame without it, and take it over http from this machine, so the frame gets it there. WebKit keeps nothing for such frames either way.
 */
function getAttributes(request: FastifyRequest, inFrames: boolean): Attributes {
  const isFramed = inFrames && getRequestSite(request) === SHOP;
  if (request.protocol === 'https') return isFramed ? FRAMED : LAX_HTTPS;
  return isFramed && isLoopback(request.hostname) && isFrameRequest(request) ? FRAMED : LAX_HTTP;
}

/** Names of tests (RFC 6761), which no visitor's browser reaches. */
const isTestHost = (hostname: string): boolean => hostname.toLowerCase().endsWith('.test');

/** The servers that have logged the warning. */
const warned = new WeakSet<object>();

/** Warns once that cookies go out without `Secure` to visitors who are not on this machine. */
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
  name: string,
  value: string,
  options: CookieOptions,
): void {
  warnAboutHttp(request);
  reply.setCookie(name, value, addAttributes(request, options));
}

/** @param options as the cookie was set */
export function clearCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  options: CookieOptions,
): void {
  reply.clearCookie(name, addAttributes(request, options));
}
