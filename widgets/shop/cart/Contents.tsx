import { useState, type Ref } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { sendQuantities } from '#store/cart/quantities.ts';
import type { Cart } from '#store/cart/model.ts';
import { loadCustomerOnce } from '#store/customer/actions.ts';
import { selectPostalCode } from '#store/delivery/postal-code.ts';
import { store } from '#store/store.ts';
import { getCartLink } from '#store/cart/urls.ts';
import { getCheckoutUrl } from '#ui/use-shop-step.ts';
import { safeLink } from '#lib/url.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';
import styles from './Contents.module.css';
import { Coupons } from './Coupons.tsx';

import { Lines } from './Lines.tsx';
import { ownMessages } from './messages.ts';
import { NextStep } from './NextStep.tsx';
import { Reasons } from './Reasons.tsx';
import { Notice } from './Notice.tsx';
import type { useCoupons } from './use-coupons.ts';
import type { useLines } from './use-lines.ts';

interface Props {
  /** Ref for setting the focus when the cart is shown again. */
  heading: Ref<HTMLHeadingElement>;
  cart: Cart;
  lines: ReturnType<typeof useLines>;
  coupons: ReturnType<typeof useCoupons>;
  checkoutUrl: string;
  continueUrl: string;
  infoCards?: readonly { header: string; text: string }[] | undefined;
}

/** A cart with at least one line, and the button to the next step (SHP-05 to SHP-10). */
export function Contents({ heading, cart, lines, coupons, checkoutUrl, continueUrl, infoCards }: Props) {
  const t = useTexts(ownMessages);
  const [isLeaving, setIsLeaving] = useState(false);
  const { settings } = useIsland();
  const { currencySymbol, isEditable } = cart;
  const isShop = isShopSite(useIsland().site);
  const isLocked = !isShop || !isEditable;
  const total = formatMoney(cart.total || '0,00', currencySymbol);

  const goOn = async () => {
    if (!isShop) {
      location.assign(getCartLink(false, settings.shopUrl));
      return;
    }
    setIsLeaving(true);
    const isSettled = await sendQuantities();
    await loadCustomerOnce();
    setIsLeaving(false);
    // A failed change shows its error at its line.
    if (!isSettled) return;
    const state = store.getState();
    const postalCode = selectPostalCode(state);
    if (state.customer.loggedIn && postalCode !== '')
      location.assign(getCheckoutUrl(checkoutUrl, postalCode));
    else location.hash = '#kirjaudu';
  };
  return (
    <div className={styles.cart}>
      <div className={styles.main}>
        <Notice warnings={[...cart.warnings, ...cart.checkoutWarnings]} isLocked={!isEditable} />
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t('lines')}
        </h2>
        <Lines cart={cart} lines={lines} isLocked={isLocked} />
        <a className={styles.continue} href={safeLink(continueUrl) ?? '/tuotteet'}>
          {t('continueShopping')}
        </a>
        <Coupons codes={[...new Set(cart.couponCodes)]} coupons={coupons} isLocked={isLocked} />
      </div>
      <div className={styles.side}>
        <div className={styles.summary}>
          <CartSummary />
          <NextStep total={total} isBusy={isLeaving} onPress={() => void goOn()} />
        </div>
        <Reasons cards={infoCards} />
      </div>
    </div>
  );
}
