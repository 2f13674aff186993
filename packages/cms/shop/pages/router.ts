/** Registers the shop's pages and forms. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import type { Database } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { getRequestSite } from '../../platform/http/request.ts';
import type { Visitors } from '../../platform/http/security/visitors.ts';
import type { PageBody, PageContext, SendPage } from '../../pages/render/context.ts';
import { isOwnNavigation } from '../../platform/http/security/own-navigation.ts';
import { renderOutdatedPage } from './message-page.ts';

export interface ShopPageOptions {
  database: Database;
  visitors: Visitors;
  /** Sends a page. Without a function to create it, sends the page that the content has at the path. */
  send: SendPage;
  /** Maximum number of forms of one address in a minute. */
  writesPerMinute: number;
  /** Whether the server sends confirmations by e-mail. */
  canMail?: boolean;
}

/** A path to redirect to, or the page to show. */
type FormResult = string | ((context: PageContext) => PageBody | Promise<PageBody>);

type Parameters = FastifyRequest<{ Params: { key: string } }>;

export interface ShopRouter {
  /** Registers a page of the shop. On other sites the path belongs to the content. */
  page(path: string, render: (request: Parameters, context: PageContext) => Promise<PageBody | string>): void;
  /**
   * Registers a form, which must contain the CSRF token of a known visitor. Others have none: the browser has to name a page of this site.
   * `body` has its fields.
   */
  form(
    path: string,
    handle: (
      request: Parameters,
      reply: FastifyReply,
      body: Readonly<Record<string, unknown>>,
    ) => Promise<FormResult>,
    options?: {
      /** Accepts the form without a token from known visitors, too, because shared pages have it. */
      isOnSharedPages?: boolean;
    },
  ): void;
}

const ONLY_SHOP = { config: { site: SHOP } };

const isShop = (request: FastifyRequest): boolean => getRequestSite(request) === SHOP;

/** Returns a form field; '' if it is missing. */
export const getField = (body: Readonly<Record<string, unknown>>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

export function createShopRouter(
  app: FastifyInstance,
  { send, visitors, writesPerMinute }: ShopPageOptions,
): ShopRouter {
  const limited = { config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } } };
  return {
    page(path, make) {
      app.get(path, ONLY_SHOP, (request: Parameters, reply) =>
        isShop(request) ? send(request, reply, (context) => make(request, context)) : send(request, reply),
      );
    },
    form(path, take, { isOnSharedPages = false } = {}) {
      app.post(path, limited, async (request: Parameters, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isShop(request)) throw new HttpError(404, 'There is no such form.');
        const body = isRecord(request.body) ? request.body : {};
        const token = body.__RequestVerificationToken;
        const isAccepted =
          visitors.verifyCsrfToken(request, token) ||
          (!token && isOwnNavigation(request) && (isOnSharedPages || !visitors.isKnown(request)));
        const next = isAccepted ? await take(request, reply, body) : renderOutdatedPage;
        return typeof next === 'string'
          ? reply.redirect(next, 303)
          : send(request, reply, async (context) => next(context));
      });
    },
  };
}
