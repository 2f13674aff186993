import type { ReactNode } from 'react';
import { AlertIcon } from '#ui/icons.tsx';
import type { FieldState } from './context.ts';
import styles from './Field.module.css';

interface Props {
  field: Pick<FieldState, 'id' | 'label' | 'required' | 'error'>;
  children: ReactNode;
}

/** A control with its label and its error. The asterisk is for the eye; the control says itself that it is required. */
export const Field = ({ field: { id, label, required, error }, children }: Props) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
    {error !== undefined && (
      <p id={`${id}-error`} className={styles.error}>
        <AlertIcon className={styles.icon} />
        {error}
      </p>
    )}
    {children}
  </div>
);

/** A control's value and events, and what ties it to its label, error and hints. */
export const controlProps = (
  { id, required, error, control }: FieldState,
  ...hints: string[]
): Record<string, unknown> => ({
  ...control,
  id,
  'aria-required': required || undefined,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': [...(error === undefined ? [] : [`${id}-error`]), ...hints].join(' ') || undefined,
  className: styles.control,
});
