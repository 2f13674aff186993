import { useEffect, useId, useRef } from 'react';
import type { ProductDetail } from '#api/product-detail.ts';
import { useTexts } from '#island/context.ts';
import { isBuyable, isSoldOut } from '#ui/sold-out/stock.ts';
import { Buy } from '#ui/buy/Buy.tsx';
import { Picture } from '#ui/card/Picture.tsx';
import { DeliveryCheck } from '#ui/delivery-check/DeliveryCheck.tsx';
import { InfoCards, type InfoCard } from '#ui/info-cards/InfoCards.tsx';
import { Prices } from '#ui/product-card/Prices.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SoldOut } from '#ui/sold-out/SoldOut.tsx';
import { Stars } from '#ui/stars/Stars.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { getFirstParagraph } from './first-paragraph.ts';
import styles from './Details.module.css';
import { ownMessages } from './own-messages.ts';

interface Props {
  product: ProductDetail;
  /** Cards from the CMS. By default the shop's own three are shown. */
  infoCards: readonly InfoCard[] | undefined;
  /** Whether the visitor has pressed the button to try again, which has disappeared. Then the content has the focus. */
  isRetry: boolean;
}

/** Icons: a leaf, a van and a farmhouse. */
const CATTLE = 'M5 19c0-9 5-14 15-14 0 10-5 15-14 14M5 19c2-4 5-7 9-9';
const DELIVERY =
  'M3 6.5h11v10H3ZM14 10h4l3 3.5v3h-7ZM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';
const FARM = 'M4 20V10l8-6 8 6v10ZM9 20v-6h6v6';

/** Picture, rating, prices, the buy control and reasons to buy (PRD-15, PRD-16). */
export function Details({ product, infoCards, isRetry }: Props) {
  const t = useTexts(ownMessages);
  const nameId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const description = getFirstParagraph(product.description);
  const cards = infoCards?.length
    ? infoCards
    : [
        { header: t('cattleHeader'), text: t('cattleText'), icon: CATTLE },
        { header: t('deliveryHeader'), text: t('deliveryText'), icon: DELIVERY },
        { header: t('farmHeader'), text: t('farmText'), icon: FARM },
      ];

  useEffect(() => {
    if (document.activeElement === document.body) whole.current?.focus();
  }, []);

  return (
    <div
      ref={whole}
      className={styles.details}
      {...(isRetry && { role: 'group', 'aria-label': product.title })}
      tabIndex={-1}
    >
      <div className={styles.product}>
        <Picture image={product.images[0]} shape="square" className={styles.picture} />
        <div className={styles.facts}>
          <Rating product={product} />
          <Prices product={product} />
          {isSoldOut(product.stock) && <SoldOut />}
          {isBuyable(product) && (
            <div className={styles.buy}>
              <VisuallyHidden id={nameId} aria-hidden="true">
                {product.title}
              </VisuallyHidden>
              <Buy code={product.code} describedBy={nameId} />
            </div>
          )}
          {description !== '' && <RichText className={styles.description} html={description} />}
          {product.url !== undefined && (
            <p>
              <a href={product.url}>{t('toProduct')}</a>
            </p>
          )}
        </div>
      </div>
      <InfoCards cards={cards} />
      <div className={styles.delivery}>
        <DeliveryCheck />
      </div>
    </div>
  );
}

/** The average rating, if there is one, and the number of reviews as a link to them (PRD-15, REV-01). */
function Rating({ product: { averageRating, reviewCount, url } }: Pick<Props, 'product'>) {
  const t = useTexts(ownMessages);
  const count = t(reviewCount === 1 ? 'oneReview' : 'reviews', { count: reviewCount });
  return (
    <p className={styles.rating}>
      {averageRating > 0 && <Stars value={averageRating} />}
      {url === undefined ? <span>{count}</span> : <a href={`${url.split('#', 1)[0]}#reviews`}>{count}</a>}
    </p>
  );
}
