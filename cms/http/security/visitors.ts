/** Who a browser is: a signed random id in a cookie, and the anti-forgery token that is bound to it. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../database/database.ts';
import { HttpError } from '../errors.ts';
import { SHOP } from '../../model/shop-site.ts';
import { requestSite } from '../request.ts';
import { setCookie } from './cookies.ts';
import { storedSecret } from './secret.ts';

/** The key of the signing secret in the database. */
export const SECRET = 'visitor-secret';

/** Of the shop a visitor has a cart, and is known for a month; elsewhere an id ends with the browser. */
const SHOP_COOKIE = 'lk-visitor';
const COOKIE = 'visitor';
const DAYS = 30;

/** Named by docs/embedding.md#what-is-shared-with-other-software. */
const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'x-xsrf-token';

/** Cookies of logins: with one, or without it, a visitor has another token. */
const LOGINS = ['lk-customer', 'editor-session'] as const;
type Logins = Partial<Record<(typeof LOGINS)[number], string | undefined>>;

/** 256 random bits, a dot, and their signature. */
const SIGNED = /^([\w-]{43})\.([\w-]{43})$/;

/** A browser, or a frame of the shop in the page of another site. The id itself is in no database. */
export interface Visitor {
  idHash: string;
}

export interface Visitors {
  /** The visitor of a request; undefined where the cookie is missing or not one of this server's. */
  visitorOf(request: FastifyRequest): Visitor | undefined;
  /** The visitor of a request, who gets an id with this answer where there is none: `anew` in any case. */
  identify(request: FastifyRequest, reply: FastifyReply, anew?: 'anew'): Visitor;
  /** The token for the forms of a page. */
  formToken(request: FastifyRequest, reply: FastifyReply): string;
  /**
   * The token for the forms and the scripts of a page, which find it in its cookie.
   * @param logins what this answer changes of them
   */
  tokenOf(request: FastifyRequest, reply: FastifyReply, logins?: Logins): string;
  /** Whether a form comes from a page of this site, with the token of this visitor and login. */
  isOwnForm(request: FastifyRequest, given: unknown): boolean;
  /**
   * Lets a write pass only where it comes from a page of this site, and its header repeats the cookie with the token of this visitor and
   * login, which no other site and no other visitor can make a browser do (API-02).
   * @throws HttpError 403
   */
  checkCall(request: FastifyRequest): void;
}

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** An id as its cookie holds it. */
export const signedId = (secret: string, id: string): string =>
  `${id}.${hmac(secret, id).toString('base64url')}`;

/** The token of a visitor, logged in or not. */
export const tokenFor = (secret: string, id: string, logins: Logins): string =>
  hmac(secret, ['token', id, ...LOGINS.map((name) => logins[name] ?? '')].join(' ')).toString('base64url');

const areEqual = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

/** Whether a browser says that a page of another origin sent this; one that says nothing is judged by its token alone. */
function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
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
  const secret = await storedSecret(queries, SECRET);
  const visitor = (id: string): Visitor => ({
    idHash: createHash('sha256').update(id).digest('base64url'),
  });
  /** Ids that are given with the answer under way. */
  const given = new WeakMap<FastifyRequest, string>();
  const cookieName = (request: FastifyRequest): string =>
    requestSite(request) === SHOP ? SHOP_COOKIE : COOKIE;

  function idIn(request: FastifyRequest): string | undefined {
    const cookie = request.cookies[cookieName(request)] ?? '';
    const [, id = ''] = SIGNED.exec(cookie) ?? [];
    return id && areEqual(cookie, signedId(secret, id)) ? id : undefined;
  }
  const idOf = (request: FastifyRequest): string | undefined => given.get(request) ?? idIn(request);

  function give(request: FastifyRequest, reply: FastifyReply, anew: boolean): string {
    const known = anew ? undefined : idOf(request);
    const isShop = requestSite(request) === SHOP;
    if (known !== undefined && !isShop) return known;
    const id = known ?? randomBytes(32).toString('base64url');
    given.set(request, id);
    setCookie(request, reply, cookieName(request), signedId(secret, id), {
      inFrames: true,
      path: '/',
      httpOnly: true,
      ...(isShop && { maxAge: DAYS * 86_400 }),
    });
    return id;
  }

  /** undefined where there is no visitor, who then has no token. */
  function rightToken(request: FastifyRequest): string | undefined {
    const id = idIn(request);
    return id === undefined ? undefined : tokenFor(secret, id, request.cookies);
  }

  const isOwnForm = (request: FastifyRequest, sent: unknown): boolean => {
    const right = rightToken(request);
    return (
      right !== undefined && typeof sent === 'string' && areEqual(sent, right) && !comesFromElsewhere(request)
    );
  };

  return {
    isOwnForm,
    visitorOf(request) {
      const id = idOf(request);
      return id === undefined ? undefined : visitor(id);
    },
    identify: (request, reply, anew) => visitor(give(request, reply, anew !== undefined)),
    formToken: (request, reply) =>
      tokenFor(secret, idOf(request) ?? give(request, reply, false), request.cookies),
    tokenOf(request, reply, logins = {}) {
      const id = idOf(request) ?? give(request, reply, false);
      const token = tokenFor(secret, id, { ...request.cookies, ...logins });
      if (request.cookies[TOKEN_COOKIE] !== token)
        setCookie(request, reply, TOKEN_COOKIE, token, { inFrames: true, path: '/' });
      return token;
    },
    checkCall(request) {
      const sent = request.headers[TOKEN_HEADER];
      if (sent === request.cookies[TOKEN_COOKIE] && isOwnForm(request, sent)) return;
      throw new HttpError(403, 'The anti-forgery token is missing, or is not the one of this visitor.');
    },
  };
}
