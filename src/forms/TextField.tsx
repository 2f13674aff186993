import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useField, useFormParts } from './context.ts';
import { getControlProps, Field } from './Field.tsx';

interface Props extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoComplete' | 'inputMode' | 'spellCheck' | 'readOnly'
> {
  /** Key in the form's values. */
  name: string;
  label: string;
  /** Default `text`. */
  type?: 'text' | 'email' | 'tel';
  /** Help text below the label. */
  hint?: string;
  /** Key of the field whose value determines whether this one is required. */
  dependsOn?: string;
}

/** A single-line field (FRM-15, FRM-16). Enter sends the form. */
export function TextField({ name, label, type = 'text', hint, dependsOn, ...rest }: Props) {
  const { control, recheck } = useFormParts();
  // Renders again when the other field changes, because that may change the asterisk and the error.
  useWatch({ control, name: dependsOn ?? name, disabled: dependsOn === undefined });
  const field = useField(name, label);
  const { required, error } = field;
  const wasRequired = useRef(required);
  const isFlagged = error !== undefined;
  useEffect(() => {
    // Not for each optional field, because an error may be the server's.
    if (isFlagged && wasRequired.current && !required) recheck(name);
    wasRequired.current = required;
  }, [isFlagged, required, recheck, name]);
  return (
    <Field field={field} hint={hint}>
      <input
        {...rest}
        {...getControlProps(field, ...(hint === undefined ? [] : [`${field.id}-hint`]))}
        type={type}
      />
    </Field>
  );
}
