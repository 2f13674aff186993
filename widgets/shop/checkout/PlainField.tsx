import { useId, type ComponentPropsWithoutRef } from 'react';
import { Field } from '#forms/Field.tsx';
import fieldStyles from '#forms/Field.module.css';

interface Props extends Pick<ComponentPropsWithoutRef<'input'>, 'autoComplete' | 'inputMode'> {
  name: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel';
  isOptional?: boolean;
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
}

/** Maximum length of a name, street or note. */
const LONGEST = 500;

/** A field outside of a form, which reports every input at once. */
export function PlainField({ label, isOptional = false, onChange, rows, type = 'text', ...rest }: Props) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    className: fieldStyles['control'],
    maxLength: LONGEST,
    'aria-required': isOptional ? undefined : true,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field field={{ id, label, required: !isOptional, error: undefined }}>
      {rows === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={rows} />}
    </Field>
  );
}
