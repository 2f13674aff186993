import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import AddToCart from '../../../../widgets/shop/add-to-cart/AddToCart.tsx';
import definition from '../../../../widgets/shop/add-to-cart/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';
import { cartOf, line } from '../../src/store/cart/fixture.ts';

const PATH = '/api/v1/lihakauppa/shoppingcart';
const sent: unknown[] = [];
let answer: () => Response | Promise<Response>;

const show = (props: object = {}) =>
  renderWidget(definition, AddToCart, { code: '7', price: '14,90', ...props }, { site: 'lihakauppa' });
const field = () => screen.getByRole('spinbutton', { name: 'Määrä' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => {
  sent.length = 0;
  store.setState({ ...initialState, cart: readCart(cartOf([]))! }, true);
  answer = () => HttpResponse.json(cartOf([line('7', 2)]));
  api.use(
    http.get(`${PATH}/load`, () => HttpResponse.json(cartOf([]))),
    http.post(`${PATH}/add`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
});

test('add to cart: it adds the quantity, is busy meanwhile, then offers to open the cart or to continue [PRD-10]', async () => {
  let finish = (_: Response): void => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  show();
  await press('Lisää määrää');
  await press('Lisää ostoskoriin');
  expect(button('Lisätään…')).toBeDisabled();
  await waitFor(() => expect(getAnnounced()).toHaveTextContent('Lisätään…'));
  await waitFor(() => expect(sent).toEqual([{ language: 'fi', code: '7', quantity: 2 }]));
  finish(HttpResponse.json(cartOf([line('7', 2)])));
  const confirmed = await screen.findByRole('dialog', { name: 'Tuote on lisätty ostoskoriin.' });
  expect(confirmed).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Avaa ostoskori' })).toHaveAttribute('href', '/ostoskori#tuotteet');
  await press('Jatka ostoksia');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Lisää ostoskoriin')).toHaveFocus();
  expect(field()).toHaveValue(1);
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 }), 'Tapahtui virhe'],
  [
    'answers warnings',
    () => HttpResponse.json(cartOf([], { warnings: ['x'], checkoutWarnings: ['Loppui', 'Odota'] })),
    'Loppui, Odota',
  ],
  [
    'answers warnings without reasons',
    () => HttpResponse.json(cartOf([], { warnings: ['x'] })),
    'Tapahtui virhe',
  ],
])(
  'add to cart: if the call %s, the error is shown, the quantity kept, and a retry works [PRD-12]',
  async (_, failing, text) => {
    const good = answer;
    answer = failing;
    show();
    await press('Lisää määrää');
    await press('Lisää ostoskoriin');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field()).toHaveValue(2);
    answer = good;
    await press('Lisää ostoskoriin');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('add to cart: buttons and typing stay within 1 to 100 [PRD-09]', async () => {
  show();
  await press('Vähennä määrää');
  expect(field()).toHaveValue(1);
  fireEvent.change(field(), { target: { value: '250' } });
  expect(field()).toHaveValue(100);
  await press('Lisää määrää');
  expect(field()).toHaveValue(100);
  for (const [typed, left] of [
    ['0', 1],
    ['-4', 1],
    ['2.7', 2],
    ['', 2],
  ] as const) {
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.blur(field());
    expect(field()).toHaveValue(left);
  }
  expect(screen.getByText('kpl')).toBeVisible();
});

test("add to cart: the unit is kpl, or the block's [PRD-09]", () => {
  const { update } = show();
  expect(field().parentElement).toHaveTextContent(/^kpl$/);
  update({ code: '7', price: '14,90', unit: 'pkt' });
  expect(field().parentElement).toHaveTextContent(/^pkt$/);
});

test('add to cart: typed text counts at once [PRD-09]', async () => {
  show({ max: 20 });
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  await press('Lisää ostoskoriin');
  await waitFor(() => expect(sent).toMatchObject([{ quantity: 12 }]));
});

test.each([0, -2])('add to cart: a stock of %s is sold out [PRD-06] [PRD-08]', (stock) => {
  show({ stock });
  expect(screen.getByText('Tuote on juuri nyt loppuunmyyty')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([{ price: '' }, { code: ' ' }])(
  'add to cart: without a price or a code it is empty: %j [PRD-07]',
  (missing) => {
    const { container } = show(missing);
    expect(container).toBeEmptyDOMElement();
  },
);

test('add to cart: a product name describes the control, and its view is pushed once [PRD-09] [ANA-04]', () => {
  delete window.dataLayer;
  const { update } = show({ name: 'Pihvi', category: 'Nauta' });
  expect(field()).toHaveAccessibleDescription('Pihvi');
  expect(button('Lisää ostoskoriin')).toHaveAccessibleDescription('Pihvi');
  update({ code: '7', price: '14,90', name: 'Pihvi', category: 'Nauta', stock: 3 });
  const item = { code: '7', name: 'Pihvi', category: 'Nauta', price: 14.9, quantity: 1 };
  expect(window.dataLayer).toEqual([{ event: 'view_item', currency: 'EUR', value: 14.9, items: [item] }]);
});

test('add to cart: stock does not limit the quantity [PRD-06] [PRD-09]', async () => {
  show({ stock: 1 });
  await press('Lisää määrää');
  expect(field()).toHaveValue(2);
});
