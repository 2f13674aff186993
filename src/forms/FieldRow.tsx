import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

/** Fields that belong together, beside each other where there is room: a name, a postal code and its town. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
