import type { ReactNode } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './Disclosure.module.css';

interface Props {
  /** What opens and closes it. */
  label: string;
  children: ReactNode;
  /** Level of its heading in the page. Default 3: below the heading of a block. */
  level?: 2 | 3;
}

/**
 * A heading that opens and closes what belongs to it: the browser's own, which works before and without the island, and whose
 * closed content the browser's search finds and opens.
 */
export function Disclosure({ label, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.disclosure} suppressHydrationWarning>
      <summary className={styles.button}>
        <Heading className={styles.heading}>{label}</Heading>
        <ChevronIcon className={styles.icon} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
