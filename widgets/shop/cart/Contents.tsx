import { useState, type Ref } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import { checkoutUrl as urlOfCheckout } from '#lib/checkout-url.ts';
import { safeLink } from '#lib/url.ts';
import type { Cart } from '#store/cart.ts';
import { knownPostalCode } from '#store/delivery.ts';
import { loadCustomerOnce } from '#store/shop-customer.ts';
import { store } from '#store/store.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Contents.module.css';
import { Coupons } from './Coupons.tsx';
import { InfoCards } from './InfoCards.tsx';
import { Line } from './Line.tsx';
import { lineMessages } from './line-messages.ts';
import { ownMessages } from './messages.ts';
import { NextStep } from './NextStep.tsx';
import { Notice } from './Notice.tsx';
import { Removed } from './Removed.tsx';
import type { useCoupons } from './use-coupons.ts';
import { rowsOf, type useLines } from './use-lines.ts';

interface Props {
  /** For the focus, when the cart comes back. */
  heading: Ref<HTMLHeadingElement>;
  cart: Cart;
  lines: ReturnType<typeof useLines>;
  coupons: ReturnType<typeof useCoupons>;
  checkoutUrl: string;
  continueUrl: string;
  infoCards?: readonly { header: string; text: string }[] | undefined;
}

/** A cart with something in it, and the way on (SHP-05 to SHP-10). */
export function Contents({ heading, cart, lines, coupons, checkoutUrl, continueUrl, infoCards }: Props) {
  const t = useTexts(ownMessages);
  const line = useTexts(lineMessages);
  const [isLeaving, setIsLeaving] = useState(false);
  const { lineItems, currencySymbol, isEditable } = cart;
  const rows = rowsOf(lineItems, lines.removed);
  const total = formatMoney(cart.total || '0,00', currencySymbol);

  const goOn = async () => {
    setIsLeaving(true);
    const isSettled = await lines.settle();
    await loadCustomerOnce();
    setIsLeaving(false);
    // What failed says so at its line.
    if (!isSettled) return;
    const state = store.getState();
    const postalCode = knownPostalCode(state);
    if (state.customer.loggedIn && postalCode !== '') location.assign(urlOfCheckout(checkoutUrl, postalCode));
    else location.hash = '#kirjaudu';
  };
  const said = ({ line: { name, code }, quantity }: NonNullable<typeof lines.done>) =>
    quantity === 0
      ? line('removed', { name: name || code })
      : line('lineChanged', { name: name || code, quantity, total });

  return (
    <div className={styles.cart}>
      <div className={styles.main}>
        <Notice warnings={[...cart.warnings, ...cart.checkoutWarnings]} isLocked={!isEditable} />
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t('lines')}
        </h2>
        <ul className={styles.lines}>
          {rows.map((row, at) => {
            const one = 'line' in row ? row.line : row;
            const { code } = one;
            const state = lines.stateOf(code);
            // A server that lists a code twice gets two lines all the same.
            const isFirst =
              rows.findIndex((other) => ('line' in other ? other.line : other).code === code) === at;
            const key = isFirst ? code : `${code} ${at}`;
            return 'line' in row ? (
              <Removed
                key={key}
                line={one}
                state={state}
                onBringBack={() => lines.bringBack(row)}
                onForgiven={() => lines.forgive(code)}
              />
            ) : (
              <Line
                key={key}
                line={one}
                state={state}
                currencySymbol={currencySymbol}
                isLocked={!isEditable}
                isBack={lines.back === code}
                onChange={(quantity) => lines.change(one, quantity)}
                onForgiven={() => lines.forgive(code)}
              />
            );
          })}
        </ul>
        <VisuallyHidden role="status">{lines.done && said(lines.done)}</VisuallyHidden>
        <a className={styles.continue} href={safeLink(continueUrl) ?? '/tuotteet'}>
          {t('continueShopping')}
        </a>
        <Coupons codes={[...new Set(cart.couponCodes)]} coupons={coupons} isLocked={!isEditable} />
      </div>
      <div className={styles.side}>
        <div className={styles.summary}>
          <CartSummary />
          <NextStep total={total} isBusy={isLeaving} onPress={() => void goOn()} />
        </div>
        <InfoCards cards={infoCards} />
      </div>
    </div>
  );
}
