/** The HTTP server of `saaristo-prerender`, which renders pages for CMSs in other languages. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isRecord } from '#lib/read.ts';
import { DEFAULT_TIMEOUT_MS, type Prerender, type PrerenderOptions } from './options.ts';

export interface SidecarOptions {
  /** Maximum time of a page in ms. */
  timeoutMs: number;
  /** Maximum bytes of a request. A larger one gets status 413. */
  maxBytes: number;
  /** Maximum number of pages at a time. Other pages are returned unchanged. */
  concurrency: number;
  /** Replaces `apiBase` of the page settings. */
  apiBase?: string | undefined;
  /** Maximum bytes of the cache of rendered pages by request; 0 disables it. Pages whose widgets make calls are not cached. */
  cacheBytes: number;
}

/** A page to render. */
interface RenderRequest extends Pick<PrerenderOptions, 'settings' | 'url' | 'idPrefix'> {
  /** The body of the request: the key of the cache. */
  body: string;
  html: string;
}

export const MB = 1024 * 1024;

export const DEFAULTS: SidecarOptions = {
  timeoutMs: DEFAULT_TIMEOUT_MS,
  maxBytes: 5 * MB,
  concurrency: 8,
  cacheBytes: 32 * MB,
};

/** A refused request. The message is the body of the answer. */
class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, `A page may have ${maxBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLarge;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const isJson = (type: string): boolean => /^application\/json\b/.test(type);

function parseJson(body: string): RenderRequest {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  if (!isRecord(value) || typeof value['html'] !== 'string')
    throw new HttpError(400, 'The body has to be {"html": "…", "settings": {…}}.');
  const { html, settings, url, idPrefix } = value;
  return {
    body,
    html,
    ...(isRecord(settings) && { settings }),
    ...(typeof url === 'string' && { url }),
    ...(typeof idPrefix === 'string' && { idPrefix }),
  };
}

/** The answers of each server that are not sent completely. */
const openResponses = new WeakMap<Server, ReadonlySet<ServerResponse>>();

/**
 * Creates the server of a sidecar, which does not listen yet. `POST /` takes a page, or JSON `{html, settings, url, idPrefix}`, and returns the
 * rendered page. A page that can't be rendered in time is returned unchanged with status 200, so that CMSs need no fallback of their own.
 * `GET /healthz` returns status 200.
 */
export function createSidecar(prerender: Prerender, options: Partial<SidecarOptions> = {}): Server {
  const { timeoutMs, maxBytes, concurrency, cacheBytes, apiBase } = { ...DEFAULTS, ...options };
  const cache =
    cacheBytes > 0
      ? new LRUCache<string, string>({ maxSize: cacheBytes, sizeCalculation: (page) => page.length * 2 + 1 })
      : undefined;
  let renderCount = 0;
  const pending = new Set<ServerResponse>();

  async function render(
    { body, html, settings, url, idPrefix }: RenderRequest,
    signal: AbortSignal,
  ): Promise<string> {
    const key = createHash('sha256').update(body).digest('base64url');
    const cached = cache?.get(key);
    if (cached !== undefined) return cached;
    if (renderCount >= concurrency) return html;
    renderCount += 1;
    const startedAt = performance.now();
    try {
      let callCount = 0;
      const page = await prerender(html, {
        timeoutMs,
        signal,
        ...(settings && { settings }),
        ...(url !== undefined && { url }),
        ...(idPrefix !== undefined && { idPrefix }),
        ...(apiBase !== undefined && { apiBase }),
        fetch(input, init) {
          callCount += 1;
          return fetch(input, init);
        },
      });
      // A late page may be complete the next time. The answers of calls may change.
      if (callCount === 0 && !signal.aborted && performance.now() - startedAt < timeoutMs)
        cache?.set(key, page);
      return page;
    } catch (error) {
      console.error('[saaristo] a page could not be rendered', error);
      return html;
    } finally {
      renderCount -= 1;
    }
  }

  const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
    response.writeHead(status, {
      'content-type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    });
    response.end(body);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://sidecar');
    if (pathname === '/healthz') return send(response, 200, 'application/json', '{"healthy":true}');
    if (pathname !== '/') throw new HttpError(404, 'Pages are posted to /.');
    if (request.method !== 'POST') throw new HttpError(405, 'A page is posted.');
    const { 'content-type': type = 'text/html' } = request.headers;
    const body = await readBody(request, maxBytes);
    // Decoding another encoding would damage the page.
    if (!isJson(type) && !isUtf8(body)) return send(response, 200, type, body);
    const text = body.toString('utf8');
    const page = isJson(type) ? parseJson(text) : { body: text, html: text };
    const controller = new AbortController();
    pending.add(response);
    response.once('close', () => {
      pending.delete(response);
      controller.abort();
    });
    send(response, 200, 'text/html', await render(page, controller.signal));
  }

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const { status, message } =
        error instanceof HttpError ? error : new HttpError(400, 'The request can not be read.');
      // Does not wait for the rest of a body that is too large.
      response.setHeader('connection', 'close');
      send(response, status, 'text/plain', message);
    });
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
    const responses = [...(openResponses.get(server) ?? [])];
    void Promise.all(
      responses.map((response) => new Promise((resolve) => response.once('close', resolve))),
    ).then(closeAll);
  }, timeoutMs).unref();
  setTimeout(closeAll, timeoutMs * 3).unref();
}
