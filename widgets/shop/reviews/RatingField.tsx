import { useField } from '#forms/context.ts';
import { ErrorText } from '#forms/Field.tsx';
import { StarsInput } from '#ui/stars/StarsInput.tsx';
import styles from './RatingField.module.css';

interface Props {
  /** Key in the form's values. */
  name: string;
  label: string;
}

/** A choice of one to five stars (REV-08). */
export function RatingField({ name, label }: Props) {
  const field = useField(name, label);
  const { id, error, required, control } = field;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {field.label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <ErrorText field={field} />
      <StarsInput
        name={name}
        value={control.value as string}
        onChange={control.onChange}
        onBlur={control.onBlur}
        id={id}
        required={required}
        errorId={error === undefined ? undefined : `${id}-error`}
      />
    </fieldset>
  );
}
