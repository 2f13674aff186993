/** Spans of requests (docs/deployment.md#traces). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, type OpenSpan } from 'saaristo/tracing';

/** Routes that monitors request every few seconds. */
const UNTRACED: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/**
 * Adds a span to each request, with its route but not its address, which may have a visitor's words. The log of the request gets the
 * trace's id. Does nothing if tracing is off.
 * @param trustsHeaders whether requests may continue a trace: visitors could choose which requests are traced
 */
export function registerTracing(app: FastifyInstance, trustsHeaders: boolean): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url;
    const span = UNTRACED.includes(route)
      ? undefined
      : beginSpan(route === undefined ? method : `${method} ${route}`, {
          kind: 'server',
          ...(trustsHeaders && { headers: request.headers }),
          attributes: {
            'http.request.method': method,
            ...(route !== undefined && { 'http.route': route }),
            'saaristo.request_id': id,
          },
        });
    if (!span) return done();
    spans.set(request, span);
    request.log = request.log.child({ trace_id: span.traceId });
    span.run(done);
  });
  // Parsing a body leaves the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onError', async (request, _reply, error) =>
    spans.get(request)?.set({ 'error.type': error.name }),
  );
  const end = (request: FastifyRequest, status?: number): void => {
    const span = spans.get(request);
    spans.delete(request);
    if (status !== undefined) span?.set({ 'http.response.status_code': status });
    if (status === undefined || status >= 500) span?.fail();
    span?.end();
  };
  app.addHook('onResponse', async (request, { statusCode }) => end(request, statusCode));
  app.addHook('onRequestAbort', async (request) => end(request));
}
