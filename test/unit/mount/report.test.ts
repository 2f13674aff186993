import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { report } from '#mount/editing/report.ts';
import type { Marker, Saaristo } from '#mount/types.ts';

/** Creates a marker of the page. */
function createMarker(marker: Partial<Marker> = {}, attributes = ''): Marker {
  document.body.insertAdjacentHTML('beforeend', `<div data-widget="card" ${attributes}></div>`);
  const element = document.body.lastElementChild as HTMLElement;
  return { name: 'card', state: 'mounted', load: 'eager', element, ...marker } as unknown as Marker;
}

let table: MockInstance<typeof console.table>;

beforeEach(() => {
  table = vi.spyOn(console, 'table').mockImplementation(() => {});
  window.saaristo = { widgets: ['card'] } as unknown as Saaristo;
  return () => delete window.saaristo;
});

test.each<[Partial<Marker>, string]>([
  [{ state: 'loading' }, 'its code is on the way'],
  [
    { state: 'pending', load: 'visible' },
    'waits to be scrolled near, but has no box (display: none or contents?)',
  ],
  [{ state: 'pending', load: 'interaction' }, 'waits for a press, a focus or typing in it'],
  [{ state: 'pending', load: 'idle' }, 'waits until the page is idle'],
  [{ state: 'pending', load: 'media((a)\n and (b))' }, 'waits until the window matches (a)\n and (b)'],
  [{ state: 'pending', load: 'xmedia(a)' }, 'waits until the page is idle'],
  [{ state: 'pending', load: 'media(a)x' }, 'waits until the page is idle'],
  [{ state: 'failed', reason: 'it threw', name: 'crad' }, 'it threw'],
  [{ state: 'invalid', reason: 'wrong' }, 'wrong'],
  [{ state: 'invalid', reason: 'wrong', name: 'crad' }, 'no such widget (did you mean "card"?)'],
  [{ state: 'invalid', reason: 'wrong', name: 'other' }, 'no such widget'],
])('report(): the reason of %o is %s [PAGE]', (marker, why) => {
  expect(report([createMarker(marker)])[0]!.why).toBe(why);
});

test('report(): a marker with a box waits to be scrolled near [PAGE]', () => {
  const marker = createMarker({ state: 'pending', load: 'visible' });
  marker.element.getClientRects = () => [{}] as unknown as DOMRectList;
  expect(report([marker])[0]!.why).toBe('waits to be scrolled near');
});

test('report(): unknown props of a mounted or invalid marker are named if its schema is known [PAGE]', () => {
  const widget = { schema: { properties: { text: {} } } } as unknown as NonNullable<Marker['widget']>;
  const given = `data-props='{"text":1,"txet":2,"x":3}'`;
  const markers = [
    createMarker({ widget }, given),
    createMarker({}, given),
    createMarker({ widget }, `data-props="5"`),
    createMarker(
      { widget, state: 'invalid', reason: 'prop "text": expected a string' },
      `data-props='{"txet":2}'`,
    ),
  ];
  expect(report(markers).map(({ why }) => why)).toEqual([
    'it is mounted; unknown prop "txet" (did you mean "text"?); unknown prop "x"',
    'it is mounted',
    'it is mounted',
    'prop "text": expected a string; unknown prop "txet" (did you mean "text"?)',
  ]);
});

test('report(): rows are in page order, and the table names the elements [PAGE]', () => {
  const [first, second, third] = [
    createMarker({}, 'id="a"'),
    createMarker(),
    createMarker({}, 'id=""'),
  ] as const;
  const rows = report([third, first, second]);
  expect(rows.map(({ element }) => element)).toEqual([first, second, third].map(({ element }) => element));
  const names = (table.mock.calls[0]![0] as { element: string; widget: string }[]).map(
    ({ element }) => element,
  );
  expect(names).toEqual(['#a', 'div[data-widget="card"]', 'div[data-widget="card"]']);
  expect(table.mock.calls[0]![0]).toMatchObject([
    { widget: 'card', state: 'mounted', load: 'eager', ms: null },
    {},
    {},
  ]);
});

test.each([
  [{ state: 'mounted', ms: 2.26 }, 2.3],
  [{ state: 'mounted', ms: 0 }, 0],
  [{ state: 'loading', startedAt: 1 }, null],
] as const)('report(): the duration of %o is %s [PAGE]', (marker, ms) => {
  expect(report([createMarker(marker)])[0]!.ms).toBe(ms);
});

test('report(): the bytes are those of the widget’s own files [PAGE]', () => {
  const files = [
    'card-abc123.js',
    'card-abc_12.css',
    'card-abc1.js',
    'card-abc123.map',
    'xcard-abc123.js',
    'cardx-abc123.js',
  ];
  const entries = files.map((file, at) => ({
    name: `https://a.test/chunks/${file}?retry=1`,
    encodedBodySize: 10 ** at,
  }));
  const resources = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(entries as unknown as PerformanceEntryList);
  const rows = report([createMarker(), createMarker({ name: 'c.ar(d' }), createMarker({ name: 'none' })]);
  expect(rows.map(({ bytes }) => bytes)).toEqual([11, 11, null]);
  expect(resources).toHaveBeenCalledWith('resource');
});
