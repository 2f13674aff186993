import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

/** Related fields in a row if there is room, such as a postal code and its town. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
