import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHashModal } from '#ui/use-hash-modal.ts';

/** A modal reduced to whether it is open. */
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

/** Waits until the address has changed and everybody knows. */
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
const forward = () => changes(() => history.forward());

test('NWS-08 open on load, where the address has the hash', () => {
  history.replaceState(null, '', '/sivu?a=1#newsletter');
  render(<Modal name="newsletter" />);
  expect(isOpen('newsletter')).toBe(true);
});

test('NWS-09 without an earlier address closing leaves the present one without its hash', () => {
  history.replaceState({ mine: 1 }, '', '/sivu?a=1#newsletter');
  const { length } = history;
  render(<Modal name="newsletter" />);
  close('newsletter');
  expect(isOpen('newsletter')).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe('/sivu?a=1');
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ mine: 1 });
});

test('NWS-08 NWS-09 a later change opens it, closing gives the earlier address back, hash and all', async () => {
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

test('NWS-09 going back closes it, forward opens it', async () => {
  history.replaceState(null, '', '/sivu#kohta');
  render(<Modal name="newsletter" />);
  await goTo('newsletter');
  await back();
  expect(isOpen('newsletter')).toBe(false);
  await forward();
  expect(isOpen('newsletter')).toBe(true);
  close('newsletter');
  expect(location.hash).toBe('#kohta');
});

test('NWS-09 two modals: one leads to the other, and closing gives the address before both', async () => {
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

test('NWS-09 two blocks with one hash: one opens, and closing is enough', async () => {
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

test('NWS-08 the other block opens where the first one has gone', async () => {
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
])('NWS-08 the hash %j of a block opens by #%s', async (name, hash) => {
  render(<Modal name={name} label="it" />);
  await goTo(hash);
  expect(isOpen('it')).toBe(true);
  close('it');
  expect(location.hash).toBe('');
});

test('NWS-08 an empty hash opens nothing, least of all on every page', async () => {
  render(<Modal name="" label="it" />);
  expect(isOpen('it')).toBe(false);
  await goTo('muu');
  await back();
  expect(isOpen('it')).toBe(false);
});

test('NWS-08 upper and lower case are different, and a part is not the whole', async () => {
  render(<Modal name="newsletter" />);
  await goTo('Newsletter');
  expect(isOpen('newsletter')).toBe(false);
  await goTo('newsletter-2');
  expect(isOpen('newsletter')).toBe(false);
});

test('NWS-08 another hash of the block is followed', () => {
  history.replaceState(null, '', '/#b');
  const { rerender } = render(<Modal name="a" label="it" />);
  expect(isOpen('it')).toBe(false);
  rerender(<Modal name="b" label="it" />);
  expect(isOpen('it')).toBe(true);
  rerender(<Modal name="c" label="it" />);
  expect(isOpen('it')).toBe(false);
});
