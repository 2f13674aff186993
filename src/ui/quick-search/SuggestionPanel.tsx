import { useTexts } from '#island/context.ts';
import { CloseIcon } from '../icons.tsx';
import { quickSearchMessages } from './messages.ts';
import { Suggestion } from './Suggestion.tsx';
import styles from './SuggestionPanel.module.css';
import type { Suggestions } from './suggestions.ts';

interface Props {
  /** Of the grid; its cells are `id-0`, `id-1` … */
  id: string;
  layout: 'normal' | 'mobile' | 'sticky';
  state: Suggestions;
  /** Where Enter goes, too (QS-17). */
  showAllUrl: string;
  onClose: () => void;
}

/** What was found (QS-07, QS-12, QS-17). It always stands, closed without looks: a live region has to be there before it speaks. */
export function SuggestionPanel({ id, layout, state, showAllUrl, onClose }: Props) {
  const t = useTexts(quickSearchMessages);
  const { open, phase, hits, active, answeredQuery } = state;
  const isLoading = open && (phase === 'loading' || hits === null);

  const status = () => {
    if (!open) return '';
    if (isLoading || hits === null) return t('loadingLabel');
    if (hits.length === 0) return t('noSuggestions');
    return hits.length === 1 ? t('oneSuggestion') : t('manySuggestions', { count: hits.length });
  };

  return (
    <div className={open ? [styles.panel, styles[layout]].join(' ') : undefined}>
      <div className={open ? styles.head : undefined}>
        <p role="status" className={open ? styles.status : styles.silent}>
          {status()}
        </p>
        {open && (
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </div>
      {open && hits !== null && hits.length > 0 && (
        <div role="grid" id={id} className={styles.grid} aria-label={t('suggestions')} aria-busy={isLoading}>
          {hits.map((hit, index) => (
            <Suggestion
              key={index}
              id={`${id}-${index}`}
              hit={hit}
              query={answeredQuery}
              isActive={index === active}
            />
          ))}
        </div>
      )}
      {open && hits !== null && (
        <a className={styles.all} href={showAllUrl}>
          {t('showAllLabel')}
        </a>
      )}
    </div>
  );
}
