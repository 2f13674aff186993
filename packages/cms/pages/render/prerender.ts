import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as pool from 'saaristo/pool';
import type { PrerenderOptions } from 'saaristo/pool';
import { isTracing, traceRender, withSpan } from 'saaristo/tracing';

/** Renders a page's islands. `widgets` are those that the server renders. */
export interface Prerender {
  (
    page: string,
    options: Required<Pick<PrerenderOptions, 'widgets' | 'url' | 'fetch' | 'timeoutMs'>>,
  ): Promise<string>;
  /** Ends the threads. The next page starts new ones. */
  close?: () => Promise<void>;
}

/** The used exports of `dist/pool.js`. */
type PoolModule = Pick<typeof pool, 'createPrerenderPool'>;

/** The used exports of `packages/server/server.ts` in development. */
export interface PrerenderModule {
  prerender: Prerender;
}

/** Number of threads. The server's own thread shares the processors with them. */
const THREADS = Math.max(2, availableParallelism());

/**
 * Creates the renderer of the build in `dist`, which uses threads. It uses a new build as soon as it exists. Without a
 * build, pages stay unchanged.
 */
export function createPrerender(dist: string): Prerender {
  const file = path.join(dist, 'pool.js');
  let current: { builtAt: number; pool: Promise<ReturnType<PoolModule['createPrerenderPool']>> } | undefined;

  async function start(builtAt: number): ReturnType<typeof startPool> {
    const before = current?.pool;
    const pool = startPool(builtAt);
    current = { builtAt, pool };
    // The build is incomplete. The next page tries again.
    pool.catch(() => (current = current?.pool === pool ? undefined : current));
    // Lets the previous build's pool finish its pages within the timeout.
    if (before)
      setTimeout(
        () => void before.then(({ close }) => close()).catch(() => {}),
        PRERENDER_TIMEOUT_MS,
      ).unref();
    return pool;
  }
  async function startPool(builtAt: number) {
    const built = (await import(`${pathToFileURL(file).href}?built=${builtAt}`)) as PoolModule;
    const pool = built.createPrerenderPool({ threads: THREADS });
    // Starting the first thread must not count as rendering time of the first page.
    await pool.ready;
    return pool;
  }

  const prerender: Prerender = async (page, options) => {
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return page;
    const pool = await (current?.builtAt === builtAt ? current.pool : start(builtAt));
    if (!isTracing()) return pool.prerender(page, options);
    return withSpan('render page', {}, () => pool.prerender(page, { ...options, onRender: traceRender }));
  };
  prerender.close = async () => {
    const pool = current?.pool;
    current = undefined;
    await (await pool)?.close();
  };
  return prerender;
}

/** In milliseconds. High, because these widgets have no fallback. */
export const PRERENDER_TIMEOUT_MS = 5000;

/** Creates a `fetch` that calls this server without the network. It sends no cookies, so answers are never personal. */
export function createInternalFetch(app: FastifyInstance, { host }: FastifyRequest): typeof fetch {
  return async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({ url: pathname + search, headers: { host } });
    const type = String(answer.headers['content-type'] ?? '');
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  };
}
