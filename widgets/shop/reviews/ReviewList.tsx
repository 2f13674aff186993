import { useEffect, useRef } from 'react';
import { useTexts } from '#island/context.ts';
import { Button } from '#ui/Button.tsx';
import buttonStyles from '#ui/Button.module.css';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { listMessages } from './list-messages.ts';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './ReviewList.module.css';
import type { ReviewList as List } from './use-reviews.ts';

/** The review cards, and a button for more (REV-02, REV-04). */
export function ReviewList({ list: { reviews, reload, showMore, moreUrl } }: { list: List }) {
  const t = useTexts(listMessages);
  const cards = useRef<HTMLUListElement>(null);
  const { status, hits, totalCount, hasMore, more, added } = reviews;

  // On the last page the pressed button disappears, so the focus moves to the first new review.
  useEffect(() => {
    if (added === undefined || hasMore || document.activeElement !== document.body) return;
    const { children, lastElementChild } = cards.current ?? {};
    (children?.[hits.length - added] ?? lastElementChild)?.querySelector('article')?.focus();
  }, [added, hasMore, hits.length]);

  // The button to try again disappears, so the focus moves to the first review.
  const isRetried = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement === document.body) cards.current?.querySelector('article')?.focus();
  }, [status]);

  return (
    <>
      <div aria-busy={status === 'loading'}>
        {status === 'loading' && <Skeleton />}
        {status === 'ready' && hits.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
        {hits.length > 0 && (
          <ul ref={cards} className={styles.cards}>
            {hits.map((review, at) => (
              <li key={review.id || `at ${at}`}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
        {status === 'failed' && (
          <p className={styles.failed}>
            <span role="alert">{t('loadFailed')}</span>{' '}
            <Button
              variant="secondary"
              onClick={() => {
                isRetried.current = true;
                reload();
              }}
            >
              {t('tryAgain')}
            </Button>
          </p>
        )}
        {hasMore && (
          <p className={styles.more}>
            <Button
              variant="secondary"
              className={styles.press}
              aria-busy={more === 'loading'}
              onClick={showMore}
            >
              {t('showMore')}
            </Button>
            {moreUrl !== undefined && added === undefined && (
              <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.link}`} href={moreUrl}>
                {t('showMore')}
              </a>
            )}
            {more === 'failed' && (
              <span role="alert" className={styles.failed}>
                {t('loadFailed')}
              </span>
            )}
          </p>
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {status === 'loading' || more === 'loading'
          ? t('loadingReviews')
          : added !== undefined && t('shown', { shown: hits.length, count: totalCount })}
      </VisuallyHidden>
    </>
  );
}

/** A placeholder for the first reviews. */
const Skeleton = () => (
  <div className={styles.cards} aria-hidden="true">
    {[1, 2, 3].map((at) => (
      <span key={at} className={styles.placeholder} />
    ))}
  </div>
);
