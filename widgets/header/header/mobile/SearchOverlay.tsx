import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { lockScroll } from '#ui/scroll-lock.ts';
import { useHeader } from '../header-context.ts';
import { messages } from '../messages.ts';
import styles from './SearchOverlay.module.css';
import { useFocusOnOpen } from '../use-focus-on-open.ts';

/** The search toggle of the bar, and the overlay below the bar that it opens and closes (NAV-31). */
export function SearchOverlay() {
  const t = useTexts(messages);
  const { searchUrl } = useHeader();
  const [open, setOpen] = useState(false);
  const overlayId = useId();
  const overlay = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusOnOpen(overlay, open);
  useEffect(() => (open ? lockScroll() : undefined), [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
    setOpen(false);
    toggle.current?.focus();
  };
  /** The page behind is covered: who tabs on into it wants to see it. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={overlayId}
        aria-label={t('search')}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <SearchIcon />}
      </button>
      {/* A press beside the sheet closes it; by keyboard, Escape and the toggle do. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={overlay}
        id={overlayId}
        className={styles.overlay}
        hidden={!open}
        onClick={({ target, currentTarget }) => target === currentTarget && setOpen(false)}
        onInput={() => setOpen(true)}
      >
        <div className={styles.sheet}>
          <QuickSearch layout="mobile" searchUrl={searchUrl} />
        </div>
      </div>
    </div>
  );
}
