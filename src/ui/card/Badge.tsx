import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  children: ReactNode;
  /** `brand` for what a product is, `accent` for a discount. */
  tone: 'brand' | 'accent';
}

/** A short text on the corner of a card's picture. */
export const Badge = ({ children, tone }: Props) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);
