import type { ComponentPropsWithoutRef } from 'react';
import { useField } from './context.ts';
import { controlProps, Field } from './Field.tsx';

interface Props extends Pick<ComponentPropsWithoutRef<'input'>, 'autoComplete' | 'inputMode' | 'spellCheck'> {
  /** Its key in the payload. */
  name: string;
  label: string;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel';
}

/** A single-line field (FRM-15, FRM-16). Enter sends the form. */
export function TextField({ name, label, type = 'text', ...rest }: Props) {
  const field = useField(name, label);
  return (
    <Field field={field}>
      <input {...rest} {...controlProps(field)} type={type} />
    </Field>
  );
}
