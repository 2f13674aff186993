import type { ComponentPropsWithRef } from 'react';
import styles from './PrintSheet.module.css';

/** The part of a page that is printed: a page that has one prints it alone, without the page around it (MNU-16, MNU-19). */
export const PrintSheet = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} data-print-sheet className={[styles.sheet, className].filter(Boolean).join(' ')} />
);
