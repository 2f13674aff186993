import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { alive, form, greeting } from './widgets.tsx';

beforeEach(() => {
  alive.count = 0;
});

async function mountGreeting(fallback = '<p>fallback</p>') {
  await startRuntime({ greeting });
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }, fallback));
  await waitForState(element, 'mounted');
  return element;
}

test('moved marker: it keeps its island, state and focused element [MOVE]', async () => {
  const element = await mountGreeting();
  const heard = recordEvents();
  const button = element.querySelector('button')!;
  button.click();
  const other = appendHtml('<section></section>');
  other.append(element);
  await flushTasks();
  expect(element.querySelector('button')).toBe(button);
  expect(button).toHaveTextContent('pressed 1');
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('pressed 2'));
  expect(heard).toEqual([]);
  expect(alive.count).toBe(1);
});

test('removed marker: it is unmounted, and its fallback is restored without a state [MOVE]', async () => {
  const element = await mountGreeting();
  const heard = recordEvents();
  const told = vi.fn();
  element.addEventListener('widget:unmounted', told);
  element.remove();
  await flushTasks();
  expect(getState(element)).toBeNull();
  expect(element.innerHTML).toBe('<p>fallback</p>');
  expect(told).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  expect(alive.count).toBe(0);
});

test('removed marker: one that is inserted again is mounted anew, with an event [MOVE]', async () => {
  const element = await mountGreeting();
  element.remove();
  await flushTasks();
  const heard = recordEvents();
  document.body.append(element);
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
  expect(heard.map(({ type }) => type)).toEqual(['widget:mounted']);
  expect(alive.count).toBe(1);
});

test('removed marker: one that is replaced together with its page by innerHTML is unmounted [MOVE]', async () => {
  const element = await mountGreeting();
  document.body.innerHTML = createMarker('greeting', { text: 'Toinen' });
  const other = document.body.firstElementChild!;
  await waitForState(other, 'mounted');
  expect(getState(element)).toBeNull();
  expect(alive.count).toBe(1);
});

test('clone: of a mounted marker is a separate marker [MOVE]', async () => {
  const element = await mountGreeting();
  const clone = element.cloneNode(true) as HTMLElement;
  document.body.append(clone);
  await vi.waitFor(() => expect(alive.count).toBe(2));
  await waitForState(clone, 'mounted');
  clone.remove();
  await flushTasks();
  expect(alive.count).toBe(1);
  expect(element).toHaveTextContent('Hei');
});

test('unmount(): it removes the islands of a part or of the page until scan() [MOVE]', async () => {
  await startRuntime({ greeting });
  const section = appendHtml(`<section>${createMarker('greeting', { text: 'in' }, 'fallback')}</section>`);
  const inside = section.firstElementChild!;
  const outside = appendHtml(createMarker('greeting', { text: 'out' }));
  await Promise.all([waitForState(inside, 'mounted'), waitForState(outside, 'mounted')]);
  window.saaristo!.unmount(section);
  await flushTasks();
  expect(inside.innerHTML).toBe('fallback');
  expect(getState(inside)).toBeNull();
  expect(getState(outside)).toBe('mounted');
  window.saaristo!.scan(section);
  await waitForState(inside, 'mounted');
  window.saaristo!.unmount(inside);
  expect(inside.innerHTML).toBe('fallback');
  window.saaristo!.scan(inside);
  await waitForState(inside, 'mounted');
  window.saaristo!.unmount();
  expect(alive.count).toBe(0);
  window.saaristo!.scan();
  await vi.waitFor(() => expect(alive.count).toBe(2));
});

test('scan(): a second call mounts nothing twice [MOVE]', async () => {
  const element = await mountGreeting();
  const button = element.querySelector('button')!;
  window.saaristo!.scan();
  window.saaristo!.scan(element);
  await flushTasks();
  expect(element.querySelectorAll('button')).toHaveLength(1);
  expect(element.querySelector('button')).toBe(button);
});

test('nested marker: one in a fallback is mounted until the outer one is, and again after it [MOVE]', async () => {
  let arrive = () => {};
  await startRuntime({
    greeting,
    outer: {
      component: () => <p>outer island</p>,
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  const outer = appendHtml(createMarker('outer', {}, createMarker('greeting', { text: 'inner' })));
  const inner = outer.firstElementChild!;
  await waitForState(inner, 'mounted');
  arrive();
  await waitForState(outer, 'mounted');
  await flushTasks();
  expect(outer).toHaveTextContent('outer island');
  expect(alive.count).toBe(0);
  expect(getState(inner)).toBeNull();
  outer.setAttribute('data-widget', 'none');
  expectConsole('error', /no such widget/);
  await waitForState(inner, 'mounted');
  expect(outer).toHaveTextContent('inner');
});

test('nested marker: one in the fallback of a marker that is ready at the same time is not mounted [MOVE]', async () => {
  const lives: string[] = [];
  function Life({ name }: { name: string }) {
    useEffect(() => void lives.push(name), [name]);
    return name;
  }
  await startRuntime({
    outer: { component: () => <Life name="outer" /> },
    inner: { component: () => <Life name="inner" /> },
  });
  const heard = recordEvents();
  const outer = appendHtml(createMarker('outer', {}, createMarker('inner', {})));
  await waitForState(outer, 'mounted');
  await flushTasks();
  expect(lives).toEqual(['outer']);
  expect(heard.map(({ detail }) => detail.name)).toEqual(['outer']);
});

test('nested marker: one in the HTML of another widget is mounted and unmounted with it [MOVE]', async () => {
  const html = { __html: createMarker('greeting', { text: 'inner' }) };
  await startRuntime({ greeting, text: { component: () => <div dangerouslySetInnerHTML={html} /> } });
  const outer = appendHtml(createMarker('text'));
  await vi.waitFor(() => expect(outer).toHaveTextContent('inner × 1'));
  expect(alive.count).toBe(1);
  outer.remove();
  await vi.waitFor(() => expect(alive.count).toBe(0));
});

test('mounted marker: content that a script inserts stays when the island is unmounted [MOVE]', async () => {
  const element = await mountGreeting();
  element.innerHTML = '<p>other content</p>';
  window.saaristo!.unmount(element);
  expect(element.innerHTML).toBe('<p>other content</p>');
});

test('unmount(): a widget can remove itself, or all islands [MOVE]', async () => {
  await startRuntime({
    greeting,
    leaver: {
      component: function Leaver() {
        return (
          <button type="button" onClick={() => window.saaristo!.unmount()}>
            leave
          </button>
        );
      },
    },
  });
  const leaver = appendHtml(createMarker('leaver', {}, 'fallback'));
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }, 'fallback'));
  await Promise.all([waitForState(leaver, 'mounted'), waitForState(element, 'mounted')]);
  leaver.querySelector('button')!.click();
  await flushTasks();
  expect(leaver.innerHTML).toBe('fallback');
  expect(element.innerHTML).toBe('fallback');
});

test('unmount(): a widget that removes islands in an effect does not affect the others [MOVE]', async () => {
  await startRuntime({
    greeting,
    remover: {
      component: function Remover() {
        useEffect(() => document.querySelector('#victim')?.remove(), []);
        return 'removed';
      },
    },
  });
  document.body.innerHTML =
    createMarker('greeting', { text: 'first' }) +
    createMarker('remover') +
    createMarker('greeting', { text: 'victim' }, '', 'id="victim"') +
    createMarker('greeting', { text: 'last' });
  const all = [...document.querySelectorAll('[data-widget]')];
  await Promise.all([all[0]!, all[1]!, all[3]!].map((element) => waitForState(element, 'mounted')));
  await flushTasks();
  expect(getState(all[2]!)).toBeNull();
  expect(alive.count).toBe(2);
});

test('scan(): an element outside of the page is registered when it is inserted [MOVE]', async () => {
  await startRuntime({ greeting });
  const element = document.createElement('div');
  element.innerHTML = createMarker('greeting', { text: 'Hei' }, 'fallback');
  const inner = element.firstElementChild!;
  const asked = vi.spyOn(Node.prototype, 'isConnected', 'get');
  window.saaristo!.scan(element);
  for (let turn = 0; turn < 10; turn++) await flushTasks();
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockRestore();
  expect(inner.outerHTML).toBe(createMarker('greeting', { text: 'Hei' }, 'fallback').replace(' >', '>'));
  document.body.append(element);
  await waitForState(inner, 'mounted');
});

test('marker: one created in another window is mounted, with the typed text [MOVE]', async () => {
  await startRuntime({ form });
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const foreign = frame.contentDocument!.createElement('div');
  foreign.innerHTML = createMarker(
    'form',
    {},
    '<input name="email"><select name="topic"><option value="a"><option value="b"></select>',
  );
  expect(foreign).not.toBeInstanceOf(Element);
  foreign.querySelector('input')!.value = 'maija@example.test';
  foreign.querySelector('select')!.value = 'b';
  document.body.append(foreign);
  const element = foreign.firstElementChild!;
  await waitForState(element, 'mounted');
  expect(element.querySelector('input')).toHaveValue('maija@example.test');
  await vi.waitFor(() => expect(element.querySelector('output')).toHaveTextContent('"topic":"b"'));
  // Clicked before it is mounted.
  element.setAttribute('data-load', 'interaction');
  const waiting = frame.contentDocument!.createElement('div');
  waiting.innerHTML = createMarker('form', {}, '<button>Send</button>', 'data-load="interaction"');
  document.body.append(waiting);
  await flushTasks();
  waiting.querySelector('button')!.click();
  await waitForState(waiting.firstElementChild!, 'mounted');
});

test('overwritten marker: its island is put back with its state, and the new content is its fallback [MOVE]', async () => {
  const element = await mountGreeting();
  const heard = recordEvents();
  element.querySelector('button')!.click();
  element.innerHTML = '<p>newer</p>';
  element.removeAttribute('data-widget-state');
  await flushTasks();
  expect(getState(element)).toBe('mounted');
  expect(element).toHaveTextContent(/^Hei × 1, pressed 1$/);
  element.querySelector('button')!.click();
  await vi.waitFor(() => expect(element).toHaveTextContent('pressed 2'));
  element.replaceChildren();
  await flushTasks();
  expect(element).toHaveTextContent('pressed 2');
  element.innerHTML = '<p>newest</p>';
  await flushTasks();
  expect(heard).toEqual([]);
  window.saaristo!.unmount(element);
  expect(element.innerHTML).toBe('<p>newest</p>');
  expect(alive.count).toBe(0);
});

test('overwritten marker: its island keeps the focus, unless it had lost it', async () => {
  const element = await mountGreeting();
  const button = element.querySelector('button')!;
  button.focus();
  element.innerHTML = '<p>newer</p>';
  expect(document.activeElement).toBe(document.body);
  await flushTasks();
  expect(document.activeElement).toBe(button);
  button.blur();
  await flushTasks();
  element.innerHTML = '<p>newest</p>';
  await flushTasks();
  expect(element.contains(button)).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

test('overwritten marker: an island that lost a part of its elements is mounted anew [MOVE]', async () => {
  // React can't find it when it removes the rest.
  expectConsole('error', /greeting: it threw while it was taken away/);
  const element = await mountGreeting();
  const button = element.querySelector('button')!;
  button.click();
  await vi.waitFor(() => expect(element).toHaveTextContent('pressed 1'));
  element.replaceChildren(button);
  await flushTasks();
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent(/^Hei × 1, pressed 0$/);
  expect(alive.count).toBe(1);
});

test('mounted marker: one of whose island a script removes an element is mounted again by unmount() and scan() [MOVE]', async () => {
  // React can't find it when it removes the rest.
  expectConsole('error', /greeting: it threw while it was taken away/);
  const element = await mountGreeting();
  const saaristo = window.saaristo!;
  element.querySelector('button')!.remove();
  saaristo.update(element, { text: 'Moi' });
  await flushTasks();
  expect([getState(element), element.querySelector('button')]).toEqual(['mounted', null]);
  saaristo.unmount(element);
  saaristo.scan(element);
  await waitForState(element, 'mounted');
  expect(element.querySelector('button')).toHaveTextContent('Moi');
});

test('overwritten marker: a script that overwrites it repeatedly makes it fail, and the page continues [MOVE]', async () => {
  expectConsole('error', /greeting: a script of the page goes on writing over it/);
  const element = await mountGreeting();
  const stubborn = new MutationObserver(() => {
    if (element.querySelector('saaristo-root')) element.innerHTML = '<p>mine</p>';
  });
  stubborn.observe(element, { childList: true });
  element.innerHTML = '<p>mine</p>';
  await waitForState(element, 'failed');
  expect(element.innerHTML).toBe('<p>mine</p>');
  expect(alive.count).toBe(0);
  stubborn.disconnect();
});

test('mounted marker: content that a script wraps stays in its wrapper when the island is unmounted [MOVE]', async () => {
  const element = await mountGreeting();
  const wrapper = document.createElement('section');
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  await flushTasks();
  expect(element).toHaveTextContent('Hei × 1');
  window.saaristo!.unmount(element);
  expect(element.innerHTML).toBe('<section><p>fallback</p></section>');
});

test('clone: of a mounted marker with props in a script has these props [MOVE]', async () => {
  await startRuntime({ greeting });
  const html = `<div data-widget="greeting">\n<script type="application/json" data-props="">{"text":"Hei"}</script><p>fallback</p></div>`;
  const element = appendHtml(html);
  await waitForState(element, 'mounted');
  const clone = element.cloneNode(true) as HTMLElement;
  const copy = document.createElement('div');
  copy.innerHTML = element.outerHTML;
  document.body.append(clone, copy);
  await Promise.all([waitForState(clone, 'mounted'), waitForState(copy.firstElementChild!, 'mounted')]);
  expect(clone).toHaveTextContent('Hei × 1');
  expect(clone.querySelectorAll('button')).toHaveLength(1);
  window.saaristo!.unmount(element);
  expect(element.outerHTML).toBe(html);
});

test('unmount(): a marker that a listener inserts meanwhile is mounted [MOVE]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(
    createMarker('greeting', { text: 'old' }, createMarker('greeting', { text: 'nested' })),
  );
  await waitForState(element, 'mounted');
  await flushTasks();
  element.addEventListener(
    'widget:unmounted',
    () => {
      element.insertAdjacentHTML('afterend', createMarker('greeting', { text: 'after' }));
      element.insertAdjacentHTML('beforeend', createMarker('greeting', { text: 'inside' }));
    },
    { once: true },
  );
  window.saaristo!.unmount(element);
  const [nested, inside] = element.children;
  await Promise.all([waitForState(element.nextElementSibling!, 'mounted'), waitForState(inside!, 'mounted')]);
  expect(inside).toHaveTextContent('inside × 1');
  expect([getState(element), getState(nested!)]).toEqual([null, null]);
});

test('shadow tree: its markers are found by scan(), observed, and unregistered together with the tree [MOVE]', async () => {
  await startRuntime({ greeting });
  const host = appendHtml('<section></section>');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = createMarker('greeting', { text: 'Hei' }, '<button>fallback</button>');
  const element = shadow.firstElementChild!;
  await flushTasks();
  expect(getState(element)).toBeNull();
  window.saaristo!.scan(shadow);
  await waitForState(element, 'mounted');
  window.saaristo!.update(element, { text: 'Moi' });
  await vi.waitFor(() => expect(element).toHaveTextContent('Moi × 1'));
  shadow.append(element.cloneNode(true));
  await waitForState(shadow.lastElementChild!, 'mounted');
  const waiting = document.createElement('div');
  waiting.innerHTML = createMarker(
    'greeting',
    { text: 'asked' },
    '<button>x</button>',
    'data-load="interaction"',
  );
  shadow.append(waiting);
  await flushTasks();
  waiting.querySelector('button')!.click();
  await waitForState(waiting.firstElementChild!, 'mounted');
  waiting.remove();
  await vi.waitFor(() => expect(alive.count).toBe(2));
  window.saaristo!.unmount();
  expect(alive.count).toBe(0);
});
