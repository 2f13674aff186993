import type { ReactNode } from 'react';
import styles from './Choices.module.css';
import { useField } from './context.ts';
import { ErrorText } from './Field.tsx';

interface Props {
  /** Key in the form's values. */
  name: string;
  label: string;
  /** Shown after the label, for example a link to the terms. */
  children?: ReactNode;
}

/**
 * A checkbox whose value is true or false. Marks itself as required if it must be checked (PRO-03, NWS-16).
 */
export function Checkbox({ name, label, children }: Props) {
  const field = useField(name, label);
  const { id, error, required, control } = field;
  return (
    <div className={styles.group}>
      <ErrorText field={field} />
      <div className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          name={control.name}
          checked={control.value === true}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => control.onChange(event.target.checked)}
          onBlur={control.onBlur}
        />
        <span>
          <label htmlFor={id}>
            {field.label}
            {/* The no-break space keeps the asterisk on the line of the last word. */}
            {required && <span aria-hidden="true">{'\u00a0*'}</span>}
          </label>{' '}
          {children}
        </span>
      </div>
    </div>
  );
}
