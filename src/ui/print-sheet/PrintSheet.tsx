import type { ComponentPropsWithRef } from 'react';
import styles from './PrintSheet.module.css';

/** The only part of its page that is printed (MNU-16, MNU-19). */
export const PrintSheet = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} data-print-sheet className={[styles.sheet, className].filter(Boolean).join(' ')} />
);
