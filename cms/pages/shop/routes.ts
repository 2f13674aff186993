/** The shop's own pages: login, account, payment, receipt, and the purchase. They work without JavaScript. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '#lib/read.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../errors.ts';
import { requestSite, searchParameters } from '../../request.ts';
import { repeatsToken } from '../../security/anti-forgery.ts';
import { takeForms } from '../../security/form-bodies.ts';
import { customerBy } from '../../shop/customers.ts';
import { customerOf, logIn, logOut } from '../../shop/logins.ts';
import { readOrderForm } from '../../shop/order-form.ts';
import { findOrder, type Order, ordersOf } from '../../shop/orders.ts';
import { cancel, pay } from '../../shop/payment.ts';
import { purchase } from '../../shop/purchase.ts';
import { releaseOverdue } from '../../shop/release.ts';
import type { Sessions } from '../../shop/sessions.ts';
import { createTries } from '../../shop/tries.ts';
import type { PageBody, PageContext } from '../context.ts';
import type { SendPage } from '../routes.ts';
import { accountPage } from './account-page.ts';
import { localPath } from './local-path.ts';
import { loginPage } from './login-page.ts';
import { outdatedPage } from './outdated-page.ts';
import { cancelledPage, paymentPage } from './payment-page.ts';
import { receiptPage } from './receipt-page.ts';
import { words } from './texts.ts';

export interface ShopPageOptions {
  database: Database;
  sessions: Sessions;
  /** Puts a page into the template and sends it; without one the page of the address that the content has. */
  send: SendPage;
  writesPerMinute: number;
}

/** How often one address may try a wrong password. */
const TRIES = 10;
const TRIES_WITHIN = 15 * 60_000;

type WithKey = FastifyRequest<{ Params: { key: string } }>;

const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> => (isRecord(body) ? body : {});
const textIn = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const isShop = (request: FastifyRequest): boolean => requestSite(request) === 'lihakauppa';

/** What a visitor alone may see is kept nowhere. */
const keepNowhere = (reply: FastifyReply): void => void reply.header('cache-control', 'no-store');

export async function shopPageRoutes(
  app: FastifyInstance,
  { database, sessions, send, writesPerMinute }: ShopPageOptions,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpError(429, 'There were too many requests from your address.'),
  });
  takeForms(app);
  const limited = { config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } } };
  const tries = createTries(TRIES, TRIES_WITHIN);

  /** A page of the shop; other sites have none at its address. */
  const page = (
    path: string,
    make: (request: FastifyRequest, reply: FastifyReply, context: PageContext) => Promise<PageBody | string>,
  ): void => {
    app.get(path, (request, reply) => {
      if (!isShop(request)) return send(request, reply);
      return send(request, reply, (context) => make(request, reply, context));
    });
  };

  /** A form of the shop's pages. */
  const form = (path: string, take: (request: WithKey, reply: FastifyReply) => Promise<string>): void => {
    app.post(path, limited, async (request: WithKey, reply) => {
      keepNowhere(reply);
      if (!isShop(request)) throw new HttpError(404, 'There is no such form.');
      if (!repeatsToken(request, bodyOf(request).__RequestVerificationToken))
        return send(request, reply, async () => outdatedPage());
      const next = await take(request, reply);
      return reply.sent || next === '' ? reply : reply.redirect(next, 303);
    });
  };

  page('/kirjaudu', async (request, _reply, context) => {
    const back = localPath(searchParameters(request).get('palaa'));
    return (await customerOf(database, request)) ? back : loginPage(context, { email: '', back });
  });

  form('/kirjaudu', async (request, reply) => {
    const body = bodyOf(request);
    const email = textIn(body, 'email');
    const back = localPath(textIn(body, 'palaa'));
    const refuse = async (status: number, error: string): Promise<string> => {
      await reply.send(
        await send(request, reply, async (context) =>
          loginPage(context, { email: email.slice(0, 200), back, error, status }),
        ),
      );
      return '';
    };
    if (!tries.take(request.ip)) return refuse(429, words.tooManyTries);
    const customerId = await customerBy(database, email, textIn(body, 'password'));
    if (customerId === undefined) return refuse(401, words.wrongLogIn);
    tries.giveBack(request.ip);
    await logIn(database, sessions, customerId, request, reply);
    return back;
  });

  form('/ulos', async (request, reply) => {
    await logOut(database, sessions, request, reply);
    return '/';
  });

  page('/tili', async (request, _reply, context) => {
    const customer = await customerOf(database, request);
    if (!customer) return '/kirjaudu?palaa=/tili';
    await releaseOverdue(database);
    return accountPage(context, customer, await ordersOf(database, customer.id));
  });

  form('/ostoskori/tilaus', async (request, reply) => {
    const customer = await customerOf(database, request);
    const order = readOrderForm(bodyOf(request), customer);
    const visitor = sessions.visitorOf(request) ?? sessions.admit(request, reply);
    const done = await purchase(database, { visitor, customerId: customer?.id ?? null }, order);
    if (done.next === 'cart') return cartPath(order.address.postalCode);
    return `/${done.next === 'pay' ? 'maksu' : 'kuitti'}/${done.key}`;
  });

  const orderPage = (path: string, make: (context: PageContext, order: Order) => PageBody | string): void =>
    page(`${path}/:key`, async (request, _reply, context) => {
      await releaseOverdue(database);
      const order = await findOrder(database, (request as WithKey).params.key);
      if (!order) throw new HttpError(404, 'There is no such order.');
      return make(context, order);
    });

  orderPage('/maksu', (context, order) => {
    if (order.status === 'paid') return `/kuitti/${order.key}`;
    return order.status === 'waiting' ? paymentPage(context, order) : cancelledPage();
  });

  orderPage('/kuitti', (_context, order) =>
    order.status === 'paid' ? receiptPage(order) : `/maksu/${order.key}`,
  );

  form('/maksu/:key', async ({ params }) => {
    const status = await pay(database, params.key);
    return `/${status === 'paid' ? 'kuitti' : 'maksu'}/${encodeURIComponent(params.key)}`;
  });

  form('/maksu/:key/peruuta', async ({ params }) => {
    const order = await findOrder(database, params.key);
    const status = await cancel(database, params.key);
    if (status === 'paid') return `/kuitti/${encodeURIComponent(params.key)}`;
    return cartPath(order?.address.postalCode ?? '');
  });
}

/** The payment step of the cart page (CHK-08). */
const cartPath = (postalCode: string): string =>
  `/ostoskori${postalCode === '' ? '' : `?postinumero=${encodeURIComponent(postalCode)}`}#maksu`;
