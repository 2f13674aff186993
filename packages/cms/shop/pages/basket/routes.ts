import { WITHOUT_SCRIPT } from 'saaristo/schemas';
import { type Change, changeCart, loadCart, peekCart, storeVisitorNotices } from '../../carts.ts';
import { addPieces, setPieces } from '../../lines.ts';
import { findCustomer } from '../../customer-session.ts';
import { isPrefetch } from '../../../platform/http/request.ts';
import { findPendingPayment } from '../../orders.ts';
import { findCartId } from '../../visitor-carts.ts';
import type { Visitor } from '../../../platform/http/security/visitors.ts';
import { ADD_PATH, BASKET_PATH, LINE_PATH } from '../../../pages/render/settings.ts';
import { type ShopPageOptions, type ShopRouter, getField } from '../router.ts';
import { renderBasketPage } from './basket-page.ts';

/** Parses a quantity. The cart refuses NaN and fractions. */
const parseQuantity = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/** Registers the cart page and its forms for visitors without scripts (SHP-03). */
export function registerBasketRoutes(
  { page, form }: ShopRouter,
  { database, visitors }: ShopPageOptions,
): void {
  /** Changes the cart. The next page shows why a change was refused. */
  const change = async (visitor: Visitor, work: Change): Promise<string> => {
    const { reason } = await changeCart(database, visitor, work);
    if (reason !== undefined) await storeVisitorNotices(database, visitor, [reason]);
    return BASKET_PATH;
  };

  page(BASKET_PATH, async (request, context) => {
    const visitor = visitors.findVisitor(request);
    // Marks the notices as seen, because the previous page has shown them without a script.
    if (context.query.has(WITHOUT_SCRIPT)) await loadCart(database, visitor);
    const cart = await peekCart(database, visitor);
    const customerId = (await findCustomer(database, request))?.id ?? null;
    const cartId = visitor && (await findCartId(database, visitor));
    return renderBasketPage(
      context,
      isPrefetch(request) ? undefined : cart,
      await findPendingPayment(database, cartId, { visitor, customerId }),
    );
  });

  form(
    ADD_PATH,
    async (request, reply, body) =>
      change(visitors.findVisitor(request) ?? visitors.identify(request, reply), (queries, cart) =>
        addPieces(queries, cart, getField(body, 'code'), parseQuantity(getField(body, 'quantity'))),
      ),
    { isOnSharedPages: true },
  );

  form(LINE_PATH, async (request, reply, body) => {
    const visitor = visitors.findVisitor(request) ?? visitors.identify(request, reply);
    const pieces = getField(body, 'remove') === '' ? parseQuantity(getField(body, 'quantity')) : 0;
    await loadCart(database, visitor);
    return change(visitor, (queries, cart) => setPieces(queries, cart, getField(body, 'code'), pieces));
  });
}
