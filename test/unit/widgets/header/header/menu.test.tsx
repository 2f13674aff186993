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

test('NAV-13 a press opens and closes a menu; focus alone does not', async () => {
  await header();
  const button = await tab('Tuotteet');
  button.focus();
  expect(child()).not.toBeVisible();
  await userEvent.click(button);
  expect(child()).toBeVisible();
  await userEvent.click(button);
  expect(child()).not.toBeVisible();
});

test('NAV-13 Tab goes through the menu; focus that leaves it closes it', async () => {
  await header();
  await userEvent.click(await tab('Tuotteet'));
  child().focus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Kaikki tuotteet' })).toHaveFocus();
  await userEvent.tab();
  expect(child()).not.toBeVisible();
});

test('NAV-13 Escape closes it and gives the focus back', async () => {
  await header();
  const button = await tab('Tuotteet');
  await userEvent.click(button);
  child().focus();
  await userEvent.keyboard('{Escape}');
  expect(child()).not.toBeVisible();
  expect(button).toHaveFocus();
});

test('NAV-13 Escape and a press outside close a menu that was opened a moment ago, before anything was told of it', async () => {
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

test('NAV-13 a press outside closes it, and so does following one of its links', async () => {
  await header();
  await userEvent.click(await tab('Tuotteet'));
  await userEvent.click(document.body);
  expect(child()).not.toBeVisible();
  await userEvent.click(await tab('Tuotteet'));
  child().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(child());
  expect(child()).not.toBeVisible();
});

test('NAV-13 opening one closes the other', async () => {
  await header();
  await userEvent.click(await tab('Tuotteet'));
  await userEvent.click(await tab('Reseptit'));
  expect(child()).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Keitot' })).toBeVisible();
});

test.each(['click', 'hover'])('NAV-13 openOn %s: the mouse that leaves closes the menu', async (openOn) => {
  await header({ openOn });
  const user = userEvent.setup();
  await user.click(await tab('Tuotteet'));
  expect(child()).toBeVisible();
  await user.hover(document.body);
  await waitFor(() => expect(child()).not.toBeVisible());
});

test('NAV-13 on hover sites the mouse opens it after a moment, and a press does not take it away', async () => {
  await header({ site: 'jyvabroiler' });
  const button = await tab('Tuotteet');
  await userEvent.hover(button);
  expect(child()).not.toBeVisible();
  await waitFor(() => expect(child()).toBeVisible());
  await userEvent.click(button);
  expect(child()).toBeVisible();
});

test('NAV-13 a mouse that only passes over a tab opens nothing', async () => {
  await header({ openOn: 'hover' });
  const user = userEvent.setup();
  await user.hover(await tab('Tuotteet'));
  await user.hover(await tab('Reseptit'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Keitot' })).toBeVisible());
  expect(child()).not.toBeVisible();
});

test('NAV-13 on hover sites a touch opens it and the next closes it', async () => {
  await header({ openOn: 'hover' });
  const target = await tab('Tuotteet');
  const user = userEvent.setup();
  await user.pointer([{ keys: '[TouchA]', target }]);
  expect(child()).toBeVisible();
  await user.pointer([{ keys: '[TouchA]', target }]);
  expect(child()).not.toBeVisible();
});
