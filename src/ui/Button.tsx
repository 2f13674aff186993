import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Default `primary`: one a view. */
  variant?: 'primary' | 'secondary' | 'quiet';
}

/** A button that does not submit unless it is told to. */
export const Button = ({ variant = 'primary', className, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={[styles.button, styles[variant], className].filter(Boolean).join(' ')}
  />
);
