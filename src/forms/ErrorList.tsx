import { useLayoutEffect, useRef } from 'react';
import { focusRegion } from '#ui/focus-region.ts';
import styles from './ErrorList.module.css';
import type { Problem } from './problems.ts';

interface Props {
  heading: string;
  /** Accessible name. */
  name: string | undefined;
  problems: readonly Problem[];
}

/**
 * The list of errors in page order, each a link to its field (FRM-09, FRM-14). Takes the focus when it is
 * mounted.
 */
export function ErrorList({ heading, name, problems }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    focusRegion(list.current);
  }, []);
  return (
    <div ref={list} className={styles.list} role="alert" aria-label={name} tabIndex={-1}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id} className={styles.item}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Keeps the URL unchanged, because its hash may have a meaning in the page.
                event.preventDefault();
                const control = document.getElementById(id);
                control?.scrollIntoView({ block: 'center' });
                control?.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
