import { useCallback, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { safeLink, withParameter } from '#lib/url.ts';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../icons.tsx';
import { boxMessages } from './box-messages.ts';
import styles from './QuickSearch.module.css';
import { keptParameters } from './kept-parameters.ts';
import { useDismiss } from '../use-dismiss.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /** `mobile` has a heading and fills its place; `sticky` is a compact box of 216 px (QS-01, NAV-23). */
  layout: 'normal' | 'mobile' | 'sticky';
  /** The search page (SRCH-01); a query of its own is kept. */
  searchUrl: string;
  /** Sent with the suggestions where it is given (QS-06). */
  sortOrder?: number | undefined;
}

/**
 * The search box with its suggestions: an editable combobox with a grid (see docs/decisions). It is in a real GET
 * form, which goes to the results page by itself (QS-01 to QS-20). What only suggestions need comes at the first focus;
 * where it does not come, the form is all there is.
 */
export function QuickSearch({ layout, searchUrl, sortOrder }: Props) {
  const t = useTexts(boxMessages);
  const { state, suggesting, prefetch, type, move, close, submit } = useSuggestions(sortOrder);
  const root = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const target = safeLink(searchUrl) ?? '/haku';
  const { text, phase, hits, open, active } = state;
  const isLoading = open && (phase === 'loading' || hits === null);
  const hasHits = open && hits !== null && hits.length > 0;

  const status = () => {
    if (!open) return '';
    if (isLoading || hits === null) return t('loadingLabel');
    if (hits.length === 0) return t('noSuggestions');
    return hits.length === 1 ? t('oneSuggestion') : t('manySuggestions', { count: hits.length });
  };

  /** Focus goes back to the box, since what held it may be gone. */
  const closeHere = useCallback(() => {
    close();
    box.current?.focus();
  }, [close]);
  // Also before the panel opens: it must not open for somebody who has gone on.
  useDismiss(root, phase !== 'idle', close, closeHere);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasHits || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"] a')?.click();
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const q = text.trim();
    submit();
    if (q === '') event.preventDefault();
    // The browser reads the form next, maybe before React has rendered.
    else if (box.current) box.current.value = q;
  };

  return (
    <form
      ref={root}
      className={[styles.search, styles[layout]].filter(Boolean).join(' ')}
      action={target}
      role={layout === 'sticky' ? undefined : 'search'}
      aria-label={layout === 'sticky' ? undefined : t('promptLabel')}
      onSubmit={onSubmit}
    >
      {layout === 'mobile' && <h2 className={styles.prompt}>{t('promptLabel')}</h2>}
      {keptParameters(target).map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.box}>
        <input
          ref={box}
          className={styles.input}
          name="q"
          value={text}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={hasHits}
          aria-controls={hasHits ? id : undefined}
          aria-activedescendant={hasHits && active >= 0 ? `${id}-${active}` : undefined}
          onFocus={prefetch}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {layout === 'sticky' ? (
          <button type="submit" className={styles.inside} aria-label={t('buttonLabel')}>
            <SearchIcon />
          </button>
        ) : (
          <Button type="submit" className={styles.beside}>
            {t('buttonLabel')}
          </Button>
        )}
      </div>
      <div className={open ? [styles.panel, styles[`${layout}Panel`]].join(' ') : undefined}>
        {/* It is rendered before it has a text: a live region has to be. */}
        <p role="status" className={open ? styles.status : styles.silent}>
          {status()}
        </p>
        {open && suggesting && (
          <suggesting.SuggestionPanel
            id={id}
            hits={hits}
            query={state.answeredQuery}
            active={active}
            isLoading={isLoading}
            showAllUrl={withParameter(target, 'q', text.trim())}
            onClose={closeHere}
          />
        )}
      </div>
    </form>
  );
}
