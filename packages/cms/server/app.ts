import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import { registerCaptchaRoutes } from '../enquiries/captcha-routes.ts';
import { registerEnquiryRoutes } from '../enquiries/routes.ts';
import { registerFacetRoutes } from '../search/facet-routes.ts';
import { registerFormResultRoutes } from '../enquiries/native/routes.ts';
import { registerFilteredCardRoutes } from '../search/filtered-card-routes.ts';
import { registerLikeRoutes } from '../content/like-routes.ts';
import { registerMediaRoutes } from '../media/routes.ts';
import { registerMenuRoutes, registerMenuWriteRoutes } from '../content/menus/routes.ts';
import { registerNavigationRoutes } from '../pages/render/navigation-routes.ts';
import { registerProductDetailRoutes } from '../shop/reviews/product-detail-routes.ts';
import { registerReviewRoutes, registerReviewWriteRoutes } from '../shop/reviews/routes.ts';
import { registerSearchRoutes } from '../search/routes.ts';
import { registerCartRoutes, registerCartWriteRoutes } from '../shop/api/cart.ts';
import { registerCustomerRoutes, registerCustomerWriteRoutes } from '../shop/api/customer.ts';
import { registerHandoverRoutes } from '../shop/api/handover.ts';
import { registerDeliveryRoutes } from '../shop/api/delivery.ts';
import { registerPaymentRoutes } from '../shop/api/payment.ts';
import { registerReleaseKindRoutes, registerSignUpRoutes } from '../enquiries/sign-up-routes.ts';
import type { PageContent } from '../platform/model/content.ts';
import { Catalogue } from '../pages/render/catalogue.ts';
import { registerAssetRoutes, type ReadPicture, THEME } from './assets/routes.ts';
import { JoinedStylesheets } from '../pages/render/stylesheets/joined.ts';
import { handleClientError } from './client-errors.ts';
import { registerCompression } from './compression.ts';
import type { MailOptions } from '../platform/mail/mailer.ts';
import type { Database } from '../platform/database/database.ts';
import type { OpenIdOptions } from '../accounts/open-id.ts';
import { registerEditorHost } from '../pages/admin/editor-host.ts';
import { registerEditorRoutes } from './admin-routes.ts';
import { registerConnectionHooks } from './drain.ts';
import { createErrorHandler, HttpError, type ErrorReporter } from '../platform/http/errors.ts';
import { registerHealthRoutes } from './health.ts';
import {
  createLoggerOptions,
  createRequestId,
  logRequestError,
  type LogStream,
  registerRequestLog,
} from './logging.ts';
import { registerSearchEngineRoutes } from '../pages/render/search-engines.ts';
import { type Prerender, createPrerender } from '../pages/render/prerender.ts';
import { createNativePosts, registerNativePostParser } from '../enquiries/native/posts.ts';
import { verifyNativePost, isNativePost } from '../enquiries/native/request.ts';
import type { CacheTimes } from '../pages/render/shared-cache.ts';
import { type Development, registerPageRoutes } from './page-routes.ts';
import type { TrustedProxies } from '../platform/http/security/client-address.ts';
import { type Captcha, createCaptcha } from '../platform/http/security/captcha.ts';
import { getCommonHeaders } from '../platform/http/security/headers.ts';
import { normaliseBodyHeaders } from '../platform/http/security/content-type.ts';
import { acceptFormBodies } from '../platform/http/security/form-bodies.ts';
import { type BodyLimits, registerBodyLimits, readChunks } from '../platform/http/security/large-bodies.ts';
import { sanitizeRequests } from '../platform/http/security/sanitize.ts';
import { checkForwardedHeaders, registerForwardedVary } from '../platform/http/security/forwarded-headers.ts';
import { getSecret } from '../platform/http/security/secret.ts';
import { registerReservedPaths } from '../platform/http/reserved-paths.ts';
import { isServedHost } from '../platform/http/request.ts';
import { registerRateLimit } from '../platform/http/security/attempt-limiter.ts';
import { createVisitors, type Visitors } from '../platform/http/security/visitors.ts';
import { rewriteSiteUrl } from './rewrite-url.ts';
import { registerTracing } from './tracing.ts';
import { type ConfiguredHosts, createHosts } from '../platform/http/hosts.ts';
import { readLargeBody } from '../enquiries/uploads/uploads.ts';

export interface AppOptions {
  /** Pages to which the editor can reset the demo content. */
  shippedPages?: readonly PageContent[] | undefined;
  /** Open, migrated and seeded. The caller closes it. */
  database: Database;
  /** Folder of the built bundle. */
  dist: string;
  readPicture: ReadPicture;
  /** Whether `?edit=1` opens a page in edit mode; 'local': for requests from this machine. */
  editable?: boolean | 'local';
  /** Memory and time limits of bodies that differ from the defaults. */
  bodyLimits?: Partial<BodyLimits>;
  /** Maximum number of writes of one address in a minute. */
  writesPerMinute?: number;
  /** Hosts of the sites, in addition to local names. */
  hosts?: ConfiguredHosts;
  /** The only host with /editor, which has no pages. Default: /editor is on every host. */
  editorHost?: string | undefined;
  /** The OpenID provider by which users of /editor can sign in. */
  openId?: OpenIdOptions | undefined;
  /** The SMTP server for replies. */
  mail?: MailOptions | undefined;
  /** Trusted proxies, whose headers give the client's address, host and protocol. Default: none. */
  trustProxy?: TrustedProxies;
  /** How long caches keep pages. Default: pages are not shared. */
  cacheTimes?: CacheTimes;
  /** Called after each write of the editor, to run due jobs at once. */
  onEdited?: () => void;
  /** Signs captcha challenges. Without it the database keeps a secret. */
  captchaSecret?: string | undefined;
  /** Signs payment notices. Without it the database keeps a secret. */
  paymentSecret?: string | undefined;
  /** Reports faults in the server. Default: logs them. */
  report?: ErrorReporter;
  /** Whether each request is logged. Default: false. */
  logsRequests?: boolean;
  /** Whether browsers may fetch the next page in advance. Default: true. */
  prefetches?: boolean;
  /** Receives the log as one line of JSON each. Default: standard error. */
  log?: LogStream;
  /** Called with the method and path of each route. */
  onRoute?: (method: string, path: string) => void;
  development?: (Development & { serverFactory: FastifyServerFactory }) | undefined;
  /** Renders the islands of pages. Default: the development server or the build in `dist`. */
  prerender?: Prerender;
}

/** Maximum bytes of a write's body, without files. A message of 2,000 characters and a captcha token need much less. */
const BODY_LIMIT = 64 * 1024;
/** Timeouts for a request's headers and for the whole request. Large bodies also have their own limits. */
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 6 * 60_000;
/** An id of 200 characters, each up to four bytes, percent-encoded. */
const MAX_PARAMETER_LENGTH = 200 * 12;

/** Accepts JSON bodies only. An empty body is undefined, because some clients send a content type without a body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readChunks(request, payload);
    if (body.size === 0) return undefined;
    const parsed = (json: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        void parse(request, json, (error, value) =>
          error ? reject(new HttpError(400, 'The body is not valid JSON.')) : resolve(value),
        );
      });
    if (body.size <= BODY_LIMIT) return parsed(Buffer.concat(body.chunks).toString());
    const { maxParts, maxTextLength = BODY_LIMIT } = request.routeOptions.config;
    return readLargeBody(body.chunks, { parts: maxParts, text: maxTextLength }, parsed);
  });
}

/** Registers the routes that change something, with a rate limit and CSRF check. */
async function registerWriteRoutes(
  app: FastifyInstance,
  database: Database,
  captcha: Captcha,
  visitors: Visitors,
  perMinute: number,
  report: ErrorReporter,
): Promise<void> {
  await registerRateLimit(app, database, 'writes', perMinute);
  app.addHook('onRequest', async (request) =>
    isNativePost(request) ? verifyNativePost(request) : visitors.verifyCsrfHeader(request),
  );
  registerLikeRoutes(app, database);
  await app.register(async (scope) => {
    const native = createNativePosts(database);
    registerNativePostParser(scope, report);
    registerEnquiryRoutes(scope, database, captcha, native, BODY_LIMIT);
    registerSignUpRoutes(scope, database, native);
  });
  await registerMenuWriteRoutes(app, database);
  registerReviewWriteRoutes(app, database);
  registerCartWriteRoutes(app, database, visitors);
  registerHandoverRoutes(app, database, visitors);
}

/** Registers the call with a form-encoded body, which contains its CSRF token. */
async function registerFormRoutes(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  perMinute: number,
): Promise<void> {
  await registerRateLimit(app, database, 'form calls', perMinute);
  acceptFormBodies(app);
  registerCustomerWriteRoutes(app, database, visitors);
}

/** Creates the server without listening: all pages, calls and assets. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    development,
    report = logRequestError,
    log = process.stderr,
    writesPerMinute = 120,
    prefetches = true,
    trustProxy = false,
  } = options;
  const hasProxy = trustProxy !== false;
  const sendError = createErrorHandler(report);
  const hosts = createHosts(options.hosts, options.editorHost);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // Open requests are answered before the server ends.
    forceCloseConnections: 'idle',
    // So are requests that arrive while it begins to end: the framework's own 503 has no Retry-After.
    return503OnClosing: false,
    logger: createLoggerOptions(log, options.logsRequests),
    // `registerRequestLog` logs requests without their addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5000 },
    clientErrorHandler: handleClientError,
    // The hooks that set the common headers do not run for these requests.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(getCommonHeaders(request))),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    trustProxy,
    // The block editor shows pages of all sites on its own origin.
    rewriteUrl(request) {
      checkForwardedHeaders(request, hosts);
      return rewriteSiteUrl(request, hosts, hasProxy);
    },
    ...(development && { serverFactory: development.serverFactory }),
  });
  if (options.onRoute)
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) options.onRoute?.(one, url);
    });
  registerTracing(app, hasProxy);
  if (hasProxy) registerForwardedVary(app);
  // The pages of errors read cookies, too, also those of the hooks below.
  await app.register(cookie);
  app.decorate('hosts', hosts);
  registerReservedPaths(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  app.addHook('onRequest', async (request, reply) => void reply.headers(getCommonHeaders(request)));
  if (options.logsRequests) registerRequestLog(app);
  registerCompression(app);
  registerConnectionHooks(app);
  app.addHook('onResponse', async ({ method, url }) => {
    if (method !== 'GET' && url.startsWith('/editor/')) options.onEdited?.();
  });
  registerHealthRoutes(app, database, report);
  // A cache could store a page for an unknown host.
  app.addHook('onRequest', async (request, reply) =>
    request.routeOptions.config.anyHost || isServedHost(request)
      ? undefined
      : reply.code(421).send({ error: 'This server has no site of that name.' }),
  );
  registerEditorHost(app);
  normaliseBodyHeaders(app);
  acceptJsonOnly(app);
  sanitizeRequests(app);
  registerBodyLimits(app, options.bodyLimits);

  const captcha = await createCaptcha(database, options.captchaSecret);
  const visitors = await createVisitors(database, (options.cacheTimes?.freshSeconds ?? 0) > 0);
  const catalogue = new Catalogue(options.dist, options.development?.widgets);
  registerNavigationRoutes(app, database);
  registerSearchRoutes(app, database);
  registerFacetRoutes(app, database);
  registerFilteredCardRoutes(app, database);
  registerCaptchaRoutes(app, captcha);
  registerFormResultRoutes(app, database);
  registerCartRoutes(app, database, visitors);
  registerCustomerRoutes(app, database);
  registerDeliveryRoutes(app, database);
  registerReleaseKindRoutes(app);
  registerProductDetailRoutes(app, database);
  registerReviewRoutes(app, database);
  registerMenuRoutes(app, database);
  registerPaymentRoutes(
    app,
    database,
    options.paymentSecret ?? (await getSecret(database, 'payment-secret')),
  );
  await app.register((scope) =>
    registerWriteRoutes(scope, database, captcha, visitors, writesPerMinute, report),
  );
  await app.register((scope) => registerFormRoutes(scope, database, visitors, writesPerMinute));
  await app.register((scope) =>
    registerEditorRoutes(scope, database, visitors, report, {
      catalogue,
      development: development !== undefined,
      shipped: options.shippedPages ?? [],
      openId: options.openId,
      canMail: options.mail !== undefined,
    }),
  );
  registerMediaRoutes(app, database);
  const stylesheets = new JoinedStylesheets(
    options.dist,
    THEME,
    await getSecret(database, 'stylesheet-secret'),
  );
  registerAssetRoutes(app, { ...options, stylesheets });
  registerSearchEngineRoutes(app, database);
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call.');
  });
  await app.register(async (scope) =>
    registerPageRoutes(scope, {
      database,
      catalogue,
      editable: options.editable ?? false,
      development,
      prerender: options.prerender ?? development?.prerender ?? createPrerender(options.dist),
      stylesheets,
      report,
      visitors,
      cacheTimes: options.cacheTimes ?? { freshSeconds: 0, staleSeconds: 0 },
      writesPerMinute,
      prefetches,
    }),
  );
  return app;
}
