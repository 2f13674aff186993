import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  children: ReactNode;
  /** `brand` says what a thing is, `accent` what it costs less. */
  tone: 'brand' | 'accent';
}

/** A word or two on the corner of a card's picture. */
export const Badge = ({ children, tone }: Props) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);
