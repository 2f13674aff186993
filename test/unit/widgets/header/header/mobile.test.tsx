import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { initialState, store } from '#store/store.ts';
import { setWidth } from '../../../../../packages/testing/dom/media.ts';
import { answer, requests, header, isOpen, summary } from './support.tsx';

beforeEach(() => {
  store.setState(initialState, true);
  requests.length = 0;
  answer();
  setWidth(375);
});

const scrollTo = async (y: number) => {
  Object.assign(window, { scrollY: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Valikko' }));
  return screen.findByRole('dialog', { name: 'Valikko' });
}

test('mobile header: it has menu button, bar links and search toggle after the mobile call alone [NAV-06] [NAV-08] [NAV-29]', async () => {
  await header({ pageId: '3' });
  expect(screen.getByRole('button', { name: 'Valikko' })).toBeVisible();
  expect(screen.getByLabelText('Haku')).toBeVisible();
  const bar = screen.getByRole('navigation', { name: 'Pikalinkit' });
  expect(await within(bar).findByRole('link', { name: 'Reseptit' })).toHaveAttribute('href', '/reseptit');
  expect(requests).toEqual(['/api/nav/mobile?languageId=fi&pageId=3']);
});

test('mobile header: the basket is shown only if it has items, and follows wanted quantities [NAV-19] [NAV-30]', async () => {
  await header();
  expect(screen.queryByRole('link', { name: /Ostoskori/ })).toBeNull();
  act(() => store.setState(({ cart }) => ({ cart: { ...cart, lineItemCount: 2 } })));
  expect(screen.getByRole('link', { name: 'Ostoskori 2' })).toHaveAttribute('href', '/ostoskori#tuotteet');
  act(() => store.setState({ wanted: new Map([['7', { quantity: 3, send: null }]]) }));
  expect(screen.getByRole('link', { name: 'Ostoskori 5' })).toBeVisible();
});

test('mobile header: the toggle opens and closes the search, Escape and a press outside close it [NAV-31]', async () => {
  await header();
  const toggle = screen.getByLabelText('Haku');
  const box = screen.getByRole('combobox', { name: 'Mitä olet etsimässä?' });
  expect(box).not.toBeVisible();
  await userEvent.click(toggle);
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.click(toggle);
  expect(box).not.toBeVisible();
  await userEvent.click(toggle);
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(box).not.toBeVisible();
  expect(toggle).toHaveFocus();
  await userEvent.click(toggle);
  await userEvent.click(box.closest('form')!);
  expect(isOpen(toggle)).toBe(true);
  await userEvent.click(toggle.nextElementSibling!);
  expect(isOpen(toggle)).toBe(false);
});

test('mobile header: the panel has the logo and a search box, which can be turned off [NAV-34] [NAV-40]', async () => {
  const { update } = await header({ language: 'fi' });
  const panel = await openPanel();
  expect(within(panel).getByRole('link', { name: 'Etusivu' })).toHaveAttribute('href', '/');
  expect(within(panel).getByRole('combobox')).toBeVisible();
  update({ hideSideSearch: true });
  expect(within(panel).queryByRole('combobox')).toBeNull();
});

test('mobile header: sections open independently; children, picture and label are links [NAV-35] [NAV-36] [NAV-37]', async () => {
  await header();
  const panel = within(await openPanel());
  const products = await summary('Tuotteet');
  const recipes = await summary('Reseptit');
  expect([products, recipes].map(isOpen)).toEqual([true, false]);
  await userEvent.click(recipes);
  expect([products, recipes].map(isOpen)).toEqual([true, true]);
  expect(panel.getByRole('link', { name: 'Keitot' })).toHaveAttribute('href', '/keitot');
  expect(panel.getByRole('link', { name: 'Kaikki tuotteet' })).toHaveAttribute('href', '/tuotteet');
  expect(panel.getByRole('img', { name: 'Grilli' })).toBeVisible();
  await userEvent.click(products);
  expect([products, recipes].map(isOpen)).toEqual([false, true]);
  expect(panel.getByRole('link', { name: 'Kaikki tuotteet' })).not.toBeVisible();
  expect(panel.getByRole('link', { name: 'Uutiset' })).toHaveAttribute('href', '/uutiset');
});

test('mobile header: the extra links are below, with their icons [NAV-38]', async () => {
  await header();
  const panel = await openPanel();
  const link = await within(panel).findByRole('link', { name: 'Palaute' });
  expect(link).toHaveAttribute('href', '/palaute');
  expect(link.querySelector('img')).toHaveAttribute('src', '/i.svg');
});

test.each([
  ['the toggle', { languageMenu: [] }, 'In English', '/en/', 'en'],
  ['the first other language of the answer', {}, 'English', '/en/', 'en'],
  ['a language in other words', { languageMenu: [{ label: 'Kieli', link: '/x' }] }, 'Kieli', '/x', null],
])('mobile header: the language link is %s [NAV-39]', async (_, differing, name, href, language) => {
  answer({ ...(await import('./support.tsx')).navigation, ...differing });
  await header();
  const panel = within(await openPanel());
  const link = await panel.findByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('lang')).toBe(language);
  expect(panel.queryByRole('list', { name: 'Kieli' })).toBeNull();
});

test('mobile header: the corporate site lists its languages [NAV-39]', async () => {
  await header({ site: 'atriacom' });
  const list = await within(await openPanel()).findByRole('list', { name: 'Kieli' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
    ['Suomi', 'fi'],
    ['English', 'en'],
  ]);
});

test('mobile header: on the export site the logo hides when the page is scrolled, and returns at the top [NAV-41]', async () => {
  await header({ site: 'export' });
  const logo = screen.getByRole('link', { name: 'Etusivu' }).parentElement!;
  expect(logo).toHaveAttribute('data-gone', 'false');
  await scrollTo(1);
  expect(logo).toHaveAttribute('data-gone', 'true');
  await scrollTo(0);
  expect(logo).toHaveAttribute('data-gone', 'false');
});

test('mobile header: on other sites the logo stays when the page is scrolled [NAV-41]', async () => {
  await header();
  await scrollTo(500);
  expect(screen.getByRole('link', { name: 'Etusivu' }).parentElement).toHaveAttribute('data-gone', 'false');
  await scrollTo(0);
});

test('mobile header: in the shop the login is in the panel [NAV-43]', async () => {
  await header({ site: 'lihakauppa', loginLink: { label: 'Kirjaudu', link: '/kirjaudu' } });
  expect(within(await openPanel()).getByRole('link', { name: 'Kirjaudu' })).toHaveAttribute(
    'href',
    '/kirjaudu',
  );
});
