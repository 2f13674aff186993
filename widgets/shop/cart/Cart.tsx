import { useEffect } from 'react';
import { useIsShop } from '#store/use-is-shop.ts';
import type { WidgetProps } from '#island/define.ts';
import { emptyCart, type Cart as CartState } from '#store/cart.ts';
import { syncShopCustomer } from '#store/shop-customer.ts';
import { pushCart } from '#store/shop-events.ts';
import { useCart } from '#store/use-cart.ts';
import { useCartPart } from '#store/use-cart-part.ts';
import { shopStep, useArrival, useShopStep } from '#ui/use-shop-step.ts';
import styles from './Cart.module.css';
import { Contents } from './Contents.tsx';
import { EmptyCart, FailedCart } from './EmptyCart.tsx';
import { Lines } from './Lines.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useCoupons } from './use-coupons.ts';
import { useLines } from './use-lines.ts';
import type definition from './widget.ts';

/** Still the lines that the page began with: the shop has not answered. */
const isUnanswered = ({ loading, lineItems }: CartState): boolean =>
  !loading && lineItems === emptyCart.lineItems;

/**
 * The cart page of the shop (SHP-03 to SHP-29). What is under way in it goes on while other steps have the page. On another site
 * it shows the copy that is stored there and leads to the shop: nothing is asked or changed (SHP-01).
 */
export default function Cart(props: WidgetProps<typeof definition>) {
  const isShop = useIsShop();
  useCart();
  const isShown = useShopStep() === '#tuotteet';
  const heading = useArrival<HTMLHeadingElement>(isShown);
  const cart = useCartPart((whole) => whole);
  const lines = useLines();
  const coupons = useCoupons();
  const isAnswered = isShop && !cart.loading && !isUnanswered(cart);
  useEffect(() => (isShop ? syncShopCustomer() : undefined), [isShop]);
  useEffect(() => {
    // What a server has rendered is the cart, whatever the address names.
    if (isShown && isAnswered && shopStep() === '#tuotteet') pushCart('view_cart');
  }, [isShown, isAnswered]);

  if (!isShown) return null;
  return (
    <div className={styles.place}>
      {isShop && cart.loading ? (
        <Skeleton />
      ) : isShop && isUnanswered(cart) ? (
        <FailedCart />
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
