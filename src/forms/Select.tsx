import { useEffect } from 'react';
import { useField } from './context.ts';
import { controlProps, Field } from './Field.tsx';

interface Props {
  /** Its key in the payload. */
  name: string;
  label: string;
  /** What is read and sent. */
  options: readonly string[];
  /** First, for nothing; without it the first option is chosen. */
  emptyLabel?: string;
}

/** A native list to choose one of. */
export function Select({ name, label, options, emptyLabel }: Props) {
  const field = useField(name, label);
  const { value, onChange } = field.control;
  // A draft may hold what the page does not offer any more; what is sent is what is shown.
  const first = emptyLabel === undefined ? options[0] : '';
  const isOffered = value === first || options.includes(value as string);
  useEffect(() => {
    if (!isOffered) onChange(first ?? '');
  }, [isOffered, first, onChange]);
  return (
    <Field field={field}>
      <select {...controlProps(field)}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option, index) => (
          <option key={index}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
