import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { safeLink, withParameter } from '#lib/url.ts';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../icons.tsx';
import { boxMessages } from './box-messages.ts';
import styles from './QuickSearch.module.css';
import { getKeptParameters } from './kept-parameters.ts';
import { useDismiss } from '../use-dismiss.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /** `mobile` has a heading and fills its container; `sticky` is a compact box of 216 px (QS-01, NAV-23). */
  layout: 'normal' | 'mobile' | 'sticky';
  /** URL of the search page (SRCH-01). Its query is kept. */
  searchUrl: string;
  /** Sent with the suggestions, if given (QS-06). */
  sortOrder?: number | undefined;
}

/**
 * The quick search: an editable combobox with a grid of suggestions (see docs/decisions) in a GET form that
 * leads to the results page (QS-01 to QS-20). The code of the suggestions is loaded at the first focus; if
 * that fails, the form still works.
 */
export function QuickSearch({ layout, searchUrl, sortOrder }: Props) {
  const t = useTexts(boxMessages);
  const [text, setText] = useState('');
  const { used, isAsking, prefetch, ask, close } = useSuggestions(text, sortOrder);
  const root = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const target = safeLink(searchUrl) ?? '/haku';
  const open = used?.state.open;
  const hasHits = open && used.state.hits !== null && used.state.hits.length > 0;

  /** Moves the focus to the box, because the focused element may be gone. */
  const closeHere = useCallback(() => {
    close();
    box.current?.focus();
  }, [close]);
  // Also active before the panel opens: it must not open after the visitor has moved on.
  useDismiss(root, isAsking, close, closeHere);

  /** Without the code of the suggestions, the results page cleans the text. */
  const readText = () => used?.suggesting.cleanPasted(text) ?? text.trim();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const q = readText();
    close();
    setText(q);
    if (q === '') event.preventDefault();
    // The browser submits the input's value next, possibly before React has rendered.
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
      {getKeptParameters(target).map(([name, value], index) => (
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
          aria-expanded={hasHits ?? false}
          aria-controls={hasHits ? id : undefined}
          aria-activedescendant={hasHits && used.state.active >= 0 ? `${id}-${used.state.active}` : undefined}
          onFocus={prefetch}
          onChange={({ target: { value } }) => {
            setText(value);
            ask();
          }}
          onKeyDown={(event) => used?.store.press(event, root.current!)}
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
        {/* A live region must exist before it has a text. */}
        <p aria-live="polite" className={open ? styles.status : styles.silent}>
          {open && <used.suggesting.SuggestionStatus state={used.state} />}
        </p>
        {open && (
          <used.suggesting.SuggestionPanel
            id={id}
            state={used.state}
            showAllUrl={withParameter(target, 'q', readText())}
            onClose={closeHere}
          />
        )}
      </div>
    </form>
  );
}
