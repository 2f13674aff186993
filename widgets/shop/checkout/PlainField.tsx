import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '#forms/Field.tsx';
import fieldStyles from '#forms/Field.module.css';

interface Props extends Pick<ComponentPropsWithoutRef<'input'>, 'autoComplete' | 'inputMode'> {
  id: string;
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
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
export function PlainField({
  id,
  label,
  error,
  isOptional = false,
  onChange,
  rows,
  type = 'text',
  ...rest
}: Props) {
  const shared = {
    ...rest,
    id,
    className: fieldStyles['control'],
    maxLength: LONGEST,
    'aria-required': isOptional ? undefined : true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field field={{ id, label, required: !isOptional, error }}>
      {rows === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={rows} />}
    </Field>
  );
}
