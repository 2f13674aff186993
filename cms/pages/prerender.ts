import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as pool from 'saaristo/pool';
import type { PrerenderOptions } from 'saaristo/pool';

/** Renders a page. The widgets are those of the page that the server renders. */
export interface Prerender {
  (
    page: string,
    options: Required<Pick<PrerenderOptions, 'widgets' | 'url' | 'fetch' | 'timeoutMs'>>,
  ): Promise<string>;
  /** Ends what renders; the next page starts it again. */
  close?: () => Promise<void>;
}

/** The exports of `dist/pool.js` that pages need. */
type PoolModule = Pick<typeof pool, 'createPrerenderPool'>;

/** The exports of `prerender/server.ts` that pages need in development. */
export interface PrerenderModule {
  prerender: Prerender;
}

/** Rendering takes no processor from the server itself for longer than a page may take. */
const THREADS = Math.max(2, availableParallelism());

/** Renders by the build in `dist`, in threads, and by the next build when it is there. Without one, pages stay as they are. */
export function createPrerender(dist: string): Prerender {
  const file = path.join(dist, 'pool.js');
  let current: { builtAt: number; pool: Promise<ReturnType<PoolModule['createPrerenderPool']>> } | undefined;

  async function start(builtAt: number): ReturnType<typeof startPool> {
    const before = current?.pool;
    const pool = startPool(builtAt);
    current = { builtAt, pool };
    // A build that is half there is tried again by the next page.
    pool.catch(() => (current = current?.pool === pool ? undefined : current));
    // Pages that the pool of the build before is at are rendered to their end, or to the end of their time.
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
    // The time that the first thread takes to start is not that of the first page.
    await pool.ready;
    return pool;
  }

  const prerender: Prerender = async (page, options) => {
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return page;
    const pool = await (current?.builtAt === builtAt ? current.pool : start(builtAt));
    return pool.prerender(page, options);
  };
  prerender.close = async () => {
    const pool = current?.pool;
    current = undefined;
    await (await pool)?.close();
  };
  return prerender;
}

/** ms. These widgets have no fallback: a busy server takes its time rather than leave one out. */
export const PRERENDER_TIMEOUT_MS = 5000;

/** Makes the calls of a page's widgets without a way through the network. They are nobody's: no cookie goes along. */
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
