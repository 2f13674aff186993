import type { ReactNode } from 'react';
import { AlertIcon } from '#ui/status-icons.tsx';
import type { FieldState } from './context.ts';
import styles from './Field.module.css';

type Shown = Pick<FieldState, 'id' | 'label' | 'required' | 'error'> & {
  detail?: string;
};

interface Props {
  field: Shown;
  /** Help text below the label. Its id is the field's with `-hint`. */
  hint?: string | undefined;
  children: ReactNode;
}

/** The error text of a field with its details. The control refers to both by `aria-describedby`. */
export const ErrorText = ({
  field: { id, error, detail },
}: {
  field: Pick<Shown, 'id' | 'error' | 'detail'>;
}) =>
  error === undefined ? null : (
    <>
      <p id={`${id}-error`} className={styles.error}>
        <AlertIcon className={styles.icon} />
        {error}
      </p>
      {detail && (
        <p id={`${id}-detail`} className={styles.error}>
          {detail}
        </p>
      )}
    </>
  );

/**
 * A control with its label and error. The asterisk is decorative, because the control has `aria-required`.
 */
export const Field = ({ field, hint, children }: Props) => (
  <div className={styles.field}>
    <label htmlFor={field.id} className={styles.label}>
      {field.label}
      {field.required && <span aria-hidden="true"> *</span>}
    </label>
    {hint !== undefined && (
      <p id={`${field.id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    <ErrorText field={field} />
    {children}
  </div>
);

/** Returns the props of a control: value, events, and the ids of its error and hints. */
export const getControlProps = (
  { id, required, error, detail, control }: FieldState,
  ...hints: string[]
): Record<string, unknown> => ({
  ...control,
  id,
  'aria-required': required || undefined,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby':
    [...(error === undefined ? [] : [`${id}-error`]), ...(detail ? [`${id}-detail`] : []), ...hints].join(
      ' ',
    ) || undefined,
  className: styles.control,
});
