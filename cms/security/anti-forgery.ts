import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { onEveryPage } from './frame-cookies.ts';

/** Named by the contract, section 5. */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

const TOKEN = /^[\w-]{43}$/;

/** The visitor's token; a visitor without one gets it with this page. Scripts of the page can read it, other sites can't. */
export function tokenOf(request: FastifyRequest, reply: FastifyReply): string {
  const standing = request.cookies[COOKIE];
  if (standing && TOKEN.test(standing)) return standing;
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(COOKIE, token, { ...onEveryPage(request), path: '/' });
  return token;
}

/** Whether a write brings along the token of the visitor's cookie. */
export function repeatsToken(request: FastifyRequest, given: unknown): boolean {
  const cookie = request.cookies[COOKIE];
  return (
    cookie !== undefined &&
    typeof given === 'string' &&
    TOKEN.test(cookie) &&
    TOKEN.test(given) &&
    timingSafeEqual(Buffer.from(cookie), Buffer.from(given))
  );
}

/**
 * Lets a write pass only where the header repeats the cookie, which no other site can make a browser do (API-02).
 * @throws HttpError 403
 */
export function checkToken(request: FastifyRequest): void {
  if (repeatsToken(request, request.headers[HEADER])) return;
  throw new HttpError(403, 'The anti-forgery token is missing or does not match the cookie.');
}
