import { expect, test, vi } from 'vitest';
import type { Bundle } from '#mount/types.ts';
import {
  addBundle,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

const props = { text: 'Hei' };

/** Loads the code of a build from before the contract had a number. */
const createOlder: TestWidget['fetch'] = async (code) => {
  const module = await code();
  const { contract: _, ...widget } = module.default;
  return { ...module, default: widget };
};

/** A bundle of another version with one widget. */
const createBundle = (name: string) => {
  const row = { widget: name, state: 'mounted', element: document.body };
  return {
    version: '9.9.9',
    widgets: [name],
    ready: Promise.resolve(),
    scan: vi.fn(),
    unmount: vi.fn(),
    flush: vi.fn(),
    report: vi.fn(() => Promise.resolve([row])),
    refresh: vi.fn(),
  } as unknown as Bundle;
};

test('bundles: a registered bundle is part of widgets, report(), scan() and unmount() [EMB]', async () => {
  const saaristo = await startRuntime({ greeting });
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
  const other = createBundle('other');
  saaristo.register(other);
  expect(saaristo.widgets).toEqual(['greeting', 'other']);
  expect(saaristo.bundles).toHaveLength(2);
  vi.spyOn(console, 'table').mockImplementation(() => {});
  expect((await saaristo.report()).map(({ widget }) => widget)).toEqual(['greeting', 'other']);
  saaristo.scan(document.body);
  expect(other.scan).toHaveBeenCalledWith(document.body);
  saaristo.unmount(document.body);
  expect(other.unmount).toHaveBeenCalledWith(document.body, expect.any(Set));
  await saaristo.ready;
});

test('bundles: a variable of the page with the same name keeps its properties, and islands are mounted [EMB]', async () => {
  window.saaristo = { basket: 3 } as never;
  const saaristo = await addBundle({ greeting });
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
  expect(saaristo).toMatchObject({ widgets: ['greeting'], basket: 3 });
});

test('bundles: an invalid marker whose name is registered loses its state and is passed to the new bundle [EMB]', async () => {
  expectConsole('error', /other: no such widget\s+HTMLDivElement/);
  const saaristo = await startRuntime({ greeting });
  const mounted = appendHtml(createMarker('greeting', props));
  const element = appendHtml(createMarker('other', {}));
  await waitForState(element, 'invalid');
  await waitForState(mounted, 'mounted');
  const other = createBundle('other');
  saaristo.register(other);
  await vi.waitFor(() => expect(other.scan).toHaveBeenCalledWith(element));
  expect([getState(element), getState(mounted)]).toEqual([null, 'mounted']);
  expect(element).not.toHaveAttribute('data-widget-failed');
  // Other markers with this name do not belong to this bundle either.
  const later = appendHtml(createMarker('other', {}));
  await flushTasks();
  expect(getState(later)).toBeNull();
});

test('bundles: a marker of an unknown name has no state until the page has loaded [EMB]', async () => {
  const loading = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
  const saaristo = await startRuntime({ greeting });
  const unknown = appendHtml(createMarker('other', {}));
  const mounted = appendHtml(createMarker('greeting', props));
  await waitForState(mounted, 'mounted');
  expect(getState(unknown)).toBeNull();
  saaristo.unmount(mounted);
  expectConsole('error', /other: no such widget\s+HTMLDivElement/);
  loading.mockRestore();
  dispatchEvent(new Event('pageshow'));
  await waitForState(unknown, 'invalid');
  // unmount() applies until scan().
  expect(getState(mounted)).toBeNull();
});

test.each([
  ['when the page has loaded', 'complete'],
  ['while the page loads', 'interactive'],
] as const)(
  'bundles: unmount() %s applies to markers of unknown names until scan() [EMB]',
  async (_, state) => {
    expectConsole('error', /other: no such widget\s+HTMLDivElement/);
    const loading = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
    const saaristo = await startRuntime({ greeting });
    const unknown = appendHtml(createMarker('other', {}));
    const mounted = appendHtml(createMarker('greeting', props));
    await waitForState(mounted, 'mounted');
    if (state === 'complete') await waitForState(unknown, 'invalid');
    saaristo.unmount();
    loading.mockRestore();
    dispatchEvent(new Event('pageshow'));
    saaristo.register(createBundle('third'));
    await flushTasks();
    expect([getState(unknown), getState(mounted)]).toEqual([null, null]);
    saaristo.scan();
    await waitForState(unknown, 'invalid');
  },
);

test('bundles: a script on a page whose first script has no register() does nothing [EMB]', async () => {
  vi.resetModules();
  const older = { version: '0.1.0', widgets: ['other'], scan: vi.fn(), unmount: vi.fn() };
  Object.assign(window, { saaristo: older });
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const { loads } = await import('../../../packages/testing/table.ts');
  loads.set('greeting', 'eager');
  await import('#mount/entry.ts');
  const element = appendHtml(createMarker('greeting', props));
  await flushTasks();
  expect(window.saaristo).toBe(older);
  expect(listen).not.toHaveBeenCalled();
  expect(getState(element)).toBeNull();
  delete window.saaristo;
});

test('bundles: a second script of a page registers the widgets that are new, and a copy of the first one nothing [EMB]', async () => {
  const saaristo = await startRuntime({ greeting });
  const addScript = async (...names: string[]) => {
    vi.resetModules();
    const { loads } = await import('../../../packages/testing/table.ts');
    for (const name of names) loads.set(name, 'eager');
    await import('#mount/entry.ts');
  };
  await addScript('greeting');
  expect(saaristo.bundles).toHaveLength(1);
  await addScript('greeting', 'other');
  expect(window.saaristo).toBe(saaristo);
  expect(saaristo.bundles.map(({ widgets }) => widgets)).toEqual([['greeting'], ['other']]);
});

test('store: a record that code of another version has set gets the fields of this version [EMB]', async () => {
  const saaristo = await startRuntime({ greeting });
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
  const { store } = saaristo;
  const seen: unknown[] = [];
  const stop = store.subscribe(({ cart }) => seen.push([cart.lineItemCount, cart.couponCodes]));
  store.setState({ cart: { lineItemCount: 2, lineItems: [], gifts: ['later field'] } as never });
  expect(seen.at(-1)).toEqual([2, []]);
  expect(store.getState().cart).toMatchObject({ lineItemCount: 2, couponCodes: [], gifts: ['later field'] });
  stop();
});

test('contract: a widget whose code has another number fails with the reason, and others mount [EMB]', async () => {
  const fetch: TestWidget['fetch'] = async (code) => {
    const module = await code();
    return { ...module, default: { ...module.default, contract: 2 } };
  };
  await startRuntime({ greeting, newer: { ...greeting, fetch }, older: { ...greeting, fetch: createOlder } });
  expectConsole('error', /newer: its code is of another version: reload the page/);
  const [newer, older] = ['newer', 'older'].map((name) =>
    appendHtml(createMarker(name, props, '<p>fallback</p>')),
  ) as [HTMLElement, HTMLElement];
  await waitForState(newer, 'failed');
  expect(newer).toHaveTextContent('fallback');
  await waitForState(older, 'mounted');
});
