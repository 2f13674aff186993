import type { ReactNode } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './Disclosure.module.css';

interface Props {
  /** The text of the heading. */
  label: string;
  children: ReactNode;
  /** Heading level in the page. Default 3, below a block's own heading. */
  level?: 2 | 3;
}

/**
 * A heading that opens and closes a section. Uses `<details>`, which works without JavaScript and before the
 * island is mounted, and whose closed content the browser's search can find and open.
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
