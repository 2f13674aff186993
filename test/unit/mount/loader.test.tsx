import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
} from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { greeting } from './widgets.tsx';

afterEach(() => {
  vi.doUnmock('virtual:saaristo/hashes');
  vi.useRealTimers();
});

const props = { text: 'Hei' };

/** A loader that arrives when the test releases it. */
function createHeldLoader() {
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
  appendHtml('<p>no marker</p>');
  await flushTasks();
  expect(fetchLoader).not.toHaveBeenCalled();
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
  expect(fetchLoader).toHaveBeenCalledOnce();
});

describe('a page with lost-script.js', () => {
  const fallback = '<button type="button">Hei × 1, pressed 0</button>';

  /** Runs the script of the page's head. Its listeners are removed after the test. */
  async function includeLostScript(): Promise<void> {
    const added = vi.spyOn(globalThis, 'addEventListener');
    vi.resetModules();
    await import('#mount/lost-script.ts');
    const listeners = [...added.mock.calls];
    added.mockRestore();
    onTestFinished(() => {
      for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
      Reflect.deleteProperty(window, Symbol.for('saaristo.interactions'));
    });
  }

  test('late script: a click before it is replayed once [LOAD]', async () => {
    await includeLostScript();
    const element = appendHtml(createMarker('greeting', props, fallback, 'data-load="interaction"'));
    element.querySelector('button')!.click();
    await startRuntime({ greeting });
    await waitForState(element, 'mounted');
    expect(element).toHaveTextContent('pressed 1');
    element.querySelector('button')!.click();
    await vi.waitFor(() => expect(element).toHaveTextContent('pressed 2'));
  });

  test('late script: a click before a failed attempt to load is not replayed [LOAD]', async () => {
    await includeLostScript();
    const element = appendHtml(createMarker('greeting', props, fallback));
    element.querySelector('button')!.click();
    element.dispatchEvent(new CustomEvent('widget:failed', { bubbles: true }));
    await startRuntime({ greeting });
    await waitForState(element, 'mounted');
    expect(element).toHaveTextContent('pressed 0');
  });
});

test('loader: while it is loading, markers are pending and clicks are stored [LOAD]', async () => {
  const { fetchLoader, arrive } = createHeldLoader();
  const element = appendHtml(
    createMarker(
      'greeting',
      props,
      '<button type="button">Hei × 1, pressed 0</button>',
      'data-load="interaction"',
    ),
  );
  await startRuntime({ greeting }, fetchLoader);
  await flushTasks();
  expect(getState(element)).toBe('pending');
  element.querySelector('button')!.click();
  await flushTasks();
  expect(getState(element)).toBe('pending');
  arrive();
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
});

test('loader: unmount() and scan() before it has started are run in order [LOAD]', async () => {
  const { fetchLoader, arrive } = createHeldLoader();
  const [gone, back] = ['gone', 'back'].map((text) => appendHtml(createMarker('greeting', { text }, text)));
  const saaristo = await startRuntime({ greeting }, fetchLoader);
  await flushTasks();
  saaristo.unmount();
  saaristo.scan(back);
  arrive();
  await waitForState(back!, 'mounted');
  expect(gone!.innerHTML).toBe('gone');
  expect(getState(gone!)).toBeNull();
});

test('ready: it waits for the loader, too [PAGE]', async () => {
  const { fetchLoader, arrive } = createHeldLoader();
  const element = appendHtml(createMarker('greeting', props));
  const saaristo = await startRuntime({ greeting }, fetchLoader);
  let isReady = false;
  void saaristo.ready.then(() => (isReady = true));
  await flushTasks();
  expect(isReady).toBe(false);
  arrive();
  await saaristo.ready;
  expect(getState(element)).toBe('mounted');
});

test('loader: if it can’t be loaded, all markers have failed with their fallbacks, and are retried online [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let works = false;
  const fetchLoader = vi.fn((give: () => Promise<unknown>) =>
    works ? give() : Promise.reject(new Error('offline')),
  );
  expectConsole('error', /greeting: its code could not be loaded Error: offline/);
  const heard = recordEvents();
  const element = appendHtml(createMarker('greeting', props, 'fallback'));
  const saaristo = await startRuntime({ greeting }, fetchLoader);
  await vi.advanceTimersByTimeAsync(10_000);
  await saaristo.ready;
  expect(fetchLoader).toHaveBeenCalledTimes(4);
  expect(getState(element)).toBe('failed');
  expect(element.hasAttribute('data-widget-failed')).toBe(true);
  expect(element.innerHTML).toBe('fallback');
  expect(heard).toEqual([
    { type: 'widget:failed', target: element, detail: { name: 'greeting', error: new Error('offline') } },
  ]);
  // Other changes of the page cause no new request.
  appendHtml('<p>no marker</p>');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchLoader).toHaveBeenCalledTimes(4);
  works = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(getState(element)).toBe('mounted');
  expect(element.hasAttribute('data-widget-failed')).toBe(false);
});

test('click: before the loader could not be loaded is forgotten, and none is stored until it is requested again [LOAD CARRY]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expectConsole('error', /greeting: its code could not be loaded Error: offline/);
  let works = false;
  const element = appendHtml(
    createMarker('greeting', props, '<button type="button">Hei × 1, pressed 0</button>'),
  );
  await startRuntime({ greeting }, (give) => (works ? give() : Promise.reject(new Error('offline'))));
  await vi.advanceTimersByTimeAsync(100);
  element.querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getState(element)).toBe('failed');
  element.querySelector('button')!.click();
  works = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(getState(element)).toBe('mounted');
  await vi.dynamicImportSettled();
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
});

test('loader: after a failure, a new marker requests it again for all markers [LOAD]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let works = false;
  expectConsole('error', /greeting: its code could not be loaded Error: offline/);
  const first = appendHtml(createMarker('greeting', props, 'fallback'));
  await startRuntime({ greeting }, (give) => (works ? give() : Promise.reject(new Error('offline'))));
  await vi.advanceTimersByTimeAsync(10_000);
  works = true;
  const later = appendHtml(createMarker('greeting', props));
  await vi.advanceTimersByTimeAsync(10);
  expect([first, later].map(getState)).toEqual(['mounted', 'mounted']);
});

test('loader: it requests the HTTP client for a widget that makes a call at once, and not for a prerendered one [LOAD]', async () => {
  const files = ['greeting', 'counter', 'react', 'runtime', 'report', 'edit-mode', 'http-client'];
  const hashes = files.map((name) => `hash00${name === 'greeting' ? '!' : '.'}`).join('');
  vi.doMock('virtual:saaristo/hashes', () => ({ hashes }));
  await startRuntime({ greeting, counter: greeting });
  const fetchClient = vi.fn(() => Promise.resolve());
  const { code } = await import('../../runtime/table.ts');
  code.set('http-client', fetchClient);

  await waitForState(appendHtml(createMarker('counter', props)), 'mounted');
  await waitForState(
    appendHtml(createMarker('greeting', props, '', 'data-widget-prerendered="a-"')),
    'mounted',
  );
  expect(fetchClient).not.toHaveBeenCalled();
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
  expect(fetchClient).toHaveBeenCalledOnce();

  // The widget is mounted without the HTTP client. The call itself requests it again.
  fetchClient.mockRejectedValue(new Error('lost'));
  await waitForState(appendHtml(createMarker('greeting', props)), 'mounted');
});
