import { useTexts } from '#island/context.ts';
import { messages } from './messages.ts';
import styles from './JobListing.module.css';
import { listPageButtons } from './pages.ts';

interface Props {
  /** Current page, from 1. */
  page: number;
  count: number;
  onChoose: (page: number) => void;
}

/** Buttons for the pages, the previous page and the next page. */
export function Pager({ page, count, onChoose }: Props) {
  const t = useTexts(messages);
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <button
        type="button"
        className={styles.button}
        disabled={page === 1}
        onClick={() => onChoose(page - 1)}
      >
        {t('previous')}
      </button>
      {listPageButtons(page, count).map((one, index) =>
        one === 'gap' ? (
          <span key={`gap ${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.button}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onChoose(one)}
          >
            {one}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.button}
        disabled={page === count}
        onClick={() => onChoose(page + 1)}
      >
        {t('next')}
      </button>
    </nav>
  );
}
