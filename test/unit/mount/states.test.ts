import { createElement, useEffect } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { alive, fragile, greeting, touchy } from './widgets.tsx';

beforeEach(() => {
  alive.count = 0;
});

test('state: a marker of the parsed page is pending, loading, then mounted without its fallback [MOUNT]', async () => {
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }, '<p>fallback</p>'));
  const states: (string | null)[] = [];
  new MutationObserver(() => states.push(getState(element))).observe(element, { attributes: true });
  let arrive = () => {};
  await startRuntime({
    greeting: {
      ...greeting,
      load: 'interaction',
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  expect(getState(element)).toBe('pending');
  expect(element).toHaveTextContent('fallback');
  element.querySelector('p')!.click();
  expect(getState(element)).toBe('loading');
  expect(element).toHaveTextContent('fallback');
  arrive();
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
  expect(element).not.toHaveTextContent('fallback');
  expect(states).toContain('loading');
});

test('state: an eager marker is never reported as pending [MOUNT]', async () => {
  await startRuntime({ greeting });
  await waitForState(appendHtml(createMarker('greeting', { text: 'one' })), 'mounted');
  const states: (string | null)[] = [];
  new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (target instanceof Element) states.push(oldValue, getState(target));
  }).observe(document.body, {
    attributeFilter: ['data-widget-state'],
    attributeOldValue: true,
    subtree: true,
  });
  await waitForState(appendHtml(createMarker('greeting', { text: 'two' })), 'mounted');
  expect(states.filter((state, at) => state !== states[at - 1])).toEqual([null, 'loading', 'mounted']);
});

test('state: data-widget makes an element a marker, and a new value another widget [MOUNT]', async () => {
  await startRuntime({ greeting, fragile });
  const element = appendHtml('<div data-props="{&quot;text&quot;:&quot;Hei&quot;}">was here</div>');
  element.setAttribute('data-widget', 'greeting');
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
  element.setAttribute('data-props', '{"breaks":false}');
  element.setAttribute('data-widget', 'fragile');
  await vi.waitFor(() => expect(element).toHaveTextContent('in order'));
  element.removeAttribute('data-widget');
  await vi.waitFor(() => expect(element).toHaveTextContent('was here'));
  expect(getState(element)).toBeNull();
  expect(alive.count).toBe(0);
});

const UNFIT =
  'area audio base br canvas col colgroup datalist embed frameset hr iframe img input link math meta meter noscript object optgroup option param progress rp select source svg textarea title track video wbr';

/** Creates a marker, with the children of its markup. */
function createElementMarker(namespace: string, name: string): HTMLElement {
  const element = document.createElementNS(namespace, name) as HTMLElement;
  element.setAttribute('data-widget', 'greeting');
  element.setAttribute('data-props', '{"text":"Hei"}');
  document.body.append(element);
  return element;
}

test('state: an element that can not show an island is invalid, with the reason [MOUNT]', async () => {
  await startRuntime({ greeting });
  const html = 'http://www.w3.org/1999/xhtml';
  for (const [namespace, names] of [
    [html, UNFIT],
    ['http://www.w3.org/2000/svg', 'g foreignObject text'],
    ['http://www.w3.org/1998/Math/MathML', 'mi mtext'],
  ] as const)
    for (const name of names.split(' ')) {
      expectConsole('error', new RegExp(`greeting: <${name}> cannot show a widget, put it on a <div>`));
      await waitForState(createElementMarker(namespace, name), 'invalid');
    }
  expectConsole('error', /greeting: its shadow tree has no <slot> that would show the widget/);
  for (const [tree, state] of [
    ['<p>no slot</p><slot name="other"></slot>', 'invalid'],
    ['<slot name="other"></slot><slot></slot>', 'mounted'],
  ] as const) {
    const host = createElementMarker(html, 'div');
    host.attachShadow({ mode: 'open' }).innerHTML = tree;
    await waitForState(host, state);
  }
  for (const name of ['summary', 'button', 'a', 'td', 'li', 'dialog', 'details', 'my-element'])
    await waitForState(createElementMarker(html, name), 'mounted');
});

test.each([
  ['details', '<summary>Name</summary>', ''],
  ['fieldset', '<legend>Name</legend>', ''],
  ['figure', '<figcaption>Name</figcaption>', ''],
  ['figure', '', '<figcaption>Name</figcaption>'],
  ['table', '<caption>Name</caption>', ''],
])('state: the name of a <%s> (%s%s) stays beside the island [MOUNT]', async (name, before, after) => {
  await startRuntime({ greeting });
  for (const script of ['', '<script type="application/json" data-props>{"text":"Hei"}</script>']) {
    const element = document.createElement(name);
    element.innerHTML = `${script}${before}<p>fallback</p>${after}`;
    const html = element.innerHTML;
    element.dataset['widget'] = 'greeting';
    if (!script) element.dataset['props'] = '{"text":"Hei"}';
    const label = element.querySelector('summary, legend, figcaption, caption')!;
    document.body.append(element);
    await waitForState(element, 'mounted');
    expect(element.innerHTML.replace(/<saaristo-root.*<\/saaristo-root>/, '<p>fallback</p>')).toBe(html);
    element.dataset['props'] = '{"text":"Moi"}';
    await flushTasks();
    expect(element).toHaveTextContent('Moi');
    window.saaristo!.unmount(element);
    expect(element.innerHTML).toBe(html);
    expect(element.contains(label)).toBe(true);
  }
});

/** The start tag of a marker that is not closed. */
const OPEN = createMarker('greeting', { text: 'Hei' }).replace('></div>', '/>');
const CLOSED = createMarker('calm', {}, '<i>fallback</i>');

test.each([
  ['the main part', 'main', `${OPEN}<main><p id="rest">Rest</p></main>`],
  ['the footer of the page', 'footer', `${OPEN}<p id="rest">Rest</p><footer>Foot</footer>`],
  [
    'the settings',
    'script',
    `${OPEN}<p id="rest">Rest</p><script type="application/json" data-widget-settings>{}</script>`,
  ],
  [
    'markers of several widgets',
    'div',
    `${OPEN}<p id="rest">Rest</p>${CLOSED}${createMarker('greeting', { text: 'b' })}`,
  ],
  ['markers that are not closed either', 'div|p', `<main>${OPEN}${OPEN}${OPEN}<p id="rest">Rest</p></main>`],
  [
    'a marker of the same indentation',
    'div',
    `<main>\n  ${OPEN}\n  <p id="rest">Rest</p>\n  ${CLOSED}\n</main>`,
  ],
])(
  'state: a marker that is not closed and contains %s keeps it beside the island, and says so [MOUNT]',
  async (_, part, html) => {
    const { length } = html.split('/>').slice(1);
    expectConsole(
      'error',
      new RegExp(`greeting: it contains other parts of the page \\(<(${part})>\\), which stay below it`),
    );
    document.body.innerHTML = html;
    const rest = document.querySelector('#rest')!;
    const saaristo = await startRuntime({ greeting, calm: { component: () => 'Calm' } });
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[data-widget]:not([data-widget-state=mounted])')).toHaveLength(0),
    );
    await flushTasks();
    expect(document.querySelector('#rest')).toBe(rest);
    expect(
      [...document.querySelectorAll('button')].filter((button) => button.textContent.includes('Hei')),
    ).toHaveLength(length);
    vi.spyOn(console, 'table').mockImplementation(() => {});
    expect((await saaristo.report())[0]!.why).toMatch(/write <\/div>/);
    saaristo.unmount();
    expect(document.querySelector('#rest')).toBe(rest);
  },
);

test.each([
  ['one marker', `<p>Fallback</p>${CLOSED}`],
  ['markers of one widget', `<p>Fallback</p>${CLOSED}${CLOSED}`],
  ['a marker in an element', `<ul><li>${CLOSED}</li></ul><article><footer>Foot</footer></article>`],
  ['an indented marker', `\n    <p>Fallback</p>\n    ${CLOSED}\n  `],
])('state: a fallback with %s is replaced [MOUNT]', async (_, fallback) => {
  document.body.innerHTML = `<main>\n  ${createMarker('greeting', { text: 'Hei' }, fallback)}\n</main>`;
  await startRuntime({ greeting, calm: { component: () => 'Calm' } });
  const element = document.querySelector('[data-widget]')!;
  await waitForState(element, 'mounted');
  await flushTasks();
  expect(element.children).toHaveLength(1);
});

test('events: mounted, failed and unmounted bubble with name and error [MOUNT]', async () => {
  const heard = recordEvents();
  await startRuntime({ greeting, fragile });
  const good = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await waitForState(good, 'mounted');
  expect(heard.at(-1)).toEqual({ type: 'widget:mounted', target: good, detail: { name: 'greeting' } });
  expectConsole('error', /^\[saaristo\] fragile: it threw while rendering Error: out of order/);
  const bad = appendHtml(createMarker('fragile'));
  await waitForState(bad, 'failed');
  expect(heard.at(-1)).toMatchObject({ type: 'widget:failed', target: bad, detail: { name: 'fragile' } });
  expect(heard.at(-1)!.detail.error).toEqual(new Error('out of order'));
  window.saaristo!.unmount(good);
  expect(heard.at(-1)).toEqual({ type: 'widget:unmounted', target: good, detail: { name: 'greeting' } });
});

test('failure: a widget that throws at its first render has the same nodes as fallback again; others are mounted [MOUNT]', async () => {
  expectConsole('error', /fragile: it threw/);
  const bad = appendHtml(
    createMarker('fragile', {}, '<form><input name="q"></form><button type="button">Hae</button>'),
  );
  const nodes = [...bad.childNodes];
  const pressed = vi.fn();
  bad.querySelector('button')!.addEventListener('click', pressed);
  const good = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await startRuntime({ fragile, greeting });
  await Promise.all([waitForState(bad, 'failed'), waitForState(good, 'mounted')]);
  expect([...bad.childNodes]).toEqual(nodes);
  bad.querySelector('button')!.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('failure: a widget that throws at an update has its fallback again, and others keep their state [MOUNT]', async () => {
  await startRuntime({ touchy, greeting });
  const bad = appendHtml(createMarker('touchy', undefined, '<p>fallback</p>'));
  const good = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await Promise.all([waitForState(bad, 'mounted'), waitForState(good, 'mounted')]);
  good.querySelector('button')!.click();
  const heard = recordEvents();
  expectConsole('error', /touchy: it threw .*touched/s);
  bad.querySelector('button')!.click();
  await waitForState(bad, 'failed');
  expect(bad.innerHTML).toBe('<p>fallback</p>');
  expect(heard.map(({ type }) => type)).toEqual(['widget:failed']);
  await vi.waitFor(() => expect(good).toHaveTextContent('Hei × 1, pressed 1'));
});

test('failure: a failed widget is mounted again with other props [MOUNT]', async () => {
  expectConsole('error', /fragile: it threw/);
  await startRuntime({ fragile });
  const element = appendHtml(createMarker('fragile', {}, '<p>fallback</p>'));
  await waitForState(element, 'failed');
  window.saaristo!.update(element, { breaks: false });
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('in order');
});

test('events: a listener that throws affects no marker [MOUNT]', async () => {
  const heard = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', heard);
  document.addEventListener(
    'widget:mounted',
    () => {
      throw new Error('the page’s own fault');
    },
    { once: true },
  );
  await startRuntime({ greeting });
  const elements = [1, 2, 3].map((text) => appendHtml(createMarker('greeting', { text: String(text) })));
  await Promise.all(elements.map((element) => waitForState(element, 'mounted')));
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('error', heard);
});

/** Records the console errors and failures of the page in order. */
async function recordFailures(happens: () => Promise<void>) {
  const errors = vi.spyOn(console, 'error');
  const heard = recordEvents();
  await happens();
  await flushTasks();
  const told = errors.mock.calls.map(([line, error]) => `${String(line)} ${String(error)}`);
  errors.mockRestore();
  return { told, heard: heard.filter(({ type }) => type === 'widget:failed') };
}

function ThrowingOnUnmount({ error }: { error: string | false }) {
  useEffect(() => {
    if (error) throw new Error(error);
  }, [error]);
  return 'is mounted';
}

/** Two of its effects throw when its prop is set. */
const throwingTwice: TestWidget = {
  props: { breaks: v.optional(v.boolean(), false) },
  component: ({ breaks }: { breaks: boolean }) =>
    ['first', 'second'].map((error) =>
      createElement(ThrowingOnUnmount, { key: error, error: breaks && error }),
    ),
};

/** Throws while it is unmounted. */
const throwingOnUnmount: TestWidget = {
  props: greeting.props!,
  component: function Clinging() {
    useEffect(
      () => () => {
        throw new Error('let me stay');
      },
      [],
    );
    return 'is mounted';
  },
};

test.each([true, false])(
  'failure: a widget in which two effects throw fails once (at once: %s) [MOUNT]',
  async (breaks) => {
    expectConsole('error', /doublyBroken: it threw while rendering Error: first/);
    await startRuntime({ doublyBroken: throwingTwice });
    const { told, heard } = await recordFailures(async () => {
      const element = appendHtml(createMarker('doublyBroken', { breaks }, 'fallback'));
      if (!breaks) {
        await waitForState(element, 'mounted');
        window.saaristo!.update(element, { breaks: true });
      }
      await waitForState(element, 'failed');
    });
    expect(told).toHaveLength(1);
    expect(heard.map(({ detail }) => detail.error)).toEqual([new Error('first')]);
  },
);

test('failure: a widget that throws only in its first rendering is mounted by the second, and the error is logged [MOUNT]', async () => {
  let renderings = 0;
  const wavering: TestWidget = {
    component: () => {
      renderings += 1;
      if (renderings === 1) throw new Error('not yet');
      return 'Hei';
    },
  };
  const uncaught = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', uncaught);
  onTestFinished(() => window.removeEventListener('error', uncaught));
  expectConsole('error', /\[saaristo\] wavering: React rendered it again/);
  await startRuntime({ wavering });
  const element = appendHtml(createMarker('wavering', {}, 'fallback'));
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
  expect(uncaught).not.toHaveBeenCalled();
});

test('failure: a widget that gets invalid props and throws while it is unmounted is invalid, and its error is logged [MOUNT]', async () => {
  expectConsole('error', /prop "text"/);
  expectConsole('error', /clinging: it threw while it was taken away Error: let me stay/);
  await startRuntime({ clinging: throwingOnUnmount });
  const element = appendHtml(createMarker('clinging', { text: 'Hei' }, 'fallback'));
  await waitForState(element, 'mounted');
  const { told, heard } = await recordFailures(async () => {
    window.saaristo!.update(element, { text: 5 });
    await waitForState(element, 'invalid');
  });
  expect(getState(element)).toBe('invalid');
  expect(element.innerHTML).toBe('fallback');
  expect(told).toHaveLength(2);
  expect(heard).toHaveLength(1);
});

test('failure: a widget that throws while its marker is removed has not failed, and its error is logged [MOUNT]', async () => {
  expectConsole('error', /clinging: it threw while it was taken away Error: let me stay/);
  await startRuntime({ clinging: throwingOnUnmount });
  const element = appendHtml(createMarker('clinging', { text: 'Hei' }, 'fallback'));
  await waitForState(element, 'mounted');
  const { told, heard } = await recordFailures(async () => element.remove());
  expect(told).toHaveLength(1);
  expect(heard).toEqual([]);
  expect(element.innerHTML).toBe('fallback');
});

test('load: one that throws synchronously mounts the widget without an answer [MOUNT]', async () => {
  await startRuntime({
    greeting: {
      ...greeting,
      loading: {
        load: () => {
          throw new Error('not loaded');
        },
      },
    },
  });
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }, '<p>fallback</p>'));
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
});

test('failure: an island that can’t be inserted has failed, and all others are mounted [MOUNT]', async () => {
  expectConsole('error', /greeting: it threw while rendering Error: no place/);
  const create = document.createElement;
  await startRuntime({ greeting });
  let hosts = 0;
  vi.spyOn(document, 'createElement').mockImplementation(function (this: Document, name: string) {
    if (name === 'saaristo-root' && hosts++ === 1) throw new Error('no place');
    return create.call(this, name);
  });
  document.body.innerHTML = createMarker('greeting', { text: 'Hei' }, '<p>fallback</p>').repeat(3);
  const elements = [...document.querySelectorAll('[data-widget]')];
  for (const [at, state] of (['mounted', 'failed', 'mounted'] as const).entries())
    await waitForState(elements[at]!, state);
  expect(elements[1]!.innerHTML).toBe('<p>fallback</p>');
  const later = appendHtml(createMarker('greeting', { text: 'later' }));
  await waitForState(later, 'mounted');
});
