import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { setMedia, setWidth } from '../../dom/media.ts';
import { holdIntersections, intersect } from '../../dom/observers.ts';
import { api, expectConsole } from '../../setup.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('setup: a component renders and handles a click', async () => {
  render(<Counter />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('setup: React takes no stack trace for each element of a component', () => {
  const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack');
  const [first, second] = [<Counter key="first" />, <Counter key="second" />];
  expect(stackOf(first)).toBeInstanceOf(Error);
  expect(stackOf(second)).toBe(stackOf(first));
});

test('setup: a test does not see the page of the previous one', () => {
  expect(document.body).toBeEmptyDOMElement();
});

test('setup: a call is answered by the handlers of the test', async () => {
  api.use(http.get('/api/answer', () => HttpResponse.json({ ok: true })));
  expect(await (await fetch('/api/answer')).json()).toEqual({ ok: true });
});

test('setup: a call without a handler fails and is reported', async () => {
  expectConsole('error', /intercepted a request without a matching request handler/);
  await expect(fetch('/api/unknown')).rejects.toThrow(/Cannot bypass a request/);
});

test('setup: a dialog opens with the focus inside, and Escape closes it', async () => {
  render(
    <dialog>
      <button type="button">Sulje</button>
    </dialog>,
  );
  const dialog = document.querySelector('dialog')!;
  const closed = vi.fn();
  dialog.addEventListener('close', closed);
  dialog.showModal();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('setup: media queries follow the width', () => {
  const wide = matchMedia('(min-width: 768px)');
  const changed = vi.fn();
  wide.addEventListener('change', changed);
  expect(wide.matches).toBe(true);
  setWidth(375);
  expect(wide.matches).toBe(false);
  expect(changed).toHaveBeenCalledOnce();
});

test("setup: media features follow the visitor's preferences", () => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  expect(calm.matches).toBe(false);
  setMedia({ 'prefers-reduced-motion': 'reduce' });
  expect(calm.matches).toBe(true);
});

test('setup: an observed element becomes visible when the test says so', async () => {
  holdIntersections();
  const target = document.body.appendChild(document.createElement('div'));
  const seen: boolean[] = [];
  new IntersectionObserver((entries) => seen.push(...entries.map((one) => one.isIntersecting))).observe(
    target,
  );
  await vi.waitFor(() => expect(seen).toEqual([false]));
  intersect(target);
  expect(seen).toEqual([false, true]);
});
