import { useIsland, useTexts } from '#island/context.ts';
import { formatNumber } from '#i18n/format.ts';
import type { SearchState } from '#store/search/search.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { searchMessages } from './messages.ts';
import styles from './Results.module.css';

/** The state of the search in a live region (SRCH-07, SRCH-12). */
export function ResultCount<Hit>({ state: { phase, list } }: { state: SearchState<Hit> }) {
  const t = useTexts(searchMessages);
  const { language } = useIsland();

  const text = (): string => {
    if (phase === 'waiting') return '';
    if (phase === 'loading') return t('loadingLabel');
    // The last search failed: the text describes the list that is still shown.
    if (!list) return '';
    if (list.hits.length === 0) return phase === 'ready' ? t('noResultsText') : '';
    const { totalCount, query } = list;
    if (totalCount === undefined) return t('shown', { shown: list.hits.length });
    const count = formatNumber(totalCount, language);
    if (totalCount === 1) return query === '' ? t('oneResult') : t('oneResultFor', { query });
    return query === '' ? t('manyResults', { count }) : t('manyResultsFor', { count, query });
  };

  const omitted =
    phase !== 'loading' && list?.omitted ? `. ${t('omittedWords', { words: list.omitted })}` : '';

  return (
    <p aria-live="polite" aria-atomic="true" className={styles.count}>
      {phase === 'failed' && <VisuallyHidden>{`${t('failedText')} `}</VisuallyHidden>}
      {`${text()}${omitted}`}
    </p>
  );
}
