import { useEffect, useId, useRef, useState } from 'react';
import type { Review } from '#api/reviews.ts';
import { useTexts } from '#island/context.ts';
import { teaser } from '#lib/teaser.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Stars } from '#ui/stars/Stars.tsx';
import { listMessages } from './list-messages.ts';
import styles from './ReviewCard.module.css';

/** The most characters of a text that is not opened (REV-07). */
const CUT_AT = 170;

/** One review: stars, text, who wrote it, and whether they had bought the product (REV-06, REV-07). */
export function ReviewCard({ review: { stars, text, userName, isVerified } }: { review: Review }) {
  const t = useTexts(listMessages);
  const [open, setOpen] = useState(false);
  const writer = useId();
  const whole = useRef<HTMLParagraphElement>(null);
  const isCut = text.length > CUT_AT && !open;

  // The button that was pressed is gone: reading goes on where it stood.
  useEffect(() => {
    if (open) whole.current?.focus({ preventScroll: true });
  }, [open]);

  return (
    <article className={styles.card} aria-labelledby={writer} tabIndex={-1}>
      <Stars value={stars} />
      <p ref={whole} className={styles.text} tabIndex={open ? -1 : undefined}>
        {isCut ? `${teaser(text, CUT_AT)}…` : text}
      </p>
      {isCut && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={false}
          aria-describedby={writer}
          onClick={() => setOpen(true)}
        >
          {t('readMore')}
        </Button>
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
