import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { emptyCart, type Cart } from '#store/cart/model.ts';
import { readCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';

/** Returns the texts of the rows of a cart with these fields. */
function rows(cart: Partial<Cart>): string[] {
  store.setState({ cart: { ...emptyCart, loading: false, ...cart } });
  render(
    <IslandProvider value={createIsland('cart', {}, parseSettings({ site: 'lihakauppa' }))}>
      <CartSummary />
    </IslandProvider>,
  );
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));
}

beforeEach(() => store.setState(initialState, true));

test('cart summary: rows of zero are left out, except for the total [SHP-07]', () => {
  expect(rows({ handlingTotal: '', vatPercent: '13,5' })).toEqual(['Yhteensä: 0,00 €']);
});

test('cart summary: each amount has a row, in order, and reductions are negative [SHP-07]', () => {
  const full = {
    subTotal: '64,50',
    orderDiscount: '6,45',
    shippingTotal: '3,45',
    shippingTotalWithoutDiscounts: '6,90',
    handlingTotal: '1,90',
    usedGiftCardAmount: '10,00',
    usedLoyaltyCouponAmount: '5,00',
    usedRefundCodeAmount: '-2,00',
    vatTotal: '5,52',
    vatPercent: '13,5 %',
    total: '46,40',
  };
  expect(rows(full)).toEqual([
    'Tuotteet: 64,50 €',
    'Alennus: −6,45 €',
    'Toimitus: Ennen alennusta 6,90 € 3,45 €',
    'Käsittely: 1,90 €',
    'Lahjakortti: −10,00 €',
    'Kanta-asiakasetu: −5,00 €',
    'Hyvityskoodi: −2,00 €',
    'Sisältää arvonlisäveron 13,5 %: 5,52 €',
    'Yhteensä: 46,40 €',
  ]);
  expect(screen.getByText('6,90 €').tagName).toBe('S');
});

test('cart summary: a percentage and numeric amounts are read like texts [SHP-07]', () => {
  const answer = { lineItems: [], vatPercent: 14, vatTotal: 5.5, total: 46.4 };
  expect(rows(readCart(answer)!)).toEqual(['Sisältää arvonlisäveron 14 %: 5,50 €', 'Yhteensä: 46,40 €']);
});

test('cart summary: delivery that a discount makes free shows the earlier price [SHP-07]', () => {
  expect(rows({ shippingTotal: '0,00', shippingTotalWithoutDiscounts: '6,90' })[0]).toBe(
    'Toimitus: Ennen alennusta 6,90 € 0,00 €',
  );
});

test('cart summary: delivery without a discount is one amount [SHP-07]', () => {
  expect(rows({ shippingTotal: '6,90', shippingTotalWithoutDiscounts: '6,90' })[0]).toBe('Toimitus: 6,90 €');
});
