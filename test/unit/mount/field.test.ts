/** The cases of `saaristo-field.js` that a browser test cannot cause. The figures themselves: test/e2e/field-figures.test.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sent {
  page: string;
  lcp?: number;
  cls?: number;
  markers: unknown[];
}

/** The page of the test. Scripts of earlier tests still listen, and send others. */
let page = '';
let tests = 0;
const sent: { url: string; body: Sent }[] = [];
let observed: Record<string, (entries: unknown[]) => void>;

class Observer {
  readonly #handle: (list: { getEntries: () => unknown[] }) => void;
  constructor(handle: (list: { getEntries: () => unknown[] }) => void) {
    this.#handle = handle;
  }
  observe({ type }: { type: string }): void {
    observed[type] = (entries) => this.#handle({ getEntries: () => entries });
  }
  takeRecords(): unknown[] {
    return [];
  }
}

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, value });
};

beforeEach(() => {
  sent.length = 0;
  observed = {};
  vi.stubGlobal('PerformanceObserver', Observer);
  define(navigator, 'sendBeacon', (url: string, body: string) => {
    const parsed = JSON.parse(body) as Sent;
    if (parsed.page === page) sent.push({ url, body: parsed });
    return true;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.innerHTML = '';
});

async function start(attributes = 'data-field-url="/field"'): Promise<void> {
  page = `/page-${(tests += 1)}`;
  define(document, 'prerendering', false);
  document.body.innerHTML = `<script type="text/plain" data-field-page="${page}" ${attributes}></script>`;
  await import('../../../mount/field.ts');
}
const leave = () => dispatchEvent(new Event('pagehide'));
const restore = () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  // jsdom's own counts from another time.
  define(event, 'timeStamp', performance.now());
  dispatchEvent(event);
};
const fail = (name: string) =>
  document.body.dispatchEvent(new CustomEvent('widget:failed', { bubbles: true, detail: { name } }));

test('field figures: the body has the path without query and hash', async () => {
  page = '/polku';
  history.replaceState(null, '', `${page}?q=1#h`);
  document.body.innerHTML = '<script type="text/plain" data-field-url="/field"></script>';
  await import('../../../mount/field.ts');
  leave();
  expect(sent).toEqual([{ url: `${location.origin}/field`, body: { page, cls: 0, markers: [] } }]);
  history.replaceState(null, '', '/');
});

test.each([
  ['without settings', ''],
  ['with the address of another origin', 'data-field-url="https://elsewhere.example/field"'],
  ['with a rate of 0', 'data-field-url="/field" data-field-rate="0"'],
  ['with a rate that is no number', 'data-field-url="/field" data-field-rate="x"'],
  ['with an address that is none', 'data-field-url="http://["'],
])('field figures: a script %s sends nothing', async (_, attributes) => {
  await start(attributes);
  leave();
  expect(sent).toEqual([]);
});

test('field figures: two copies of the script send once', async () => {
  await start();
  vi.resetModules();
  await import('../../../mount/field.ts');
  leave();
  expect(sent).toHaveLength(1);
});

test('field figures: a browser without observers and beacons sends nothing and does not throw', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  define(navigator, 'sendBeacon', undefined);
  await start();
  leave();
  expect(sent).toEqual([]);
});

test('field figures: a page that is left twice sends its figures once, then only new markers', async () => {
  await start();
  leave();
  leave();
  fail('faq-list');
  leave();
  expect(sent.map(({ body }) => body)).toEqual([
    { page, cls: 0, markers: [] },
    { page, markers: [['faq-list']] },
  ]);
});

test('field figures: a page that the back/forward cache restores counts as another view', async () => {
  await start();
  observed['layout-shift']!([{ value: 0.2, startTime: 10 }]);
  leave();
  restore();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  observed['layout-shift']!([{ value: 0.1, startTime: 9000 }]);
  leave();
  expect(sent.map(({ body }) => body.cls)).toEqual([0.2, 0.1]);
  expect(sent[1]!.body.lcp).toBeGreaterThan(0);
});

test('field figures: a prerendered page sends nothing before it is shown, and its LCP begins when it is shown', async () => {
  await start();
  define(document, 'prerendering', true);
  leave();
  expect(sent).toEqual([]);
  define(document, 'prerendering', false);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? ([{ activationStart: 900 }] as unknown as PerformanceEntryList) : [],
  );
  observed['largest-contentful-paint']!([{ startTime: 1000 }]);
  leave();
  expect(sent[0]!.body.lcp).toBe(100);
  vi.restoreAllMocks();
});

test('field figures: a page sends at most 50 markers', async () => {
  await start();
  for (let count = 0; count < 60; count += 1) fail('faq-list');
  leave();
  expect(sent[0]!.body.markers).toHaveLength(50);
});
