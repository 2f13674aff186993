import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { useTexts } from '#island/context.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { useHydrated } from '#ui/use-at-first.ts';
import { useDismiss } from '#ui/use-dismiss.ts';
import { messages } from './messages.ts';
import styles from './Timeline.module.css';

interface Props {
  /** All of them, in order. */
  years: readonly string[];
  /** Those that are shown, in order; all are without script, where nothing follows the reading. */
  near: readonly string[];
  current: string;
}

/** Links to the years: a list on desktop; on mobile a button that opens it, or without script a row (CORP-06). */
export function YearList({ years, near, current }: Props) {
  const t = useTexts(messages);
  // The server's HTML has all years, in their usual order: pages may forbid styles that are written into it.
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

  // A list that is higher than the window shows the part that is read.
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
