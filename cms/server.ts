import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { captchaRoutes } from './api/captcha.ts';
import { enquiryRoutes } from './api/enquiries.ts';
import { facetRoutes } from './api/facets.ts';
import { filteredCardRoutes } from './api/filtered-cards.ts';
import { likeRoutes } from './api/likes.ts';
import { menuRoutes, menuWriteRoutes } from './api/menus.ts';
import { navigationRoutes } from './api/navigation.ts';
import { productDetailRoutes } from './api/product-detail.ts';
import { reviewRoutes, reviewWriteRoutes } from './api/reviews.ts';
import { searchRoutes } from './api/search.ts';
import { cartRoutes, cartWriteRoutes } from './api/shop/cart.ts';
import { customerRoutes, customerWriteRoutes } from './api/shop/customer.ts';
import { handoverRoutes } from './api/shop/handover.ts';
import { deliveryRoutes } from './api/shop/delivery.ts';
import { paymentRoutes } from './api/shop/payment.ts';
import { releaseKindRoutes, signUpRoutes } from './api/sign-ups.ts';
import { Catalogue } from './assets/catalogue.ts';
import { assetRoutes, type DrawPicture } from './assets/routes.ts';
import { compressAnswers } from './compression.ts';
import type { Database } from './database/database.ts';
import { editorRoutes } from './editor/routes.ts';
import { answerErrors, HttpError, type Report } from './errors.ts';
import { type Development, pageRoutes } from './pages/routes.ts';
import type { TrustedProxies } from './security/client-address.ts';
import { type Captcha, createCaptcha } from './security/captcha.ts';
import { COMMON_HEADERS } from './security/headers.ts';
import { takeForms } from './security/form-bodies.ts';
import { hasTooManyParts, limitLargeBodies } from './security/large-bodies.ts';
import { storedSecret } from './security/secret.ts';
import { limitRate } from './security/tries.ts';
import { createVisitors, type Visitors } from './security/visitors.ts';
import { type ConfiguredHosts, createHosts } from './sites/hosts.ts';

export interface AppOptions {
  /** Open, migrated and seeded; it stays the caller's to close. */
  database: Database;
  /** The folder of the built bundle. */
  dist: string;
  draw: DrawPicture;
  /** Whether `?edit=1` opens a page in edit mode. */
  editable?: boolean;
  /** How many writes one address may make in a minute. */
  writesPerMinute?: number;
  /** Where the sites stand beside the names of this machine. */
  hosts?: ConfiguredHosts;
  /** The proxies in front that tell the visitor's address, host and protocol; none by itself. */
  trustProxy?: TrustedProxies;
  /** Signs captcha challenges; without one the database keeps its own. */
  captchaSecret?: string | undefined;
  /** Signs the notices of the payment service; without one the database keeps its own. */
  paymentSecret?: string | undefined;
  /** Hears of faults in the server, on the console where nothing else is given. */
  report?: Report;
  development?: (Development & { serverFactory: FastifyServerFactory }) | undefined;
}

/**
 * The largest body of a write, in bytes: a message of 2,000 characters and a captcha token fit several times. Files come on
 * top where a form takes some.
 */
const BODY_LIMIT = 64 * 1024;
/** An id of 200 characters, each percent-encoded from up to four bytes. */
const LONGEST_PARAMETER = 200 * 12;

/** JSON, and an empty body as none: some clients name a type for a body that they don't send. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (body.length > BODY_LIMIT && hasTooManyParts(body as string, request.routeOptions.config.mostParts))
      return done(new HttpError(400, 'The body has more parts than any form.'));
    return parse(request, body as string, (error, value) =>
      error ? done(new HttpError(400, 'The body is not valid JSON.')) : done(null, value),
    );
  });
}

/** The calls that change something: limited in number, and only for pages of this server. */
async function writes(
  app: FastifyInstance,
  database: Database,
  captcha: Captcha,
  visitors: Visitors,
  perMinute: number,
): Promise<void> {
  await limitRate(app, database, 'writes', perMinute);
  app.addHook('onRequest', async (request) => visitors.checkCall(request));
  limitLargeBodies(app);
  likeRoutes(app, database);
  enquiryRoutes(app, database, captcha, BODY_LIMIT);
  signUpRoutes(app, database);
  await menuWriteRoutes(app, database);
  reviewWriteRoutes(app, database);
  cartWriteRoutes(app, database, visitors);
  handoverRoutes(app, database, visitors);
}

/** The one call that comes form-encoded, with its token inside. */
async function formCalls(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  perMinute: number,
): Promise<void> {
  await limitRate(app, database, 'form calls', perMinute);
  takeForms(app);
  customerWriteRoutes(app, database, visitors);
}

/** The server without its socket: every page, call and asset of the estate. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, development, report = (error) => console.error(error), writesPerMinute = 120 } = options;
  const sendError = answerErrors(report);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    frameworkErrors: sendError,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    trustProxy: options.trustProxy ?? false,
    ...(development && { serverFactory: development.serverFactory }),
  });
  app.decorate('hosts', createHosts(options.hosts));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(COMMON_HEADERS));
  compressAnswers(app);
  acceptJsonOnly(app);
  await app.register(cookie);

  const captcha = await createCaptcha(database, options.captchaSecret);
  const visitors = await createVisitors(database);
  navigationRoutes(app, database);
  searchRoutes(app, database);
  facetRoutes(app, database);
  filteredCardRoutes(app, database);
  captchaRoutes(app, captcha);
  cartRoutes(app, database, visitors);
  customerRoutes(app, database);
  deliveryRoutes(app, database);
  releaseKindRoutes(app);
  productDetailRoutes(app, database);
  reviewRoutes(app, database);
  menuRoutes(app, database);
  paymentRoutes(app, database, options.paymentSecret ?? (await storedSecret(database, 'payment-secret')));
  await app.register((scope) => writes(scope, database, captcha, visitors, writesPerMinute));
  await app.register((scope) => formCalls(scope, database, visitors, writesPerMinute));
  await app.register((scope) => editorRoutes(scope, database, visitors, report));
  assetRoutes(app, options);
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
  await app.register(async (scope) =>
    pageRoutes(scope, {
      database,
      catalogue: new Catalogue(options.dist),
      editable: options.editable ?? false,
      development,
      report,
      visitors,
      writesPerMinute,
    }),
  );
  return app;
}
