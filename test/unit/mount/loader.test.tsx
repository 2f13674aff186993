import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
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

afterEach(() => {
  vi.doUnmock('virtual:saaristo/hashes');
});

const props = { text: 'Hei' };

describe('a page with lost-script.js', () => {
  const fallback = '<button type="button">Hei × 1, pressed 0</button>';

  /** Runs the script of the page's head. Its listeners are removed after the test. */
  async function includeLostScript(): Promise<void> {
    const added = vi.spyOn(globalThis, 'addEventListener');
    vi.resetModules();
    await import('#mount/page/lost-script.ts');
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

/** A widget whose code arrives when the test releases it. */
function createHeld(): { held: TestWidget; arrive: () => void } {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { held: { ...greeting, fetch: (code) => arrived.then(code) }, arrive: () => arrive() };
}

/** Sets the state of a page that is still parsed. Returns a function that ends it. */
function delayParsing(): () => void {
  const readyState = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  return () => {
    readyState.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  };
}

test('script: unmount(), scan() and update() have effect before the page is parsed [PAGE]', async () => {
  const finish = delayParsing();
  const [gone, back, updated] = ['gone', 'back', 'updated'].map((text) =>
    appendHtml(createMarker('greeting', { text }, text)),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const saaristo = await startRuntime({ greeting });
  saaristo.unmount();
  saaristo.scan(back);
  saaristo.update(updated, { text: 'later' });
  saaristo.scan(updated);
  finish();
  await waitForState(back, 'mounted');
  await waitForState(updated, 'mounted');
  expect(updated).toHaveTextContent('later');
  expect(gone.innerHTML).toBe('gone');
  expect(getState(gone)).toBeNull();
});

test('script: unmount() of a prerendered page that is still loading keeps its HTML [PAGE]', async () => {
  const loading = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
  const html =
    '<saaristo-root><button type="button" data-rest="">Hei × 1, pressed 0</button></saaristo-root>';
  const [gone, kept] = [0, 1].map((index) =>
    appendHtml(createMarker('greeting', props, html, `data-widget-prerendered="sp${index}-"`)),
  ) as [HTMLElement, HTMLElement];
  const saaristo = await startRuntime({ greeting });
  saaristo.unmount(gone);
  loading.mockRestore();
  kept.querySelector('button')!.click();
  await waitForState(kept, 'mounted');
  expect(getState(gone)).toBeNull();
  expect(gone.innerHTML).toBe(html);
});

test('script: a click before the page is parsed is replayed [LOAD]', async () => {
  const finish = delayParsing();
  const fallback = '<button type="button">Hei × 1, pressed 0</button>';
  const element = appendHtml(createMarker('greeting', props, fallback, 'data-load="interaction"'));
  await startRuntime({ greeting });
  element.querySelector('button')!.click();
  await flushTasks();
  expect(element.innerHTML).toBe(fallback);
  finish();
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element).toHaveTextContent('Hei × 1, pressed 1'));
});

test.each(['eager', 'soon', 'EAGER', ' eager ', 'media(width:)', 'media( )'])(
  'ready: it waits for a marker with data-load="%s" [PAGE]',
  async (load) => {
    const isUnknown = load.trim().toLowerCase() !== 'eager';
    if (isUnknown) expectConsole('warn', /unknown data-load=".*": the widget is loaded at once/);
    const warn = vi.spyOn(console, 'warn');
    const { held, arrive } = createHeld();
    const [first, second] = [0, 1].map(() =>
      appendHtml(createMarker('held', props, '', `data-load="${load}"`)),
    );
    const saaristo = await startRuntime({ held });
    let isReady = false;
    void saaristo.ready.then(() => (isReady = true));
    await flushTasks();
    expect(isReady).toBe(false);
    arrive();
    await saaristo.ready;
    expect([first!, second!].map(getState)).toEqual(['mounted', 'mounted']);
    expect(warn).toHaveBeenCalledTimes(isUnknown ? 1 : 0);
  },
);

test('ready: it waits for the widget by which the page replaces one that is loading [PAGE]', async () => {
  const { held, arrive } = createHeld();
  const element = appendHtml(createMarker('held', props));
  const saaristo = await startRuntime({ held, greeting });
  await flushTasks();
  element.setAttribute('data-widget', 'greeting');
  await saaristo.ready;
  expect(getState(element)).toBe('mounted');
  expect(element).toHaveTextContent('Hei');
  arrive();
});

test('ready: it does not wait for an eager marker that waits for an interaction meanwhile [PAGE]', async () => {
  const { held, arrive } = createHeld();
  const element = appendHtml(createMarker('held', props));
  const saaristo = await startRuntime({ held });
  await flushTasks();
  saaristo.unmount(element);
  element.setAttribute('data-load', 'interaction');
  saaristo.scan(element);
  expect(getState(element)).toBe('pending');
  expect(await saaristo.ready).toBeUndefined();
  arrive();
});

test('report(): without its own code it has the rows of all markers [PAGE]', async () => {
  expectConsole('error', /greeting: its code could not be loaded/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lost = () => Promise.reject(new Error('404'));
  const element = appendHtml(createMarker('greeting', props));
  const waiting = appendHtml(createMarker('greeting', props, '', 'data-load="interaction"'));
  const saaristo = await startRuntime({ greeting: { ...greeting, fetch: lost } });
  const { code } = await import('../../../packages/testing/table.ts');
  code.set('report', lost);
  await vi.advanceTimersByTimeAsync(10_000);
  const rows = await saaristo.report();
  expect(rows.map(({ element: marker, state, why }) => [marker, state, why])).toEqual([
    [element, 'failed', 'its code could not be loaded'],
    [waiting, 'pending', 'pending'],
  ]);
});

test('report(): if its own code never comes, it has the rows of all markers after 5 s [PAGE]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const element = appendHtml(createMarker('greeting', props, '', 'data-load="interaction"'));
  const saaristo = await startRuntime({ greeting });
  const { code } = await import('../../../packages/testing/table.ts');
  code.set('report', () => new Promise(() => {}));
  const rows = saaristo.report();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await rows).map(({ element: marker, state }) => [marker, state])).toEqual([[element, 'pending']]);
});

test('edit mode: if its code never comes, the islands are mounted after 5 s [EDIT]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.head.innerHTML = '<script type="application/json" data-widget-settings>{"editMode":true}</script>';
  const element = appendHtml(createMarker('greeting', props));
  await startRuntime({ greeting, 'edit-mode': { ...greeting, fetch: () => new Promise(() => {}) } });
  await vi.advanceTimersByTimeAsync(4999);
  expect(getState(element)).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitForState(element, 'mounted');
  document.head.replaceChildren();
});

test('script: it requests the HTTP client for a widget that makes a call at once, and not for a prerendered one [LOAD]', async () => {
  const files = ['greeting', 'counter', 'react', 'runtime', 'report', 'edit-mode', 'http-client'];
  const hashes = files.map((name) => `hash0${name === 'greeting' ? 1 : 0}`).join(' ');
  vi.doMock('virtual:saaristo/hashes', () => ({ hashes, shared: '' }));
  await startRuntime({ greeting, counter: greeting });
  const fetchClient = vi.fn(() => Promise.resolve());
  const { code } = await import('../../../packages/testing/table.ts');
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
