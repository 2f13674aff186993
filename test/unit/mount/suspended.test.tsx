/** Widgets that suspend while they are mounted. */
import { use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  appendHtml,
  createMarker,
  flushTasks,
  getState,
  startRuntime,
  waitForState,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';

function createSuspending() {
  let resolve = (_: string) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<string>((...settle) => ([resolve, reject] = settle));
  const component = function Suspending() {
    const [text, setText] = useState('');
    return (
      <label>
        {use(promise)} <input name="q" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
    );
  };
  return { component, resolve, reject };
}

const FALLBACK = '<script type="application/json" data-props="">{}</script><p>fallback <input name="q"></p>';

test('suspending widget: its fallback stays until it is rendered, and the input is kept [LOAD]', async () => {
  const { component, resolve } = createSuspending();
  const saaristo = await startRuntime({ suspending: { component } });
  const element = appendHtml(createMarker('suspending', undefined, FALLBACK));
  element.querySelector('input')!.value = 'kala';
  await vi.waitFor(() => expect(element.querySelector('saaristo-root')).not.toBeNull());
  await flushTasks();
  expect([getState(element), element.querySelector('p')!.textContent]).toEqual(['loading', 'fallback ']);
  resolve('rendered');
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('rendered');
  expect(element).not.toHaveTextContent('fallback');
  await vi.waitFor(() => expect(element.querySelector('input')!.value).toBe('kala'));
  saaristo.unmount(element);
  expect(element.querySelector('p')!.textContent).toBe('fallback ');
});

test.each<[string, (element: Element, reject: (error: Error) => void) => void]>([
  ['fails', (_, reject) => reject(new Error('out of order'))],
  ['leaves the page', (element) => element.remove()],
])('suspending widget: one that %s before it is rendered has its fallback [LOAD]', async (how, end) => {
  if (how === 'fails') expectConsole('error', /it threw while rendering/);
  const { component, reject } = createSuspending();
  await startRuntime({ suspending: { component } });
  const element = appendHtml(createMarker('suspending', undefined, FALLBACK));
  await vi.waitFor(() => expect(element.querySelector('saaristo-root')).not.toBeNull());
  end(element, reject);
  await vi.waitFor(() => expect(element.innerHTML).toBe(FALLBACK));
});

test('suspending widget: the server’s HTML and what is typed into it stay until it is hydrated [LOAD]', async () => {
  const { component, resolve } = createSuspending();
  const html = '<saaristo-root><label>rendered<!-- --> <input name="q" value=""></label></saaristo-root>';
  const element = appendHtml(createMarker('suspending', {}, html, 'data-widget-prerendered="sp0-"'));
  const input = element.querySelector('input')!;
  await startRuntime({ suspending: { component } });
  await vi.waitFor(() => expect(element.querySelector('saaristo-root')).toHaveAttribute('id'));
  input.value = 'kala';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await flushTasks();
  expect(getState(element)).toBe('loading');
  expect(element.querySelector('input')).toBe(input);
  resolve('rendered');
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('input')).toBe(input));
  await vi.waitFor(() => expect(input.value).toBe('kala'));
});
