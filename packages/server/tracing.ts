/**
 * `saaristo/tracing`: spans by OpenTelemetry, which the standard environment variables configure (docs/deployment.md#traces). Without them
 * no module of OpenTelemetry is loaded, and each function calls its work alone.
 */
import type * as Api from '@opentelemetry/api';
import type * as ExporterModule from '@opentelemetry/exporter-trace-otlp-proto';
import type * as ResourcesModule from '@opentelemetry/resources';
import type * as SdkModule from '@opentelemetry/sdk-trace-node';
import { importOptional } from './optional.ts';
import type { WidgetRender } from './options.ts';

export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  /** `server` for a request to this process, `client` for one of this process. Default: neither. */
  kind?: 'server' | 'client';
  attributes?: SpanAttributes;
  /** Headers with a `traceparent` to continue. Default: the span in which this one begins. */
  headers?: Readonly<Record<string, unknown>>;
  /** Creates the span only within another span. */
  isChildOnly?: boolean;
  /** Time at which the span began, in ms since 1970. Default: now. */
  startedAt?: number;
}

/** An open span. */
export interface OpenSpan {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Calls work within the span: spans that begin there are its children. */
  run: <Result>(work: () => Result) => Result;
  set: (attributes: SpanAttributes) => void;
  rename: (name: string) => void;
  /** Marks the span as failed. Stores the type of the error, not its message, which may contain a visitor's input. */
  fail: (error?: unknown) => void;
  /** @param at in ms since 1970; default: now */
  end: (at?: number) => void;
}

/** Exporters of traces by the value of `OTEL_TRACES_EXPORTER`. */
type Exporter = 'otlp' | 'console';

/** A setting that is invalid, or whose package is missing. The message is a sentence for operators. */
export class TracingError extends Error {
  override readonly name = 'TracingError';
}

/** @throws TracingError */
function readExporter(env: NodeJS.ProcessEnv): Exporter | undefined {
  const isOff = env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  const hasEndpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  const name = env['OTEL_TRACES_EXPORTER'] || (hasEndpoint ? 'otlp' : 'none');
  if (isOff || name === 'none') return undefined;
  if (name === 'otlp' || name === 'console') return name;
  throw new TracingError(`OTEL_TRACES_EXPORTER is "${name}": write otlp, console or none.`);
}

/** Packages of exporters by protocol. */
const PROTOCOLS: Readonly<Record<string, string>> = {
  'http/protobuf': '@opentelemetry/exporter-trace-otlp-proto',
  'http/json': '@opentelemetry/exporter-trace-otlp-http',
};

/** @throws TracingError */
function readProtocolPackage(env: NodeJS.ProcessEnv): string {
  const protocol =
    env['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] || env['OTEL_EXPORTER_OTLP_PROTOCOL'] || 'http/protobuf';
  const name = PROTOCOLS[protocol];
  if (name !== undefined) return name;
  throw new TracingError(
    `OTEL_EXPORTER_OTLP_PROTOCOL is "${protocol}": write http/protobuf or http/json, and the port of OTLP over HTTP (4318).`,
  );
}

/** The packages to install, in versions that belong together and run on Node 20. */
export const TRACING_PACKAGES: readonly string[] = [
  '@opentelemetry/api@1.9',
  '@opentelemetry/sdk-trace-node@2',
  '@opentelemetry/resources@2',
  '@opentelemetry/exporter-trace-otlp-proto@0.223',
  '@opentelemetry/exporter-trace-otlp-http@0.223',
];

/** @throws TracingError with the command that installs the missing packages */
async function load<Module>(name: string): Promise<Module> {
  const found = await importOptional<Module>(name);
  if (found) return found;
  throw new TracingError(
    `Traces need packages that are not installed (${name}): npm install ${TRACING_PACKAGES.join(' ')}, or set OTEL_SDK_DISABLED=true.`,
  );
}

let active: { api: typeof Api; tracer: Api.Tracer } | undefined;

/** Returns whether `startTracing` has started tracing. */
export const isTracing = (): boolean => active !== undefined;

/** Time in which the last spans are sent before the process ends. */
const FLUSH_MS = 3000;
/** Pause between two warnings: a collector that does not answer causes one for each batch. */
const QUIET_MS = 60_000;

/**
 * Starts tracing if the environment asks for it: `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` or
 * `OTEL_TRACES_EXPORTER`. The other variables of OpenTelemetry's SDK count, too.
 * @param serviceName the name of the service unless `OTEL_SERVICE_NAME` has one
 * @param warn receives errors of the SDK, such as a collector that does not answer
 * @returns a function that sends the last spans and stops; undefined if tracing is off
 * @throws TracingError if a variable is invalid or a package is missing
 */
export async function startTracing(
  serviceName: string,
  warn: (message: string) => void,
): Promise<(() => Promise<void>) | undefined> {
  const exporterName = readExporter(process.env);
  if (!exporterName || active) return undefined;
  const protocolPackage = exporterName === 'otlp' ? readProtocolPackage(process.env) : undefined;
  const api = await load<typeof Api>('@opentelemetry/api');
  const sdk = await load<typeof SdkModule>('@opentelemetry/sdk-trace-node');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await load<typeof ResourcesModule>('@opentelemetry/resources');
  const processor = protocolPackage
    ? new sdk.BatchSpanProcessor(new (await load<typeof ExporterModule>(protocolPackage)).OTLPTraceExporter())
    : new sdk.SimpleSpanProcessor(new sdk.ConsoleSpanExporter());
  const ignore = (): void => {};
  let quietUntil = 0;
  const warnSometimes = (message: string): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    warn(message);
  };
  api.diag.setLogger(
    { error: warnSometimes, warn: warnSometimes, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new sdk.NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  });
  provider.register();
  active = { api, tracer: provider.getTracer('saaristo') };
  return async () => {
    active = undefined;
    await Promise.race([
      provider.shutdown().catch((error: unknown) => warnSometimes(String(error))),
      new Promise((resolve) => setTimeout(resolve, FLUSH_MS).unref()),
    ]);
    for (const part of [api.trace, api.context, api.propagation, api.diag]) part.disable();
  };
}

/** Returns the context that the trace headers of a request continue. Ignores baggage. */
const extract = (api: typeof Api, { traceparent, tracestate }: Readonly<Record<string, unknown>>) =>
  api.propagation.extract(api.context.active(), { traceparent, tracestate });

const getErrorType = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Begins a span, which the caller ends. Returns undefined if tracing is off. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  if (!active) return undefined;
  const { api, tracer } = active;
  const { kind, attributes, headers, isChildOnly, startedAt } = options;
  const parent = headers?.['traceparent'] === undefined ? api.context.active() : extract(api, headers);
  if (isChildOnly && !api.trace.getSpan(parent)) return undefined;
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT };
  const span = tracer.startSpan(
    name,
    {
      kind: kind ? kinds[kind] : api.SpanKind.INTERNAL,
      ...(attributes && { attributes }),
      ...(startedAt !== undefined && { startTime: startedAt }),
    },
    parent,
  );
  const context = api.trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => api.context.with(context, work),
    set: (added) => void span.setAttributes(added),
    rename: (next) => void span.updateName(next),
    fail(error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR });
      if (error !== undefined) span.setAttribute('error.type', getErrorType(error));
    },
    end: (at) => span.end(at),
  };
}

/** Does work in a span, which fails if the work throws. */
export async function withSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span?: OpenSpan) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Adds a rendered marker to the span of its page. */
export function traceRender({ widget, result, startedAt, ms }: WidgetRender): void {
  const attributes = { 'saaristo.widget': widget, 'saaristo.result': result };
  const span = beginSpan(`render ${widget}`, { attributes, startedAt, isChildOnly: true });
  if (result === 'failed') span?.fail();
  span?.end(startedAt + ms);
}

/** Returns the headers that let the receiver of a request continue the trace: `traceparent`, or none. */
export function getTraceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  active?.api.propagation.inject(active.api.context.active(), headers);
  return headers;
}

/** Calls `fetch` with a span and the trace headers. The span has the host alone: the rest of the address may have a visitor's words. */
export const tracedFetch: typeof fetch = (input, init) => {
  if (!active) return fetch(input, init);
  const request = new Request(input, init);
  const attributes = { 'http.request.method': request.method, 'server.address': new URL(request.url).host };
  return withSpan(request.method, { kind: 'client', attributes }, async (span) => {
    for (const [name, value] of Object.entries(getTraceHeaders())) request.headers.set(name, value);
    const answer = await fetch(request);
    span?.set({ 'http.response.status_code': answer.status });
    if (answer.status >= 400) span?.fail();
    return answer;
  });
};
