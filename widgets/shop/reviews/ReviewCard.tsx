import { useId, useRef } from 'react';
import type { Review } from '#api/reviews.ts';
import { useTexts } from '#island/context.ts';
import { createTeaser } from '#lib/teaser.ts';
import { ButtonSummary } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/status-icons.tsx';
import { Stars } from '#ui/stars/Stars.tsx';
import { listMessages } from './list-messages.ts';
import styles from './ReviewCard.module.css';

/** Maximum number of characters of a collapsed text (REV-07). */
const CUT_AT = 170;

/** A review: stars, text, author, and whether the author has bought the product (REV-06, REV-07). */
export function ReviewCard({ review: { stars, text, userName, isVerified } }: { review: Review }) {
  const t = useTexts(listMessages);
  const writer = useId();
  const whole = useRef<HTMLParagraphElement>(null);

  return (
    <article className={styles.card} aria-labelledby={writer} tabIndex={-1}>
      <Stars value={stars} />
      {text.length <= CUT_AT ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <>
          <p className={`${styles.text} ${styles.start}`}>{`${createTeaser(text, CUT_AT)}…`}</p>
          <details
            className={styles.rest}
            // It may be open before hydration.
            suppressHydrationWarning
            // The pressed button disappears, so the focus moves to the text.
            onToggle={() => whole.current?.focus({ preventScroll: true })}
          >
            <ButtonSummary variant="quiet" className={styles.more} aria-describedby={writer}>
              {t('readMore')}
            </ButtonSummary>
            <p ref={whole} className={styles.text} tabIndex={-1}>
              {text}
            </p>
          </details>
        </>
      )}
      <p className={styles.writer}>
        <span id={writer} className={styles.name}>
          {userName}
        </span>
        {isVerified && (
          <span className={styles.verified}>
            <CheckIcon className={styles.icon} />
            {t('verified')}
          </span>
        )}
      </p>
    </article>
  );
}
