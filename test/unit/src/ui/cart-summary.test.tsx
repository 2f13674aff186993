import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { emptyCart, type Cart } from '#store/cart/model.ts';
import { readCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';

/** The rows as they read, of a cart with these fields. */
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

test('SHP-07 rows that come to nothing are left out, the total never', () => {
  expect(rows({ handlingTotal: '', vatPercent: '13,5' })).toEqual(['Yhteensä: 0,00 €']);
});

test('SHP-07 every amount has its row, in order; reductions are taken off', () => {
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

test('SHP-07 a percentage and amounts that come as numbers read as texts do', () => {
  const answer = { lineItems: [], vatPercent: 14, vatTotal: 5.5, total: 46.4 };
  expect(rows(readCart(answer)!)).toEqual(['Sisältää arvonlisäveron 14 %: 5,50 €', 'Yhteensä: 46,40 €']);
});

test('SHP-07 delivery that is free after a discount says what it would have been', () => {
  expect(rows({ shippingTotal: '0,00', shippingTotalWithoutDiscounts: '6,90' })[0]).toBe(
    'Toimitus: Ennen alennusta 6,90 € 0,00 €',
  );
});

test('SHP-07 delivery without a discount is one amount', () => {
  expect(rows({ shippingTotal: '6,90', shippingTotalWithoutDiscounts: '6,90' })[0]).toBe('Toimitus: 6,90 €');
});
