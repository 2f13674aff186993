/**
 * Identifies browsers by a signed random id in a cookie, and protects writes by a CSRF token that is bound to that id.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../database/database.ts';
import { HttpError } from '../errors.ts';
import { SHOP } from '../../model/shop-site.ts';
import { getRequestSite } from '../request.ts';
import { setCookie, VISITOR_COOKIES } from './cookies.ts';
import { getSecret } from './secret.ts';
import { createRandomKey, hashToken, isSameToken } from './tokens.ts';

/** Key of the signing secret in the database. */
export const VISITOR_SECRET = 'visitor-secret';

/** The shop's cookie lasts a month, because a visitor has a cart there. The other sites use a session cookie. */
const SHOP_COOKIE = 'lk-visitor';
const COOKIE = 'visitor';
const [COOKIE_DAYS] = VISITOR_COOKIES[SHOP_COOKIE].days;

/** Part of the contract in docs/reference.md#interfaces-with-other-software. */
const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'x-xsrf-token';

/** Session cookies of logins. The CSRF token depends on them. */
const LOGIN_COOKIES = ['lk-customer', 'editor-session'] as const;
type LoginCookies = Partial<Record<(typeof LOGIN_COOKIES)[number], string | undefined>>;

/** 256 random bits, a dot, and their signature. */
const SIGNED_ID = /^([\w-]{43})\.([\w-]{43})$/;

/** A browser, or the shop's frame in a page of another site. The database stores only the hash of the id. */
export interface Visitor {
  idHash: string;
}

export interface Visitors {
  /** Returns the visitor of a request; undefined if the cookie is missing or its signature is invalid. */
  findVisitor(request: FastifyRequest): Visitor | undefined;
  /**
   * Returns whether the browser has a cookie of a visitor or of a login. All others get none before their first write.
   */
  isKnown(request: FastifyRequest): boolean;
  /** Returns the visitor of a request. Sets a new id cookie if there is none, or if `renew` is given. */
  identify(request: FastifyRequest, reply: FastifyReply, renew?: 'renew'): Visitor;
  /** Returns the CSRF token for forms, masked differently in each response. */
  getCsrfToken(request: FastifyRequest, reply: FastifyReply): string;
  /**
   * Returns the masked CSRF token and sets the cookie whose value scripts repeat in a header.
   * @param logins changes of the session cookies by this response
   */
  setCsrfCookie(request: FastifyRequest, reply: FastifyReply, logins?: LoginCookies): string;
  /**
   * Returns whether a form comes from a page of this site with the CSRF token of this visitor and session.
   * @param token masked, or as in the cookie
   */
  verifyCsrfToken(request: FastifyRequest, token: unknown): boolean;
  /**
   * Allows a call only if it comes from a page of this site and its header repeats the CSRF cookie of this visitor and
   * session (API-02). Other sites cannot make a browser send that header. Pages set no cookies before the first write, so a call without a
   * valid token is allowed if the browser says that it comes from this site and its sender has neither a cart nor a login: it can only do what
   * everybody can do.
   * @throws HttpError 403
   */
  verifyCsrfHeader(request: FastifyRequest): void;
}

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Returns the cookie value of a visitor id: the id and its signature. */
export const signVisitorId = (secret: string, id: string): string =>
  `${id}.${hmac(secret, id).toString('base64url')}`;

/** Creates the CSRF token of a visitor and session. */
export const createCsrfToken = (secret: string, id: string, logins: LoginCookies): string =>
  hmac(secret, ['token', id, ...LOGIN_COOKIES.map((name) => logins[name] ?? '')].join(' ')).toString(
    'base64url',
  );

/** Random bytes, and the token XOR these bytes: 32 bytes each. */
const MASKED_TOKEN = /^[\w-]{86}$/;

const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, at) => byte ^ other[at]!));

/**
 * Masks a token with random bytes, so that it differs in each page. Otherwise the length of compressed pages could
 * reveal it if a page repeats a text of its URL (BREACH).
 */
function maskToken(token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  const pad = randomBytes(bytes.length);
  return Buffer.concat([pad, xor(bytes, pad)]).toString('base64url');
}

/** Returns the token of a masked one, and any other text unchanged. */
function unmaskToken(sent: string): string {
  if (!MASKED_TOKEN.test(sent)) return sent;
  const bytes = Buffer.from(sent, 'base64url');
  const half = bytes.length / 2;
  return xor(bytes.subarray(half), bytes.subarray(0, half)).toString('base64url');
}

/**
 * Returns whether the browser reports a request from another origin. Without such headers only the token is checked.
 */
export function isCrossOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // Compares hosts only, because just the proxy knows the protocol.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}

/** Returns whether the browser says that a request comes from a page of this site. */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site === undefined ? origin !== undefined && !isCrossOrigin(request) : site === 'same-origin';
}

const hasLogin = (request: FastifyRequest): boolean =>
  LOGIN_COOKIES.some((name) => request.cookies[name] !== undefined);

/**
 * Creates the visitors. The id is set before anything is stored for it, so that two parallel calls of a new visitor
 * share it.
 */
export async function createVisitors(queries: Queries): Promise<Visitors> {
  const secret = await getSecret(queries, VISITOR_SECRET);
  const createVisitor = (id: string): Visitor => ({ idHash: hashToken(id) });
  /** Ids that are set by the current response. */
  const newIds = new WeakMap<FastifyRequest, string>();
  const getCookieName = (request: FastifyRequest): 'lk-visitor' | 'visitor' =>
    getRequestSite(request) === SHOP ? SHOP_COOKIE : COOKIE;

  function readIdCookie(request: FastifyRequest): string | undefined {
    const cookie = request.cookies[getCookieName(request)] ?? '';
    const [, id = ''] = SIGNED_ID.exec(cookie) ?? [];
    return id && isSameToken(cookie, signVisitorId(secret, id)) ? id : undefined;
  }
  const findId = (request: FastifyRequest): string | undefined =>
    newIds.get(request) ?? readIdCookie(request);

  function setIdCookie(request: FastifyRequest, reply: FastifyReply, isRenewed: boolean): string {
    const known = isRenewed ? undefined : findId(request);
    const isShop = getRequestSite(request) === SHOP;
    if (known !== undefined && !isShop) return known;
    const id = known ?? createRandomKey();
    newIds.set(request, id);
    setCookie(request, reply, getCookieName(request), signVisitorId(secret, id), {
      inFrames: true,
      path: '/',
      httpOnly: true,
      ...(isShop && { maxAge: COOKIE_DAYS * 86_400 }),
    });
    return id;
  }

  /** Returns undefined if there is no visitor. */
  function getExpectedToken(request: FastifyRequest): string | undefined {
    const id = readIdCookie(request);
    return id === undefined ? undefined : createCsrfToken(secret, id, request.cookies);
  }

  const isValidToken = (request: FastifyRequest, sent: string): boolean => {
    const right = getExpectedToken(request);
    return right !== undefined && isSameToken(sent, right) && !isCrossOrigin(request);
  };

  const isKnown = (request: FastifyRequest): boolean => findId(request) !== undefined || hasLogin(request);
  /** A visitor's id identifies a cart, which other sites do not have. */
  const isAnonymous = (request: FastifyRequest): boolean =>
    getRequestSite(request) === SHOP ? !isKnown(request) : !hasLogin(request);

  return {
    isKnown,
    verifyCsrfToken: (request, sent) => typeof sent === 'string' && isValidToken(request, unmaskToken(sent)),
    findVisitor(request) {
      const id = findId(request);
      return id === undefined ? undefined : createVisitor(id);
    },
    identify: (request, reply, renew) => createVisitor(setIdCookie(request, reply, renew !== undefined)),
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
      if (isAnonymous(request) && isOwnOrigin(request)) return;
      throw new HttpError(403, 'The anti-forgery token is missing, or is not the one of this visitor.');
    },
  };
}
