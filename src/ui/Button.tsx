import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Default `primary`: one a view. */
  variant?: ButtonVariant;
}

/** The classes of what looks like a button. */
export const buttonClass = (variant: ButtonVariant, className: string | undefined): string =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

/** A button that does not submit unless it is told to. */
export const Button = ({ variant = 'primary', className, ...rest }: Props) => (
  <button type="button" {...rest} className={buttonClass(variant, className)} />
);

/** The same for what opens a `<details>`. */
export const ButtonSummary = ({
  variant = 'primary',
  className,
  ...rest
}: ComponentPropsWithRef<'summary'> & Pick<Props, 'variant'>) => (
  <summary {...rest} className={buttonClass(variant, className)} />
);
