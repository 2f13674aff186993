import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ReportRow } from '#mount/types.ts';
import { holdIntersections } from '../../../packages/testing/dom/observers.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { fragile, greeting } from './widgets.tsx';

/** Writes the page settings into the head, as a CMS does. */
function writeSettings(json: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = typeof json === 'string' ? json : JSON.stringify(json);
  document.head.append(script);
}

/** Shows its site and language. */
async function showsPlace() {
  return {
    component: function Placed() {
      const [island, setIsland] = useState('');
      useEffect(() => {
        void import('#island/settings.ts').then(({ settings }) => {
          const { site, language, searchUrl } = settings();
          setIsland(`${site} ${language} ${searchUrl}`);
        });
      }, []);
      return island;
    },
  };
}

test('window.saaristo: it has version, names and the store [PAGE]', async () => {
  const saaristo = await startRuntime({ greeting, fragile });
  expect(saaristo.version).toBe('0.0.0-test');
  expect([...saaristo.widgets].sort()).toEqual(['fragile', 'greeting']);
  const heard = vi.fn();
  const stop = saaristo.store.subscribe(heard);
  saaristo.store.setState(({ customer }) => ({ customer: { ...customer, loggedIn: true } }));
  expect(heard).toHaveBeenCalledOnce();
  expect(saaristo.store.getState()).toMatchObject({ customer: { loggedIn: true } });
  stop();
});

test('ready: it waits for all eager markers of the start to be mounted or fail, and for nothing else [PAGE]', async () => {
  holdIntersections();
  expectConsole('error', /out of order/);
  expectConsole('error', /no such widget/);
  const eager = appendHtml(createMarker('greeting', { text: 'a' }));
  const bad = appendHtml(createMarker('fragile'));
  const unknown = appendHtml(createMarker('unknown'));
  const lazy = appendHtml(createMarker('greeting', { text: 'b' }, '', 'data-load="visible"'));
  const asked = appendHtml(createMarker('greeting', { text: 'c' }, '', 'data-load="interaction"'));
  const saaristo = await startRuntime({ greeting, fragile });
  expect(await saaristo.ready).toBeUndefined();
  expect([eager, bad, unknown, lazy, asked].map(getState)).toEqual([
    'mounted',
    'failed',
    'invalid',
    'pending',
    'pending',
  ]);
  // The styles of prerendered islands select this attribute (docs/reference.md#states).
  expect([eager, bad, unknown, lazy, asked].map((one) => one.hasAttribute('data-widget-failed'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('ready: it resolves when an eager marker is removed while it is loading [PAGE]', async () => {
  const element = appendHtml(createMarker('slow'));
  const saaristo = await startRuntime({ slow: { ...greeting, fetch: () => new Promise(() => {}) } });
  element.remove();
  await saaristo.ready;
  expect(getState(element)).toBeNull();
});

test('ready: it does not wait for later markers [PAGE]', async () => {
  let arrive = () => {};
  const first = appendHtml(createMarker('first', { text: 'a' }));
  const saaristo = await startRuntime({
    first: {
      ...greeting,
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
    never: { ...greeting, fetch: () => new Promise(() => {}) },
  });
  await waitForState(appendHtml(createMarker('never')), 'loading');
  arrive();
  await saaristo.ready;
  expect(getState(first)).toBe('mounted');
});

test('edit mode: blocks are mounted if the code of the notices can’t be loaded [PAGE]', async () => {
  expectConsole('error', /no messages/);
  writeSettings({ editMode: true });
  const element = appendHtml(createMarker('greeting', { text: 'a' }));
  vi.doMock('#mount/editing/edit-mode.ts', () => Promise.reject(new Error('no messages')));
  await startRuntime({ greeting });
  await waitForState(element, 'mounted');
  vi.doUnmock('#mount/editing/edit-mode.ts');
});

test('theme: it is that of the site, unless the CMS has set one [PAGE]', async () => {
  writeSettings({ site: 'sibylla' });
  await startRuntime({});
  expect(document.documentElement).toHaveAttribute('data-site', 'sibylla');
});

test('theme: data-site of the CMS is kept [PAGE]', async () => {
  document.documentElement.dataset['site'] = 'export';
  writeSettings({ site: 'sibylla' });
  await startRuntime({});
  expect(document.documentElement).toHaveAttribute('data-site', 'export');
});

test('settings: changed ones, for example by a router, apply to later islands [PAGE]', async () => {
  writeSettings({ site: 'sibylla', language: 'fi' });
  await startRuntime({ placed: await showsPlace() });
  const before = appendHtml(createMarker('placed'));
  await vi.waitFor(() => expect(before).toHaveTextContent('sibylla fi /haku'));
  document.querySelector('[data-widget-settings]')!.remove();
  writeSettings({ site: 'export', language: 'en', searchUrl: '/search' });
  document.body.innerHTML = createMarker('placed');
  const after = document.body.firstElementChild!;
  await vi.waitFor(() => expect(after).toHaveTextContent('export en /search'));
  expect(document.documentElement).toHaveAttribute('data-site', 'export');
});

test('script: one that runs while the page is parsed waits until it is parsed [PAGE]', async () => {
  const readyState = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  const element = appendHtml('<div data-widget="greeting"></div>');
  const saaristo = await startRuntime({ greeting });
  await flushTasks();
  expect(getState(element)).toBe('pending');
  element.innerHTML = '<script type="application/json" data-props>{"text":"Hei"}</script><p>fallback</p>';
  writeSettings({ site: 'sibylla' });
  readyState.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await saaristo.ready;
  expect(getState(element)).toBe('mounted');
  expect(element).toHaveTextContent(/Hei × 1, pressed 0$/);
  expect(document.documentElement).toHaveAttribute('data-site', 'sibylla');
});

test('edit mode: a block has only its newest notice, and none when it is removed [PAGE]', async () => {
  expectConsole('error', /prop "text": expected/);
  writeSettings({ editMode: true, language: 'fi' });
  const element = appendHtml(createMarker('greeting', { text: 1 }, '<p>fallback</p>'));
  await startRuntime({ greeting });
  await vi.waitFor(() => expect(element).toHaveTextContent('got 1'));
  window.saaristo!.update(element, { text: 2 });
  await vi.waitFor(() => expect(element).toHaveTextContent('got 2'));
  expect(element.querySelectorAll('[role=alert]')).toHaveLength(1);
  element.remove();
  await flushTasks();
  expect(element.innerHTML).toBe('<p>fallback</p>');
});

test('edit mode: a widget that fails has a notice in its block, with a hostile name as text [PAGE]', async () => {
  expectConsole('error', /no such widget/);
  writeSettings({ editMode: true, language: 'se' });
  await startRuntime({});
  const element = appendHtml(`<div data-widget="&lt;img src=x onerror=alert(1)&gt;">fallback</div>`);
  await vi.waitFor(() => expect(element.querySelector('[role=alert]')).not.toBeNull());
  expect(element.querySelector('img')).toBeNull();
  expect(element).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('unknown widget: the server’s last rendering is shown, in edit mode with a notice [PAGE]', async () => {
  expectConsole('error', /no such widget/);
  writeSettings({ editMode: true, language: 'en' });
  await startRuntime({ greeting });
  const element = appendHtml(
    `<div data-widget="gone" data-props="{}" data-widget-prerendered="sp0-1-"><template data-widget-fallback>CMS</template><saaristo-root><p>as it was</p></saaristo-root></div>`,
  );
  await waitForState(element, 'invalid');
  const note = await vi.waitFor(() => element.querySelector('[role=alert]')!);
  expect(note).toHaveTextContent(/^There is no block “gone” any more\. Visitors see what it last held/);
  note.remove();
  expect(element).toHaveTextContent(/^as it was$/);
});

test('edit mode: visitors see no notices [PAGE]', async () => {
  expectConsole('error', /no such widget/);
  writeSettings({ editMode: false });
  await startRuntime({});
  const element = appendHtml('<div data-widget="none">fallback</div>');
  await waitForState(element, 'invalid');
  await flushTasks();
  expect(element.innerHTML).toBe('fallback');
});

test('report(): it returns name, state and reason of every marker in page order [PAGE]', async () => {
  holdIntersections();
  expectConsole('error', /no such widget/);
  const table = vi.spyOn(console, 'table').mockImplementation(() => {});
  appendHtml(createMarker('greeting', { text: 'a' }, '', 'id="first"'));
  appendHtml(createMarker('unknown'));
  appendHtml(createMarker('greeting', { text: 'b' }, '', 'data-load="visible"'));
  appendHtml(createMarker('greeting', { text: 'c' }, '', 'data-load="interaction"'));
  appendHtml(createMarker('greeting', { text: 'd' }, '', 'data-load="media((max-width: 600px))"'));
  const saaristo = await startRuntime({ greeting });
  await saaristo.ready;
  const rows: ReportRow[] = await saaristo.report();
  expect(rows.map(({ widget, state, why }) => [widget, state, why])).toEqual([
    ['greeting', 'mounted', 'it is mounted'],
    ['unknown', 'invalid', expect.stringContaining('no such widget')],
    ['greeting', 'pending', expect.stringContaining('scrolled')],
    ['greeting', 'pending', expect.stringContaining('press')],
    ['greeting', 'pending', expect.stringContaining('(max-width: 600px)')],
  ]);
  expect(rows[0]!.ms).toBeTypeOf('number');
  expect(rows[1]!.ms).toBeNull();
  expect(table).toHaveBeenCalledOnce();
});
