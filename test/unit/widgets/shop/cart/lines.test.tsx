import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadCart } from '#store/cart/load.ts';
import { readCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import Cart from '../../../../../widgets/shop/cart/Cart.tsx';
import definition from '../../../../../widgets/shop/cart/widget.ts';
import { renderWidget } from '../../../../render.tsx';
import { refuseWithoutCookies } from '../../../../blocked-cookies.ts';
import { api } from '../../../../setup.ts';
import { cartOf, line, openShop, quantity, row, showCart } from './shop.tsx';

const CHANGE = '/api/v1/lihakauppa/shoppingcart/changequantity';
const more = (code: string, times = 1) => {
  for (let time = 0; time < times; time++)
    fireEvent.click(row(code).getByRole('button', { name: 'Lisää määrää' }));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  store.setState(initialState, true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

test('cart line: it has name, price, and price without discounts [SHP-12] [I18N-08]', async () => {
  openShop([
    line('A', 3, { linePrice: '27,00', linePriceWithoutDiscounts: '30,00' }),
    line('B', 3, { linePrice: '10,00', linePriceWithoutDiscounts: '10,00', category: '' }),
  ]);
  await showCart();
  expect(row('A').getByText('Nauta')).toBeVisible();
  expect(row('A').getByText('27,00 €')).toBeVisible();
  expect(row('A').getByText('30,00 €').tagName).toBe('S');
  expect(row('A').getByText('9,00 €/kpl')).toBeVisible();
  expect(quantity('A')).toHaveValue(3);
  expect(quantity('A')).toHaveAccessibleDescription('Tuote A');
  // Ten euros cannot be divided into three equal prices.
  expect(row('B').queryByText(/€\/kpl$/, { selector: 'p' })).toBeNull();
  expect(row('B').queryByText(/Normaalihinta/)).toBeNull();
});

test('cart line: quick presses make one call with the last quantity, and the line is busy until the answer [SHP-18] [SHP-19]', async () => {
  openShop([line('A', 1), line('B', 2)]);
  const requests: unknown[] = [];
  let answer = (_: Response): void => {};
  api.use(
    http.post(CHANGE, async ({ request }) => {
      requests.push(await request.json());
      return new Promise<Response>((resolve) => (answer = resolve));
    }),
  );
  await showCart();
  const group = quantity('A').closest('[aria-busy]')!;
  more('A', 3);
  await pass(500);
  more('A');
  expect(quantity('A')).toHaveValue(5);
  expect(group).toHaveAttribute('aria-busy', 'false');
  expect(requests).toEqual([]);
  await pass(1000);
  await waitFor(() => expect(requests).toEqual([{ language: 'fi', code: 'A', quantity: 5 }]));
  expect(group).toHaveAttribute('aria-busy', 'true');
  answer(HttpResponse.json(cartOf([line('A', 5), line('B', 2)])));
  await waitFor(() => expect(row('A').getByText('50,00 €')).toBeVisible());
  await waitFor(() => expect(group).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByText('Tuote A: 5 kpl. Ostoskori yhteensä 70,00 €.')).toBeInTheDocument();
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 }), /^Tapahtui virhe päivitettäessä lukumäärää\.$/],
  ['is refused since the browser blocks cookies', refuseWithoutCookies, /^Selaimesi estää evästeet/],
  [
    'is refused',
    () =>
      HttpResponse.json(
        cartOf([line('A', 2)], { warnings: ['Ei onnistu'], checkoutWarnings: ['Jäljellä 2 kpl.'] }),
      ),
    /^Tapahtui virhe päivitettäessä lukumäärää\. Jäljellä 2 kpl\.$/,
  ],
])(
  'cart line: a change that %s is reported, and the saved quantity restored [SHP-20]',
  async (_, answer, text) => {
    openShop([line('A', 2)]);
    api.use(http.post(CHANGE, answer));
    await showCart();
    more('A');
    await pass(1000);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(quantity('A')).toHaveValue(2);
    fireEvent.keyDown(quantity('A'), { key: 'Escape' });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('cart line: of several changes the answer to the last one counts [SHP-20]', async () => {
  openShop([line('A', 2)]);
  const answers: ((response: Response) => void)[] = [];
  api.use(http.post(CHANGE, () => new Promise<Response>((resolve) => answers.push(resolve))));
  await showCart();
  more('A');
  await pass(1000);
  await waitFor(() => expect(answers).toHaveLength(1));
  more('A');
  answers[0]!(HttpResponse.json({}, { status: 500 }));
  await pass(100);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(quantity('A')).toHaveValue(4);
  await pass(1000);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(HttpResponse.json(cartOf([line('A', 4)])));
  await waitFor(() => expect(row('A').getByText('40,00 €')).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(quantity('A')).toHaveValue(4);
});

test('cart line: the quantity goes down to 0, which removes the line, and up to 99 [SHP-21] [PRD-09]', async () => {
  const shop = openShop([line('A', 1), line('B', 2)]);
  await showCart();
  fireEvent.change(quantity('B'), { target: { value: '250' } });
  expect(quantity('B')).toHaveValue(99);
  fireEvent.click(row('A').getByRole('button', { name: 'Vähennä määrää' }));
  expect(quantity('A')).toHaveValue(0);
  await pass(1000);
  expect(await screen.findByText('Tuote A poistettiin ostoskorista.', { selector: 'p' })).toBeVisible();
  expect(shop.calls).toContainEqual({ path: 'changequantity', code: 'A', quantity: 0 });
  expect(screen.queryByRole('heading', { name: 'Tuote A' })).toBeNull();
});

test('cart line: undo restores a removed line with its quantity and the focus [SHP-21]', async () => {
  const shop = openShop([line('A', 3), line('B', 2)]);
  await showCart();
  const remove = row('A').getByRole('button', { name: 'Poista' });
  remove.focus();
  fireEvent.click(remove);
  await pass(1000);
  const back = await screen.findByRole('button', { name: 'Palauta: Tuote A' });
  // The line is at its former place.
  expect(back.closest('li')!.nextElementSibling).toHaveTextContent('Tuote B');
  expect(back).toHaveFocus();
  fireEvent.click(back);
  const name = await screen.findByRole('heading', { name: 'Tuote A' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(quantity('A')).toHaveValue(3);
  expect(shop.calls).toEqual([
    { path: 'changequantity', code: 'A', quantity: 0 },
    { path: 'add', code: 'A', quantity: 3 },
  ]);
});

test('cart line: undo stays if it fails, also in an empty cart [SHP-20] [SHP-21]', async () => {
  openShop([line('A', 1)]);
  api.use(
    http.post('/api/v1/lihakauppa/shoppingcart/add', () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  );
  await showCart();
  fireEvent.click(row('A').getByRole('button', { name: 'Poista' }));
  await pass(1000);
  const back = await screen.findByRole('button', { name: 'Palauta: Tuote A' });
  expect(screen.getByRole('heading', { name: 'Ostoskorisi on tyhjä' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Siirry kassalle' })).toBeNull();
  fireEvent.click(back);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tapahtui virhe päivitettäessä lukumäärää.');
  fireEvent.click(screen.getByRole('button', { name: 'Palauta: Tuote A' }));
  expect(await screen.findByRole('heading', { name: 'Tuote A' })).toBeVisible();
});

test('cart line: a cart that waits for payment is locked, with a reason unless the shop gives one [SHP-13]', async () => {
  const shop = openShop([line('A', 1)], { isEditable: false, couponCodes: ['KESA'] });
  await showCart();
  expect(quantity('A')).toBeDisabled();
  expect(row('A').getByRole('button', { name: 'Poista' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Etukoodi' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Poista etukoodi KESA' })).toBeDisabled();
  expect(screen.getByText(/^Tilauksesi odottaa maksua/)).toBeVisible();
  shop.more = { isEditable: false, warnings: ['Maksa ensin.'] };
  await act(() => reloadCart());
  expect(screen.getByText('Maksa ensin.')).toBeVisible();
  expect(screen.queryByText(/^Tilauksesi odottaa maksua/)).toBeNull();
});

test('cart line: increasing a quantity above the maximum does not reduce it [PRD-09]', async () => {
  const shop = openShop([line('A', 100)]);
  await showCart();
  more('A');
  await pass(1000);
  expect(quantity('A')).toHaveValue(100);
  expect(shop.calls).toEqual([]);
});

test('cart line: it is a form if the page has a URL for it, and a script never sends the form [SHP-03]', async () => {
  const shop = openShop([line('A', 2)]);
  const { container } = await showCart(
    {},
    { cartLineFormUrl: '/ostoskori/rivi', verificationToken: 'merkki' },
  );
  const form = container.querySelector<HTMLFormElement>('li form')!;
  expect(form.getAttribute('action')).toBe('/ostoskori/rivi');
  const sent = (button: HTMLElement) => Object.fromEntries(new FormData(form, button));
  const [update, remove] = row('A').getAllByRole('button', { name: /Päivitä|Poista/, hidden: true });
  const fields = { code: 'A', __RequestVerificationToken: 'merkki', quantity: '2' };
  expect(sent(update!)).toEqual(fields);
  expect(sent(remove!)).toEqual({ ...fields, remove: '1' });
  const submitted = vi.fn<(event: Event) => void>();
  document.addEventListener('submit', submitted);
  // Enter in the field presses the form's first button.
  fireEvent.click(update!);
  expect(submitted.mock.lastCall?.[0].defaultPrevented).toBe(true);
  expect(shop.calls).toEqual([]);
  fireEvent.click(remove!);
  await pass(1000);
  document.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalledOnce();
  expect(shop.calls).toEqual([{ path: 'changequantity', code: 'A', quantity: 0 }]);
});

test.each([['javascript:alert(1)'], ['data:text/html,x']])(
  'cart line: a page whose URL for lines is %s has no form [SHP-03]',
  async (cartLineFormUrl) => {
    openShop([line('A', 2)]);
    const { container } = await showCart({}, { cartLineFormUrl });
    expect(container.querySelector('li form')).toBeNull();
  },
);

const LINKED = { url: '/tuotteet/a', image: '/media/a.svg' };

test.each([
  ['the shop', 'lihakauppa', '/tuotteet/a', '/media/a.svg'],
  ['another site', 'atriafi', 'https://kauppa.example/tuotteet/a', 'https://kauppa.example/media/a.svg'],
])('cart line: on %s its name leads to the product, beside its picture', async (_, site, url, image) => {
  openShop([]);
  const cart = readCart(cartOf([line('A', 1, LINKED), line('B', 1, { url: 'javascript:alert(1)' })]))!;
  localStorage.setItem('cart', JSON.stringify(cart));
  store.setState({ cart });
  renderWidget(definition, Cart, { site }, site === 'atriafi' ? { shopUrl: 'https://kauppa.example/' } : {});
  expect(row('A').getByRole('link', { name: 'Tuote A' })).toHaveAttribute('href', url);
  expect(row('A').getByRole('presentation')).toHaveAttribute('src', image);
  expect([row('B').queryByRole('link'), row('B').queryByRole('presentation')]).toEqual([null, null]);
});
