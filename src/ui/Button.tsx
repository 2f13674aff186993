import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Default `primary`; a view has at most one. */
  variant?: ButtonVariant;
}

/** Returns the classes of an element that looks like a button. */
export const getButtonClass = (variant: ButtonVariant, className: string | undefined): string =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

/** A button of `type="button"` by default, so that it does not submit. */
export const Button = ({ variant = 'primary', className, ...rest }: Props) => (
  <button type="button" {...rest} className={getButtonClass(variant, className)} />
);

/** A `<summary>` that looks like a button. */
export const ButtonSummary = ({
  variant = 'primary',
  className,
  ...rest
}: ComponentPropsWithRef<'summary'> & Pick<Props, 'variant'>) => (
  <summary {...rest} className={getButtonClass(variant, className)} />
);
