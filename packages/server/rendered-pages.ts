/** Renders the pages of a sidecar: equal requests once, and from a cache. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { logFailure } from './log.ts';
import type { PageResult, SidecarMetrics } from './metrics.ts';
import type { Prerender, PrerenderOptions, WidgetRender } from './options.ts';
import { PoolRefusal } from './pool.ts';
import { isTracing, tracedFetch, traceRender, withSpan } from './tracing.ts';

export interface PageRendererOptions {
  /** Maximum time of a page in ms. */
  timeoutMs: number;
  /** Replaces `apiBase` of the page settings. */
  apiBase?: string | undefined;
  /** Maximum bytes of the cache of rendered pages by request; 0 disables it. */
  cacheBytes: number;
  /** Time in ms that a rendered page is cached; 0: until its space is needed. */
  ttlMs: number;
  /** Time in ms that a page whose widgets make calls is cached; 0: such pages are not cached. */
  callTtlMs: number;
  /** Served at `GET /metrics`. Without them that address is answered with 404. */
  metrics?: SidecarMetrics | undefined;
}

/** A page to render. */
export interface RenderRequest extends Pick<PrerenderOptions, 'settings' | 'url' | 'idPrefix'> {
  /** Tags by which the page is purged, in addition to those of its widgets. */
  tags: readonly string[];
  /** The type and the body of the request: the key of the cache. */
  key: readonly [type: 'html' | 'json', body: string];
  html: string;
}

/** Lists the tags of the widgets that a page has markers of: `widget-like-button`. */
const listWidgetTags = (html: string): string[] =>
  [...html.matchAll(/\bdata-widget=["']?([\w-]{1,80})/g)].map(([, name]) => `widget-${name}`);

/** A rendered page. */
interface StoredPage {
  page: string;
  tags: ReadonlySet<string>;
}

/** The page to send. */
interface AnsweredPage {
  page: string;
  result: PageResult;
}

/** A page that is being rendered for equal requests. */
interface SharedRendering {
  page: Promise<AnsweredPage>;
  /** Number of requests that wait for it. */
  requests: number;
  /** Aborts the rendering. Later requests start another one. */
  end: () => void;
}

export interface PageRenderer {
  /** Renders the page of a request, and adds it to the metrics and to the trace. */
  render: (request: RenderRequest, signal: AbortSignal) => Promise<string>;
  /** Deletes all rendered pages with one of the tags. Returns their number. */
  purge: (tags: readonly string[]) => number;
}

export function createPageRenderer(prerender: Prerender, options: PageRendererOptions): PageRenderer {
  const { timeoutMs, cacheBytes, ttlMs, callTtlMs, apiBase, metrics } = options;
  const cache =
    cacheBytes > 0
      ? new LRUCache<string, StoredPage>({
          maxSize: cacheBytes,
          sizeCalculation: ({ page, tags }) => page.length * 2 + tags.size * 100 + 1,
          ttl: ttlMs,
          // Reads the clock at every access.
          ttlResolution: 0,
        })
      : undefined;
  const rendering = new Map<string, SharedRendering>();
  /** Increases with each purge, so that a page that began to be rendered before is not stored. */
  let purgeCount = 0;
  let renderCount = 0;

  metrics?.watch({
    name: 'saaristo_pages_in_progress',
    help: 'Number of pages that are being rendered or wait for a thread.',
    read: () => renderCount,
  });
  metrics?.watch({
    name: 'saaristo_cached_pages',
    help: 'Number of cached pages.',
    read: () => cache?.size ?? 0,
  });
  metrics?.watch({
    name: 'saaristo_cache_bytes',
    help: 'Bytes of the cached pages.',
    read: () => cache?.calculatedSize ?? 0,
  });

  /** Renders a page once for all equal requests at a time. The rendering is aborted when all of them have ended. */
  function renderShared(request: RenderRequest, signal: AbortSignal): Promise<AnsweredPage> {
    if (!cache) return render(request, signal);
    const [type, body] = request.key;
    const key = type + createHash('sha256').update(body).digest('base64url');
    const cached = cache.get(key);
    if (cached !== undefined) return Promise.resolve({ page: cached.page, result: 'cached' });
    const running = rendering.get(key);
    const shared = running ?? startShared(request, key);
    shared.requests += 1;
    signal.addEventListener('abort', () => {
      shared.requests -= 1;
      if (shared.requests === 0) shared.end();
    });
    return running ? running.page.then(({ page }) => ({ page, result: 'shared' })) : shared.page;
  }

  function startShared(request: RenderRequest, key: string): SharedRendering {
    const controller = new AbortController();
    const forget = (): void => {
      if (rendering.get(key) === shared) rendering.delete(key);
    };
    const shared: SharedRendering = {
      page: render(request, controller.signal, key).finally(() => forget()),
      requests: 0,
      end() {
        forget();
        controller.abort();
      },
    };
    rendering.set(key, shared);
    return shared;
  }

  async function render(
    { html, settings, url, idPrefix, tags }: RenderRequest,
    signal: AbortSignal,
    key = '',
  ): Promise<AnsweredPage> {
    renderCount += 1;
    const startedAt = performance.now();
    const purgesBefore = purgeCount;
    try {
      let hasCalls = false;
      const page = await prerender(html, {
        timeoutMs,
        signal,
        ...(settings && { settings }),
        ...(url !== undefined && { url }),
        ...(idPrefix !== undefined && { idPrefix }),
        ...(apiBase !== undefined && { apiBase }),
        fetch(input, init) {
          hasCalls = true;
          return tracedFetch(input, init);
        },
        ...((metrics || isTracing()) && { onRender: reportRender }),
      });
      // A late page may be complete the next time. The answers of calls may change.
      const ttl = hasCalls ? callTtlMs : ttlMs;
      const isStored = !hasCalls || callTtlMs > 0;
      const isLate = performance.now() - startedAt >= timeoutMs;
      if (isStored && purgeCount === purgesBefore && !isLate)
        cache?.set(key, { page, tags: new Set([...tags, ...listWidgetTags(html)]) }, { ttl });
      return { page, result: isLate ? 'late' : page === html ? 'unchanged' : 'rendered' };
    } catch (error) {
      if (error instanceof PoolRefusal) return { page: html, result: 'busy' };
      logFailure('a page could not be rendered', error);
      return { page: html, result: 'failed' };
    } finally {
      renderCount -= 1;
    }
  }

  /** Adds a marker to the metrics and to the trace of its page. */
  function reportRender(report: WidgetRender): void {
    metrics?.addRender(report);
    traceRender(report);
  }

  return {
    render: (request, signal) =>
      withSpan('render page', {}, async (span) => {
        const startedAt = performance.now();
        const { page, result } = await renderShared(request, signal);
        const ended = signal.aborted ? 'aborted' : result;
        metrics?.addPage(ended, performance.now() - startedAt);
        span?.set({ 'saaristo.result': ended });
        if (ended === 'failed') span?.fail();
        return page;
      }),
    purge(tags) {
      purgeCount += 1;
      const keys = [...(cache?.entries() ?? [])]
        .filter(([, stored]) => tags.some((tag) => stored.tags.has(tag)))
        .map(([key]) => key);
      for (const key of keys) cache?.delete(key);
      return keys.length;
    },
  };
}
