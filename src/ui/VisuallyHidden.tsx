import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers alone. Takes what a span takes, so that it may be a live region. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => (
  <span {...props} className={styles.hidden} />
);
