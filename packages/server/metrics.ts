/** Metrics of the sidecar in the format of Prometheus, by prom-client, which is loaded only for them. */
import type * as PromModule from 'prom-client';
import { importOptional } from './optional.ts';
import type { WidgetRender } from './options.ts';

/**
 * Result of a request's page. `cached` and `shared` (with an equal request) need no rendering. `busy`: too much waited.
 * `aborted`: the client closed the connection.
 */
export type PageResult =
  | 'rendered'
  | 'unchanged'
  | 'cached'
  | 'shared'
  | 'busy'
  | 'late'
  | 'failed'
  | 'aborted';

/** A number that is read whenever the metrics are. */
export interface WatchedNumber {
  name: string;
  help: string;
  read: () => number;
}

export interface SidecarMetrics {
  addPage: (result: PageResult, ms: number) => void;
  addRender: (render: WidgetRender) => void;
  watch: (number: WatchedNumber) => void;
  /** Returns the metrics with their content type. */
  read: () => Promise<{ type: string; text: string }>;
}

/** Upper bounds of durations, in seconds. */
const PAGE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const WIDGET_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5];

/** Creates the metrics. Returns undefined if prom-client is not installed. */
export async function createSidecarMetrics(): Promise<SidecarMetrics | undefined> {
  const module = await importOptional<{ default: typeof PromModule }>('prom-client');
  if (!module) return undefined;
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = module.default;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const pages = new Histogram({
    name: 'saaristo_page_duration_seconds',
    help: 'Duration of pages by result.',
    labelNames: ['result'],
    buckets: PAGE_BUCKETS,
    registers,
  });
  const renders = new Histogram({
    name: 'saaristo_widget_duration_seconds',
    help: 'Duration of the rendering of markers by widget and result, without calls.',
    labelNames: ['widget', 'result'],
    buckets: WIDGET_BUCKETS,
    registers,
  });
  return {
    addPage: (result, ms) => pages.observe({ result }, ms / 1000),
    addRender: ({ widget, result, ms }) => renders.observe({ widget, result }, ms / 1000),
    watch({ name, help, read }) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      });
      registry.registerMetric(gauge);
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
