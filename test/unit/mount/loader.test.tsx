import { afterEach, expect, test, vi } from 'vitest';
import {
  recordEvents,
  marker,
  place,
  reaches,
  settle,
  startRuntime,
  stateOf,
} from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

afterEach(() => {
  vi.doUnmock('virtual:saaristo/hashes');
  vi.useRealTimers();
});

const props = { text: 'Hei' };

/** A loader that comes when it is let come. */
function held() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const fetchLoader = vi.fn(async (give: () => Promise<unknown>) => {
    await arrived;
    return give();
  });
  return { fetchLoader, arrive };
}

test('loader: the first marker of the page requests it once [LOAD]', async () => {
  const fetchLoader = vi.fn((give: () => Promise<unknown>) => give());
  await startRuntime({ greeting }, fetchLoader);
  place('<p>no marker</p>');
  await settle();
  expect(fetchLoader).not.toHaveBeenCalled();
  await reaches(place(marker('greeting', props)), 'mounted');
  await reaches(place(marker('greeting', props)), 'mounted');
  expect(fetchLoader).toHaveBeenCalledOnce();
});

test('loader: while it is loading, markers are pending and clicks are stored [LOAD]', async () => {
  const { fetchLoader, arrive } = held();
  const element = place(
    marker('greeting', props, '<button type="button">Hei × 1, pressed 0</button>', 'data-load="interaction"'),
  );
  await startRuntime({ greeting }, fetchLoader);
  await settle();
  expect(stateOf(element)).toBe('pending');
  element.querySelector('button')!.click();
  await settle();
  expect(stateOf(element)).toBe('pending');
  arrive();
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
});

test('loader: unmount() and scan() before it has started are run in order [LOAD]', async () => {
  const { fetchLoader, arrive } = held();
  const [gone, back] = ['gone', 'back'].map((text) => place(marker('greeting', { text }, text)));
  const saaristo = await startRuntime({ greeting }, fetchLoader);
  await settle();
  saaristo.unmount();
  saaristo.scan(back);
  arrive();
  await reaches(back!, 'mounted');
  expect(gone!.innerHTML).toBe('gone');
  expect(stateOf(gone!)).toBeNull();
});

test('ready: it waits for the loader, too [PAGE]', async () => {
  const { fetchLoader, arrive } = held();
  const element = place(marker('greeting', props));
  const saaristo = await startRuntime({ greeting }, fetchLoader);
  let isReady = false;
  void saaristo.ready.then(() => (isReady = true));
  await settle();
  expect(isReady).toBe(false);
  arrive();
  await saaristo.ready;
  expect(stateOf(element)).toBe('mounted');
});

test('loader: if it can’t be loaded, all markers have failed with their fallbacks, and are retried online [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let works = false;
  const fetchLoader = vi.fn((give: () => Promise<unknown>) =>
    works ? give() : Promise.reject(new Error('offline')),
  );
  expectConsole('error', /greeting: its code could not be loaded Error: offline/);
  const heard = recordEvents();
  const element = place(marker('greeting', props, 'fallback'));
  const saaristo = await startRuntime({ greeting }, fetchLoader);
  await vi.advanceTimersByTimeAsync(10_000);
  await saaristo.ready;
  expect(fetchLoader).toHaveBeenCalledTimes(4);
  expect(stateOf(element)).toBe('failed');
  expect(element.hasAttribute('data-widget-failed')).toBe(true);
  expect(element.innerHTML).toBe('fallback');
  expect(heard).toEqual([
    { type: 'widget:failed', target: element, detail: { name: 'greeting', error: new Error('offline') } },
  ]);
  // What else happens on the page is no reason to ask again.
  place('<p>no marker</p>');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchLoader).toHaveBeenCalledTimes(4);
  works = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(stateOf(element)).toBe('mounted');
  expect(element.hasAttribute('data-widget-failed')).toBe(false);
});

test('click: before the loader could not be loaded is forgotten, and none is stored until it is requested again [LOAD CARRY]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expectConsole('error', /greeting: its code could not be loaded Error: offline/);
  let works = false;
  const element = place(marker('greeting', props, '<button type="button">Hei × 1, pressed 0</button>'));
  await startRuntime({ greeting }, (give) => (works ? give() : Promise.reject(new Error('offline'))));
  await vi.advanceTimersByTimeAsync(100);
  element.querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stateOf(element)).toBe('failed');
  element.querySelector('button')!.click();
  works = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(stateOf(element)).toBe('mounted');
  await vi.dynamicImportSettled();
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
});

test('loader: after a failure, a new marker requests it again for all markers [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let works = false;
  expectConsole('error', /greeting: its code could not be loaded Error: offline/);
  const first = place(marker('greeting', props, 'fallback'));
  await startRuntime({ greeting }, (give) => (works ? give() : Promise.reject(new Error('offline'))));
  await vi.advanceTimersByTimeAsync(10_000);
  works = true;
  const later = place(marker('greeting', props));
  await vi.advanceTimersByTimeAsync(10);
  expect([first, later].map(stateOf)).toEqual(['mounted', 'mounted']);
});

test('loader: it requests the HTTP client for a widget that makes a call at once, and not for a prerendered one [LOAD]', async () => {
  const files = ['greeting', 'counter', 'react', 'runtime', 'report', 'edit-mode', 'http-client'];
  const hashes = files.map((name) => `hash00${name === 'greeting' ? '!' : '.'}`).join('');
  vi.doMock('virtual:saaristo/hashes', () => ({ hashes }));
  await startRuntime({ greeting, counter: greeting });
  const fetchClient = vi.fn(() => Promise.resolve());
  const { code } = await import('../../runtime/table.ts');
  code.set('http-client', fetchClient);

  await reaches(place(marker('counter', props)), 'mounted');
  await reaches(place(marker('greeting', props, '', 'data-widget-prerendered="a-"')), 'mounted');
  expect(fetchClient).not.toHaveBeenCalled();
  await reaches(place(marker('greeting', props)), 'mounted');
  expect(fetchClient).toHaveBeenCalledOnce();

  // Without it the widget is mounted all the same; the call itself tries again.
  fetchClient.mockRejectedValue(new Error('lost'));
  await reaches(place(marker('greeting', props)), 'mounted');
});
