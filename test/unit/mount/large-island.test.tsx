/** Large prerendered islands, which are hydrated in many short tasks. */
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';

const ROWS = 80;
/** Longer than React works without a pause. */
const SLOW_MS = 8;

const onClick = vi.fn();
/** Called once, when the first row is rendered for the first time: between two tasks of the hydration. */
let onFirst: (() => void) | undefined;

function callOnFirst(): void {
  const call = onFirst;
  onFirst = undefined;
  call?.();
}

afterEach(() => {
  onFirst = undefined;
  onClick.mockReset();
});

function blockThread(): void {
  const ends = performance.now() + SLOW_MS;
  while (performance.now() < ends);
}

function Row({ at, throws }: { at: number; throws: boolean }) {
  if (at === 0) queueMicrotask(callOnFirst);
  if (at < 5) blockThread();
  if (throws && at === 20) throw new Error('no such row');
  return <li>{at}</li>;
}

const wide: TestWidget = {
  props: { text: v.string(), throws: v.optional(v.boolean(), false) },
  component: function Wide({ text, throws }: { text: string; throws: boolean }) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            onClick();
            setCount(count + 1);
          }}
        >
          {text}
        </button>
        <p>{count}</p>
        <ul>
          {Array.from({ length: ROWS }, (_, at) => (
            <Row key={at} at={at} throws={throws} />
          ))}
        </ul>
      </>
    );
  },
};

const rows = Array.from({ length: ROWS }, (_, at) => `<li>${at}</li>`).join('');
const createPrerendered = `<saaristo-root><button type="button">Hei</button><p>0</p><ul>${rows}</ul></saaristo-root>`;
const rendered = (props: object = {}): string =>
  createMarker('wide', { text: 'Hei', ...props }, createPrerendered, 'data-widget-prerendered="sp0-"');

test('large island: it is hydrated in parts with all its nodes, then mounted [LOAD]', async () => {
  const element = appendHtml(rendered());
  const nodes = [...element.querySelectorAll('saaristo-root *')];
  let stateMeanwhile: string | null = null;
  onFirst = () => (stateMeanwhile = getState(element));
  await startRuntime({ wide });
  await waitForState(element, 'mounted');
  expect(stateMeanwhile).toBe('loading');
  expect([...element.querySelectorAll('saaristo-root *')]).toEqual(nodes);
  element.querySelector('button')!.click();
  await vi.waitFor(() => expect(element.querySelector('p')).toHaveTextContent('1'));
});

test('large island: a click between the parts is handled once [LOAD]', async () => {
  const element = appendHtml(rendered());
  onFirst = () => element.querySelector('button')!.click();
  await startRuntime({ wide });
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('p')).toHaveTextContent('1'));
  // The code that replays clicks is a separate chunk.
  await vi.dynamicImportSettled();
  await flushTasks();
  expect(onClick).toHaveBeenCalledOnce();
});

test('large island: props that change between the parts are rendered into the same nodes [LOAD]', async () => {
  const element = appendHtml(rendered());
  const list = element.querySelector('ul');
  onFirst = () => element.setAttribute('data-props', JSON.stringify({ text: 'Moi' }));
  await startRuntime({ wide });
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('button')).toHaveTextContent('Moi'));
  expect(element.querySelector('ul')).toBe(list);
});

test('large island: a marker that is removed between the parts has no island [LOAD]', async () => {
  const element = appendHtml(rendered());
  onFirst = () => element.remove();
  const saaristo = await startRuntime({ wide });
  await saaristo.ready;
  await vi.waitFor(() => expect(getState(element)).toBeNull());
});

test('large island: one that throws restores the server’s HTML [LOAD]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = appendHtml(rendered({ throws: true }));
  await startRuntime({ wide });
  await waitForState(element, 'failed');
  expect(element.querySelectorAll('li')).toHaveLength(ROWS);
  expect(logged).toHaveBeenCalled();
});

/** A field before and a field after slow content. */
const filled: TestWidget = {
  component: function Filled() {
    const [texts, setTexts] = useState({ first: '', last: '' });
    const field = (name: 'first' | 'last') => (
      <input
        name={name}
        value={texts[name]}
        onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
      />
    );
    return (
      <form>
        {field('first')}
        <ul>
          {Array.from({ length: ROWS }, (_, at) => (
            <Row key={at} at={at} throws={false} />
          ))}
        </ul>
        {field('last')}
        <output>{`${texts.first}, ${texts.last}`}</output>
      </form>
    );
  },
};

test('large island: values that the browser fills in between the parts are known to the island [LOAD CARRY]', async () => {
  const html = `<saaristo-root><form><input name="first" value=""><ul>${rows}</ul><input name="last" value=""><output>, </output></form></saaristo-root>`;
  const element = appendHtml(createMarker('filled', {}, html, 'data-widget-prerendered="sp0-"'));
  const [first, last] = element.querySelectorAll('input');
  onFirst = () => {
    // A browser that fills in a field sends no event before the visitor has used the page.
    first!.value = 'Åsa';
    last!.value = 'Öhman';
  };
  await startRuntime({ filled });
  await waitForState(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('output')).toHaveTextContent('Åsa, Öhman'));
  expect([...element.querySelectorAll('input')]).toEqual([first, last]);
  expect([first!.value, last!.value]).toEqual(['Åsa', 'Öhman']);
});
