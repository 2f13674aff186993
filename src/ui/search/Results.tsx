import type { SearchQuery } from '#lib/search-query.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { nextPaint } from '#lib/next-paint.ts';
import type { SearchEngine, SearchState } from '#store/search/search.ts';
import { useTexts } from '#island/context.ts';
import { Button } from '../Button.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { SearchDescription } from './description.ts';
import { HitList, type RenderHit } from './HitList.tsx';
import { searchMessages } from './messages.ts';
import { filterByTitle } from './filter-by-title.ts';
import { ResultCount } from './ResultCount.tsx';
import styles from './Results.module.css';

interface Props<Hit> {
  description: SearchDescription<Hit>;
  engine: SearchEngine<Hit>;
  state: SearchState<Hit>;
  /** Text that is typed but not searched for; '' for none. */
  narrowing: string;
  /** Returns the URL of the same search with a change. */
  linkTo: (change: Partial<SearchQuery>) => string;
  renderHit: RenderHit<Hit>;
}

/**
 * The result of a search: number, list, and the button for more. Shows the previous list until the next one
 * is loaded (SRCH-06 to SRCH-09, SRCH-32).
 */
export function Results<Hit>({ description, engine, state, narrowing, linkTo, renderHit }: Props<Hit>) {
  const t = useTexts(searchMessages);
  const items = useRef<HTMLUListElement>(null);
  const { phase, list, more, added } = state;
  const { layout, getTitle } = description;
  const hits = list ? filterByTitle(list.hits, getTitle, narrowing) : [];
  const isEmpty = phase === 'ready' && list?.hits.length === 0;

  useLayoutEffect(() => {
    if (phase === 'ready') engine.restoreScroll();
  }, [engine, phase, list]);

  useEffect(() => {
    if (added === undefined || list?.hasMore !== false || document.activeElement !== document.body) return;
    // With the last page the focused button is removed: focuses the first new hit, or the last hit.
    const { children, lastElementChild } = items.current ?? {};
    (children?.[list.hits.length - added] ?? lastElementChild)?.querySelector('a')?.focus();
  }, [added, list]);

  return (
    <div className={styles.results}>
      <ResultCount state={state} />
      {phase === 'failed' && (
        <p className={styles.failed}>
          {`${t('failedText')} `}
          <Button variant="quiet" onClick={() => engine.search({})}>
            {t('retryLabel')}
          </Button>
        </p>
      )}
      {isEmpty && <p className={styles.hint}>{t('noResultsHint')}</p>}
      {list && list.hits.length > 0 && hits.length === 0 && (
        <p className={styles.hint} role="status">
          {t('narrowedHint')}
        </p>
      )}
      {hits.length > 0 && (
        <HitList
          ref={items}
          hits={hits}
          layout={layout}
          label={t('resultsLabel')}
          isBusy={phase === 'loading'}
          renderHit={renderHit}
        />
      )}
      {list?.hasMore && phase === 'ready' && (
        <p className={styles.more}>
          <LinkButton
            variant="secondary"
            rel="next"
            href={linkTo({ page: list.pages + 1 })}
            aria-busy={more === 'loading'}
            onPress={() => void nextPaint().then(() => engine.showMore())}
          >
            {t('showMoreLabel')}
          </LinkButton>
          {more === 'failed' && <span className={styles.failed}>{t('failedText')}</span>}
        </p>
      )}
      <VisuallyHidden aria-live="polite">
        {added !== undefined && list
          ? `${t('addedResults', { added })} ${t('shown', { shown: list.hits.length })}`
          : ''}
        {more === 'failed' ? t('failedText') : ''}
      </VisuallyHidden>
    </div>
  );
}
