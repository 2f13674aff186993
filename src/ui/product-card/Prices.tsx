import { formatMoney } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import type { ProductFacts } from '#api/product.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ownMessages } from './own-messages.ts';
import styles from './Prices.module.css';

interface Props {
  product: Pick<ProductFacts, 'price' | 'svhPrice' | 'pricePerKilo'>;
}

/** The price to pay, the comparison price and the price per kilo, each if there is one (PRD-04, I18N-08). */
export function Prices({ product: { price, svhPrice, pricePerKilo } }: Props) {
  const t = useTexts(ownMessages);
  const isOffer = price !== '' && svhPrice !== '' && svhPrice !== price;
  if (price === '' && pricePerKilo === '') return null;
  return (
    <p className={styles.prices}>
      {price !== '' && (
        <span className={styles.paid}>
          <VisuallyHidden>{`${t(isOffer ? 'offerPriceLabel' : 'priceLabel')} `}</VisuallyHidden>
          <span>{formatMoney(price)}</span>{' '}
        </span>
      )}
      {isOffer && (
        <span className={styles.compared}>
          <VisuallyHidden>{`${t('regularPriceLabel')} `}</VisuallyHidden>
          <s>{formatMoney(svhPrice)}</s>{' '}
        </span>
      )}
      {pricePerKilo !== '' && (
        <span className={styles.kilo}>{t('perKilo', { price: formatMoney(pricePerKilo) })}</span>
      )}
    </p>
  );
}
