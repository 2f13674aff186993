import { useEffect, useRef } from 'react';
import { pushCart } from '#store/cart/events.ts';
import { emptyCart, type Cart as CartState } from '#store/cart/model.ts';
import { useCartPart } from '#store/cart/use-cart-part.ts';
import { useCart } from '#store/cart/use-cart.ts';
import { syncShopCustomer } from '#store/customer/actions.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { isShopSite } from '#lib/site.ts';
import { getShopStep, useFocusOnArrival, useShopStep } from '#ui/use-shop-step.ts';
import styles from './Cart.module.css';
import { Contents } from './Contents.tsx';
import { EmptyCart, FailedCart } from './EmptyCart.tsx';
import { Lines } from './Lines.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useCoupons } from './use-coupons.ts';
import { useLines } from './use-lines.ts';
import type definition from './widget.ts';

/** Whether the lines are still the initial ones, because the shop has not answered. */
const isUnanswered = ({ loading, lineItems }: CartState): boolean =>
  !loading && lineItems === emptyCart.lineItems;

/**
 * The cart page of the shop (SHP-03 to SHP-29). Pending changes continue while other steps are shown. On another site it shows the stored
 * copy with a link to the shop, and makes no calls (SHP-01).
 */
export default function Cart(props: WidgetProps<typeof definition>) {
  const isShop = isShopSite(useIsland().site);
  useCart();
  const isShown = useShopStep() === '#tuotteet';
  const heading = useFocusOnArrival<HTMLHeadingElement>(isShown);
  const cart = useCartPart((whole) => whole);
  const lines = useLines();
  const coupons = useCoupons();
  const isAnswered = isShop && !cart.loading && !isUnanswered(cart);
  useEffect(() => (isShop ? syncShopCustomer() : undefined), [isShop]);
  const isAskedAgain = useRef(false);
  useEffect(() => {
    if (!isAnswered) return;
    // The button that had the focus is gone. The visitor may have moved on.
    if (isAskedAgain.current && document.activeElement === document.body) heading.current?.focus();
    isAskedAgain.current = false;
  }, [isAnswered, heading]);
  useEffect(() => {
    // On a page rendered by the server, the cart is shown regardless of the URL's hash, so the hash is checked as well.
    if (isShown && isAnswered && getShopStep() === '#tuotteet') pushCart('view_cart');
  }, [isShown, isAnswered]);

  if (!isShown) return null;
  return (
    <div className={styles.place}>
      {isShop && cart.loading ? (
        <Skeleton />
      ) : isShop && isUnanswered(cart) ? (
        <FailedCart
          onAskAgain={() => {
            isAskedAgain.current = true;
          }}
        />
      ) : cart.lineItems.length === 0 ? (
        <>
          {lines.removed.length > 0 && (
            <Lines cart={cart} lines={lines} isLocked={!isShop || !cart.isEditable} />
          )}
          <EmptyCart continueUrl={props.continueUrl} />
        </>
      ) : (
        <Contents {...props} heading={heading} cart={cart} lines={lines} coupons={coupons} />
      )}
    </div>
  );
}
