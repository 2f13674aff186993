/** React's listeners, which an island gets at its first event. */
import { fireEvent } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  startRuntime,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';

const handled = vi.fn();
let added: EventTarget[] = [];

beforeEach(() => {
  added = [];
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...call: Parameters<typeof addEventListener>
  ) {
    added.push(this);
    addEventListener.apply(this, call);
  });
});

afterEach(() => {
  handled.mockReset();
});

const findHost = (element: Element): HTMLElement => element.querySelector(':scope > saaristo-root')!;
const countListeners = (element: Element): number => added.filter((one) => one === findHost(element)).length;

const KINDS = ['Click', 'Focus', 'Scroll', 'MouseEnter', 'TouchStart', 'KeyDown', 'Change', 'Wheel'] as const;

const widgets: TestWidget = {
  props: { takesFocus: v.optional(v.boolean(), false) },
  component: function Listening({ takesFocus }: { takesFocus: boolean }) {
    const field = useRef<HTMLInputElement>(null);
    const [count, setCount] = useState(0);
    useLayoutEffect(() => {
      if (takesFocus) field.current!.focus();
    }, [takesFocus]);
    const listeners = Object.fromEntries(
      KINDS.map((kind) => [
        `on${kind}`,
        () => {
          handled(kind);
          setCount(count + 1);
        },
      ]),
    );
    return (
      <div>
        <input ref={field} {...listeners} aria-label="Luku" />
        <output>{count}</output>
      </div>
    );
  },
};

const createPrerendered =
  '<saaristo-root><div><input aria-label="Luku"><output>0</output></div></saaristo-root>';
const rendered = createMarker('listening', {}, createPrerendered, 'data-widget-prerendered="sp0-"');

test.each([
  ['hydrated', rendered],
  ['mounted afresh', createMarker('listening')],
])('listeners: an island that is %s has none before its first event [LOAD]', async (_, html) => {
  const [element, other] = [appendHtml(html), appendHtml(html.replace('sp0-', 'sp1-'))];
  await startRuntime({ listening: widgets });
  await waitForState(element, 'mounted');
  await waitForState(other, 'mounted');
  expect(countListeners(element)).toBe(0);
  fireEvent.click(element.querySelector('input')!);
  expect(handled.mock.calls).toEqual([['Click']]);
  expect(element.querySelector('output')).toHaveTextContent('1');
  const count = countListeners(element);
  expect(count).toBeGreaterThan(0);
  fireEvent.click(element.querySelector('input')!);
  expect(handled).toHaveBeenCalledTimes(2);
  expect([countListeners(element), countListeners(other)]).toEqual([count, 0]);
});

test.each([
  ['focus', 'Focus', (field: HTMLElement) => field.focus()],
  ['scroll', 'Scroll', (field: HTMLElement) => fireEvent.scroll(field)],
  ['the mouse', 'MouseEnter', (field: HTMLElement) => fireEvent.mouseOver(field)],
  ['a finger', 'TouchStart', (field: HTMLElement) => fireEvent.touchStart(field)],
  ['a key', 'KeyDown', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'a' })],
  ['typing', 'Change', (field: HTMLElement) => fireEvent.input(field, { target: { value: 'a' } })],
  ['the wheel', 'Wheel', (field: HTMLElement) => fireEvent.wheel(field)],
])('listeners: the first event of an island is handled: %s [LOAD]', async (_, kind, does) => {
  const element = appendHtml(rendered);
  await startRuntime({ listening: widgets });
  await waitForState(element, 'mounted');
  does(element.querySelector('input')!);
  expect(handled.mock.calls).toEqual([[kind]]);
});

test('listeners: an island that is focused while it is mounted handles the event [LOAD]', async () => {
  const element = appendHtml(createMarker('listening', { takesFocus: true }));
  await startRuntime({ listening: widgets });
  await waitForState(element, 'mounted');
  expect(handled.mock.calls).toEqual([['Focus']]);
});

test('listeners: an event in a nested island is handled by both islands [LOAD]', async () => {
  const around: TestWidget = {
    props: {},
    component: function Around() {
      // oxlint-disable-next-line react/no-danger
      return (
        <div
          onFocus={() => handled('around')}
          dangerouslySetInnerHTML={{ __html: createMarker('listening') }}
        />
      );
    },
  };
  const element = appendHtml(createMarker('around'));
  await startRuntime({ listening: widgets, around });
  await waitForState(element, 'mounted');
  const inner = await vi.waitFor(() => element.querySelector('input')!);
  fireEvent.focusIn(inner);
  expect(handled.mock.calls.flat()).toEqual(expect.arrayContaining(['Focus', 'around']));
});

test('listeners: an island in a shadow tree handles events that do not leave the tree [LOAD]', async () => {
  const tree = document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
  tree.innerHTML = createMarker('listening');
  const { scan } = await startRuntime({ listening: widgets });
  scan(tree);
  const element = tree.querySelector('[data-widget]')!;
  await waitForState(element, 'mounted');
  element.querySelector('input')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(handled.mock.calls).toEqual([['Click']]);
});
