/** React's listeners, which an island gets when the first event comes to it. */
import { fireEvent } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marker, place, reaches, startRuntime, type TestWidget } from '../../runtime/runtime.tsx';

const heard = vi.fn();
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
  vi.restoreAllMocks();
  heard.mockReset();
});

const hostOf = (element: Element): HTMLElement => element.querySelector(':scope > saaristo-root')!;
const listenersOf = (element: Element): number => added.filter((one) => one === hostOf(element)).length;

const KINDS = ['Click', 'Focus', 'Scroll', 'MouseEnter', 'TouchStart', 'KeyDown', 'Change', 'Wheel'] as const;

const listening: TestWidget = {
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
          heard(kind);
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

const fromServer = '<saaristo-root><div><input aria-label="Luku"><output>0</output></div></saaristo-root>';
const rendered = marker('listening', {}, fromServer, 'data-widget-prerendered="sp0-"');

test.each([
  ['hydrated', rendered],
  ['mounted afresh', marker('listening')],
])('listeners: an island that is %s has none before its first event [LOAD]', async (_, html) => {
  const [element, other] = [place(html), place(html.replace('sp0-', 'sp1-'))];
  await startRuntime({ listening });
  await reaches(element, 'mounted');
  await reaches(other, 'mounted');
  expect(listenersOf(element)).toBe(0);
  fireEvent.click(element.querySelector('input')!);
  expect(heard.mock.calls).toEqual([['Click']]);
  expect(element.querySelector('output')).toHaveTextContent('1');
  const count = listenersOf(element);
  expect(count).toBeGreaterThan(0);
  fireEvent.click(element.querySelector('input')!);
  expect(heard).toHaveBeenCalledTimes(2);
  expect([listenersOf(element), listenersOf(other)]).toEqual([count, 0]);
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
  const element = place(rendered);
  await startRuntime({ listening });
  await reaches(element, 'mounted');
  does(element.querySelector('input')!);
  expect(heard.mock.calls).toEqual([[kind]]);
});

test('listeners: an island that is focused while it is mounted handles the event [LOAD]', async () => {
  const element = place(marker('listening', { takesFocus: true }));
  await startRuntime({ listening });
  await reaches(element, 'mounted');
  expect(heard.mock.calls).toEqual([['Focus']]);
});

test('listeners: an event in a nested island is handled by both islands [LOAD]', async () => {
  const around: TestWidget = {
    props: {},
    component: function Around() {
      // oxlint-disable-next-line react/no-danger
      return (
        <div onFocus={() => heard('around')} dangerouslySetInnerHTML={{ __html: marker('listening') }} />
      );
    },
  };
  const element = place(marker('around'));
  await startRuntime({ listening, around });
  await reaches(element, 'mounted');
  const inner = await vi.waitFor(() => element.querySelector('input')!);
  fireEvent.focusIn(inner);
  expect(heard.mock.calls.flat()).toEqual(expect.arrayContaining(['Focus', 'around']));
});

test('listeners: an island in a shadow tree handles events that do not leave the tree [LOAD]', async () => {
  const tree = document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
  tree.innerHTML = marker('listening');
  const { scan } = await startRuntime({ listening });
  scan(tree);
  const element = tree.querySelector('[data-widget]')!;
  await reaches(element, 'mounted');
  element.querySelector('input')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(heard.mock.calls).toEqual([['Click']]);
});
