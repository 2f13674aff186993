import { useLayoutEffect, useRef } from 'react';
import styles from './ErrorList.module.css';
import type { Problem } from './problems.ts';

interface Props {
  heading: string;
  /** Its name for screen readers. */
  name: string | undefined;
  problems: readonly Problem[];
}

/** What is wrong, in page order, each line a link to its field (FRM-09, FRM-14). It takes the focus when it comes. */
export function ErrorList({ heading, name, problems }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.focus();
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
                // The address stays as it is: its hash may mean something to the page.
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
