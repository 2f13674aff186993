import { useId } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import { isNonZeroAmount } from '#lib/money.ts';
import { useCartPart } from '#store/cart/use-cart-part.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartSummary.module.css';
import { cartSummaryMessages } from './messages.ts';

/** The totals of the cart by row. Leaves out rows of zero, except the total (SHP-07). */
export function CartSummary() {
  const t = useTexts(cartSummaryMessages);
  const headingId = useId();
  const cart = useCartPart((whole) => whole);
  const { currencySymbol, shippingTotal, shippingTotalWithoutDiscounts: fullShipping } = cart;
  const vatPercent = cart.vatPercent.replace('%', '').trim();
  // A delivery that a discount makes free still has a row.
  const isShippingCut =
    shippingTotal !== '' && isNonZeroAmount(fullShipping) && fullShipping !== shippingTotal;

  const renderRow = (label: string, amount: string) =>
    isNonZeroAmount(amount) && (
      <div className={styles.row}>
        <dt>{label}</dt>
        <dd>{formatMoney(amount, currencySymbol)}</dd>
      </div>
    );
  const renderMinusRow = (label: string, amount: string) =>
    isNonZeroAmount(amount) && (
      <div className={`${styles.row} ${styles.minus}`}>
        <dt>{label}</dt>
        <dd>
          <span>−</span>
          <span>{formatMoney(amount.trim().replace(/^[-−]\s*/, ''), currencySymbol)}</span>
        </dd>
      </div>
    );

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('summary')}
      </h2>
      <dl className={styles.rows}>
        {renderRow(t('subTotal'), cart.subTotal)}
        {renderMinusRow(t('orderDiscount'), cart.orderDiscount)}
        {isShippingCut ? (
          <div className={styles.row}>
            <dt>{t('shipping')}</dt>
            <dd>
              <VisuallyHidden>{`${t('beforeDiscount')} `}</VisuallyHidden>
              <s className={styles.before}>{formatMoney(fullShipping, currencySymbol)}</s>{' '}
              <span>{formatMoney(shippingTotal, currencySymbol)}</span>
            </dd>
          </div>
        ) : (
          renderRow(t('shipping'), shippingTotal)
        )}
        {renderRow(t('handling'), cart.handlingTotal)}
        {renderMinusRow(t('giftCard'), cart.usedGiftCardAmount)}
        {renderMinusRow(t('loyaltyCoupon'), cart.usedLoyaltyCouponAmount)}
        {renderMinusRow(t('refundCode'), cart.usedRefundCodeAmount)}
        {renderRow(vatPercent === '' ? t('vat') : t('vatAt', { percent: vatPercent }), cart.vatTotal)}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{t('total')}</dt>
          <dd>{formatMoney(cart.total || '0,00', currencySymbol)}</dd>
        </div>
      </dl>
    </section>
  );
}
