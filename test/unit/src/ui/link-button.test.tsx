import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LinkButton } from '#ui/LinkButton.tsx';

/** A link of the server that is hydrated into a button. */
async function hydrated() {
  const onPress = vi.fn<() => void>();
  const button = (
    <LinkButton href="?page=2" variant="secondary" onPress={onPress}>
      More
    </LinkButton>
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(button);
  const link = screen.getByRole('link', { name: 'More' });
  const root = await act(async () => hydrateRoot(host, button));
  return { link, onPress, end: () => act(async () => root.unmount()) };
}

test("link button: the server's link becomes a button after hydration, as the same element with the same address [SRCH-08]", async () => {
  const { link, end } = await hydrated();
  expect(screen.getByRole('button', { name: 'More' })).toBe(link);
  expect(link).toHaveAttribute('href', '?page=2');
  await end();
});

test('link button: pointer, Enter and space press it without navigating [SRCH-08]', async () => {
  const user = userEvent.setup();
  const { link, onPress, end } = await hydrated();
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
  expect(onPress).toHaveBeenCalledTimes(1);
  link.focus();
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
  const space = createEvent.keyDown(link, { key: ' ' });
  fireEvent(link, space);
  // Otherwise the page would scroll.
  expect(space.defaultPrevented).toBe(true);
  expect(onPress).toHaveBeenCalledTimes(3);
  await user.keyboard('{Tab}{a}');
  expect(onPress).toHaveBeenCalledTimes(3);
  await end();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'link button: a press with %s is left to the browser: another tab, another window, a download [SRCH-08]',
  async (key) => {
    const { link, onPress, end } = await hydrated();
    const click = createEvent.click(link, { [key]: true });
    // jsdom would follow the link.
    const stopped = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    let wasPrevented = true;
    document.addEventListener(
      'click',
      (event) => {
        wasPrevented = event.defaultPrevented;
        stopped(event);
      },
      { once: true },
    );
    fireEvent(link, click);
    expect(wasPrevented).toBe(false);
    expect(onPress).not.toHaveBeenCalled();
    await end();
  },
);
