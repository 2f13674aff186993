import { useId, useRef } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Stars } from '#ui/stars/Stars.tsx';
import { listMessages } from './list-messages.ts';
import { ReviewList } from './ReviewList.tsx';
import styles from './Reviews.module.css';
import { ANCHOR, useAnchor } from './use-anchor.ts';
import { useReviews } from './use-reviews.ts';
import type definition from './widget.ts';
import { WriteReview } from './WriteReview.tsx';

/** Customer reviews of a product (REV-01 to REV-13). */
export default function Reviews(props: WidgetProps<typeof definition>) {
  // The key resets the list for another product.
  return <OfProduct key={`${props.productId} ${props.pageSize}`} {...props} />;
}

function OfProduct({ productId, pageSize, userName }: WidgetProps<typeof definition>) {
  const t = useTexts(listMessages);
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const list = useReviews(productId, Math.trunc(pageSize));
  const { status, totalCount, averageRating } = list.reviews;
  useAnchor(section);

  return (
    <section
      ref={section}
      id={ANCHOR}
      className={status === 'loading' ? `${styles.reviews} ${styles.waiting}` : styles.reviews}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <div className={styles.summary}>
          <h2 id={headingId} className={styles.heading}>
            {`${t('heading')}${status === 'ready' ? ` (${totalCount})` : ''}`}
          </h2>
          {averageRating > 0 && <Stars value={averageRating} />}
        </div>
        <WriteReview productId={productId} userName={userName} onSent={list.reload} />
      </div>
      <ReviewList list={list} />
    </section>
  );
}
