import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import AddToCart from '../../../../widgets/shop/add-to-cart/AddToCart.tsx';
import definition from '../../../../widgets/shop/add-to-cart/widget.ts';
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

test('PRD-10 adds what is chosen, busy meanwhile, then offers to open the cart or to go on', async () => {
  let finish = (_: Response): void => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  show();
  await press('Lisää määrää');
  await press('Lisää ostoskoriin');
  expect(button('Lisätään…')).toBeDisabled();
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

test('PRD-10 Escape closes what was confirmed', async () => {
  show();
  await press('Lisää ostoskoriin');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 }), 'Tapahtui virhe'],
  [
    'answers with warnings',
    () => HttpResponse.json(cartOf([], { warnings: ['x'], checkoutWarnings: ['Loppui', 'Odota'] })),
    'Loppui, Odota',
  ],
  ['warns without reasons', () => HttpResponse.json(cartOf([], { warnings: ['x'] })), 'Tapahtui virhe'],
])(
  'PRD-12 where the call %s it says so, keeps the quantity, and can be tried again',
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

test('PRD-09 buttons and typing never leave 1 to 100', async () => {
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

test('PRD-09 pieces are counted in kpl, or in what the block says', () => {
  const { update } = show();
  expect(field().parentElement).toHaveTextContent(/^kpl$/);
  update({ code: '7', price: '14,90', unit: 'pkt' });
  expect(field().parentElement).toHaveTextContent(/^pkt$/);
});

test('PRD-09 what is typed counts at once', async () => {
  show({ max: 20 });
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  await press('Lisää ostoskoriin');
  await waitFor(() => expect(sent).toMatchObject([{ quantity: 12 }]));
});

test.each([0, -2])('PRD-06 PRD-08 a stock of %s is sold out', (stock) => {
  show({ stock });
  expect(screen.getByText('Tuote on juuri nyt loppuunmyyty')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([{ price: '' }, { code: ' ' }])(
  'PRD-07 without a price or a code there is nothing: %j',
  (missing) => {
    const { container } = show(missing);
    expect(container).toBeEmptyDOMElement();
  },
);

test('PRD-09 ANA-04 a product with a name describes the control, and its page tells that it is seen, once', () => {
  delete window.dataLayer;
  const { update } = show({ name: 'Pihvi', category: 'Nauta' });
  expect(field()).toHaveAccessibleDescription('Pihvi');
  expect(button('Lisää ostoskoriin')).toHaveAccessibleDescription('Pihvi');
  update({ code: '7', price: '14,90', name: 'Pihvi', category: 'Nauta', stock: 3 });
  const item = { code: '7', name: 'Pihvi', category: 'Nauta', price: 14.9, quantity: 1 };
  expect(window.dataLayer).toEqual([{ event: 'view_item', currency: 'EUR', value: 14.9, items: [item] }]);
});

test('PRD-06 PRD-09 stock does not cap the quantity', async () => {
  show({ stock: 1 });
  await press('Lisää määrää');
  expect(field()).toHaveValue(2);
});
