import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { initialState, store } from '#store/store.ts';
import { answer, header, summary as tab } from './support.tsx';

beforeEach(() => {
  store.setState(initialState, true);
  answer();
});

const child = () => screen.getByRole('link', { name: 'Makkarat' });

test('header menu: a press opens and closes it, focus does not [NAV-13]', async () => {
  await header();
  const button = await tab('Tuotteet');
  button.focus();
  expect(child()).not.toBeVisible();
  await userEvent.click(button);
  expect(child()).toBeVisible();
  await userEvent.click(button);
  expect(child()).not.toBeVisible();
});

test('header menu: Escape and a press outside close it right after opening, before its toggle event [NAV-13]', async () => {
  await header();
  const button = await tab('Tuotteet');
  const menu = button.closest('details')!;
  for (const close of [
    () => fireEvent.keyDown(button, { key: 'Escape' }),
    () => fireEvent.pointerDown(document.body),
  ]) {
    menu.open = true;
    close();
    expect(menu.open).toBe(false);
  }
});

test('header menu: a press outside and following one of its links close it [NAV-13]', async () => {
  await header();
  await userEvent.click(await tab('Tuotteet'));
  await userEvent.click(document.body);
  expect(child()).not.toBeVisible();
  await userEvent.click(await tab('Tuotteet'));
  child().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(child());
  expect(child()).not.toBeVisible();
});

test('header menu: opening one closes the other [NAV-13]', async () => {
  await header();
  await userEvent.click(await tab('Tuotteet'));
  await userEvent.click(await tab('Reseptit'));
  expect(child()).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Keitot' })).toBeVisible();
});

test.each(['click', 'hover'])(
  'header menu: with openOn %s, it closes when the mouse leaves [NAV-13]',
  async (openOn) => {
    await header({ openOn });
    const user = userEvent.setup();
    await user.click(await tab('Tuotteet'));
    expect(child()).toBeVisible();
    await user.hover(document.body);
    await waitFor(() => expect(child()).not.toBeVisible());
  },
);

test('header menu: on hover sites the mouse opens it after a delay, and a press does not close it [NAV-13]', async () => {
  await header({ site: 'jyvabroiler' });
  const button = await tab('Tuotteet');
  await userEvent.hover(button);
  expect(child()).not.toBeVisible();
  await waitFor(() => expect(child()).toBeVisible());
  await userEvent.click(button);
  expect(child()).toBeVisible();
});

test('header menu: a mouse that passes over a tab does not open it [NAV-13]', async () => {
  await header({ openOn: 'hover' });
  const user = userEvent.setup();
  await user.hover(await tab('Tuotteet'));
  await user.hover(await tab('Reseptit'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Keitot' })).toBeVisible());
  expect(child()).not.toBeVisible();
});

test('header menu: on hover sites a touch opens it and the next closes it [NAV-13]', async () => {
  await header({ openOn: 'hover' });
  const target = await tab('Tuotteet');
  const user = userEvent.setup();
  await user.pointer([{ keys: '[TouchA]', target }]);
  expect(child()).toBeVisible();
  await user.pointer([{ keys: '[TouchA]', target }]);
  expect(child()).not.toBeVisible();
});
