import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import styles from './MainSearch.module.css';
import { useHeader } from '../header-context.ts';
import { messages } from '../messages.ts';
import { useFocusOnOpen } from '../use-focus-on-open.ts';

/** The quick search beside the logo; on some sites a button brings it (NAV-13, NAV-20). */
export function MainSearch({ toggled }: { toggled: boolean }) {
  const t = useTexts(messages);
  const { searchUrl } = useHeader();
  const [open, setOpen] = useState(false);
  const boxId = useId();
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusOnOpen(box, toggled && open);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!toggled || event.key !== 'Escape' || event.defaultPrevented) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles.place} data-toggled={toggled}>
      {/* What was typed before the island stood opens the box, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        id={boxId}
        className={styles.box}
        hidden={toggled && !open}
        onInput={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <QuickSearch layout="normal" searchUrl={searchUrl} />
      </div>
      {toggled && (
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={boxId}
          aria-label={t('search')}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <SearchIcon />}
        </button>
      )}
    </div>
  );
}
