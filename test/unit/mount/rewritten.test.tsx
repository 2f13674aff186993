/** Documents that are written again, as previews of editors do: `document.open()` removes all listeners, but keeps the window. */
import { useState } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  appendHtml,
  createMarker,
  flushTasks,
  startRuntime,
  stopRuntime,
  type TestWidget,
  waitForState,
} from '../../support/runtime/runtime.tsx';

const counter: TestWidget = {
  styles: ['counter.css'],
  component: function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  },
};

const HEAD = `<script type="application/json" data-widget-settings>{"site":"sibylla"}</script>`;
const BODY = createMarker('counter', {}, '<p>fallback</p>') + createMarker('lazy', {}, '<a>press</a>');
const PAGE = `<!doctype html><html lang="sv"><head>${HEAD}</head><body>${BODY}</body></html>`;

/** Removes the listeners of a document that is opened, which jsdom does not. */
function open(): void {
  for (const [target, type, listener, options] of listeners.splice(0))
    target.removeEventListener(type, listener, options);
  document.open();
}
let listeners: [EventTarget, string, EventListener, boolean | undefined][] = [];
const add = EventTarget.prototype.addEventListener;

const createRoot = (): HTMLElement => {
  const { documentElement } = new DOMParser().parseFromString(PAGE, 'text/html');
  return document.adoptNode(documentElement);
};

afterEach(() => {
  stopRuntime();
  EventTarget.prototype.addEventListener = add;
  listeners = [];
  document.documentElement.replaceWith(document.createElement('html'));
  document.documentElement.append(document.createElement('head'), document.createElement('body'));
});

// Other files have the same window, and Testing Library keeps its body.
const { doctype, documentElement: root, head: ownHead, body: ownBody } = document;
afterAll(() => {
  while (document.firstChild) document.firstChild.remove();
  if (doctype) document.append(doctype);
  document.append(root);
  root.replaceChildren(ownHead, ownBody);
});

test.each<[string, () => void | Promise<void>]>([
  ['opened and written', () => (open(), document.write(PAGE), document.close())],
  ['opened, written and not closed', () => (open(), document.write(PAGE))],
  ['given another root element', () => document.documentElement.replaceWith(createRoot())],
  [
    'without a root element for a while',
    async () => {
      document.documentElement.remove();
      await flushTasks();
      expect(document.childElementCount).toBe(0);
      document.append(createRoot());
    },
  ],
  ['given other content', () => document.documentElement.replaceChildren(...createRoot().children)],
  [
    'given another head and body',
    () => {
      const [head, body] = [...createRoot().children];
      document.head.replaceWith(head!);
      document.body.replaceWith(body!);
    },
  ],
])('document: one that is %s has islands that work, their styles and its theme [PAGE]', async (_, write) => {
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // React's own roots are removed with their elements.
    if (this === window || this === document)
      listeners.push([this, type, listener as EventListener, options as boolean]);
    return add.call(this, type, listener, options);
  };
  await startRuntime({ counter, lazy: { ...counter, load: 'interaction' } });
  const first = appendHtml(createMarker('counter', {}, '<p>fallback</p>'));
  await waitForState(first, 'mounted');
  first.querySelector('button')!.click();
  await vi.waitFor(() => expect(first).toHaveTextContent('1'));
  await write();
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  await waitForState(find('[data-widget=counter]'), 'mounted');
  find('[data-widget=counter] button').click();
  await vi.waitFor(() => expect(find('[data-widget=counter]').textContent).toBe('1'));
  find('[data-widget=lazy] a').click();
  await waitForState(find('[data-widget=lazy]'), 'mounted');
  expect(document.documentElement.localName).toBe('html');
  expect(find('link[href$="/counter.css"]').parentElement!.localName).toBe('head');
  expect(document.documentElement.dataset['site']).toBe('sibylla');
});
