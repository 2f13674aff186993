import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reloadCart } from '#store/cart/load.ts';
import Cart from '../../../../../widgets/shop/cart/Cart.tsx';
import definition from '../../../../../widgets/shop/cart/widget.ts';
import { renderWidget } from '../../../../render.tsx';
import { api } from '../../../../setup.ts';

const PATH = '/api/v1/lihakauppa/shoppingcart';

/** A line with a unit price of 10,00 €, unless given. */
export const line = (code: string, quantity: number, more: object = {}) => ({
  code,
  productId: code,
  name: `Tuote ${code}`,
  category: 'Nauta',
  quantity,
  linePrice: `${quantity * 10},00`,
  linePriceWithoutDiscounts: `${quantity * 10},00`,
  ...more,
});

/** A whole cart with these lines. */
export const cartOf = (lineItems: ReturnType<typeof line>[], more: object = {}) => ({
  lineItems,
  lineItemCount: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  total: `${lineItems.reduce((sum, { quantity }) => sum + quantity * 10, 0)},00`,
  couponCodes: [],
  ...more,
});

export interface Call {
  path: string;
  code: string;
  quantity?: number;
}

/** A shop with its own cart that executes and records the calls. */
export function openShop(lines: ReturnType<typeof line>[], more: object = {}) {
  const shop = { lines, more, calls: [] as Call[] };
  const now = () => HttpResponse.json(cartOf(shop.lines, shop.more));
  api.use(
    http.get(`${PATH}/load`, now),
    http.get('/api/lk/customer', () => HttpResponse.json({ loggedIn: false })),
    http.post(`${PATH}/:path`, async ({ request, params }) => {
      const { code, quantity = 1 } = (await request.json()) as Call;
      shop.calls.push({ path: String(params['path']), code, quantity });
      const known = shop.lines.find((one) => one.code === code);
      shop.lines = (
        known
          ? shop.lines.map((one) => (one.code === code ? line(code, quantity) : one))
          : [...shop.lines, line(code, quantity)]
      ).filter((one) => one.quantity > 0);
      return now();
    }),
  );
  return shop;
}

/** Renders the cart page of a shop with a loaded cart. */
export async function showCart(props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
  const shown = renderWidget(definition, Cart, { site: 'lihakauppa', ...props }, settings);
  await act(() => reloadCart());
  return shown;
}

/** Returns the row of a product. */
export const row = (code: string) =>
  within(screen.getByRole('heading', { name: `Tuote ${code}` }).closest('li')!);
export const quantity = (code: string) => row(code).getByRole('spinbutton', { name: 'Määrä' });
