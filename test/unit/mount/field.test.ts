/** The cases of `saaristo-field.js` that a browser test cannot cause. The figures themselves: test/e2e/field-figures.test.ts. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

interface Sent {
  page: string;
  lcp?: number;
  inp?: number;
  cls?: number;
  markers: unknown[];
}

let page = '';
let tests = 0;
const sent: { url: string; body: Sent }[] = [];
let observed: Record<string, (entries: unknown[]) => void>;
let observedOptions: unknown[];
/** Entries that the observers have not delivered, by type. */
let pending: Record<string, unknown[]>;

class Observer {
  readonly #handle: (list: { getEntries: () => unknown[] }) => void;
  constructor(handle: (list: { getEntries: () => unknown[] }) => void) {
    this.#handle = handle;
  }
  #type = '';
  observe(options: { type: string }): void {
    const { type } = options;
    this.#type = type;
    observedOptions.push(options);
    observed[type] = (entries) => this.#handle({ getEntries: () => entries });
  }
  takeRecords(): unknown[] {
    const entries = pending[this.#type] ?? [];
    delete pending[this.#type];
    return entries;
  }
}

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, value });
};

beforeEach(() => {
  sent.length = 0;
  observed = {};
  observedOptions = [];
  pending = {};
  vi.stubGlobal('PerformanceObserver', Observer);
  for (const target of [window, document]) {
    const added = vi.spyOn(target, 'addEventListener');
    onTestFinished(() => {
      for (const [type, listener] of added.mock.calls) target.removeEventListener(type, listener);
      added.mockRestore();
    });
  }
  define(navigator, 'sendBeacon', (url: string, body: string) => {
    sent.push({ url, body: JSON.parse(body) as Sent });
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
  const at = performance.now();
  restore();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  observed['layout-shift']!([{ value: 0.1, startTime: 9000 }]);
  leave();
  expect(sent.map(({ body }) => body.cls)).toEqual([0.2, 0.1]);
  expect(sent[1]!.body.lcp).toBeGreaterThan(0);
  expect(sent[1]!.body.lcp).toBeLessThan(performance.now() - at);
});

test('field figures: a prerendered page sends nothing before it is shown, and its LCP begins when it is shown', async () => {
  await start();
  define(document, 'prerendering', true);
  leave();
  expect(sent).toEqual([]);
  define(document, 'prerendering', false);
  const entries = vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((type) =>
      type === 'navigation' ? ([{ activationStart: 900 }] as unknown as PerformanceEntryList) : [],
    );
  observed['largest-contentful-paint']!([{ startTime: 1000 }]);
  leave();
  expect(sent[0]!.body.lcp).toBe(100);
  entries.mockRestore();
});

test('field figures: a page sends at most 50 markers', async () => {
  await start();
  for (let count = 0; count < 60; count += 1) fail('faq-list');
  leave();
  expect(sent[0]!.body.markers).toHaveLength(50);
});

test.each<[string, [duration: number, id?: number][], number | undefined]>([
  ['without interactions', [], undefined],
  ['with events of no interaction', [[900], [800, 0]], undefined],
  [
    'with two interactions',
    [
      [40, 7],
      [90, 14],
    ],
    90,
  ],
  [
    'with several events of an interaction',
    [
      [40, 7],
      [90, 7],
      [60, 7],
      [80, 14],
    ],
    90,
  ],
  ['with 50 interactions', Array.from({ length: 50 }, (_, at) => [at, 7 * (at + 1)]), 49],
  ['with 51 interactions', Array.from({ length: 51 }, (_, at) => [at, 7 * (at + 1)]), 49],
  ['with 101 interactions, in any order', Array.from({ length: 101 }, (_, at) => [at, 7 * (101 - at)]), 98],
  [
    'with 2,000 interactions, of which ten are known',
    Array.from({ length: 2000 }, (_, at) => [at, 7 * at]),
    1990,
  ],
])('field figures: INP of a page %s', async (_, entries, inp) => {
  await start();
  const events = entries.map(([duration, interactionId]) => ({ duration, interactionId }));
  observed['first-input']!(events.slice(0, 1));
  observed['event']!(events.slice(1, -1));
  // Delivered by no observer before the page is left.
  pending['event'] = events.slice(1).slice(-1);
  leave();
  expect(sent[0]!.body.inp).toBe(inp);
});

test.each<[string, [value: number, startTime: number, hadRecentInput?: boolean][], number]>([
  [
    'within a second',
    [
      [0.1, 0],
      [0.1, 1000],
    ],
    0.2,
  ],
  [
    'after more than a second',
    [
      [0.1, 500],
      [0.15, 1501],
    ],
    0.15,
  ],
  [
    'before a smaller group',
    [
      [0.3, 500],
      [0.1, 5000],
      [0.1, 5500],
    ],
    0.3,
  ],
  ['within five seconds', Array.from({ length: 6 }, (_, at) => [0.1, 900 + at * 1000]), 0.6],
  ['over more than five seconds', Array.from({ length: 7 }, (_, at) => [0.1, 2000 + at * 1000]), 0.6],
  [
    'after input',
    [
      [0.1, 0],
      [0.5, 10, true],
    ],
    0.1,
  ],
  ['of many digits', [[0.123456, 0]], 0.1235],
])('field figures: CLS of shifts %s', async (_, shifts, cls) => {
  await start();
  observed['layout-shift']!(
    shifts.map(([value, startTime, hadRecentInput]) => ({ value, startTime, hadRecentInput })),
  );
  leave();
  expect(sent[0]!.body.cls).toBe(cls);
});

test('field figures: a mounted marker has times and the bytes of its files', async () => {
  await start();
  const names = [
    'like-abc123.js',
    'like-abc-_1.css',
    'like-abc12.js',
    'unlike-abc123.js',
    'like-abc123.svg',
    'like-abc123',
    'like-2.0/third-abc123.js',
  ];
  const entries = names.map((name, at) => ({
    name: `https://a.test/chunks/${name}`,
    encodedBodySize: 10 ** at,
  }));
  const resources = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(entries as unknown as PerformanceEntryList);
  for (const name of ['like', 'other'])
    document.body.dispatchEvent(
      Object.assign(new CustomEvent('widget:mounted', { bubbles: true, detail: { name } }), {
        times: { load: 1.23456, mount: 2 },
      }),
    );
  leave();
  expect(resources).toHaveBeenCalledWith('resource');
  resources.mockRestore();
  expect(sent[0]!.body.markers).toEqual([
    ['like', 1.2346, 2, 11],
    ['other', 1.2346, 2, null],
  ]);
});

test('field figures: all entries of each figure are observed', async () => {
  await start();
  expect(observedOptions).toEqual(
    ['largest-contentful-paint', 'layout-shift', 'event', 'first-input'].map((type) => ({
      type,
      buffered: true,
      durationThreshold: 16,
    })),
  );
});

test('field figures: the last LCP before the page is left counts, unless the page is opened in the background', async () => {
  await start();
  for (const startTime of [100, 200]) observed['largest-contentful-paint']!([{ startTime }]);
  leave();
  observed['largest-contentful-paint']!([{ startTime: 300 }]);
  define(document, 'visibilityState', 'hidden');
  vi.resetModules();
  await start();
  observed['largest-contentful-paint']!([{ startTime: 100 }]);
  leave();
  Reflect.deleteProperty(document, 'visibilityState');
  expect(sent[0]!.body.lcp).toBe(200);
  expect(sent.at(-1)!.body).toEqual({ page, cls: 0, markers: [] });
});

test('field figures: a hidden page sends its figures, a visible one does not', async () => {
  await start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  define(document, 'visibilityState', 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(sent).toHaveLength(1);
});

test('field figures: a page that is shown first is no other view, and a restored one has only its own figures', async () => {
  await start();
  observed['event']!([{ duration: 80, interactionId: 7 }]);
  leave();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  leave();
  expect(sent).toHaveLength(1);
  pending['event'] = [{ duration: 90, interactionId: 14 }];
  restore();
  leave();
  expect(sent[1]!.body).toEqual({ page, cls: 0, markers: [] });
});

test.each([
  ['0.5', 0.5, 0],
  ['0.5', 0.49, 1],
  ['1', 0.99, 1],
])(
  'field figures: with a rate of %s and the random number %d, %d views are sent',
  async (rate, random, views) => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(random);
    await start(`data-field-url="/field" data-field-rate="${rate}"`);
    chance.mockRestore();
    leave();
    expect(sent).toHaveLength(views);
  },
);
