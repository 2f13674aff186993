/** Prerendered markers. */
import { useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPrerender } from '../../../packages/server/prerender.ts';
import { expectConsole } from '../../../packages/testing/console.ts';
import { translate, TRANSLATIONS } from '../../../packages/testing/dom/translate.ts';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  type TestWidget,
  getState,
} from '../../../packages/testing/runtime.tsx';
import { propsSchema } from '#island/define.ts';
import { fragile } from './widgets.tsx';

/** A form whose state contains typed text and checked boxes. */
const form: TestWidget = {
  props: { label: v.string() },
  component: function Form({ label }: { label: string }) {
    const id = useId();
    const [text, setText] = useState('');
    const [agrees, setAgrees] = useState(false);
    const [pressed, setPressed] = useState(0);
    return (
      <form>
        <label htmlFor={id}>{label}</label>
        <input id={id} name="text" value={text} onChange={(event) => setText(event.target.value)} />
        <textarea name="more" defaultValue="" />
        <input
          type="checkbox"
          name="agrees"
          value="yes"
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
        />
        <select name="choice" defaultValue="a">
          <option>a</option>
          <option>b</option>
        </select>
        <select name="several" multiple defaultValue={[]}>
          <option>a</option>
          <option>b</option>
          <option>c</option>
        </select>
        <input type="file" name="file" />
        <button type="button" onClick={() => setPressed(pressed + 1)}>
          Press
        </button>
        <output>{`${text}, ${agrees}, ${pressed}`}</output>
      </form>
    );
  },
};

const renderOnServer = (widgets: Record<string, TestWidget>) =>
  createPrerender(
    new Map(
      Object.entries(widgets).map(([name, { component, props = {}, loading }]) => [
        name,
        { schema: propsSchema({ props }), component: component!, loading },
      ]),
    ),
  );

test('hydration: typed text, checked boxes, selections and files are kept and known to the state, with focus and caret [SERVER]', async () => {
  const element = appendHtml(await renderOnServer({ form })(createMarker('form', { label: 'Name' })));
  const [text, agrees] = element.querySelectorAll('input');
  const more = element.querySelector('textarea')!;
  const choice = element.querySelector('select')!;
  text!.value = 'Aino';
  more.value = 'a text';
  agrees!.checked = true;
  choice.value = 'b';
  const several = element.querySelector<HTMLSelectElement>('[name=several]')!;
  for (const at of [0, 2]) several.options[at]!.selected = true;
  const clearFile = vi.fn();
  Object.defineProperties(element.querySelector('[type=file]')!, {
    value: { get: () => 'C:\\fakepath\\a.txt', set: clearFile },
    files: { value: {}, writable: true },
  });
  text!.focus();
  text!.setSelectionRange(1, 3);
  await startRuntime({ form });
  text!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('output')!.textContent).toBe('Aino, true, 0'));
  expect([text!.value, more.value, agrees!.checked, choice.value]).toEqual(['Aino', 'a text', true, 'b']);
  expect([...several.selectedOptions].map(({ value }) => value)).toEqual(['a', 'c']);
  expect(clearFile).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(text);
  expect([text!.selectionStart, text!.selectionEnd]).toEqual([1, 3]);
});

const RADIO_BUTTONS = ['post', 'mail', 'phone'];
const radioButtons: TestWidget = {
  component: function Ways() {
    const [chosen, setChosen] = useState('mail');
    return (
      <p>
        Hei
        {RADIO_BUTTONS.map((way) => (
          <input
            key={way}
            type="radio"
            name="way"
            value={way}
            checked={way === chosen}
            onChange={() => setChosen(way)}
          />
        ))}
        <output>{chosen}</output>
      </p>
    );
  },
};

test.each(['post', 'phone'])(
  'hydration: the radio button that the visitor checked stays checked (%s) [SERVER]',
  async (way) => {
    const element = appendHtml(await renderOnServer({ ways: radioButtons })(createMarker('ways')));
    const radios = [...element.querySelectorAll('input')];
    radios.find(({ value }) => value === way)!.checked = true;
    await startRuntime({ ways: radioButtons });
    await waitForState(element, 'mounted');
    await vi.waitFor(() => expect(element.querySelector('output')!.textContent).toBe(way));
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([way]);
  },
);

test('hydration: text in a field without a name is known to the state and sent [SERVER]', async () => {
  const sent = vi.fn();
  const code: TestWidget = {
    component: function Code() {
      const [text, setText] = useState('');
      return (
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            sent(text);
          }}
        >
          <input aria-label="Code" value={text} onChange={(event) => setText(event.target.value)} />
          <button type="submit">Send</button>
        </form>
      );
    },
  };
  const element = appendHtml(
    await renderOnServer({ code })(createMarker('code', {}, '', 'data-load="interaction"')),
  );
  await startRuntime({ code });
  element.querySelector('input')!.value = 'A1';
  element.querySelector('button')!.click();
  await waitForState(element, 'mounted');
  expect(element.querySelector('input')).toHaveValue('A1');
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([['A1']]));
});

test('hydration: a removed marker shows the server’s HTML, and is hydrated when it is inserted again [SERVER]', async () => {
  const element = appendHtml(await renderOnServer({ form })(createMarker('form', { label: 'Name' })));
  const html = element.innerHTML;
  await startRuntime({ form });
  await waitForState(element, 'mounted');
  element.querySelector('button')!.click();
  element.remove();
  await flushTasks();
  expect(element.innerHTML).toBe(html);
  const input = element.querySelector('input');
  document.body.append(element);
  await waitForState(element, 'mounted');
  expect(element.querySelector('input')).toBe(input);
});

test('hydration: an island that throws restores the server’s HTML with the typed text [SERVER]', async () => {
  const breaking: TestWidget = {
    component: function Breaking() {
      if (document.body.dataset['breaks']) throw new Error('out of order');
      return <input name="text" />;
    },
  };
  const element = appendHtml(await renderOnServer({ breaking })(createMarker('breaking')));
  element.querySelector('input')!.value = 'Aino';
  document.body.dataset['breaks'] = 'yes';
  expectConsole('error', /\[saaristo\]/);
  const heard = recordEvents();
  await startRuntime({ breaking });
  await waitForState(element, 'failed');
  expect(heard.map(({ type }) => type)).toEqual(['widget:failed']);
  expect(element.querySelector('input')!.value).toBe('Aino');
  delete document.body.dataset['breaks'];
});

/** Needs an element that a version before did not render, as a library does that looks for a class. */
const seeking: TestWidget = {
  props: { rows: v.optional(v.number(), 0) },
  component: function Seeking({ rows }: { rows: number }) {
    const place = useRef<HTMLFormElement>(null);
    const [text, setText] = useState('');
    useLayoutEffect(() => {
      if (!place.current!.querySelector('.now')) throw new Error('no such element');
    }, []);
    return (
      <form ref={place}>
        <p className="now">
          {Array.from({ length: rows }, (_, at) => (
            <i key={at} />
          ))}
        </p>
        <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      </form>
    );
  },
};

test.each([
  ['small', 0],
  ['large', 80],
])(
  'hydration: a %s island that fails over the HTML of another version is rendered afresh with the typed text [SERVER]',
  async (_size, rows) => {
    const page = await renderOnServer({ seeking })(createMarker('seeking', { rows }));
    const element = appendHtml(page.replace('class="now"', 'class="before"'));
    const typed = rows === 0 ? 'Aino' : '';
    element.querySelector('input')!.value = typed;
    // React's development build.
    expectConsole('error', /some attributes of the server rendered HTML didn't match/);
    expectConsole('error', /\[saaristo\] seeking: the server rendered something else/);
    const heard = recordEvents();
    await startRuntime({ seeking });
    await waitForState(element, 'mounted');
    expect(heard.map(({ type }) => type)).toEqual(['widget:mounted']);
    expect(element.querySelectorAll('saaristo-root')).toHaveLength(1);
    expect(element.querySelector('p')!.className).toBe('now');
    await vi.waitFor(() => expect(element.querySelector('input')!.value).toBe(typed));
  },
);

/** Renders the field of each width on a server, and one of them in a browser, as headers do. */
const widths: TestWidget = {
  component: function Widths() {
    const [text, setText] = useState('');
    const [isServer, setServer] = useState(() => document.body.dataset['server'] !== undefined);
    useLayoutEffect(() => setServer(false), []);
    const names = isServer ? ['wide', 'narrow', 'side'] : ['narrow', 'side'];
    return (
      <div>
        {names.map((name) => {
          const Part = name === 'wide' ? 'nav' : 'form';
          return (
            <Part key={name} className={name}>
              <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
            </Part>
          );
        })}
      </div>
    );
  },
};

test('hydration: where it fails, text in one of several fields of a name is in the field of the same place [SERVER] [CARRY]', async () => {
  document.body.dataset['server'] = '';
  const html = await renderOnServer({ widths })(createMarker('widths'));
  delete document.body.dataset['server'];
  const element = appendHtml(html);
  element.querySelector<HTMLInputElement>('.narrow input')!.value = 'kala';
  expectConsole('error', /\[saaristo\] widths: the server rendered something else/);
  await startRuntime({ widths });
  await waitForState(element, 'mounted');
  await vi.waitFor(() =>
    expect(element.querySelector<HTMLInputElement>('.narrow input')!.value).toBe('kala'),
  );
  expect(element.querySelector('.wide')).toBeNull();
});

/** Shows a message before its field after sending, and fails after another press. */
const sending: TestWidget = {
  component: function Sending() {
    const [text, setText] = useState('');
    const [sent, setSent] = useState(0);
    if (sent > 1) throw new Error('out of order');
    return (
      <form>
        {sent === 1 && <p>sent</p>}
        <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
        <select name="choice" defaultValue="a">
          <option>a</option>
          <option>b</option>
        </select>
        <button type="button" onClick={() => setSent(sent + 1)}>
          Send
        </button>
      </form>
    );
  },
};

test.each([true, false])(
  'failure: a field that a script has wrapped is no failure, and a later failure leaves what was typed, prerendered: %s [CARRY]',
  async (isPrerendered) => {
    const fallback = '<input name="text"><select name="choice"><option>a<option>b</select>';
    const html = createMarker('sending', {}, fallback);
    const element = appendHtml(isPrerendered ? await renderOnServer({ sending })(html) : html);
    await startRuntime({ sending });
    await waitForState(element, 'mounted');
    const find = (selector: string): Element =>
      element.querySelector(`saaristo-root ${selector}`) ?? element.querySelector(selector)!;
    const input = find('[name=text]') as HTMLInputElement;
    const wrapper = document.createElement('span');
    input.before(wrapper);
    wrapper.append(input);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Aino');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const select = find('select') as HTMLSelectElement;
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    (find('button') as HTMLElement).click();
    await flushTasks();
    expect(find('form').textContent).toMatch(/^sent/);
    expect(find('p').nextElementSibling).toBe(wrapper);
    expectConsole('error', /\[saaristo\] sending: it threw/);
    (find('button') as HTMLElement).click();
    await waitForState(element, 'failed');
    await vi.waitFor(() => expect((find('[name=text]') as HTMLInputElement).value).toBe('Aino'));
    expect((find('select') as HTMLSelectElement).value).toBe('b');
  },
);

test('hydration: where the server’s HTML differs, the browser’s rendering is shown and an error is logged [SERVER]', async () => {
  const page = await renderOnServer({ form })(createMarker('form', { label: 'Name' }));
  const element = appendHtml(page.replace('>Name<', '>Another<'));
  expectConsole('error', /\[saaristo\] form: the server rendered something else/);
  await startRuntime({ form });
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('label')!.textContent).toBe('Name'));
});

test('hydration: a difference in an island whose hydration another island interrupts is no uncaught error [SERVER]', async () => {
  let arrive = () => {};
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => arrive();
  let isHydrating = false;
  /** Takes longer than React's slice of time. The other island is mounted after this slice. */
  function Slow() {
    const end = performance.now() + 12;
    while (performance.now() < end);
    if (isHydrating) port2.postMessage(null);
    isHydrating = false;
    return null;
  }
  const large: TestWidget = {
    component: () => (
      <p>
        Hei
        {Array.from({ length: 80 }, (_, at) => (
          <i key={at} />
        ))}
        <Slow />
      </p>
    ),
  };
  const other: TestWidget = {
    component: () => 'Hei',
    fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
  };
  const page = await renderOnServer({ large })(createMarker('large'));
  isHydrating = true;
  const element = appendHtml(page.replace('</p>', '<b></b></p>') + createMarker('other'));
  const uncaught = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', uncaught);
  onTestFinished(() => window.removeEventListener('error', uncaught));
  // React reports the difference to the island that is rendered next, and again to its own.
  expectConsole('error', /\[saaristo\] other: React rendered it again Error: Hydration failed/);
  expectConsole('error', /\[saaristo\] large: the server rendered something else/);
  await startRuntime({ large, other });
  await waitForState(element, 'mounted');
  expect(element.querySelector('b')).toBeNull();
  expect(uncaught).not.toHaveBeenCalled();
});

/** Shows a text beside an element, and a form. */
const texts: TestWidget = {
  component: function Texts() {
    const [text, setText] = useState('');
    return (
      <form>
        Write <b>here</b>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <output>{text}</output>
      </form>
    );
  },
};

test.each(TRANSLATIONS)(
  'hydration: with texts %s before it, the island works and keeps input and focus, and a translation logs nothing [SERVER]',
  async (how) => {
    const element = appendHtml(await renderOnServer({ texts })(createMarker('texts')));
    onTestFinished(translate(element, how));
    // Another language.
    for (const one of element.querySelectorAll('font > font')) one.textContent += 'n';
    const field = element.querySelector('input')!;
    field.value = 'Aino';
    field.focus();
    // Other changes are an error of the page or of an extension.
    if (how !== 'moved' && how !== 'replaced')
      expectConsole('error', /\[saaristo\] texts: the server rendered something else/);
    await startRuntime({ texts });
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitForState(element, 'mounted');
    await vi.waitFor(() => expect(element.querySelector('form')!.textContent).toBe('Write hereAino'));
    expect(element.querySelector('input')!.value).toBe('Aino');
    expect(element.querySelector('input')).toHaveFocus();
  },
);

test('hydration: a marker without the server’s HTML is mounted normally [SERVER]', async () => {
  const element = appendHtml(
    createMarker('form', { label: 'Name' }, '<p>fallback</p>', 'data-widget-prerendered="sp0-"'),
  );
  await startRuntime({ form, fragile });
  await waitForState(element, 'mounted');
  expect(element.querySelector('p')).toBeNull();
});

/** Shows the answer of its `load`. The module is imported again for each page, as the runtime's widgets are. */
const loadingWidget = (load: () => Promise<unknown>): TestWidget => ({
  module: async () => {
    const { useLoaded } = await import('#island/context.ts');
    const Answer: ComponentType = () => <p>{String(useLoaded().answer)}</p>;
    return { default: Answer };
  },
  loading: { load },
});

test('hydration: the answer in the page is used for the first render, without a call [SERVER]', async () => {
  const html = `<script type="application/json" data-widget-loaded>"from the server"</script><saaristo-root><p>from the server</p></saaristo-root>`;
  const element = appendHtml(
    createMarker('answer', {}, html).replace('<div', '<div data-widget-prerendered="sp0-a-"'),
  );
  const paragraph = element.querySelector('p');
  const load = vi.fn(() => Promise.resolve('asked again'));
  await startRuntime({ answer: loadingWidget(load) });
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('from the server');
  expect(element.querySelector('p')).toBe(paragraph);
  expect(load).not.toHaveBeenCalled();
});

test('hydration: an island whose answer the page has removed is mounted without it [SERVER]', async () => {
  const html = '<saaristo-root><p>undefined</p></saaristo-root>';
  const element = appendHtml(
    createMarker('answer', {}, html).replace('<div', '<div data-widget-prerendered="sp0-a-"'),
  );
  const load = vi.fn(() => Promise.resolve('asked'));
  await startRuntime({ answer: loadingWidget(load) });
  await waitForState(element, 'mounted');
  expect(load).not.toHaveBeenCalled();
});

test('hydration: an answer for other props is not used [SERVER]', async () => {
  const html = `<script type="application/json" data-widget-loaded>"old"</script><saaristo-root><p>old</p></saaristo-root>`;
  const element = appendHtml(
    createMarker('answer', {}, html).replace('<div', '<div data-widget-prerendered="sp0-a-"'),
  );
  const seen: unknown[] = [];
  await startRuntime({
    answer: {
      ...loadingWidget(() => Promise.resolve('new')),
      module: async () => {
        const { useIsland } = await import('#island/context.ts');
        const Answer: ComponentType = () => {
          seen.push(useIsland().loaded?.answer);
          return <p>old</p>;
        };
        return { default: Answer };
      },
    },
  });
  await waitForState(element, 'mounted');
  window.saaristo!.update(element, { language: 'en' });
  await vi.waitFor(() => expect(seen).toEqual(['old', undefined]));
});

test.each([
  ['a text', 'Arkisin 8–16', true],
  ['an element', '<p>Arkisin 8–16</p>', true],
  ['a text beside the props', '<script type="application/json" data-props>{}</script> Arkisin 8–16', true],
  ['only the props', '<p><script type="application/json" data-props>{}</script></p>\n', false],
  ['a comment and white space', '<!-- hours -->\n', false],
  ['nothing', '', false],
])(
  'load: for a marker with %s, what it shows stays until the answer: %s [MOUNT]',
  async (_, content, stays) => {
    let answer = (_answer: string): void => {};
    const widget = loadingWidget(() => new Promise((resolve) => (answer = resolve)));
    await startRuntime({ answer: widget });
    const element = appendHtml(`<div data-widget="answer">${content}</div>`);
    await vi.waitFor(() => expect(getState(element)).toBe(stays ? 'loading' : 'mounted'));
    await flushTasks();
    expect(getState(element)).toBe(stays ? 'loading' : 'mounted');
    answer('loaded');
    await waitForState(element, 'mounted');
  },
);

test('load: is called while a fallback is shown, and aborted when the marker is removed [MOUNT]', async () => {
  const signals: AbortSignal[] = [];
  let answer = (_: string): void => {};
  const widget = loadingWidget(() => new Promise((resolve) => (answer = resolve)));
  const { load } = widget.loading!;
  widget.loading = {
    load: (props: unknown, context) => {
      signals.push(context.signal);
      return load(props, context);
    },
  };
  await startRuntime({ answer: widget });
  const [kept, gone] = [0, 1].map(() => appendHtml(createMarker('answer', {}, '<p>fallback</p>')));
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  gone!.remove();
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]));
  expect(kept).toHaveTextContent('fallback');
  signals.length = 0;
  answer('never mind');
  const late = appendHtml(createMarker('answer', {}, '<p>fallback</p>'));
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  answer('loaded');
  await waitForState(late, 'mounted');
  expect(late).toHaveTextContent('loaded');
});

test('load: for a widget that needs its answer, a failure keeps the fallback; without a fallback it is mounted [MOUNT]', async () => {
  expectConsole('error', /^\[saaristo\] answer: what it shows could not be loaded/);
  const refused = new Error('404');
  const widget = loadingWidget(() => Promise.reject(refused));
  widget.loading!.isNeeded = true;
  await startRuntime({ answer: widget });
  const heard = recordEvents();
  const [kept, empty] = ['<a href="/tuotteet">Tuotteet</a>', ''].map((html) =>
    appendHtml(createMarker('answer', {}, html)),
  );
  const link = kept!.querySelector('a');
  await waitForState(kept!, 'failed');
  expect(kept!.firstElementChild).toBe(link);
  await waitForState(empty!, 'mounted');
  expect(heard.find(({ type }) => type === 'widget:failed')?.detail.error).toBe(refused);
});

test.each([
  ['an answer that it needs', 'failed', { isNeeded: true }],
  ['an answer that it can do without', 'mounted', {}],
  ['a part', 'mounted', { parts: () => new Promise(() => {}), load: () => Promise.resolve('loaded') }],
])(
  'load: %s that never comes is awaited for 30 s, then the marker is %s [MOUNT]',
  async (_, state, loading) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    if (state === 'failed')
      expectConsole('error', /answer: what it shows could not be loaded.*no answer in 30 s/s);
    const widget = loadingWidget(() => new Promise(() => {}));
    Object.assign(widget.loading!, loading);
    await startRuntime({ answer: widget });
    const element = appendHtml(createMarker('answer', {}, '<p>fallback</p>'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(element).toHaveTextContent('fallback');
    const removed = appendHtml(createMarker('answer', {}, '<p>fallback</p>'));
    await vi.advanceTimersByTimeAsync(100);
    removed.remove();
    await vi.advanceTimersByTimeAsync(2000);
    expect(element).toHaveAttribute('data-widget-state', state);
    // The removed marker has left no timer.
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('hydration: a disclosure of the server keeps the state that the visitor set [CARRY]', async () => {
  const folding: TestWidget = {
    component: () => (
      <details suppressHydrationWarning>
        <summary>More</summary>text
      </details>
    ),
  };
  const element = appendHtml(
    await renderOnServer({ folding })(createMarker('folding', {}) + createMarker('folding', {})).then(
      (html) => `<div>${html}</div>`,
    ),
  );
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await startRuntime({ folding: { ...folding, fetch: (code) => arrived.then(code) } });
  await flushTasks();
  const [opened, closed] = element.querySelectorAll('details');
  opened!.querySelector('summary')!.click();
  closed!.querySelector('summary')!.click();
  closed!.querySelector('summary')!.click();
  arrive();
  for (const one of element.querySelectorAll('[data-widget]')) await waitForState(one, 'mounted');
  await flushTasks();
  expect([opened!.open, closed!.open]).toEqual([true, false]);
});

/** All ids of the page, and the ids that labels and other attributes refer to. */
const findIds = () => [...document.querySelectorAll('[id]')].map(({ id }) => id);

test('ids: copies of a prerendered marker are hydrated with different ids', async () => {
  const html = await renderOnServer({ form })(createMarker('form', { label: 'Name' }));
  const elements = [appendHtml(html), appendHtml(html)];
  const before = elements.map((one) => [...one.querySelectorAll('saaristo-root *')]);
  await startRuntime({ form });
  for (const element of elements) await waitForState(element, 'mounted');
  expect(elements.map((one) => [...one.querySelectorAll('saaristo-root *')])).toEqual(before);
  expect(new Set(findIds()).size).toBe(findIds().length);
  for (const element of elements)
    expect(element.querySelector('label')!.control).toBe(element.querySelector('input'));
});

test('ids: a copy of a mounted marker is mounted anew, with different ids and without a hydration error', async () => {
  const element = appendHtml(await renderOnServer({ form })(createMarker('form', { label: 'Name' })));
  await startRuntime({ form });
  await waitForState(element, 'mounted');
  element.querySelector('button')!.click();
  await vi.waitFor(() => expect(element.querySelector('output')!.textContent).toBe(', false, 1'));
  const copy = element.cloneNode(true) as HTMLElement;
  document.body.append(copy);
  await vi.waitFor(() => expect(copy.querySelector('output')!.textContent).toBe(', false, 0'));
  await waitForState(copy, 'mounted');
  copy.querySelector('button')!.click();
  await vi.waitFor(() => expect(copy.querySelector('output')!.textContent).toBe(', false, 1'));
  expect(new Set(findIds()).size).toBe(findIds().length);
});

test('ids: the server’s answer refers to the ids in the browser', async () => {
  const answer: TestWidget = {
    module: async () => {
      const { useLoaded } = await import('#island/context.ts');
      const Answer: ComponentType = () => {
        const id = useId();
        const { answer: given } = useLoaded<() => Promise<{ id: string }>>();
        return <p id={id}>{given?.id === id ? 'mine' : 'of another'}</p>;
      };
      return { default: Answer };
    },
    loading: { load: () => Promise.reject(new Error('not asked')) },
  };
  const island = '<saaristo-root><p id="_sp0-a-R_0_">mine</p></saaristo-root>';
  const element = appendHtml(
    `<div data-widget="answer" data-widget-prerendered="sp0-a-"><script type="application/json" data-widget-loaded>{"id":"_sp0-a-R_0_"}</script>${island}</div>`,
  );
  await startRuntime({ answer });
  await waitForState(element, 'mounted');
  expect(element.querySelector('p')).toHaveTextContent('mine');
});

test('hydration: a nested marker that was mounted is restored as the server wrote it when the outer island is unmounted', async () => {
  const inner: TestWidget = { component: () => <b>inner island</b> };
  let arrive = () => {};
  const outer: TestWidget = {
    component: () => (
      // oxlint-disable-next-line react/no-danger
      <div
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: createMarker('inner', {}, 'fallback') }}
      />
    ),
    fetch: async (code) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return code();
    },
  };
  const written = await renderOnServer({ outer, inner })(createMarker('outer'));
  const element = appendHtml(written);
  const asWritten = element.outerHTML;
  await startRuntime({ outer, inner });
  await waitForState(element.querySelector('[data-widget=inner]')!, 'mounted');
  arrive();
  await waitForState(element, 'mounted');
  expect(element.querySelector('b')).toHaveTextContent('inner island');
  window.saaristo!.unmount();
  await vi.waitFor(() => expect(element.outerHTML).toBe(asWritten));
});
