import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { useTexts } from '#island/context.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useHydrated } from '#ui/use-initial-client-value.ts';
import { useDismiss } from '#ui/use-dismiss.ts';
import { messages } from './messages.ts';
import styles from './Timeline.module.css';

interface Props {
  /** All years, in order. */
  years: readonly string[];
  /** Visible years, in order. Without scripts all are visible. */
  near: readonly string[];
  current: string;
}

/** Links to the years: a list on desktop; on mobile a button that opens the list, or a row without scripts (CORP-06). */
export function YearList({ years, near, current }: Props) {
  const t = useTexts(messages);
  // The server renders all years in order, without inline styles, which pages may forbid.
  const follows = useHydrated();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useDismiss(root, open, close, () => {
    close();
    button.current?.focus();
  });

  // Scrolls a list that is higher than the window to the current year.
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    const row = near.indexOf(current);
    list.current?.scrollTo({ top: (scrollHeight / near.length) * row - clientHeight / 2 });
  }, [near, current, open]);

  return (
    <nav ref={root} className={styles.nav} aria-label={t('years')}>
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
      <ul
        ref={list}
        id={id}
        className={follows ? `${styles.years} ${styles.moving}` : styles.years}
        style={follows ? ({ '--rows': near.length } as CSSProperties) : undefined}
      >
        {(follows ? near : years).map((year) => (
          <li
            key={year}
            style={follows ? ({ '--row': near.indexOf(year) } as CSSProperties) : undefined}
            hidden={!near.includes(year)}
          >
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
