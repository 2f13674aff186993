import { createElement, useEffect } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  recordEvents,
  marker,
  place,
  reaches,
  settle,
  startRuntime,
  stateOf,
  type TestWidget,
} from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { alive, delicate, fragile, greeting, touchy } from './widgets.tsx';

beforeEach(() => {
  alive.count = 0;
});

test('state: a marker of the parsed page is pending, loading, then mounted without its fallback [MOUNT]', async () => {
  const element = place(marker('greeting', { text: 'Hei' }, '<p>fallback</p>'));
  const states: (string | null)[] = [];
  new MutationObserver(() => states.push(stateOf(element))).observe(element, { attributes: true });
  let arrive = () => {};
  await startRuntime({
    greeting: {
      ...greeting,
      load: 'interaction',
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  expect(stateOf(element)).toBe('pending');
  expect(element).toHaveTextContent('fallback');
  element.querySelector('p')!.click();
  expect(stateOf(element)).toBe('loading');
  expect(element).toHaveTextContent('fallback');
  arrive();
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
  expect(element).not.toHaveTextContent('fallback');
  expect(states).toContain('loading');
});

test('state: an eager marker is never reported as pending [MOUNT]', async () => {
  await startRuntime({ greeting });
  await reaches(place(marker('greeting', { text: 'one' })), 'mounted');
  const states: (string | null)[] = [];
  new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (target instanceof Element) states.push(oldValue, stateOf(target));
  }).observe(document.body, {
    attributeFilter: ['data-widget-state'],
    attributeOldValue: true,
    subtree: true,
  });
  await reaches(place(marker('greeting', { text: 'two' })), 'mounted');
  expect(states.filter((state, at) => state !== states[at - 1])).toEqual([null, 'loading', 'mounted']);
});

test('state: a marker that is inserted later, alone or nested, is mounted [MOUNT]', async () => {
  await startRuntime({ greeting });
  const alone = place(marker('greeting', { text: 'one' }));
  const deep = place(
    `<section><ul><li>${marker('greeting', { text: 'two' })}</li></ul></section>`,
  ).querySelector('[data-widget]')!;
  await Promise.all([reaches(alone, 'mounted'), reaches(deep, 'mounted')]);
  expect(deep).toHaveTextContent('two');
});

test('state: data-widget makes an element a marker, and a new value another widget [MOUNT]', async () => {
  await startRuntime({ greeting, fragile });
  const element = place('<div data-props="{&quot;text&quot;:&quot;Hei&quot;}">was here</div>');
  element.setAttribute('data-widget', 'greeting');
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
  element.setAttribute('data-props', '{"breaks":false}');
  element.setAttribute('data-widget', 'fragile');
  await vi.waitFor(() => expect(element).toHaveTextContent('in order'));
  element.removeAttribute('data-widget');
  await vi.waitFor(() => expect(element).toHaveTextContent('was here'));
  expect(stateOf(element)).toBeNull();
  expect(alive.count).toBe(0);
});

test('events: mounted, failed and unmounted bubble with name and error [MOUNT]', async () => {
  const heard = recordEvents();
  await startRuntime({ greeting, fragile });
  const good = place(marker('greeting', { text: 'Hei' }));
  await reaches(good, 'mounted');
  expect(heard.at(-1)).toEqual({ type: 'widget:mounted', target: good, detail: { name: 'greeting' } });
  expectConsole('error', /^\[saaristo\] fragile: it threw while rendering Error: out of order/);
  const bad = place(marker('fragile'));
  await reaches(bad, 'failed');
  expect(heard.at(-1)).toMatchObject({ type: 'widget:failed', target: bad, detail: { name: 'fragile' } });
  expect(heard.at(-1)!.detail.error).toEqual(new Error('out of order'));
  window.saaristo!.unmount(good);
  expect(heard.at(-1)).toEqual({ type: 'widget:unmounted', target: good, detail: { name: 'greeting' } });
});

test('failure: a widget that throws at its first render has the same nodes as fallback again; others are mounted [MOUNT]', async () => {
  expectConsole('error', /fragile: it threw/);
  const bad = place(marker('fragile', {}, '<form><input name="q"></form><button type="button">Hae</button>'));
  const nodes = [...bad.childNodes];
  const pressed = vi.fn();
  bad.querySelector('button')!.addEventListener('click', pressed);
  const good = place(marker('greeting', { text: 'Hei' }));
  await startRuntime({ fragile, greeting });
  await Promise.all([reaches(bad, 'failed'), reaches(good, 'mounted')]);
  expect([...bad.childNodes]).toEqual(nodes);
  bad.querySelector('button')!.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('failure: a widget that throws in an effect has its fallback again [MOUNT]', async () => {
  expectConsole('error', /delicate: it threw .*broken by an effect/s);
  await startRuntime({ delicate });
  const element = place(marker('delicate', undefined, '<p>fallback</p>'));
  await reaches(element, 'failed');
  expect(element.innerHTML).toBe('<p>fallback</p>');
});

test('failure: a widget that throws at an update has its fallback again, and others keep their state [MOUNT]', async () => {
  await startRuntime({ touchy, greeting });
  const bad = place(marker('touchy', undefined, '<p>fallback</p>'));
  const good = place(marker('greeting', { text: 'Hei' }));
  await Promise.all([reaches(bad, 'mounted'), reaches(good, 'mounted')]);
  good.querySelector('button')!.click();
  const heard = recordEvents();
  expectConsole('error', /touchy: it threw .*touched/s);
  bad.querySelector('button')!.click();
  await reaches(bad, 'failed');
  expect(bad.innerHTML).toBe('<p>fallback</p>');
  expect(heard.map(({ type }) => type)).toEqual(['widget:failed']);
  await vi.waitFor(() => expect(good).toHaveTextContent('Hei × 1, pressed 1'));
});

test('failure: a failed widget is mounted again with other props [MOUNT]', async () => {
  expectConsole('error', /fragile: it threw/);
  await startRuntime({ fragile });
  const element = place(marker('fragile', {}, '<p>fallback</p>'));
  await reaches(element, 'failed');
  window.saaristo!.update(element, { breaks: false });
  await reaches(element, 'mounted');
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
  const elements = [1, 2, 3].map((text) => place(marker('greeting', { text: String(text) })));
  await Promise.all(elements.map((element) => reaches(element, 'mounted')));
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('error', heard);
});

/** Console errors and failures of this page, in order. */
async function failures(happens: () => Promise<void>) {
  const errors = vi.spyOn(console, 'error');
  const heard = recordEvents();
  await happens();
  await settle();
  const told = errors.mock.calls.map(([line, error]) => `${String(line)} ${String(error)}`);
  errors.mockRestore();
  return { told, heard: heard.filter(({ type }) => type === 'widget:failed') };
}

function Breaking({ error }: { error: string | false }) {
  useEffect(() => {
    if (error) throw new Error(error);
  }, [error]);
  return 'is mounted';
}

/** The effects of two of its parts throw, as soon as its prop says so. */
const doublyBroken: TestWidget = {
  props: { breaks: v.optional(v.boolean(), false) },
  component: ({ breaks }: { breaks: boolean }) =>
    ['first', 'second'].map((error) => createElement(Breaking, { key: error, error: breaks && error })),
};

/** Throws when it is taken away. */
const clinging: TestWidget = {
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
    await startRuntime({ doublyBroken });
    const { told, heard } = await failures(async () => {
      const element = place(marker('doublyBroken', { breaks }, 'fallback'));
      if (!breaks) {
        await reaches(element, 'mounted');
        window.saaristo!.update(element, { breaks: true });
      }
      await reaches(element, 'failed');
    });
    expect(told).toHaveLength(1);
    expect(heard.map(({ detail }) => detail.error)).toEqual([new Error('first')]);
  },
);

test('failure: a widget that gets invalid props and throws while it is unmounted is invalid, and its error is logged [MOUNT]', async () => {
  expectConsole('error', /prop "text"/);
  expectConsole('error', /clinging: it threw while it was taken away Error: let me stay/);
  await startRuntime({ clinging });
  const element = place(marker('clinging', { text: 'Hei' }, 'fallback'));
  await reaches(element, 'mounted');
  const { told, heard } = await failures(async () => {
    window.saaristo!.update(element, { text: 5 });
    await reaches(element, 'invalid');
  });
  expect(stateOf(element)).toBe('invalid');
  expect(element.innerHTML).toBe('fallback');
  expect(told).toHaveLength(2);
  expect(heard).toHaveLength(1);
});

test('failure: a widget that throws while its marker is removed has not failed, and its error is logged [MOUNT]', async () => {
  expectConsole('error', /clinging: it threw while it was taken away Error: let me stay/);
  await startRuntime({ clinging });
  const element = place(marker('clinging', { text: 'Hei' }, 'fallback'));
  await reaches(element, 'mounted');
  const { told, heard } = await failures(async () => element.remove());
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
  const element = place(marker('greeting', { text: 'Hei' }, '<p>fallback</p>'));
  await reaches(element, 'mounted');
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
  document.body.innerHTML = marker('greeting', { text: 'Hei' }, '<p>fallback</p>').repeat(3);
  const elements = [...document.querySelectorAll('[data-widget]')];
  await vi.waitFor(() => expect(elements.map(stateOf)).toEqual(['mounted', 'failed', 'mounted']));
  expect(elements[1]!.innerHTML).toBe('<p>fallback</p>');
  const later = place(marker('greeting', { text: 'later' }));
  await reaches(later, 'mounted');
  vi.restoreAllMocks();
});
