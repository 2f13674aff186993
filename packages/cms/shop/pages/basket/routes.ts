import type { FastifyRequest } from 'fastify';
import { WITHOUT_SCRIPT } from 'saaristo/schemas';
import { type Change, changeCart, loadCart, peekCart, storeVisitorNotices } from '../../carts.ts';
import { createCouponEntry } from '../../coupon-entry.ts';
import { normaliseCode, removeCoupon } from '../../coupons.ts';
import { messages } from '../../messages.ts';
import { addPieces, setPieces } from '../../lines.ts';
import { findCustomer } from '../../customer-session.ts';
import { isPrefetch } from '../../../platform/http/request.ts';
import { fillOrderForm } from '../../order-form.ts';
import { findPendingPayment } from '../../orders.ts';
import { LINE_PRODUCT_PATH } from '../../cart-answer.ts';
import { findProductDetail } from '../../reviews/product-detail.ts';
import { findCartId } from '../../visitor-carts.ts';
import type { Visitor } from '../../../platform/http/security/visitors.ts';
import { ADD_PATH, BASKET_PATH, COUPON_PATH, LINE_PATH } from '../../../pages/render/settings.ts';
import { type ShopPageOptions, type ShopRouter, getField } from '../router.ts';
import type { PageBody, PageContext } from '../../../pages/render/context.ts';
import { renderBasketPage } from './basket-page.ts';

/** Maximum length of a refused benefit code that is shown again. */
const MAX_TYPED = 100;

/** Parses a quantity. The cart refuses NaN and fractions. */
const parseQuantity = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/** Registers the cart page and its forms for visitors without scripts (SHP-03). */
export function registerBasketRoutes(
  { page, form }: ShopRouter,
  { database, visitors }: ShopPageOptions,
): void {
  /** The next page shows why a change was refused. */
  const tell = async (visitor: Visitor, reason: string | undefined): Promise<string> => {
    if (reason !== undefined) await storeVisitorNotices(database, visitor, [reason]);
    return BASKET_PATH;
  };
  const change = async (visitor: Visitor, work: Change): Promise<string> =>
    tell(visitor, (await changeCart(database, visitor, work)).reason);

  const renderBasket = async (
    request: FastifyRequest,
    context: PageContext,
    typedCoupon?: string,
  ): Promise<PageBody> => {
    const visitor = visitors.findVisitor(request);
    const cart = await peekCart(database, visitor);
    const customer = await findCustomer(database, request);
    const cartId = visitor && (await findCartId(database, visitor));
    const payment = await findPendingPayment(database, cartId, {
      visitor,
      customerId: customer?.id ?? null,
    });
    return isPrefetch(request)
      ? renderBasketPage(context, undefined, payment)
      : renderBasketPage(context, cart, payment, {
          typedCoupon,
          order: customer && { fields: fillOrderForm(customer) },
        });
  };

  page(BASKET_PATH, async (request, context) => {
    // Marks the notices as seen, because the previous page has shown them without a script.
    if (context.query.has(WITHOUT_SCRIPT)) await loadCart(database, visitors.findVisitor(request));
    return renderBasket(request, context);
  });

  page(`${LINE_PRODUCT_PATH}/:key`, async ({ params }, context) => {
    const product = await findProductDetail(
      database,
      params.key,
      (site, path) => (context.getOrigin(site) ?? '') + path,
    );
    return product?.url ?? BASKET_PATH;
  });

  form(
    ADD_PATH,
    async (request, reply, body) =>
      change(visitors.findVisitor(request) ?? visitors.identify(request, reply), (queries, cart) =>
        addPieces(
          queries,
          cart,
          getField(body, 'code'),
          parseQuantity(getField(body, 'quantity')),
          body['language'],
        ),
      ),
    { isOnSharedPages: true },
  );

  form(LINE_PATH, async (request, reply, body) => {
    const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
    const pieces = getField(body, 'remove') === '' ? parseQuantity(getField(body, 'quantity')) : 0;
    await loadCart(database, visitor);
    return change(visitor, (queries, cart) => setPieces(queries, cart, getField(body, 'code'), pieces));
  });

  const enterCoupon = createCouponEntry(database, visitors);
  form(COUPON_PATH, async (request, reply, body) => {
    const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
    await loadCart(database, visitor);
    const removed = normaliseCode(getField(body, 'remove'));
    if (removed !== '')
      return change(visitor, async (queries, cart) => {
        await removeCoupon(queries, cart, removed);
        return undefined;
      });
    const code = getField(body, 'code');
    if (normaliseCode(code) === '') return tell(visitor, messages.noCode);
    const { reason, isInCart } = await enterCoupon(request, code, (work) =>
      changeCart(database, visitor, work),
    );
    const refusal = reason ?? (isInCart ? undefined : messages.unknownCode);
    const address = await tell(visitor, refusal);
    // A code is worth money, so no address contains it.
    return refusal === undefined
      ? address
      : (context) => renderBasket(request, context, code.slice(0, MAX_TYPED));
  });
}
