import type { SearchHit } from '#api/search.ts';
import { useTexts } from '#island/context.ts';
import { CloseIcon } from '../icons.tsx';
import { panelMessages } from './panel-messages.ts';
import { Suggestion } from './Suggestion.tsx';
import styles from './SuggestionPanel.module.css';

interface Props {
  /** Of the grid; its cells are `id-0`, `id-1` … */
  id: string;
  /** Null until the first answer. */
  hits: readonly SearchHit[] | null;
  /** What `hits` answer. */
  query: string;
  /** Index of the hit that the arrow keys have reached. */
  active: number;
  /** A newer answer is on its way. */
  isLoading: boolean;
  /** Where Enter goes, too (QS-17). */
  showAllUrl: string;
  onClose: () => void;
}

/** The inside of the open panel, after what the box itself says there: close button, hits, all results (QS-07, QS-10, QS-17). */
export function SuggestionPanel({ id, hits, query, active, isLoading, showAllUrl, onClose }: Props) {
  const t = useTexts(panelMessages);
  return (
    <>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
      {hits !== null && hits.length > 0 && (
        <div role="grid" id={id} className={styles.grid} aria-label={t('suggestions')} aria-busy={isLoading}>
          {hits.map((hit, index) => (
            <Suggestion
              key={index}
              id={`${id}-${index}`}
              hit={hit}
              query={query}
              isActive={index === active}
            />
          ))}
        </div>
      )}
      {hits !== null && (
        <a className={styles.all} href={showAllUrl}>
          {t('showAllLabel')}
        </a>
      )}
    </>
  );
}
