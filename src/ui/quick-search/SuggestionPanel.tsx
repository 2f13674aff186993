import { useTexts } from '#island/context.ts';
import { CloseIcon } from '../icons.tsx';
import { panelMessages } from './panel-messages.ts';
import { Suggestion } from './Suggestion.tsx';
import styles from './SuggestionPanel.module.css';
import type { Suggestions } from './suggestions.ts';

// The part of the box that is loaded when a visitor uses it.
export { cleanPasted } from '#lib/pasted.ts';
export { createSuggestions } from './suggestion-store.ts';

interface Props {
  /** Id of the grid; its cells are `id-0`, `id-1` … */
  id: string;
  state: Suggestions;
  /** URL of the results page; Enter leads there too (QS-17). */
  showAllUrl: string;
  onClose: () => void;
}

/**
 * The content of the open panel below the status text: close button, hits, link to all results (QS-07, QS-10,
 * QS-17).
 */
export function SuggestionPanel({ id, state, showAllUrl, onClose }: Props) {
  const { phase, hits, answeredQuery, active } = state;
  const t = useTexts(panelMessages);
  return (
    <>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
      {hits !== null && hits.length > 0 && (
        <div
          role="grid"
          id={id}
          className={styles.grid}
          aria-label={t('suggestions')}
          aria-busy={phase === 'loading'}
        >
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
      {hits !== null && (
        <a className={styles.all} href={showAllUrl}>
          {t('showAllLabel')}
        </a>
      )}
    </>
  );
}

/** Describes the state of the search (QS-12). */
export function SuggestionStatus({ state: { phase, hits } }: { state: Suggestions }) {
  const t = useTexts(panelMessages);
  if (phase === 'loading' || hits === null) return t('loadingLabel');
  if (hits.length === 0) return t('noSuggestions');
  return hits.length === 1 ? t('oneSuggestion') : t('manySuggestions', { count: hits.length });
}
