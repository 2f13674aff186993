#!/usr/bin/env node
/** `saaristo-prerender`: starts the sidecar, which renders islands for CMSs in other languages. */
import { parseArgs } from 'node:util';
import { createSidecarMetrics, type SidecarMetrics } from './metrics.ts';
import { createPrerenderPool, DEFAULT_HEAP_MB, DEFAULT_THREADS, MB } from './pool.ts';
import { createSidecar, DEFAULTS, stopSidecar } from './sidecar.ts';
import { startTracing } from './tracing.ts';

const HELP = `Usage: npx saaristo-prerender [options]

Renders islands into HTML pages. POST / takes a page, or JSON {"html", "settings", "url"}, and returns the page.
POST /page checks a page of the block editor.
GET /healthz returns 200. A page that can't be rendered in time is returned unchanged.

  --port 4180          port; 0 selects a free one
  --host 127.0.0.1     address to listen on. Do not let other machines reach it: it has no login.
  --allow-host NAME    a name by which it is called, such as sidecar.default.svc; may be repeated. Local names, names
                       without a dot and addresses of IP are always allowed. Requests of web pages are refused.
  --api-base ADDRESS   where calls of widgets go, such as https://www.example.fi; default: the page's own origin
  --timeout 800        maximum time of a page in milliseconds
  --cache 32           megabytes of rendered pages to keep; 0 keeps none
  --ttl 0              seconds for which a rendered page is kept; 0: until its space is needed
  --call-ttl 0         seconds for which a page whose widgets make calls is kept; 0: not at all
  --threads N          pages rendered at a time, each in a thread; default: two for each processor, at most 8
  --heap 256           megabytes of memory of each thread; a page that needs more is returned unchanged
  --waiting 64         megabytes of pages that may wait; others are answered with 503
  --max-size 5         maximum size of a page in megabytes
  --metrics            serves metrics for Prometheus at GET /metrics; needs the package prom-client
  --help               shows this text

Traces are sent if OTEL_EXPORTER_OTLP_ENDPOINT is set and the packages of OpenTelemetry are installed.
PURGE with the header X-Purge-Tags deletes kept pages by their tags, if SAARISTO_PURGE_TOKEN is set and the request has
it (Authorization: Bearer …).`;

/** Reads the options. Ends the process for `--help` and unknown options. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4180' },
        host: { type: 'string', default: '127.0.0.1' },
        'api-base': { type: 'string' },
        timeout: { type: 'string', default: String(DEFAULTS.timeoutMs) },
        cache: { type: 'string', default: String(DEFAULTS.cacheBytes / MB) },
        ttl: { type: 'string', default: String(DEFAULTS.ttlMs / 1000) },
        'call-ttl': { type: 'string', default: String(DEFAULTS.callTtlMs / 1000) },
        waiting: { type: 'string', default: String(DEFAULTS.waitingBytes / MB) },
        'allow-host': { type: 'string', multiple: true, default: [] },
        // Accepted and ignored: pages wait until their time is over.
        concurrency: { type: 'string' },
        'max-size': { type: 'string', default: String(DEFAULTS.maxBytes / MB) },
        threads: { type: 'string', default: String(DEFAULT_THREADS) },
        heap: { type: 'string', default: String(DEFAULT_HEAP_MB) },
        metrics: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!values.help) return values;
    console.log(HELP);
    process.exit();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    process.exit(1);
  }
}

const options = readOptions();

/** Parses an option as a number. Ends the process with a message if it is less than `min` or not a number. */
function parseNumber(
  name: Exclude<
    keyof typeof options,
    'host' | 'allow-host' | 'api-base' | 'concurrency' | 'metrics' | 'help'
  >,
  min: number,
): number {
  const number = Number(options[name]);
  if (Number.isFinite(number) && number >= min) return number;
  console.error(`--${name} has to be a number from ${min} on, not ${options[name]}.`);
  process.exit(1);
}

const apiBase = options['api-base']?.replace(/\/$/, '');
if (apiBase !== undefined && !URL.canParse(apiBase)) {
  console.error(`--api-base has to be an absolute address, such as https://www.example.fi, not ${apiBase}.`);
  process.exit(1);
}
const timeoutMs = parseNumber('timeout', 1);
const threads = parseNumber('threads', 1);
/** Creates the metrics. Ends the process if their package is missing. */
async function createMetrics(): Promise<SidecarMetrics> {
  const metrics = await createSidecarMetrics();
  if (metrics) return metrics;
  console.error('--metrics needs a package that is not installed: npm install prom-client');
  process.exit(1);
}

/** Starts tracing if the environment asks for it. Pages are rendered without traces if that fails. */
const startTraces = (): ReturnType<typeof startTracing> =>
  startTracing('saaristo-prerender', (message) => console.error(`[saaristo] traces: ${message}`)).catch(
    (error: unknown) => {
      console.error(
        `[saaristo] no traces are sent. ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    },
  );

const metrics = options.metrics ? await createMetrics() : undefined;
const stopTraces = await startTraces();
// Starts all threads at once, because a new thread is slow.
const waitingMb = parseNumber('waiting', 1);
const pool = createPrerenderPool({
  threads,
  idleThreads: threads,
  heapMb: parseNumber('heap', 16),
  waitingMb,
});
metrics?.watch({
  name: 'saaristo_pages_waiting',
  help: 'Number of pages that wait for a thread.',
  read: pool.countWaiting,
});
const server = createSidecar(pool.prerender, {
  metrics,
  checkPage: pool.checkPage,
  timeoutMs,
  apiBase,
  cacheBytes: parseNumber('cache', 0) * MB,
  ttlMs: parseNumber('ttl', 0) * 1000,
  callTtlMs: parseNumber('call-ttl', 0) * 1000,
  purgeToken: process.env['SAARISTO_PURGE_TOKEN'] || undefined,
  waitingBytes: waitingMb * MB,
  allowedHosts: [options.host, ...options['allow-host']].map((name) => name.toLowerCase()),
  maxBytes: parseNumber('max-size', 0.001) * MB,
});
server.on('error', (error) => {
  console.error(`saaristo-prerender can't listen: ${error.message}`);
  process.exit(1);
});
// Ends the process if the threads can't render at all.
await pool.ready;
server.listen(parseNumber('port', 0), options.host, () => {
  const address = server.address();
  console.log(
    `Pages are rendered at http://${options.host}:${typeof address === 'object' ? address?.port : ''}/`,
  );
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.once('close', () => void pool.close().then(() => stopTraces?.()));
    stopSidecar(server, timeoutMs);
  });
