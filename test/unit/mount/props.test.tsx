import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { propsSchema } from '#island/define.ts';
import { createPrerender } from '../../../packages/server/prerender.ts';
import {
  recordEvents,
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  stopRuntime,
  type TestWidget,
  getState,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { alive, greeting } from './widgets.tsx';

const script = (json: string) => `<script type="application/json" data-props>${json}</script>`;

/** Shows which values it gets. */
const lenient: TestWidget = {
  props: {
    text: v.string(),
    times: v.optional(v.number(), 1),
    tone: v.optional(v.string()),
    lines: v.optional(v.array(v.object({ words: v.string(), end: v.optional(v.string(), '.') })), []),
    place: v.optional(v.object({ x: v.optional(v.number()) })),
    sizes: v.optional(v.array(v.nullable(v.number())), []),
  },
  component: ({ text, times, lines, sizes }) =>
    `${text} × ${times} ${lines.map(({ words, end }: Record<string, string>) => words! + end!).join()}${sizes
      .map((size: number | null) => size ?? '-')
      .join('')}`,
};

beforeEach(() => {
  alive.count = 0;
});

async function invalid(html: string, message: RegExp): Promise<HTMLElement> {
  expectConsole('error', message);
  const errors = vi.spyOn(console, 'error');
  const element = appendHtml(html);
  await waitForState(element, 'invalid');
  await flushTasks();
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
  return element;
}

test('props: from the attribute, they get defaults and lose unknown keys [PROPS]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(
    createMarker('greeting', { text: 'A & "B" <b>', colour: 'red', onClick: 'alert(1)' }),
  );
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('A & "B" <b> × 1');
  expect(element.querySelector('button')).toHaveAttribute('data-rest', '');
});

test('props: from a script that is the first child, they are read; the script is restored with the fallback [PROPS]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(`<div data-widget="greeting">
    ${script('{"text":"From the script","times":3}')}<p>fallback</p></div>`);
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('From the script × 3');
  window.saaristo!.unmount();
  expect(element.querySelector('script')).not.toBeNull();
  expect(element).toHaveTextContent('fallback');
  window.saaristo!.scan();
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('From the script × 3');
});

test('props: the attribute replaces the script; without it, the script applies again [PROPS]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(createMarker('greeting', { text: 'attribute' }, script('{"text":"script"}')));
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('attribute × 1');
  element.removeAttribute('data-props');
  await vi.waitFor(() => expect(element).toHaveTextContent('script × 1'));
});

test('props: a script that is not the first child, or not of type JSON, is part of the fallback [PROPS]', async () => {
  await startRuntime({ greeting });
  const late = `<div data-widget="greeting"><p>fallback</p>${script('{"text":"x"}')}</div>`;
  const element = await invalid(late, /greeting: prop "text": expected a string.*, got nothing/);
  expect(element).toHaveTextContent('fallback');
});

test.each([
  ['null in props', { text: 'Hei', times: null, tone: null, texts: null }, 'Hei × 1 '],
  ['null in lists', { text: 'Hei', lines: [null, { words: 'a' }, null] }, 'Hei × 1 a.'],
  ['null in nested objects', { text: 'Hei', lines: [{ words: 'a', end: null }] }, 'Hei × 1 a.'],
  ['null in maps', { text: 'Hei', texts: { x: null } }, 'Hei × 1 '],
  ['an empty array as an object', { text: 'Hei', texts: [], place: [] }, 'Hei × 1 '],
  [
    'null that the schema requires or has in lists',
    { text: 'Hei', sizes: [null, 1], lines: [] },
    'Hei × 1 -1',
  ],
])('props: %s is read as a CMS means it [PROPS]', async (_case, props, shown) => {
  await startRuntime({ lenient });
  const element = appendHtml(createMarker('lenient', props));
  await waitForState(element, 'mounted');
  expect(element.textContent).toBe(shown);
});

test.each(['[]', 'null', '""', '', ' \n'])('props: %j is no props [PROPS]', async (json) => {
  await startRuntime({ plain: { component: () => 'plain' } });
  const element = appendHtml(`<div data-widget="plain" data-props='${json}'></div>`);
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('plain');
});

test.each([
  ['a paragraph', (text: string) => `<p>${text}</p>\n<b>fallback</b>`],
  ['a wrapper', (text: string) => `<div class="block">\n<p>${text}</p></div><b>fallback</b>`],
  ['a paragraph with the fallback', (text: string) => `<p>${text}<br><b>fallback</b></p>`],
])('props: a script in %s is found, prerendered too, and returns into it [PROPS]', async (_case, wrap) => {
  const html = `<div data-widget="greeting">${wrap(script('{"text":"Hei"}'))}</div>`;
  const prerender = createPrerender(
    new Map([['greeting', { schema: propsSchema(greeting as never), component: greeting.component! }]]),
  );
  let plain = '';
  for (const given of [await prerender(html), html]) {
    const saaristo = await startRuntime({ greeting });
    const element = appendHtml(given);
    await waitForState(element, 'mounted');
    const host = element.querySelector('saaristo-root')!;
    expect(host).toHaveTextContent('Hei × 1');
    const json = element.querySelector(':scope > script[data-props]')!;
    json.textContent = '{"text":"Moi"}';
    await vi.waitFor(() => expect(host).toHaveTextContent('Moi × 1'));
    saaristo.unmount();
    await flushTasks();
    stopRuntime();
    element.remove();
    plain = element.outerHTML;
  }
  expect(plain.replace('Moi', 'Hei').replace('props=""', 'props')).toBe(html);
});

test('props: a marker without props has an empty object [PROPS]', async () => {
  await startRuntime({ plain: { component: () => 'plain' } });
  const element = appendHtml('<div data-widget="plain"></div>');
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('plain');
});

test.each([
  ['{"text":"He', /greeting: data-props is not valid JSON .*\{"text":"He/],
  ["{'text':'Hei'}", /is not valid JSON/],
  ['undefined', /is not valid JSON/],
  ['[1,2]', /expected one JSON object, got \[1,2\]/],
  ['"text"', /expected one JSON object, got "text"/],
  ['42', /expected one JSON object, got 42/],
])(
  'props: %s is invalid; the fallback stays and one console error gives the reason [PROPS]',
  async (json, message) => {
    await startRuntime({ greeting });
    const element = await invalid(
      `<div data-widget="greeting" data-props="${json.replace(/"/g, '&quot;')}"><p>fallback</p></div>`,
      message,
    );
    expect(element.innerHTML).toBe('<p>fallback</p>');
  },
);

test.each([
  [{}, /^\[saaristo\] greeting: prop "text": expected a string.*, got nothing/],
  [{ text: 5 }, /prop "text": expected a string.*, got 5/],
  [{ text: 'a', times: 'three' }, /prop "times": expected an integer.*, got "three"/],
  [{ text: 'a', times: 1.5 }, /prop "times": expected an integer.*, got 1\.5/],
  [{ text: '' }, /prop "text": expected a string of at least 1 characters, got ""/],
  [{ text: 'a', tone: 'shrill' }, /prop "tone": expected one of "loud", "quiet", got "shrill"/],
  [{ text: 'a', lines: 'x' }, /prop "lines": expected an array, got "x"/],
  [{ text: 'a', lines: [{ words: 'x' }, { words: 7 }] }, /prop "lines\.1\.words": expected a string, got 7/],
  [{ text: 'a', site: 'elsewhere' }, /prop "site": expected one of .*atriafi.*, got "elsewhere"/],
  [{ text: 'a', language: 'sv' }, /prop "language": expected one of .*"fi".*, got "sv"/],
  [
    { text: ['a'], times: {} },
    /prop "text": expected a string.*, got an array; prop "times": expected an integer/,
  ],
])(
  'props: %o is invalid; the error names widget, path, expected and given value [PROPS]',
  async (props, message) => {
    await startRuntime({ greeting });
    const element = await invalid(createMarker('greeting', props, '<p>fallback</p>'), message);
    expect(element.innerHTML).toBe('<p>fallback</p>');
  },
);

test('props: changed ones update the mounted island, which keeps its state and element [PROPS]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await waitForState(element, 'mounted');
  const heard = recordEvents();
  const button = element.querySelector('button')!;
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('pressed 1'));
  button.focus();
  element.setAttribute('data-props', '{"text":"Moi","times":2}');
  await vi.waitFor(() => expect(button).toHaveTextContent('Moi × 2, pressed 1'));
  window.saaristo!.update(element, { text: 'Terve' });
  await vi.waitFor(() => expect(button).toHaveTextContent('Terve × 1, pressed 1'));
  expect(button).toHaveFocus();
  expect(heard).toEqual([]);
  expect(alive.count).toBe(1);
});

test('props: the same name written again has no effect [PROPS]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }));
  await waitForState(element, 'mounted');
  const button = element.querySelector('button')!;
  button.click();
  element.setAttribute('data-widget', 'greeting');
  await flushTasks();
  expect(element.querySelector('button')).toBe(button);
  expect(button).toHaveTextContent('pressed 1');
});

test('props: invalid ones restore the fallback, and valid ones the island [PROPS]', async () => {
  await startRuntime({ greeting });
  const element = appendHtml(createMarker('greeting', { text: 'Hei' }, '<p>fallback</p>'));
  await waitForState(element, 'mounted');
  expectConsole('error', /prop "text": expected a string.*, got 1/);
  window.saaristo!.update(element, { text: 1 });
  await waitForState(element, 'invalid');
  expect(element.innerHTML).toBe('<p>fallback</p>');
  expect(alive.count).toBe(0);
  window.saaristo!.update(element, { text: 'Taas' });
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('Taas');
});

test('props: changes while the code is loading apply to the first render [PROPS]', async () => {
  let arrive = () => {};
  const texts: string[] = [];
  await startRuntime({
    greeting: {
      ...greeting,
      component: function Listening(props) {
        texts.push(props.text);
        return <p>{props.text}</p>;
      },
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  const element = appendHtml(createMarker('greeting', { text: 'old' }));
  await waitForState(element, 'loading');
  window.saaristo!.update(element, { text: 'new' });
  await flushTasks();
  expect(getState(element)).toBe('loading');
  arrive();
  await waitForState(element, 'mounted');
  expect(texts).toEqual(['new']);
});

test.each<[string, (script: Element) => void]>([
  ['its text replaced', (one) => (one.textContent = '{"text":"new"}')],
  ['its text node changed', (one) => (one.firstChild!.nodeValue = '{"text":"new"}')],
  ['another script in its place', (one) => (one.outerHTML = script('{"text":"new"}'))],
])('props: a script with %s updates the mounted island', async (_, write) => {
  await startRuntime({ greeting });
  const element = appendHtml(`<div data-widget="greeting">${script('{"text":"old"}')}<p>fallback</p></div>`);
  await waitForState(element, 'mounted');
  element.querySelector('button')!.click();
  write(element.querySelector('script')!);
  await vi.waitFor(() => expect(element).toHaveTextContent('new × 1, pressed 1'));
});

test('props: a script that becomes invalid restores the fallback once, and a valid one the island', async () => {
  await startRuntime({ greeting });
  const element = await invalid(
    `<div data-widget="greeting">${script('{"text":5}')}<p>fallback</p></div>`,
    /greeting: prop "text"/,
  );
  element.querySelector('script')!.firstChild!.nodeValue = '{"text":"right"}';
  await waitForState(element, 'mounted');
  expect(element).toHaveTextContent('right × 1');
  expectConsole('error', /greeting: data-props is not valid JSON/);
  element.querySelector('script')!.firstChild!.nodeValue = 'not JSON';
  await waitForState(element, 'invalid');
  await flushTasks();
  expect(element).toHaveTextContent('fallback');
});

test('props: other content of an invalid marker does not restart it', async () => {
  await startRuntime({ greeting });
  const element = await invalid(
    createMarker('greeting', { text: 5 }, '<p>fallback</p>'),
    /greeting: prop "text"/,
  );
  element.querySelector('p')!.replaceWith('newer fallback');
  await flushTasks();
  expect(getState(element)).toBe('invalid');
});
