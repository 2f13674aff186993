/**
 * Sends figures of page views from visitors' browsers (docs/reference.md#field-figures): LCP, INP and CLS of the page, and the times, bytes
 * and failures of its markers. The build writes it to `saaristo-field.js`. It contains nothing about the visitor, and never throws.
 */
import type { IslandEvent } from './page-types.ts';

/** Maximum markers of a body that the receivers accept. */
const MAX_MARKERS = 50;
/** A shift within 1 s of the previous one, and within 5 s of the first one, belongs to the same group. */
const GAP_MS = 1000;
const GROUP_MS = 5000;
/** INP ignores one of the slowest interactions for each 50. */
const INTERACTIONS_PER_OUTLIER = 50;
/** Chromium increases the id of interactions by this. */
const ID_STEP = 7;

/** Entries of all observed types. Each type has some of the fields. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
}

/** A marker: the widget's name, the two times in ms, and its bytes. A marker that has failed has the name only. */
type MarkerRow = [name: string, load?: number, mount?: number, bytes?: number];

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Returns the bytes of the files that are named after a widget. Undefined if the browser does not report them. */
function getBytes(name: string): number | undefined {
  const sizes = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => entry.name.split(`/${name}-`)[1]?.match(/^[\w-]{6,}\.(js|css)/))
    .map((entry) => entry.encodedBodySize);
  return sizes[0] && sizes.reduce((sum, size) => sum + size);
}

function start(url: string, page: string): void {
  const flushes: (() => void)[] = [];
  const isPrerendering = (): boolean | undefined => (document as { prerendering?: boolean }).prerendering;
  /** A page that opens in a background tab is painted late. */
  let isPaintCounted = isPrerendering() || document.visibilityState === 'visible';
  let isViewSent: boolean;
  let lcp: number | undefined;
  let cls: number;
  let group: number;
  let groupStart: number;
  let groupEnd: number;
  /** The slowest interactions as `[duration, id]`, slowest first. */
  let slowest: [number, number][];
  let firstId: number;
  let lastId: number;
  let markers: MarkerRow[] = [];

  function reset(): void {
    isViewSent = false;
    lcp = undefined;
    cls = group = lastId = 0;
    firstId = Infinity;
    groupEnd = -Infinity;
    slowest = [];
  }
  reset();

  function observe(type: string, handle: (entry: Entry) => void): void {
    try {
      const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(handle));
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
      flushes.push(() => (observer.takeRecords() as Entry[]).forEach(handle));
    } catch {
      // The browser does not have this figure.
    }
  }

  observe('largest-contentful-paint', ({ startTime }) => {
    const [navigation] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
    if (isPaintCounted) lcp = Math.max(0, startTime - (navigation?.activationStart ?? 0));
  });
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (startTime - groupEnd > GAP_MS || startTime - groupStart > GROUP_MS) {
      group = 0;
      groupStart = startTime;
    }
    groupEnd = startTime;
    cls = Math.max(cls, (group += value));
  });
  const handleInteraction = ({ interactionId: id, duration }: Entry): void => {
    if (!id) return;
    firstId = Math.min(firstId, id);
    lastId = Math.max(lastId, id);
    const known = slowest.find(([, one]) => one === id);
    if (known) known[0] = Math.max(known[0], duration);
    else slowest.push([duration, id]);
    slowest = slowest.sort(([a], [b]) => b - a).slice(0, 10);
  };
  observe('event', handleInteraction);
  observe('first-input', handleInteraction);

  for (const type of ['widget:mounted', 'widget:failed'] as const)
    addEventListener(type, ({ detail: { name }, times }: IslandEvent) => {
      if (markers.length < MAX_MARKERS)
        markers.push(times ? [name, round(times.load), round(times.mount)] : [name]);
    });

  function send(): void {
    if (isPrerendering()) return;
    for (const flush of flushes) flush();
    const outliers = Math.floor((lastId - firstId) / ID_STEP / INTERACTIONS_PER_OUTLIER);
    if (!isViewSent || markers[0])
      navigator.sendBeacon?.(
        url,
        JSON.stringify({
          page,
          ...(!isViewSent && {
            lcp,
            inp: slowest[Math.min(slowest.length - 1, outliers)]?.[0],
            cls: round(cls),
          }),
          markers: markers.map((row) => (row[1] === undefined ? row : [...row, getBytes(row[0])])),
        }),
      );
    isViewSent = true;
    isPaintCounted = false;
    markers = [];
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);

  // A page that the back/forward cache restores is another view.
  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    for (const flush of flushes) flush();
    reset();
    requestAnimationFrame(() => requestAnimationFrame(() => (lcp = performance.now() - timeStamp)));
  });
}

try {
  const script = document.querySelector<HTMLScriptElement>('script[data-field-url]')!;
  const { fieldUrl, fieldRate = 1, fieldPage = location.pathname } = script.dataset;
  // A second copy of the script sends nothing.
  script.removeAttribute('data-field-url');
  const url = new URL(fieldUrl!, location.href);
  if (url.origin === location.origin && Math.random() < Number(fieldRate)) start(url.href, fieldPage);
} catch {
  // No settings, or a browser without a part of this.
}
