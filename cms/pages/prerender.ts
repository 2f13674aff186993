import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How a page is rendered, as `prerender` of the bundle takes it (docs/embedding.md#rendering-on-a-server). */
export interface PrerenderOptions {
  /** The widgets of the page that the server renders. */
  widgets: ReadonlySet<string>;
  /** The page's address. */
  url: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

export type Prerender = (page: string, options: PrerenderOptions) => Promise<string>;

/** What `dist/server.js` exports, as far as a page needs it. */
export interface PrerenderModule {
  prerender: Prerender;
}

/** Renders by the build in `dist`, read anew when a build replaces it; without one, pages stay as they are. */
export function prerenderFrom(dist: string): Prerender {
  const file = path.join(dist, 'server.js');
  return async (page, options) => {
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return page;
    const built = (await import(`${pathToFileURL(file).href}?built=${builtAt}`)) as PrerenderModule;
    return built.prerender(page, options);
  };
}

/** ms. These widgets have no fallback: a busy server takes its time rather than leave one out. */
export const TIMEOUT_MS = 5000;

/** Makes the calls of a page's widgets without a way through the network. They are nobody's: no cookie goes along. */
export function fetchWithin(app: FastifyInstance, { headers }: FastifyRequest): typeof fetch {
  return async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({ url: pathname + search, headers: { host: headers.host } });
    const type = String(answer.headers['content-type'] ?? '');
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  };
}
