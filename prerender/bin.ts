#!/usr/bin/env node
/** `saaristo-prerender --port 4180`: renders islands into pages for CMSs that are not Node. `--help` tells of its options. */
import { parseArgs } from 'node:util';
import { createPrerenderPool, DEFAULT_HEAP_MB, DEFAULT_THREADS } from './pool.ts';
import { createSidecar, DEFAULTS, MB, stopSidecar } from './sidecar.ts';

const HELP = `Usage: npx saaristo-prerender [options]

Renders islands into HTML pages: POST / with a page gives the page, and so does JSON {"html", "settings", "url"};
GET /healthz says that it is there. A page that can't be rendered, or not in time, goes out as it came.

  --port 4180          where it listens; 0 takes any port that is free
  --host 127.0.0.1     who reaches it can make it work: other machines had better not
  --api-base ADDRESS   where calls of widgets go, such as https://www.example.fi; by default the page's own origin
  --timeout 800        milliseconds that a page may take
  --cache 32           megabytes of rendered pages that are kept; 0 keeps none
  --threads N          pages that are rendered at a time, each in a thread; by default two for each processor, 8 at most
  --heap 256           megabytes of memory of each thread; a page that needs more goes out as it came
  --concurrency 8      pages that are taken at a time: those beyond the threads wait, others go out as they came
  --max-size 5         megabytes that a page may have
  --help               this`;

/** The options; ends the process where they are not understood, or only asked for. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4180' },
        host: { type: 'string', default: '127.0.0.1' },
        'api-base': { type: 'string' },
        timeout: { type: 'string', default: String(DEFAULTS.timeoutMs) },
        cache: { type: 'string', default: String(DEFAULTS.cacheBytes / MB) },
        concurrency: { type: 'string', default: String(DEFAULTS.concurrency) },
        'max-size': { type: 'string', default: String(DEFAULTS.maxBytes / MB) },
        threads: { type: 'string', default: String(DEFAULT_THREADS) },
        heap: { type: 'string', default: String(DEFAULT_HEAP_MB) },
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

const values = readOptions();

/** An option as a number; ends the process with a sentence where it is none from `least` on. */
function numberOf(name: Exclude<keyof typeof values, 'host' | 'api-base' | 'help'>, least: number): number {
  const number = Number(values[name]);
  if (Number.isFinite(number) && number >= least) return number;
  console.error(`--${name} has to be a number from ${least} on, not ${values[name]}.`);
  process.exit(1);
}

const apiBase = values['api-base']?.replace(/\/$/, '');
if (apiBase !== undefined && !URL.canParse(apiBase)) {
  console.error(`--api-base has to be an absolute address, such as https://www.example.fi, not ${apiBase}.`);
  process.exit(1);
}
const timeoutMs = numberOf('timeout', 1);
const threads = numberOf('threads', 1);
// All threads start with the sidecar: a thread that has just started is slow.
const pool = createPrerenderPool({ threads, idleThreads: threads, heapMb: numberOf('heap', 16) });
const server = createSidecar(pool.prerender, {
  timeoutMs,
  apiBase,
  cacheBytes: numberOf('cache', 0) * MB,
  concurrency: numberOf('concurrency', 1),
  maxBytes: numberOf('max-size', 0.001) * MB,
});
server.on('error', (error) => {
  console.error(`saaristo-prerender can't listen: ${error.message}`);
  process.exit(1);
});
// Where the threads can't render, pages would never be: the start fails.
await pool.ready;
server.listen(numberOf('port', 0), values.host, () => {
  const address = server.address();
  console.log(
    `Pages are rendered at http://${values.host}:${typeof address === 'object' ? address?.port : ''}/`,
  );
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.once('close', () => void pool.close());
    stopSidecar(server, timeoutMs);
  });
