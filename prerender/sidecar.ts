/** `saaristo-prerender` for CMSs in other languages: pages come in by POST, and go out with their islands rendered. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isRecord } from '#lib/read.ts';
import type { Prerender } from './options.ts';

export interface SidecarOptions {
  /** ms that a page may take. */
  timeoutMs: number;
  /** Bytes of a request; a larger one is answered 413. */
  maxBytes: number;
  /** Pages taken at a time; others come back as they came. */
  concurrency: number;
  /** Where calls of widgets go, whatever pages say; default: what they say. */
  apiBase?: string | undefined;
  /** Bytes of rendered pages that are kept, by what was asked; 0 keeps none. Pages whose widgets make calls are not. */
  cacheBytes: number;
}

interface Asked {
  /** The body of the request, by which its page is kept. */
  body: string;
  html: string;
  settings?: Record<string, unknown>;
  /** The page's address. */
  url?: string;
  idPrefix?: string;
}

export const MB = 1024 * 1024;

export const DEFAULTS: SidecarOptions = {
  timeoutMs: 800,
  maxBytes: 5 * MB,
  concurrency: 8,
  cacheBytes: 32 * MB,
};

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new Refusal(413, `A page may have ${maxBytes} bytes.`);
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

function readJson(body: string): Asked {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  if (!isRecord(value) || typeof value['html'] !== 'string')
    throw new Refusal(400, 'The body has to be {"html": "…", "settings": {…}}.');
  const { html, settings, url, idPrefix } = value;
  return {
    body,
    html,
    ...(isRecord(settings) && { settings }),
    ...(typeof url === 'string' && { url }),
    ...(typeof idPrefix === 'string' && { idPrefix }),
  };
}

/** Answers that are not taken whole yet, by server. */
const answering = new WeakMap<Server, ReadonlySet<ServerResponse>>();

/**
 * The server of a sidecar, not listening yet. `POST /` with a page, or with JSON `{html, settings, url, idPrefix}`, gives the page; `GET /healthz` says that
 * it is there. A page that can't be rendered, or not in time, goes out as it came, with 200: a CMS never has to fall back by itself.
 */
export function createSidecar(prerender: Prerender, options: Partial<SidecarOptions> = {}): Server {
  const { timeoutMs, maxBytes, concurrency, cacheBytes, apiBase } = { ...DEFAULTS, ...options };
  const cache =
    cacheBytes > 0
      ? new LRUCache<string, string>({ maxSize: cacheBytes, sizeCalculation: (page) => page.length * 2 + 1 })
      : undefined;
  let rendering = 0;
  const underWay = new Set<ServerResponse>();

  async function render(
    { body, html, settings, url, idPrefix }: Asked,
    signal: AbortSignal,
  ): Promise<string> {
    const key = createHash('sha256').update(body).digest('base64url');
    const known = cache?.get(key);
    if (known !== undefined) return known;
    if (rendering >= concurrency) return html;
    rendering += 1;
    const started = performance.now();
    try {
      let calls = 0;
      const page = await prerender(html, {
        timeoutMs,
        signal,
        ...(settings && { settings }),
        ...(url !== undefined && { url }),
        ...(idPrefix !== undefined && { idPrefix }),
        ...(apiBase !== undefined && { apiBase }),
        fetch(input, init) {
          calls += 1;
          return fetch(input, init);
        },
      });
      // What was not ready in time may be the next time, and what was asked for another.
      if (calls === 0 && !signal.aborted && performance.now() - started < timeoutMs) cache?.set(key, page);
      return page;
    } catch (error) {
      console.error('[saaristo] a page could not be rendered', error);
      return html;
    } finally {
      rendering -= 1;
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
    if (pathname !== '/') throw new Refusal(404, 'Pages are posted to /.');
    if (request.method !== 'POST') throw new Refusal(405, 'A page is posted.');
    const { 'content-type': type = 'text/html' } = request.headers;
    const body = await bodyOf(request, maxBytes);
    // A page of another encoding would lose what it says.
    if (!isJson(type) && !isUtf8(body)) return send(response, 200, type, body);
    const text = body.toString('utf8');
    const asked = isJson(type) ? readJson(text) : { body: text, html: text };
    const gone = new AbortController();
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      gone.abort();
    });
    send(response, 200, 'text/html', await render(asked, gone.signal));
  }

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const refusal = error instanceof Refusal ? error : new Refusal(400, 'The request can not be read.');
      // The rest of a body that is too large is not waited for.
      response.setHeader('connection', 'close');
      send(response, refusal.status, 'text/plain', refusal.message);
    });
  });
  answering.set(server, underWay);
  return server;
}

/**
 * Ends a sidecar: no new connection is taken; who has sent a page gets it whole, also where rendering takes longer than it may or the client
 * reads slowly, for three times `timeoutMs`; connections that have not sent one after `timeoutMs` are cut.
 */
export function stopSidecar(server: Server, timeoutMs: number): void {
  server.close();
  const cut = (): void => server.closeAllConnections();
  setTimeout(() => {
    const waiting = [...(answering.get(server) ?? [])];
    void Promise.all(
      waiting.map((response) => new Promise((resolve) => response.once('close', resolve))),
    ).then(cut);
  }, timeoutMs).unref();
  setTimeout(cut, timeoutMs * 3).unref();
}
