/** Who a browser is: a signed random id in a cookie, and the anti-forgery token that is bound to it. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../database/database.ts';
import { HttpError } from '../errors.ts';
import { SHOP } from '../../model/shop-site.ts';
import { getRequestSite } from '../request.ts';
import { setCookie } from './cookies.ts';
import { getSecret } from './secret.ts';

/** The key of the signing secret in the database. */
export const VISITOR_SECRET = 'visitor-secret';

/** Of the shop a visitor has a cart, and is known for a month; elsewhere an id ends with the browser. */
const SHOP_COOKIE = 'lk-visitor';
const COOKIE = 'visitor';
const COOKIE_DAYS = 30;

/** Named by docs/reference.md#what-is-shared-with-other-software. */
const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'x-xsrf-token';

/** Cookies of logins: with one, or without it, a visitor has another token. */
const LOGIN_COOKIES = ['lk-customer', 'editor-session'] as const;
type LoginCookies = Partial<Record<(typeof LOGIN_COOKIES)[number], string | undefined>>;

/** 256 random bits, a dot, and their signature. */
const SIGNED_ID = /^([\w-]{43})\.([\w-]{43})$/;

/** A browser, or a frame of the shop in the page of another site. The id itself is in no database. */
export interface Visitor {
  idHash: string;
}

export interface Visitors {
  /** The visitor of a request; undefined where the cookie is missing or not one of this server's. */
  findVisitor(request: FastifyRequest): Visitor | undefined;
  /** The visitor of a request, who gets an id with this answer where there is none: `anew` in any case. */
  identify(request: FastifyRequest, reply: FastifyReply, anew?: 'anew'): Visitor;
  /** Returns the token for the forms of a page, masked: another text in each answer. */
  getCsrfToken(request: FastifyRequest, reply: FastifyReply): string;
  /**
   * Returns the token for the forms of a page, masked as `getCsrfToken` does, and sets the cookie, from which scripts repeat it.
   * @param logins what this answer changes of them
   */
  setCsrfCookie(request: FastifyRequest, reply: FastifyReply, logins?: LoginCookies): string;
  /**
   * Returns whether a form comes from a page of this site, with the token of this visitor and login.
   * @param newIds the token, masked or as the cookie has it
   */
  verifyCsrfToken(request: FastifyRequest, newIds: unknown): boolean;
  /**
   * Lets a write pass only where it comes from a page of this site, and its header repeats the cookie with the token of this visitor and
   * login, which no other site and no other visitor can make a browser do (API-02).
   * @throws HttpError 403
   */
  verifyCsrfHeader(request: FastifyRequest): void;
}

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** An id as its cookie holds it. */
export const signVisitorId = (secret: string, id: string): string =>
  `${id}.${hmac(secret, id).toString('base64url')}`;

/** The token of a visitor, logged in or not. */
export const createCsrfToken = (secret: string, id: string, logins: LoginCookies): string =>
  hmac(secret, ['token', id, ...LOGIN_COOKIES.map((name) => logins[name] ?? '')].join(' ')).toString(
    'base64url',
  );

const isEqual = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

/** Random bytes, and the token xor these bytes: 32 each. */
const MASKED_TOKEN = /^[\w-]{86}$/;

const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, at) => byte ^ other[at]!));

/**
 * Masks a token with random bytes, so that no two pages hold the same text. The length of a compressed page says nothing of the token then,
 * whatever text of the address the page repeats (BREACH).
 */
function maskToken(token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  const pad = randomBytes(bytes.length);
  return Buffer.concat([pad, xor(bytes, pad)]).toString('base64url');
}

/** Returns the token of a masked one; any other text as it is. */
function unmaskToken(sent: string): string {
  if (!MASKED_TOKEN.test(sent)) return sent;
  const bytes = Buffer.from(sent, 'base64url');
  const half = bytes.length / 2;
  return xor(bytes.subarray(half), bytes.subarray(0, half)).toString('base64url');
}

/** Whether a browser says that a page of another origin sent this; one that says nothing is judged by its token alone. */
function isCrossOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // The protocol is known for sure to the proxy alone.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}

/**
 * Visitors by their cookies: an id is given before anything is kept of it, so that two calls of a new visitor at once are of one visitor.
 */
export async function createVisitors(queries: Queries): Promise<Visitors> {
  const secret = await getSecret(queries, VISITOR_SECRET);
  const createVisitor = (id: string): Visitor => ({
    idHash: createHash('sha256').update(id).digest('base64url'),
  });
  /** Ids that are given with the answer under way. */
  const given = new WeakMap<FastifyRequest, string>();
  const getCookieName = (request: FastifyRequest): string =>
    getRequestSite(request) === SHOP ? SHOP_COOKIE : COOKIE;

  function readIdCookie(request: FastifyRequest): string | undefined {
    const cookie = request.cookies[getCookieName(request)] ?? '';
    const [, id = ''] = SIGNED_ID.exec(cookie) ?? [];
    return id && isEqual(cookie, signVisitorId(secret, id)) ? id : undefined;
  }
  const findId = (request: FastifyRequest): string | undefined => given.get(request) ?? readIdCookie(request);

  function setIdCookie(request: FastifyRequest, reply: FastifyReply, anew: boolean): string {
    const known = anew ? undefined : findId(request);
    const isShop = getRequestSite(request) === SHOP;
    if (known !== undefined && !isShop) return known;
    const id = known ?? randomBytes(32).toString('base64url');
    given.set(request, id);
    setCookie(request, reply, getCookieName(request), signVisitorId(secret, id), {
      inFrames: true,
      path: '/',
      httpOnly: true,
      ...(isShop && { maxAge: COOKIE_DAYS * 86_400 }),
    });
    return id;
  }

  /** undefined where there is no visitor, who then has no token. */
  function getExpectedToken(request: FastifyRequest): string | undefined {
    const id = readIdCookie(request);
    return id === undefined ? undefined : createCsrfToken(secret, id, request.cookies);
  }

  const isValidToken = (request: FastifyRequest, sent: string): boolean => {
    const right = getExpectedToken(request);
    return right !== undefined && isEqual(sent, right) && !isCrossOrigin(request);
  };

  return {
    verifyCsrfToken: (request, sent) => typeof sent === 'string' && isValidToken(request, unmaskToken(sent)),
    findVisitor(request) {
      const id = findId(request);
      return id === undefined ? undefined : createVisitor(id);
    },
    identify: (request, reply, anew) => createVisitor(setIdCookie(request, reply, anew !== undefined)),
    getCsrfToken: (request, reply) =>
      maskToken(
        createCsrfToken(secret, findId(request) ?? setIdCookie(request, reply, false), request.cookies),
      ),
    setCsrfCookie(request, reply, logins = {}) {
      const id = findId(request) ?? setIdCookie(request, reply, false);
      const token = createCsrfToken(secret, id, { ...request.cookies, ...logins });
      if (request.cookies[TOKEN_COOKIE] !== token)
        setCookie(request, reply, TOKEN_COOKIE, token, { inFrames: true, path: '/' });
      return maskToken(token);
    },
    verifyCsrfHeader(request) {
      const sent = request.headers[TOKEN_HEADER];
      const isRepeated = typeof sent === 'string' && sent === request.cookies[TOKEN_COOKIE];
      if (isRepeated && isValidToken(request, sent)) return;
      throw new HttpError(403, 'The anti-forgery token is missing, or is not the one of this visitor.');
    },
  };
}
