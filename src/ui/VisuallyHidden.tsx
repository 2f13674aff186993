import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. Takes the props of a span, so that it can be a live region. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => (
  <span {...props} className={styles.hidden} />
);
