import { useEffect } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { syncLikes, like } from '#store/likes.ts';
import { useStore } from '#store/use-store.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './LikeButton.module.css';
import { likeMessages } from './messages.ts';

interface Props {
  contentId: string;
  /** The count when the page was rendered. */
  likeCount: number;
  /** Id of the element that names the liked content, if a page has several. */
  describedBy?: string | undefined;
}

/** A heart with the number of likes. A visitor can like a piece of content once (LIK-01..LIK-07). */
export function LikeButton({ contentId, likeCount, describedBy }: Props) {
  const t = useTexts(likeMessages);
  const { language } = useIsland();
  const liked = useStore((state) => state.likes.get(contentId));
  useEffect(syncLikes, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        // Not `disabled`, which would take the focus away after a press by keyboard.
        aria-disabled={liked !== undefined}
        data-liked={liked !== undefined}
        aria-describedby={describedBy}
        onClick={() => like(contentId)}
      >
        <svg className={styles.heart} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5S3.5 15 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 5.8-8.5 11.3-8.5 11.3Z" />
        </svg>
        <VisuallyHidden>{t(liked ? 'liked' : 'like')}</VisuallyHidden>{' '}
        <span className={styles.count}>{formatNumber(likeCount + (liked === 'now' ? 1 : 0), language)}</span>
      </button>
      <VisuallyHidden aria-live="polite">{liked === 'now' ? t('liked') : ''}</VisuallyHidden>
    </>
  );
}
