import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { handleClientError } from './client-errors.ts';
import { registerCompression } from './compression.ts';
import { registerEditorHost } from '../pages/admin/editor-host.ts';
import { registerConnectionHooks } from './drain.ts';
import { createErrorHandler, HttpError, type ErrorReporter } from '../platform/http/errors.ts';
import { registerHealthRoutes } from './health.ts';
import { createLoggerOptions, createRequestId, registerRequestLog } from './logging.ts';
import { getCommonHeaders } from '../platform/http/security/headers.ts';
import { normaliseBodyHeaders } from '../platform/http/security/content-type.ts';
import { registerBodyLimits, readChunks } from '../platform/http/security/large-bodies.ts';
import { sanitizeRequests } from '../platform/http/security/sanitize.ts';
import { checkForwardedHeaders, registerForwardedVary } from '../platform/http/security/forwarded-headers.ts';
import { registerReservedPaths } from '../platform/http/reserved-paths.ts';
import { isServedHost } from '../platform/http/request.ts';
import { rewriteSiteUrl } from './rewrite-url.ts';
import { registerTracing } from './tracing.ts';
import { createHosts } from '../platform/http/hosts.ts';
import { readLargeBody } from '../enquiries/uploads/uploads.ts';
import type { AppOptions } from './app-options.ts';

/** Maximum bytes of a write's body, without files. A message of 2,000 characters and a captcha token need much less. */
export const BODY_LIMIT = 64 * 1024;
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

/** Creates the server without routes of content: limits, headers, errors, logs, and the addresses for operators. */
export async function createHttpServer(options: AppOptions, report: ErrorReporter): Promise<FastifyInstance> {
  const { database, development, log = process.stderr, trustProxy = false } = options;
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
  return app;
}
