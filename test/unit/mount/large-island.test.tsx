/** Large islands that a server has rendered: hydrated in many short tasks, between which anything may happen. */
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import {
  marker,
  place,
  reaches,
  settle,
  startRuntime,
  stateOf,
  type TestWidget,
} from '../../runtime/runtime.tsx';

const ROWS = 80;
/** Longer than React works without a pause. */
const SLOW_MS = 8;

const pressed = vi.fn();
/** Called once, when the first row is rendered for the first time: what a test does then comes between the tasks. */
let onFirst: (() => void) | undefined;

function tellFirst(): void {
  const call = onFirst;
  onFirst = undefined;
  call?.();
}

afterEach(() => {
  onFirst = undefined;
  pressed.mockReset();
});

function takeTime(): void {
  const ends = performance.now() + SLOW_MS;
  while (performance.now() < ends);
}

function Row({ at, throws }: { at: number; throws: boolean }) {
  if (at === 0) queueMicrotask(tellFirst);
  if (at < 5) takeTime();
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
            pressed();
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
const fromServer = `<saaristo-root><button type="button">Hei</button><p>0</p><ul>${rows}</ul></saaristo-root>`;
const rendered = (props: object = {}): string =>
  marker('wide', { text: 'Hei', ...props }, fromServer, 'data-widget-prerendered="sp0-"');

test('large island: it is hydrated in parts with all its nodes, then mounted [LOAD]', async () => {
  const element = place(rendered());
  const nodes = [...element.querySelectorAll('saaristo-root *')];
  let stateMeanwhile: string | null = null;
  onFirst = () => (stateMeanwhile = stateOf(element));
  await startRuntime({ wide });
  await reaches(element, 'mounted');
  expect(stateMeanwhile).toBe('loading');
  expect([...element.querySelectorAll('saaristo-root *')]).toEqual(nodes);
  element.querySelector('button')!.click();
  await vi.waitFor(() => expect(element.querySelector('p')).toHaveTextContent('1'));
});

test('large island: a click between the parts is handled once [LOAD]', async () => {
  const element = place(rendered());
  onFirst = () => element.querySelector('button')!.click();
  await startRuntime({ wide });
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('p')).toHaveTextContent('1'));
  // What hands a press on, if it is, comes by a module of its own.
  await vi.dynamicImportSettled();
  await settle();
  expect(pressed).toHaveBeenCalledOnce();
});

test('large island: props that change between the parts are rendered into the same nodes [LOAD]', async () => {
  const element = place(rendered());
  const list = element.querySelector('ul');
  onFirst = () => element.setAttribute('data-props', JSON.stringify({ text: 'Moi' }));
  await startRuntime({ wide });
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('button')).toHaveTextContent('Moi'));
  expect(element.querySelector('ul')).toBe(list);
});

test('large island: a marker that is removed between the parts has no island [LOAD]', async () => {
  const element = place(rendered());
  onFirst = () => element.remove();
  const saaristo = await startRuntime({ wide });
  await saaristo.ready;
  await vi.waitFor(() => expect(stateOf(element)).toBeNull());
});

test('large island: one that throws restores the server’s HTML [LOAD]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = place(rendered({ throws: true }));
  await startRuntime({ wide });
  await reaches(element, 'failed');
  expect(element.querySelectorAll('li')).toHaveLength(ROWS);
  expect(logged).toHaveBeenCalled();
});

/** A field before, and one behind, what takes time. */
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
  const element = place(marker('filled', {}, html, 'data-widget-prerendered="sp0-"'));
  const [first, last] = element.querySelectorAll('input');
  onFirst = () => {
    // As a browser does it, which sends no event before somebody has used the page.
    first!.value = 'Åsa';
    last!.value = 'Öhman';
  };
  await startRuntime({ filled });
  await reaches(element, 'mounted');
  await vi.waitFor(() => expect(element.querySelector('output')).toHaveTextContent('Åsa, Öhman'));
  expect([...element.querySelectorAll('input')]).toEqual([first, last]);
  expect([first!.value, last!.value]).toEqual(['Åsa', 'Öhman']);
});
