import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Default `primary`: one a view. */
  variant?: Variant;
}

type Variant = 'primary' | 'secondary' | 'quiet';

const looks = (variant: Variant, className: string | undefined): string =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

/** A button that does not submit unless it is told to. */
export const Button = ({ variant = 'primary', className, ...rest }: Props) => (
  <button type="button" {...rest} className={looks(variant, className)} />
);

/** The same for what opens a `<details>`. */
export const ButtonSummary = ({
  variant = 'primary',
  className,
  ...rest
}: ComponentPropsWithRef<'summary'> & Pick<Props, 'variant'>) => (
  <summary {...rest} className={looks(variant, className)} />
);
