import type { Cart } from 'saaristo/schemas';
import { usableCoupons } from './coupons.ts';
import { decimal, percent } from './money.ts';
import { type Totals } from '../model/shop.ts';
import { linePrice, linePriceWithoutDiscounts, priceCart } from './pricing.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';
import { texts } from './texts.ts';

/** The whole cart (SHP-11, SHP-12); `loading` is the browser's. */
export type CartAnswer = Omit<Cart, 'loading'>;

/** The payment method of an order that costs nothing (CHK-18). */
export const FREE = 'FREE';
const DELIVERY = 'kotiinkuljetus';

/** What is said beside the cart: why a change was not made, and why it can't be ordered. */
export interface Told {
  warnings?: readonly string[];
  checkoutWarnings?: readonly string[];
}

/** What a cart costs now; one that waits for its payment costs what was ordered. */
export const totalsOf = (cart: StoredCart): Totals =>
  cart.waiting?.totals ?? priceCart(cart.lines, usableCoupons(cart), cart.terms);

/** Why a line can't be ordered, for as long as it does. */
function against({ name, quantity, stock, sold }: StoredLine): string | undefined {
  if (!sold) return texts.notSold(name);
  if (stock === null || quantity <= stock) return undefined;
  return stock === 0 ? texts.soldOut(name) : texts.left(name, stock);
}

/** Why the cart can't be ordered as it is; what waits for its payment has its stock. */
export const reasonsAgainst = ({ lines, waiting }: StoredCart): string[] =>
  waiting ? [] : lines.flatMap((line) => against(line) ?? []);

export function cartAnswer(cart: StoredCart, told: Told = {}): CartAnswer {
  const totals = totalsOf(cart);
  const { lines } = cart;
  return {
    currency: 'EUR',
    currencySymbol: '€',
    vatTotal: decimal(totals.vat),
    vatPercent: totals.vatRates.map(percent).join(' / '),
    orderDiscount: decimal(totals.orderDiscount),
    total: decimal(totals.total),
    subTotal: decimal(totals.subTotal),
    usedGiftCardAmount: decimal(totals.usedGiftCard),
    shippingTotal: decimal(totals.shipping),
    shippingTotalWithoutDiscounts: decimal(totals.shippingWithoutDiscounts),
    warnings: [...new Set(told.warnings)],
    checkoutWarnings: [...new Set([...(told.checkoutWarnings ?? []), ...reasonsAgainst(cart)])],
    lineItemCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    lineItems: lines.map((line) => ({
      code: line.code,
      productId: line.code,
      name: line.name,
      category: line.category,
      quantity: line.quantity,
      linePrice: decimal(linePrice(line)),
      linePriceWithoutDiscounts: decimal(linePriceWithoutDiscounts(line)),
    })),
    couponCodes: cart.coupons.map(({ code }) => code),
    handlingTotal: decimal(totals.handling),
    // Gift cards pay here; the shop sells none.
    hasGiftCardsOnly: false,
    shippingMethodId: lines.length > 0 ? DELIVERY : '',
    sveaPaymentsPaymentMethodCode: lines.length > 0 && totals.total === 0 ? FREE : '',
    isEditable: cart.waiting === null,
    usedLoyaltyCouponAmount: decimal(totals.usedLoyalty),
    usedRefundCodeAmount: decimal(totals.usedRefund),
  };
}
