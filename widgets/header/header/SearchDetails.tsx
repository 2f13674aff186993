import { useEffect, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { useDismiss } from '#ui/use-dismiss.ts';
import { messages } from './messages.ts';
import styles from './SearchDetails.module.css';
import { useDetails } from './use-details.ts';

/** The search toggle and the quick search, which gets the focus when it opens. It closes on Escape, or when the visitor goes elsewhere. */
export function SearchDetails({ children }: { children: ReactNode }) {
  const t = useTexts(messages);
  const { open, change, details } = useDetails();
  const { ref } = details;
  const close = () => change(false);
  useDismiss(ref, open, close, () => {
    close();
    ref.current?.querySelector('summary')?.focus();
  });

  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [ref, open]);

  return (
    <details {...details} className={styles.search}>
      <summary className={styles.toggle} aria-label={t('search')}>
        <SearchIcon />
        <CloseIcon />
      </summary>
      {children}
    </details>
  );
}
