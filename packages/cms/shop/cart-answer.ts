import type { Cart } from 'saaristo/schemas';
import { filterUsableCoupons } from './coupons.ts';
import { formatDecimal, formatPercent } from '../platform/model/money.ts';
import { type Totals } from '../platform/model/shop.ts';
import { linePrice, linePriceWithoutDiscounts, priceCart } from './pricing.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';
import { messages } from './messages.ts';

/** The whole cart (SHP-11, SHP-12). `loading` exists in the browser only. */
export type CartAnswer = Omit<Cart, 'loading'>;

/** Payment method of an order that costs nothing (CHK-18). */
export const FREE = 'FREE';
/** Path of the shop that leads to the page of a product on another site. */
export const LINE_PRODUCT_PATH = '/ostoskori/tuote';
const SHIPPING_METHOD = 'kotiinkuljetus';

/** Notices of a cart: reasons for refused changes, and reasons why it cannot be ordered. */
export interface CartNotices {
  warnings?: readonly string[];
  checkoutWarnings?: readonly string[];
}

/** Returns the current totals, or the ordered ones if the cart has an unpaid order. */
export const getTotals = (cart: StoredCart): Totals =>
  cart.waiting?.totals ?? priceCart(cart.lines, filterUsableCoupons(cart), cart.terms);

/** Returns why a line cannot be ordered. */
function findObstacle({ name, quantity, stock, sold }: StoredLine): string | undefined {
  if (!sold) return messages.notSold(name);
  if (stock === null || quantity <= stock) return undefined;
  return stock === 0 ? messages.soldOut(name) : messages.left(name, stock);
}

/** Lists why the cart cannot be ordered. The stock of an unpaid order is already reserved. */
export const listObstacles = ({ lines, waiting }: StoredCart): string[] =>
  waiting ? [] : lines.flatMap((line) => findObstacle(line) ?? []);

export function createCartAnswer(cart: StoredCart, told: CartNotices = {}): CartAnswer {
  const totals = getTotals(cart);
  const { lines } = cart;
  return {
    currency: 'EUR',
    currencySymbol: '€',
    vatTotal: formatDecimal(totals.vat),
    vatPercent: totals.vatRates.map(formatPercent).join(' / '),
    orderDiscount: formatDecimal(totals.orderDiscount),
    total: formatDecimal(totals.total),
    subTotal: formatDecimal(totals.subTotal),
    usedGiftCardAmount: formatDecimal(totals.usedGiftCard),
    shippingTotal: formatDecimal(totals.shipping),
    shippingTotalWithoutDiscounts: formatDecimal(totals.shippingWithoutDiscounts),
    warnings: [...new Set(told.warnings)],
    checkoutWarnings: [...new Set([...(told.checkoutWarnings ?? []), ...listObstacles(cart)])],
    lineItemCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    lineItems: lines.map((line) => ({
      code: line.code,
      productId: line.code,
      name: line.name,
      category: line.category,
      quantity: line.quantity,
      linePrice: formatDecimal(linePrice(line)),
      linePriceWithoutDiscounts: formatDecimal(linePriceWithoutDiscounts(line)),
      url: line.site === SHOP ? line.path : `${LINE_PRODUCT_PATH}/${encodeURIComponent(line.code)}`,
      ...(line.image && { image: `/media/${line.image}` }),
    })),
    couponCodes: cart.coupons.map(({ code }) => code),
    handlingTotal: formatDecimal(totals.handling),
    // The shop accepts gift cards but sells none.
    hasGiftCardsOnly: false,
    shippingMethodId: lines.length > 0 ? SHIPPING_METHOD : '',
    sveaPaymentsPaymentMethodCode: lines.length > 0 && totals.total === 0 ? FREE : '',
    isEditable: cart.waiting === null,
    usedLoyaltyCouponAmount: formatDecimal(totals.usedLoyalty),
    usedRefundCodeAmount: formatDecimal(totals.usedRefund),
  };
}
