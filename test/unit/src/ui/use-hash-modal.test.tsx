import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHashModal } from '#ui/use-hash-modal.ts';

/** A modal that only shows whether it is open. */
function Modal({ name, label = name }: { name: string; label?: string }) {
  const { open, close } = useHashModal(name);
  return open ? (
    <button type="button" onClick={close}>
      {label}
    </button>
  ) : null;
}

const isOpen = (name: string) => screen.queryByRole('button', { name }) !== null;
const close = (name: string) => act(() => screen.getByRole('button', { name }).click());

/** Runs `change` and waits for its hashchange event. */
const changes = (change: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('hashchange', () => resolve(), { once: true });
        change();
      }),
  );
const goTo = (hash: string) => changes(() => (location.hash = hash));
const back = () => changes(() => history.back());

test('hash modal: it is open on load if the address has its hash [NWS-08]', () => {
  history.replaceState(null, '', '/sivu?a=1#newsletter');
  render(<Modal name="newsletter" />);
  expect(isOpen('newsletter')).toBe(true);
});

test('hash modal: closing without an earlier address removes the hash [NWS-09]', () => {
  history.replaceState({ mine: 1 }, '', '/sivu?a=1#newsletter');
  const { length } = history;
  render(<Modal name="newsletter" />);
  close('newsletter');
  expect(isOpen('newsletter')).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe('/sivu?a=1');
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ mine: 1 });
});

test('hash modal: a later change opens it, and closing restores the earlier address with its hash [NWS-08] [NWS-09]', async () => {
  history.replaceState(null, '', '/sivu?a=1#kohta');
  render(<Modal name="newsletter" />);
  expect(isOpen('newsletter')).toBe(false);
  await goTo('newsletter');
  expect(isOpen('newsletter')).toBe(true);
  close('newsletter');
  expect(location.search + location.hash).toBe('?a=1#kohta');
  await goTo('newsletter');
  expect(isOpen('newsletter')).toBe(true);
});

test('hash modal: one leads to another, and closing restores the address before both [NWS-09]', async () => {
  history.replaceState(null, '', '/sivu#ensin');
  render(
    <>
      <Modal name="newsletter" />
      <Modal name="newsreleases" />
    </>,
  );
  await goTo('newsreleases');
  close('newsreleases');
  await goTo('sitten');
  await goTo('newsletter');
  await goTo('newsreleases');
  expect([isOpen('newsletter'), isOpen('newsreleases')]).toEqual([false, true]);
  close('newsreleases');
  expect(location.hash).toBe('#sitten');
  expect([isOpen('newsletter'), isOpen('newsreleases')]).toEqual([false, false]);
});

test('hash modal: of two blocks with one hash one opens, and closing it is enough [NWS-09]', async () => {
  render(
    <>
      <Modal name="newsletter" label="first" />
      <Modal name="newsletter" label="second" />
    </>,
  );
  await goTo('newsletter');
  expect([isOpen('first'), isOpen('second')]).toEqual([true, false]);
  close('first');
  expect([isOpen('first'), isOpen('second')]).toEqual([false, false]);
});

test('hash modal: of two blocks with one hash the second opens after the first is unmounted [NWS-08]', async () => {
  const { rerender } = render([
    <Modal key="1" name="newsletter" label="first" />,
    <Modal key="2" name="newsletter" label="second" />,
  ]);
  rerender([<Modal key="2" name="newsletter" label="second" />]);
  await goTo('newsletter');
  expect(isOpen('second')).toBe(true);
});

test.each([
  ['tilaa-ä', 'tilaa-ä'],
  ['#newsletter', 'newsletter'],
  ['"><script>', '"><script>'],
])('hash modal: the hash %j of a block opens by #%s [NWS-08]', async (name, hash) => {
  render(<Modal name={name} label="it" />);
  await goTo(hash);
  expect(isOpen('it')).toBe(true);
  close('it');
  expect(location.hash).toBe('');
});

test('hash modal: an empty hash opens nothing [NWS-08]', async () => {
  render(<Modal name="" label="it" />);
  expect(isOpen('it')).toBe(false);
  await goTo('muu');
  await back();
  expect(isOpen('it')).toBe(false);
});

test('hash modal: upper and lower case differ, and a part does not match [NWS-08]', async () => {
  render(<Modal name="newsletter" />);
  await goTo('Newsletter');
  expect(isOpen('newsletter')).toBe(false);
  await goTo('newsletter-2');
  expect(isOpen('newsletter')).toBe(false);
});

test('hash modal: a changed hash prop is followed [NWS-08]', () => {
  history.replaceState(null, '', '/#b');
  const { rerender } = render(<Modal name="a" label="it" />);
  expect(isOpen('it')).toBe(false);
  rerender(<Modal name="b" label="it" />);
  expect(isOpen('it')).toBe(true);
  rerender(<Modal name="c" label="it" />);
  expect(isOpen('it')).toBe(false);
});
