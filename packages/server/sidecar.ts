/** The HTTP server of `saaristo-prerender`, which renders pages for CMSs in other languages. */
import { isUtf8 } from 'node:buffer';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isRecord } from '#lib/read.ts';
import { logFailure } from './log.ts';
import type { SidecarMetrics } from './metrics.ts';
import { type CheckedPage, DEFAULT_TIMEOUT_MS, type Prerender } from './options.ts';
import { DEFAULT_WAITING_MB, MB, PoolRefusal } from './pool.ts';
import { createPageRenderer, type PageRendererOptions, type RenderRequest } from './rendered-pages.ts';
import { beginSpan } from './tracing.ts';

export interface SidecarOptions extends PageRendererOptions {
  /** Maximum bytes of a request. A larger one gets status 413. */
  maxBytes: number;
  /** Maximum bytes of requests that are being received or wait for their page. Others get status 503. */
  waitingBytes: number;
  /** Names by which the sidecar may be called, beside local and dotless names and addresses of IP. */
  allowedHosts: readonly string[];
  /** Checks a page of the block editor for `POST /page`. */
  checkPage?: (page: unknown) => CheckedPage | Promise<CheckedPage>;
  /** The token of purges. Without it nothing is purged by request. */
  purgeToken?: string | undefined;
}

export const DEFAULTS: SidecarOptions = {
  timeoutMs: DEFAULT_TIMEOUT_MS,
  maxBytes: 5 * MB,
  waitingBytes: DEFAULT_WAITING_MB * MB,
  allowedHosts: [],
  cacheBytes: 32 * MB,
  ttlMs: 0,
  callTtlMs: 0,
};

/** Limits the tags of a page. */
const MAX_TAGS = 200;
const TAG = /^[^\s,]{1,200}$/;

/** Returns the valid tags of a list, or of a header with commas. */
const parseTags = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : typeof value === 'string' ? value.split(/[\s,]/) : [])
    .filter((tag): tag is string => typeof tag === 'string' && TAG.test(tag))
    .slice(0, MAX_TAGS);

/** A refused request. The message is the body of the answer. */
class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const removePort = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Names that no web page can have for its own address: of this machine, of IP, and without a dot. */
const LOCAL_HOST = /^(?:\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+|[\w-]+|(?:[\w-]+\.)*localhost)(?::\d+)?$/i;

/**
 * Refuses requests of web pages, which a browser on this machine could send. Browsers say so in these headers, and a page that has
 * pointed its own name to this machine is known by it.
 * @throws HttpError
 */
function refuseWebPages({ headers }: IncomingMessage, allowedHosts: readonly string[]): void {
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  if (origin !== undefined || site !== 'none') throw new HttpError(403, 'Web pages may not use this server.');
  // Browsers always send a host; some monitors do not.
  const isAllowed = !host || LOCAL_HOST.test(host) || allowedHosts.includes(removePort(host));
  if (!isAllowed)
    throw new HttpError(403, 'This name of the server is not allowed: start it with --allow-host NAME.');
}

/** Reads a body. Calls `hold` with the bytes of each piece. */
async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  hold: (bytes: number) => void,
): Promise<Buffer> {
  const tooLarge = new HttpError(413, `A page may have ${maxBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLarge;
    hold(piece.length);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Compares secrets in constant time. */
const isEqual = (given: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(right).digest());

const isJson = (type: string): boolean => /^application\/json\b/.test(type);

function parseValue(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

function parseJson(body: string): RenderRequest {
  const value = parseValue(body);
  if (!isRecord(value) || typeof value['html'] !== 'string')
    throw new HttpError(400, 'The body has to be {"html": "…", "settings": {…}}.');
  const { html, settings, url, idPrefix, tags } = value;
  return {
    key: ['json', body],
    html,
    tags: parseTags(tags),
    ...(isRecord(settings) && { settings }),
    ...(typeof url === 'string' && { url }),
    ...(typeof idPrefix === 'string' && { idPrefix }),
  };
}

/** The answers of each server that are not sent completely. */
const openResponses = new WeakMap<Server, ReadonlySet<ServerResponse>>();

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
};

async function sendMetrics(response: ServerResponse, { read }: SidecarMetrics): Promise<void> {
  const { type, text } = await read();
  send(response, 200, type, Buffer.from(text));
}

/** Returns the path of a request. @throws HttpError */
function getPath({ url = '/' }: IncomingMessage): string {
  if (!URL.canParse(url, 'http://sidecar')) throw new HttpError(400, 'The request can not be read.');
  return new URL(url, 'http://sidecar').pathname;
}

/**
 * Creates the server of a sidecar, which does not listen yet. `POST /` takes a page, or JSON `{html, settings, url, idPrefix, tags}`, and returns the
 * rendered page. A page that can't be rendered in time is returned unchanged with status 200, so that CMSs need no fallback of their own.
 * `POST /page` checks a page of the block editor (docs/editor-for-your-cms.md), and answers it, or status 422 with the reason, or 503 if it
 * took too long. Requests of web pages get status 403.
 * `GET /healthz` returns status 200, `GET /metrics` the metrics. `PURGE` with `X-Purge-Tags` and the token deletes cached pages by their tags.
 */
export function createSidecar(prerender: Prerender, options: Partial<SidecarOptions> = {}): Server {
  const all = { ...DEFAULTS, ...options };
  const { maxBytes, waitingBytes, allowedHosts, purgeToken, checkPage, metrics } = all;
  const pages = createPageRenderer(prerender, all);
  let heldBytes = 0;
  const pending = new Set<ServerResponse>();

  /**
   * Answers `PURGE` with the header `X-Purge-Tags`.
   * @throws HttpError 403 without the token, 400 without tags
   */
  function answerPurge({ headers }: IncomingMessage, response: ServerResponse): void {
    if (purgeToken === undefined || !isEqual(headers.authorization ?? '', `Bearer ${purgeToken}`))
      throw new HttpError(403, 'The token of a purge is missing or wrong.');
    const tags = parseTags(headers['x-purge-tags']);
    if (tags.length === 0) throw new HttpError(400, 'X-Purge-Tags is missing.');
    send(response, 200, 'application/json', `{"purged":${pages.purge(tags)}}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    refuseWebPages(request, allowedHosts);
    const pathname = getPath(request);
    if (pathname === '/healthz') return send(response, 200, 'application/json', '{"healthy":true}');
    if (pathname === '/metrics' && metrics) return sendMetrics(response, metrics);
    if (request.method === 'PURGE') return answerPurge(request, response);
    const isCheck = pathname === '/page' && checkPage !== undefined;
    if (pathname !== '/' && !isCheck) throw new HttpError(404, 'Pages are posted to /.');
    if (request.method !== 'POST') throw new HttpError(405, 'A page is posted.');
    let held = 0;
    try {
      const body = await readBody(request, maxBytes, (bytes) => {
        if (heldBytes + bytes > waitingBytes) throw new HttpError(503, 'Too many pages wait.');
        heldBytes += bytes;
        held += bytes;
      });
      return await (isCheck ? answerCheck(body, response) : answerPage(request, body, response));
    } finally {
      heldBytes -= held;
    }
  }

  /** Answers the result of a check, with status 422 for a refused page. */
  async function answerCheck(body: Buffer, response: ServerResponse): Promise<void> {
    const checked = await checkPage!(parseValue(body.toString('utf8')));
    send(response, 'error' in checked ? 422 : 200, 'application/json', JSON.stringify(checked));
  }

  async function answerPage(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const { 'content-type': type = 'text/html' } = request.headers;
    // Decoding another encoding would damage the page.
    if (!isJson(type) && !isUtf8(body)) return send(response, 200, type, body);
    const text = body.toString('utf8');
    const tags = parseTags(request.headers['cache-tag']);
    const page = isJson(type) ? parseJson(text) : { key: ['html', text] as const, html: text, tags };
    const controller = new AbortController();
    pending.add(response);
    response.once('close', () => {
      pending.delete(response);
      controller.abort();
    });
    send(response, 200, 'text/html', await pages.render(page, controller.signal));
  }

  /** Answers a request in a span, which continues the trace of the CMS. */
  function answerTraced(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    const method = request.method!;
    // Monitors request the health and the metrics every few seconds.
    const span =
      method === 'POST' || method === 'PURGE'
        ? beginSpan(method, { kind: 'server', headers, attributes: { 'http.request.method': method } })
        : undefined;
    if (!span) return answer(request, response);
    response.once('close', () => {
      span.set({ 'http.response.status_code': response.statusCode });
      span.end();
    });
    return span.run(() => answer(request, response));
  }

  /** Answers a refused or failed request, in JSON if it is a check. */
  function sendError({ url, complete }: IncomingMessage, response: ServerResponse, error: unknown): void {
    // A client that has gone while it sent its page gets no answer.
    const isGone = !complete && !(error instanceof HttpError);
    if (response.headersSent || response.destroyed || isGone) return;
    const refusal = error instanceof HttpError || error instanceof PoolRefusal ? error : undefined;
    if (!refusal) logFailure('a request could not be answered', error);
    const { status, message } = refusal ?? { status: 500, message: 'The request could not be answered.' };
    if (status === 503) {
      response.setHeader('retry-after', '1');
      if (url === '/') metrics?.addPage('busy', 0);
    }
    // Does not wait for the rest of a body that is too large.
    response.setHeader('connection', 'close');
    if (checkPage && url === '/page')
      send(response, status, 'application/json', JSON.stringify({ error: message }));
    else send(response, status, 'text/plain', message);
  }

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    answerTraced(request, response).catch((error: unknown) => sendError(request, response, error));
  });
  openResponses.set(server, pending);
  return server;
}

/**
 * Stops a sidecar: accepts no new connections. Closes connections without a page after `timeoutMs`, and the others when their page is sent
 * completely, at the latest after three times `timeoutMs`.
 */
export function stopSidecar(server: Server, timeoutMs: number): void {
  server.close();
  const closeAll = (): void => server.closeAllConnections();
  setTimeout(() => {
    const responses = [...openResponses.get(server)!];
    void Promise.all(
      responses.map((response) => new Promise((resolve) => response.once('close', resolve))),
    ).then(closeAll);
  }, timeoutMs).unref();
  setTimeout(closeAll, timeoutMs * 3).unref();
}
