/** Traces and metrics of the sidecar, with a receiver of OTLP. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as MetricsModule from '../metrics.ts';
import { createSidecarMetrics } from '../metrics.ts';
import type * as TracingModule from '../tracing.ts';
import type { Prerender } from '../options.ts';
import { createSidecar, type SidecarOptions } from '../sidecar.ts';
import {
  getTraceHeaders,
  isTracing,
  startTracing,
  TRACING_PACKAGES,
  tracedFetch,
  traceRender,
  withSpan,
} from '../tracing.ts';
import { startOtlpReceiver } from '../../../test/otlp-receiver.ts';
import { expectConsole } from '../../../test/setup-node.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stub = (env: Record<string, string>): void => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
};
const warn = vi.fn();

/** A page calls `api` if it contains "call", reports one widget and throws if it contains "throw". */
const createPrerender =
  (api: string): Prerender =>
  async (html, { fetch: call = fetch, onRender } = {}) => {
    if (html.includes('throw')) {
      onRender?.({ widget: 'faq-list', result: 'failed', startedAt: 1_700_000_000_000, ms: 2 });
      throw new Error('out of order');
    }
    if (html.includes('call')) await call(`${api}/api/likes?q=salainen`);
    if (html.includes('fine')) await call(`${api}/fine`);
    onRender?.({ widget: 'like-button', result: 'rendered', startedAt: 1_700_000_000_000, ms: 2 });
    return html.toUpperCase();
  };

const startSidecar = (prerender: Prerender, options: Partial<SidecarOptions> = {}): Promise<string> =>
  listen(createSidecar(prerender, options));

describe('traces', () => {
  it('settings: without an exporter, with none and when disabled nothing is traced [SERVER]', async () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
    for (const env of [
      { OTEL_SERVICE_NAME: 'x' },
      { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
      { ...endpoint, OTEL_SDK_DISABLED: 'true' },
    ]) {
      stub(env);
      expect(await startTracing('test', warn)).toBeUndefined();
      vi.unstubAllEnvs();
    }
    expect(isTracing()).toBe(false);
    expect(await withSpan('a', {}, async (span) => [span, getTraceHeaders()])).toEqual([undefined, {}]);
    expect(await (await tracedFetch('data:text/plain,a')).text()).toBe('a');
    const failed = { widget: 'a', result: 'failed', startedAt: 0, ms: 1 } as const;
    expect(() => traceRender(failed)).not.toThrow();
  });

  it.each([
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, /^OTEL_TRACES_EXPORTER is "zipkin": write .*\.$/],
    [
      { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": write .*\.$/,
    ],
    [
      { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' },
      /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": write .*\.$/,
    ],
  ])('settings: %o is refused with a sentence [SERVER]', async (env, message) => {
    stub(env);
    const started = startTracing('test', warn);
    await expect(started).rejects.toThrow(message);
    await expect(started).rejects.toHaveProperty('name', 'TracingError');
  });

  it('packages: without them metrics are none, and traces are refused with the command that installs them [SERVER]', async () => {
    vi.doMock('../optional.ts', () => ({ importOptional: () => Promise.resolve() }));
    // Their code runs once for each address.
    const load = async (name: string): Promise<unknown> =>
      import(/* @vite-ignore */ `../${name}.ts?${Date.now()}`);
    const metrics = (await load('metrics')) as typeof MetricsModule;
    const tracing = (await load('tracing')) as typeof TracingModule;
    vi.doUnmock('../optional.ts');
    expect(await metrics.createSidecarMetrics()).toBeUndefined();
    stub({ OTEL_TRACES_EXPORTER: 'otlp' });
    await expect(tracing.startTracing('test', warn)).rejects.toThrow(
      `(@opentelemetry/api): npm install ${TRACING_PACKAGES.join(' ')}, or`,
    );
  });

  it('packages: the command that installs them has the tested versions, and is in the documents [SERVER]', () => {
    const root = join(import.meta.dirname, '../../..');
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(TRACING_PACKAGES.length).toBeGreaterThan(3);
    for (const one of TRACING_PACKAGES) {
      const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(one)!;
      expect(devDependencies[name]).toMatch(new RegExp(`^\\^${version}\\.`));
    }
    const page = readFileSync(join(root, 'docs/server-rendering.md'), 'utf8');
    expect(page).toContain(`npm install ${TRACING_PACKAGES.join(' ')}`);
  });

  it('sidecar: spans of request, page, widget and call continue the trace of the CMS, without addresses [SERVER]', async () => {
    const receiver = await startOtlpReceiver();
    let passedOn: unknown;
    const api = await listen(
      createServer(({ headers, url }, response) => {
        if (url !== '/fine') passedOn = headers.traceparent;
        response.writeHead(url === '/fine' ? 200 : 400).end('{}');
      }),
    );
    stub({ ...receiver.env, OTEL_SERVICE_NAME: 'islands', OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    const stop = await startTracing('test', warn);
    // The positive case of the check for loaded modules in start.test.ts.
    const { cache } = createRequire(import.meta.url);
    expect(Object.keys(cache).some((path) => path.includes('@opentelemetry'))).toBe(true);
    const origin = await startSidecar(createPrerender(api));
    const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const traceparent = `00-${traceId}-${parentId}-01`;
    const post = (body: string, headers?: Record<string, string>) =>
      fetch(origin, { method: 'POST', body, ...(headers && { headers }) }).then((answer) => answer.text());
    expect(await post('<p>call', { traceparent })).toBe('<P>CALL');
    await post('<p>fine', { traceparent });
    await fetch(origin, { method: 'PURGE', headers: { traceparent } });
    await fetch(`${origin}/healthz`, { headers: { traceparent } });
    expectConsole('error', /a page could not be rendered/);
    await post('throw', { traceparent });
    // The sampler leaves out requests that continue no trace.
    await post('<p>other');
    traceRender({ widget: 'without-a-page', result: 'rendered', startedAt: Date.now(), ms: 1 });
    const fail: Parameters<typeof withSpan>[2] = (span) => {
      span?.rename('broken');
      return Promise.reject(new TypeError('salainen'));
    };
    await expect(withSpan('named', { headers: { traceparent } }, fail)).rejects.toThrow('salainen');
    await stop!();
    const { spans, find } = receiver;
    const [request, page, widget, call] = ['POST', 'render page', 'render like-button', 'GET'].map(find);
    expect(request).toMatchObject({ traceId, parentSpanId: parentId, kind: 2, service: 'islands' });
    expect(request!.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
    });
    expect(find('render faq-list')).toMatchObject({ status: 2, endTimeUnixNano: '1700000000002000000' });
    expect(page).toMatchObject({ traceId, parentSpanId: request!.spanId });
    expect(page!.attributes).toEqual({ 'saaristo.result': 'rendered' });
    expect(widget).toMatchObject({ parentSpanId: page!.spanId, startTimeUnixNano: '1700000000000000000' });
    expect(widget!.attributes).toEqual({ 'saaristo.widget': 'like-button', 'saaristo.result': 'rendered' });
    expect(call).toMatchObject({ parentSpanId: page!.spanId, kind: 3 });
    expect(call!.attributes).toEqual({
      'http.request.method': 'GET',
      'server.address': new URL(api).host,
      'http.response.status_code': 400,
    });
    expect(find('broken')).toMatchObject({ traceId, attributes: { 'error.type': 'TypeError' } });
    expect(passedOn).toBe(`00-${traceId}-${call!.spanId}-01`);
    const failed = spans.filter(({ status }) => status === 2);
    expect(failed.map(({ name, attributes }) => [name, attributes['saaristo.result']])).toEqual([
      ['GET', undefined],
      ['render faq-list', 'failed'],
      ['render page', 'failed'],
      ['broken', undefined],
    ]);
    expect(spans.map(({ name }) => name).toSorted()).toEqual([
      'GET',
      'GET',
      'POST',
      'POST',
      'POST',
      'PURGE',
      'broken',
      'render faq-list',
      'render like-button',
      'render like-button',
      'render page',
      'render page',
      'render page',
    ]);
    expect(JSON.stringify(spans)).not.toContain('salainen');
    expect(isTracing()).toBe(false);
    receiver.close();
  });

  it('export: protobuf is the default protocol, and a collector that fails causes one warning [SERVER]', async () => {
    const received: string[] = [];
    const collector = await listen(
      createServer((request, response) => {
        void text(request).then((body) => {
          received.push(`${request.url} ${request.headers['content-type']} ${body}`);
          response.writeHead(400).end();
        });
      }),
    );
    stub({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '1' });
    const warnOnce = vi.fn();
    const stop = await startTracing('islands-default', warnOnce);
    for (const name of ['first span', 'second span']) await withSpan(name, {}, async () => {});
    await vi.waitFor(() => expect(warnOnce).toHaveBeenCalled());
    await stop!();
    expect(received[0]).toMatch(/^\/v1\/traces application\/x-protobuf [^]*islands-default[^]*first span/);
    expect(received).toHaveLength(2);
    expect(warnOnce).toHaveBeenCalledTimes(1);
  });
});

describe('metrics', () => {
  it('sidecar: /metrics has pages by result, widgets, the cache and the process [SERVER]', async () => {
    const metrics = await createSidecarMetrics();
    const render: Prerender = async (html, options) => {
      if (html.includes('wait')) await once(options!.signal!, 'abort');
      return createPrerender('')(html, options);
    };
    const origin = await startSidecar(render, { metrics, waitingBytes: 1000 });
    const read = async (): Promise<string> => (await fetch(`${origin}/metrics`)).text();
    const post = (body: string, signal?: AbortSignal) =>
      fetch(origin, { method: 'POST', body, ...(signal && { signal }) }).then((answer) => answer.text());
    await post('<p>a');
    await post('<p>a');
    await post('A');
    expectConsole('error', /a page could not be rendered/);
    await post('throw');
    const client = new AbortController();
    const waiting = post('wait', client.signal).catch(() => 'gone');
    await vi.waitFor(async () => expect(await read()).toContain('saaristo_pages_in_progress 1'));
    await post('a'.repeat(1000));
    client.abort();
    expect(await waiting).toBe('gone');
    await vi.waitFor(async () => expect(await read()).toContain('saaristo_pages_in_progress 0'));
    const all = await read();
    for (const result of ['rendered', 'cached', 'unchanged', 'failed', 'busy', 'aborted'])
      expect(all).toContain(`saaristo_page_duration_seconds_count{result="${result}"} 1`);
    expect(all).toContain('saaristo_widget_duration_seconds_count{widget="like-button",result="rendered"} 3');
    expect(all).toContain(
      'saaristo_widget_duration_seconds_sum{widget="like-button",result="rendered"} 0.006',
    );
    expect(all).toContain('saaristo_page_duration_seconds_bucket{le="2.5",result="rendered"} 1');
    expect(all).toContain('bucket{le="0.005",widget="like-button",result="rendered"} 3');
    expect(all).toMatch(/saaristo_cached_pages [23]\n/);
    expect(all).toMatch(/saaristo_cache_bytes [1-9]/);
    expect(all).toMatch(/process_resident_memory_bytes [1-9]/);
    const { headers } = await fetch(`${origin}/metrics`);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect((await fetch(`${await startSidecar(render)}/metrics`)).status).toBe(404);
    const uncached = await createSidecarMetrics();
    await startSidecar(render, { metrics: uncached, cacheBytes: 0 });
    expect((await uncached!.read()).text).toMatch(/saaristo_cached_pages 0\n[^]*saaristo_cache_bytes 0\n/);
  });
});
