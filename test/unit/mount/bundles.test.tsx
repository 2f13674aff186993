import { expect, test, vi } from 'vitest';
import type { Bundle } from '#mount/types.ts';
import { marker, place, reaches, settle, startRuntime, stateOf } from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

const props = { text: 'Hei' };

/** A bundle of another version, with one widget. */
const createBundle = (name: string) => {
  const row = { widget: name, state: 'mounted', element: document.body };
  return {
    version: '9.9.9',
    widgets: [name],
    ready: Promise.resolve(),
    scan: vi.fn(),
    unmount: vi.fn(),
    report: vi.fn(() => Promise.resolve([row])),
    refresh: vi.fn(),
  } as unknown as Bundle;
};

test('bundles: a registered bundle is part of widgets, report(), scan() and unmount() [EMB]', async () => {
  const saaristo = await startRuntime({ greeting });
  await reaches(place(marker('greeting', props)), 'mounted');
  const other = createBundle('other');
  saaristo.register(other);
  expect(saaristo.widgets).toEqual(['greeting', 'other']);
  expect(saaristo.bundles).toHaveLength(2);
  vi.spyOn(console, 'table').mockImplementation(() => {});
  expect((await saaristo.report()).map(({ widget }) => widget)).toEqual(['greeting', 'other']);
  saaristo.scan(document.body);
  expect(other.scan).toHaveBeenCalledWith(document.body);
  saaristo.unmount(document.body);
  expect(other.unmount).toHaveBeenCalledWith(document.body);
  await saaristo.ready;
});

test('bundles: an invalid marker whose name is registered loses its state and is passed to the new bundle [EMB]', async () => {
  expectConsole('error', /other: no such widget; there are greeting/);
  const saaristo = await startRuntime({ greeting });
  const mounted = place(marker('greeting', props));
  const element = place(marker('other', {}));
  await reaches(element, 'invalid');
  await reaches(mounted, 'mounted');
  const other = createBundle('other');
  saaristo.register(other);
  await vi.waitFor(() => expect(other.scan).toHaveBeenCalledWith(element));
  expect([stateOf(element), stateOf(mounted)]).toEqual([null, 'mounted']);
  expect(element).not.toHaveAttribute('data-widget-failed');
  // Other markers of that name are not for this bundle either.
  const later = place(marker('other', {}));
  await settle();
  expect(stateOf(later)).toBeNull();
});

test('bundles: a marker of an unknown name has no state until the page has loaded [EMB]', async () => {
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const saaristo = await startRuntime({ greeting });
  const unknown = place(marker('other', {}));
  const mounted = place(marker('greeting', props));
  await reaches(mounted, 'mounted');
  expect(stateOf(unknown)).toBeNull();
  saaristo.unmount(mounted);
  expectConsole('error', /other: no such widget/);
  loading.mockRestore();
  dispatchEvent(new Event('pageshow'));
  await reaches(unknown, 'invalid');
  // unmount() holds until scan().
  expect(stateOf(mounted)).toBeNull();
});

test('bundles: a script on a page whose first script has no register() does nothing [EMB]', async () => {
  vi.resetModules();
  const older = { version: '0.1.0', widgets: ['other'], scan: vi.fn(), unmount: vi.fn() };
  Object.assign(window, { saaristo: older });
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const { loads } = await import('../../runtime/table.ts');
  loads.set('greeting', 'eager');
  await import('#mount/entry.ts');
  const element = place(marker('greeting', props));
  await settle();
  expect(window.saaristo).toBe(older);
  expect(listen).not.toHaveBeenCalled();
  expect(stateOf(element)).toBeNull();
  delete window.saaristo;
});
