import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadCart } from '#store/cart/load.ts';
import { initialState, store } from '#store/store.ts';
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
afterEach(() => {
  vi.useRealTimers();
});

test('SHP-12 I18N-08 a line says what it is, what it costs, and what it would cost without discounts', async () => {
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
  // Ten euros make no three equal parts.
  expect(row('B').queryByText(/€\/kpl$/, { selector: 'p' })).toBeNull();
  expect(row('B').queryByText(/Normaalihinta/)).toBeNull();
});

test('SHP-18 SHP-19 quick presses make one call with the last quantity; the line is busy until it is answered', async () => {
  openShop([line('A', 1), line('B', 2)]);
  const asked: unknown[] = [];
  let answer = (_: Response): void => {};
  api.use(
    http.post(CHANGE, async ({ request }) => {
      asked.push(await request.json());
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
  expect(asked).toEqual([]);
  await pass(1000);
  await waitFor(() => expect(asked).toEqual([{ language: 'fi', code: 'A', quantity: 5 }]));
  expect(group).toHaveAttribute('aria-busy', 'true');
  answer(HttpResponse.json(cartOf([line('A', 5), line('B', 2)])));
  await waitFor(() => expect(row('A').getByText('50,00 €')).toBeVisible());
  await waitFor(() => expect(group).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByText('Tuote A: 5 kpl. Ostoskori yhteensä 70,00 €.')).toBeInTheDocument();
});

test('SHP-18 several lines change at once, each by its own call', async () => {
  const shop = openShop([line('A', 1), line('B', 2)]);
  await showCart();
  more('A');
  more('B', 2);
  await pass(1000);
  await waitFor(() => expect(row('B').getByText('40,00 €')).toBeVisible());
  expect(shop.calls.map(({ code, quantity: wanted }) => [code, wanted])).toEqual([
    ['A', 2],
    ['B', 4],
  ]);
  expect(quantity('A')).toHaveValue(2);
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 }), /^Tapahtui virhe päivitettäessä lukumäärää\.$/],
  [
    'is refused',
    () =>
      HttpResponse.json(
        cartOf([line('A', 2)], { warnings: ['Ei onnistu'], checkoutWarnings: ['Jäljellä 2 kpl.'] }),
      ),
    /^Tapahtui virhe päivitettäessä lukumäärää\. Jäljellä 2 kpl\.$/,
  ],
])('SHP-20 a change that %s says so, and the saved quantity is back', async (_, answer, text) => {
  openShop([line('A', 2)]);
  api.use(http.post(CHANGE, answer));
  await showCart();
  more('A');
  await pass(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(quantity('A')).toHaveValue(2);
  fireEvent.keyDown(quantity('A'), { key: 'Escape' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SHP-20 of several changes the answer to the last one decides', async () => {
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

test('SHP-21 PRD-09 a line goes down to 0, which takes it out, and up to 99', async () => {
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

test('SHP-21 what was taken out comes back with its quantity; focus goes along', async () => {
  const shop = openShop([line('A', 3), line('B', 2)]);
  await showCart();
  const remove = row('A').getByRole('button', { name: 'Poista' });
  remove.focus();
  fireEvent.click(remove);
  await pass(1000);
  const back = await screen.findByRole('button', { name: 'Palauta: Tuote A' });
  // It stands where the line stood.
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

test('SHP-20 SHP-21 the way back stays where bringing back fails, also in a cart that is empty now', async () => {
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

test('SHP-13 a cart that waits for its payment is locked, and says why, unless the shop does', async () => {
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

test('SHP-17 SHP-18 a page that is left and comes back shows the cart as it is then, not as it was being changed', async () => {
  const shop = openShop([line('A', 1)]);
  await showCart();
  more('A', 2);
  act(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await waitFor(() => expect(shop.lines).toMatchObject([{ quantity: 3 }]));
  // Meanwhile more of it was bought on another page.
  shop.lines = [line('A', 7)];
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(quantity('A')).toHaveValue(7));
});

test('PRD-09 a line of more than the most is not made smaller by asking for more', async () => {
  const shop = openShop([line('A', 100)]);
  await showCart();
  more('A');
  await pass(1000);
  expect(quantity('A')).toHaveValue(100);
  expect(shop.calls).toEqual([]);
});

test('SHP-03 a line is a form where the page has an address for it, which a script never sends', async () => {
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
  // Enter in the field presses the first button of a form.
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
  'SHP-03 a page whose address for lines is %s has no form',
  async (cartLineFormUrl) => {
    openShop([line('A', 2)]);
    const { container } = await showCart({}, { cartLineFormUrl });
    expect(container.querySelector('li form')).toBeNull();
  },
);
