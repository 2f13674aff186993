import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, store } from '#store/store.ts';
import { refuseWithoutCookies } from '../../../../blocked-cookies.ts';
import { api } from '../../../../setup.ts';
import { cartOf, line, openShop, showCart } from './shop.tsx';

const PATH = '/api/v1/lihakauppa/shoppingcart';
const field = () => screen.getByRole('textbox', { name: 'Etukoodi' });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Lisää etukoodi' }));
const lines = [line('A', 1)];

/** Answers the two coupon calls, and records them. */
function answering(answer: () => Response | Promise<Response>) {
  const requests: unknown[] = [];
  const answerTo = (path: string) =>
    http.post(`${PATH}/${path}`, async ({ request }) => {
      requests.push([path, await request.json()]);
      return answer();
    });
  api.use(answerTo('addcouponcode'), answerTo('removecouponcode'));
  return requests;
}
const codes = (couponCodes: string[], more: object = {}) =>
  HttpResponse.json({ couponCodes, cart: cartOf(lines, { couponCodes, total: '9,00' }), ...more });

beforeEach(() => store.setState(initialState, true));

test("benefit code: it is added trimmed, shown in the shop's spelling, and the cart is updated [SHP-22] [SHP-26] [SHP-29]", async () => {
  openShop(lines);
  const requests = answering(() => codes(['KESA10']));
  await showCart();
  await userEvent.type(field(), '  kesa10 {Enter}');
  expect(await screen.findByText('Etukoodi kesa10 on käytössä.')).toBeVisible();
  expect(requests).toEqual([['addcouponcode', { language: 'fi', code: 'kesa10' }]]);
  expect(screen.getByRole('button', { name: 'Poista etukoodi KESA10' })).toBeVisible();
  expect(field()).toHaveValue('');
  expect(store.getState().cart.total).toBe('9,00');
});

test.each([
  ['an empty code', '   ', 'Ole hyvä ja syötä etukoodi.'],
  ['a code that the cart has', ' Kesa10 ', 'Etukoodi on jo syötetty.'],
])('benefit code: %s is reported without a call [SHP-23] [SHP-24] [SHP-26]', async (_, typed, text) => {
  openShop(lines, { couponCodes: ['KESA10'] });
  const requests = answering(() => codes([]));
  await showCart();
  await userEvent.type(field(), typed);
  await add();
  expect(screen.getByText(text)).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(text);
  expect(requests).toEqual([]);
});

test.each([
  ['is not among the answered codes', () => codes([]), 'Etukoodi on virheellinen tai se ei ole voimassa.'],
  ['is refused with a reason', () => codes([], { error: 'Koodi vanheni eilen.' }), 'Koodi vanheni eilen.'],
  ['fails', () => HttpResponse.json({}, { status: 500 }), 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.'],
  ['is refused since the browser blocks cookies', refuseWithoutCookies, /^Selaimesi estää evästeet/],
  ['has an invalid answer', () => HttpResponse.json([]), 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.'],
])(
  'benefit code: one that %s is reported, kept in the field, and can be retried [SHP-25] [SHP-27] [SHP-28]',
  async (_, answer, text) => {
    openShop(lines);
    const requests = answering(answer);
    await showCart();
    await userEvent.type(field(), 'TALVI');
    await add();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toHaveValue('TALVI');
    await add();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
  },
);

test('benefit code: repeated presses make one call [SHP-22]', async () => {
  openShop(lines);
  let answer = (): void => {};
  const requests = answering(() => new Promise((resolve) => (answer = () => resolve(codes(['X'])))));
  await showCart();
  await userEvent.type(field(), 'X{Enter}{Enter}');
  await add();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByText('Etukoodia käsitellään…')).toBeInTheDocument();
  // The section has the name; a group of the same name would be read twice.
  expect(screen.queryByRole('group', { name: 'Etukoodit' })).toBeNull();
  answer();
  expect(await screen.findByText('Etukoodi X on käytössä.')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('benefit code: it is removed, and the focus moves to the field [SHP-22] [SHP-29]', async () => {
  openShop(lines, { couponCodes: ['KESA10', 'TALVI'] });
  const requests = answering(() => codes(['TALVI']));
  await showCart();
  await userEvent.click(screen.getByRole('button', { name: 'Poista etukoodi KESA10' }));
  expect(await screen.findByText('Etukoodi KESA10 poistettiin.')).toBeVisible();
  expect(requests).toEqual([['removecouponcode', { language: 'fi', code: 'KESA10' }]]);
  expect(screen.queryByRole('button', { name: 'Poista etukoodi KESA10' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Poista etukoodi TALVI' })).toBeVisible();
  expect(field()).toHaveFocus();
});

test('benefit code: one that stays after its removal is a failure [SHP-28]', async () => {
  openShop(lines, { couponCodes: ['KESA10'] });
  answering(() => codes(['kesa10']));
  await showCart();
  await userEvent.click(screen.getByRole('button', { name: 'Poista etukoodi KESA10' }));
  expect(await screen.findByText('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')).toBeVisible();
});

test.each([['/ostoskori/etukoodi'], ['javascript:alert(1)'], [undefined]])(
  'benefit code: the form has the URL %s of the page and otherwise none [SHP-22]',
  async (couponFormUrl) => {
    openShop(lines, { couponCodes: ['KESA10'] });
    const requests = answering(() => codes([]));
    await showCart({}, { couponFormUrl, verificationToken: 'merkki' });
    const form = field().closest('form')!;
    const remove = screen.getByRole('button', { name: 'Poista etukoodi KESA10' });
    const isPosted = couponFormUrl?.startsWith('/') === true;
    expect(form.getAttribute('action')).toBe(isPosted ? couponFormUrl : null);
    expect(form.method).toBe(isPosted ? 'post' : 'dialog');
    const sent = isPosted
      ? { code: '', __RequestVerificationToken: 'merkki', remove: 'KESA10' }
      : { code: '' };
    expect(Object.fromEntries(isPosted ? new FormData(form, remove) : new FormData(form))).toEqual(sent);
    const submitted = vi.fn<() => void>();
    form.addEventListener('submit', submitted);
    await userEvent.click(remove);
    expect(submitted).not.toHaveBeenCalled();
    expect(requests).toEqual([['removecouponcode', { language: 'fi', code: 'KESA10' }]]);
  },
);
