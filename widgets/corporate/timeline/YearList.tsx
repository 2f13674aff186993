import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { useTexts } from '#island/context.ts';
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useDismiss } from '#ui/use-dismiss.ts';
import { useMedia } from '#ui/use-media.ts';
import { messages } from './messages.ts';
import styles from './Timeline.module.css';

interface Props {
  /** Those that are shown, in order. */
  years: readonly string[];
  current: string;
}

/** Links to the years: a list on desktop, a button that opens it on mobile (CORP-06). */
export function YearList({ years, current }: Props) {
  const t = useTexts(messages);
  const isMobile = useMedia(`(max-width: ${BREAKPOINTS.lg}px)`);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useDismiss(root, isMobile && open, close, () => {
    close();
    button.current?.focus();
  });

  // A list that is higher than the window shows the part that is read.
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    const row = years.indexOf(current);
    list.current?.scrollTo({ top: (scrollHeight / years.length) * row - clientHeight / 2 });
  }, [years, current, open]);

  return (
    <nav ref={root} className={styles.nav} aria-label={t('years')}>
      {isMobile && (
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${t('chooseYear')}: ${current}`}
          onClick={() => setOpen(!open)}
        >
          {current}
          <ChevronIcon className={styles.icon} />
        </button>
      )}
      <ul
        ref={list}
        id={id}
        className={`${styles.years} ${styles.moving}`}
        style={{ '--rows': years.length } as CSSProperties}
        hidden={isMobile && !open}
      >
        {years.map((year, row) => (
          <li key={year} style={{ '--row': row } as CSSProperties}>
            <a
              className={styles.year}
              href={`#${encodeURIComponent(year)}`}
              aria-current={year === current ? 'true' : undefined}
              onClick={close}
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
