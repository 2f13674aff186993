import { useEffect, type ComponentPropsWithoutRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useField, useFormParts } from './context.ts';
import { controlProps, Field } from './Field.tsx';

interface Props extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoComplete' | 'inputMode' | 'spellCheck' | 'readOnly'
> {
  /** Its key in the payload. */
  name: string;
  label: string;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel';
  /** Below the label: how to fill it in. */
  hint?: string;
  /** The field whose value decides whether this one is required. */
  dependsOn?: string;
}

/** A single-line field (FRM-15, FRM-16). Enter sends the form. */
export function TextField({ name, label, type = 'text', hint, dependsOn, ...rest }: Props) {
  const { control, recheck } = useFormParts();
  // Its asterisk comes and goes with what the other one holds, and so does its error.
  useWatch({ control, name: dependsOn ?? name, disabled: dependsOn === undefined });
  const field = useField(name, label);
  const { required, error } = field;
  const isFlagged = error !== undefined;
  useEffect(() => {
    if (isFlagged && !required) recheck(name);
  }, [isFlagged, required, recheck, name]);
  return (
    <Field field={field} {...(hint === undefined ? {} : { hint })}>
      <input
        {...rest}
        {...controlProps(field, ...(hint === undefined ? [] : [`${field.id}-hint`]))}
        type={type}
      />
    </Field>
  );
}
