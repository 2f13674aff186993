import { useTexts } from '#island/context.ts';
import { panelMessages } from './panel-messages.ts';
import type { Suggestions } from './suggestions.ts';

/** Describes the state of the search (QS-12). */
export function Status({ state: { phase, hits } }: { state: Suggestions }) {
  const t = useTexts(panelMessages);
  if (phase === 'loading' || hits === null) return t('loadingLabel');
  if (hits.length === 0) return t('noSuggestions');
  return hits.length === 1 ? t('oneSuggestion') : t('manySuggestions', { count: hits.length });
}
